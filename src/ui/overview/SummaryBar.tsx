import { Redo2, SquareCheckBig, Trash2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { isBegun, isChecked, type CheckState } from '../../model/fieldCheck'
import { wholeDistance } from '../../model/legs'
import { drawingsOf } from '../../model/lookups'
import { sheetOf } from '../../model/sheet/readSheet'
import type { Drawing, Tocht, TochtId } from '../../model/types'
import { canRedo, canUndo } from '../../model/undo/history'
import { useHistory, useServices } from '../../store/context'
import { Button } from '../shared/buttons/Button'
import { IconButton } from '../shared/buttons/IconButton'
import { shortcutTextIn, UNDO_SHORTCUTS, useShortcuts } from '../shared/keys/shortcuts'
import { useUndoRedo } from '../shared/toasts/useUndoRedo'
import { useWords } from '../words/words'

interface Props {
  readonly tocht: Tocht
  readonly drawings: readonly Drawing[]
  /** The result of each drawing's field check. */
  readonly states: readonly (CheckState | undefined)[]
  readonly onDelete: () => void
  readonly onSelect: () => void
}

/** The size of the tocht, and the actions on the whole tocht. */
export const SummaryBar = ({ tocht, drawings, states, onDelete, onSelect }: Props) => {
  const { home, overview: words, field, distanceText } = useWords()
  const undoable = useHistory((history, state) => canUndo(history, state, tocht.id))
  const redoable = useHistory((history) => canRedo(history, tocht.id))
  const total = wholeDistance(drawings, sheetOf(tocht))
  const checked = states.filter(isChecked).length
  const { undo, redo, said, turn } = useSpokenUndoRedo(tocht.id)
  useShortcuts(UNDO_SHORTCUTS, (command) => {
    if (command === 'undo') undo()
    else redo()
  })
  return (
    <section aria-label={words.summary} className="pad-safe-x flex min-h-11 items-center gap-1">
      <p className="min-w-0 flex-1 text-sm text-text-soft tabular-nums">
        <span>{home.drawings(drawings.length)}</span>
        {total !== undefined && (
          <>
            <span> · </span>
            <span className="whitespace-nowrap text-text">{distanceText(total)}</span>
          </>
        )}
        {isBegun(states) && <span className="block text-text">{field.count(checked, drawings.length)}</span>}
      </p>
      <IconButton
        label={words.revert}
        shortcut={shortcutTextIn(UNDO_SHORTCUTS, 'undo')}
        disabled={!undoable}
        onClick={undo}
      >
        <Undo2 className="size-5" />
      </IconButton>
      <IconButton
        label={words.reapply}
        shortcut={shortcutTextIn(UNDO_SHORTCUTS, 'redo')}
        disabled={!redoable}
        onClick={redo}
      >
        <Redo2 className="size-5" />
      </IconButton>
      <IconButton label={words.delete} onClick={onDelete}>
        <Trash2 className="size-5" />
      </IconButton>
      <Button data-select className="bg-transparent text-sm" disabled={drawings.length === 0} onClick={onSelect}>
        <SquareCheckBig className="hidden size-5 sm:block" aria-hidden />
        <span>{words.select}</span>
      </Button>
      <p aria-live="polite" className="sr-only">
        <span key={turn}>{said}</span>
      </p>
    </section>
  )
}

interface SpokenUndoRedo {
  readonly undo: () => void
  readonly redo: () => void
  /** A text about the change by the last step, for screen readers. */
  readonly said: string
  /** Differs after each step, so that the same text is announced again. */
  readonly turn: number
}

/** Undo and redo of a tocht, with a text about the change for users who cannot see it. */
const useSpokenUndoRedo = (id: TochtId): SpokenUndoRedo => {
  const { overview: words } = useWords()
  const { store } = useServices()
  const undoRedo = useUndoRedo()
  const [{ said, turn }, setSaid] = useState({ said: '', turn: 0 })
  const drawingsNow = () => {
    const state = store.getState()
    const tocht = state.tochten[id]
    return tocht ? drawingsOf(state, tocht) : []
  }
  const go = (direction: 'undo' | 'redo', tell: (drawings: number, first?: number) => string) => () => {
    const [state, before] = [store.getState(), drawingsNow()]
    undoRedo(direction, id)
    if (store.getState() === state) return
    const after = drawingsNow()
    const first = firstChanged(before, after)
    setSaid({ said: tell(after.length, first === undefined ? undefined : first + 1), turn: turn + 1 })
  }
  return { undo: go('undo', words.reverted), redo: go('redo', words.reapplied), said, turn }
}

/** The index of the first drawing that differs; `undefined` when all are the same. */
export const firstChanged = (before: readonly Drawing[], after: readonly Drawing[]): number | undefined => {
  const longest = before.length > after.length ? before : after
  const found = longest.findIndex((_, index) => before[index] !== after[index])
  return found < 0 ? undefined : found
}
