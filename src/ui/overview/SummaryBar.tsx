import { Redo2, SquareCheckBig, Trash2, Undo2 } from 'lucide-react'
import { canRedo, canUndo } from '../../model/undo/history'
import { isBegun, isChecked, type CheckState } from '../../model/fieldCheck'
import { wholeDistance } from '../../model/legs'
import { sheetOf } from '../../model/sheet/readSheet'
import type { Drawing, Tocht } from '../../model/types'
import { useHistory } from '../../store/context'
import { Button } from '../shared/buttons/Button'
import { IconButton } from '../shared/buttons/IconButton'
import { shortcutTextIn, UNDO_SHORTCUTS, useShortcuts } from '../shared/keys/shortcuts'
import { useWords } from '../words/words'
import { useSpokenUndoRedo } from './useSpokenUndoRedo'

interface Props {
  readonly tocht: Tocht
  readonly drawings: readonly Drawing[]
  /** Whether another tab has deleted the tocht. */
  readonly deleted: boolean
  /** The result of each drawing's field check. */
  readonly states: readonly (CheckState | undefined)[]
  readonly onDelete: () => void
  readonly onSelect: () => void
}

/** The size of the tocht, and the actions on the whole tocht. */
export const SummaryBar = ({ tocht, drawings, deleted, states, onDelete, onSelect }: Props) => {
  const { home, overview: words, field, distanceText } = useWords()
  const undoable = useHistory((history, state) => canUndo(history, state, tocht.id))
  const redoable = useHistory((history) => canRedo(history, tocht.id))
  const total = wholeDistance(drawings, sheetOf(tocht))
  const checked = states.filter(isChecked).length
  const { undo, redo, said, turn } = useSpokenUndoRedo(tocht.id)
  useShortcuts(UNDO_SHORTCUTS, (command) => {
    if (deleted) return
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
