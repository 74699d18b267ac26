import { Printer } from 'lucide-react'
import { useMemo, useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { isDoubtful } from '../../model/routeDoubts'
import type { WholeTocht } from '../../model/types'
import { exportPath, printPath } from '../paths'
import { Button } from '../shared/buttons/Button'
import { useShortcuts, type Shortcut } from '../shared/keys/shortcuts'
import { useWords } from '../words/words'
import { LoadPopover } from './load/LoadPopover'
import { SelectedBar } from './SelectedBar'
import { ShareButton } from './sharing/ShareButton'
import { TochtMenu } from './TochtMenu'
import type { DrawingActions } from './useDrawingActions'
import type { SelectedDrawings } from './useSelectedDrawings'

/** The browser's own key, which here prints the sheet. */
const PRINT_SHORTCUTS: readonly Shortcut<'print'>[] = [{ command: 'print', keys: ['p'], control: true }]

interface Props {
  readonly whole: WholeTocht
  readonly tochtIndex: number
  readonly selected: SelectedDrawings
  readonly actions: DrawingActions
  readonly onDetails: () => void
}

/** The actions for the tocht, or for its selected drawings. */
export const OverviewBar = ({ whole, tochtIndex, selected, actions, onDetails }: Props) => {
  const words = useWords().overview
  const navigate = useNavigate()
  const { tocht, drawings } = whole
  useShortcuts(PRINT_SHORTCUTS, () => void navigate(printPath(tochtIndex)))
  const hasDoubts = useMemo(() => drawings.some(isDoubtful), [drawings])
  return (
    <nav className="pad-safe-x pad-safe-bottom sticky bottom-0 z-20 flex flex-wrap justify-center gap-2 bg-canvas pt-2 max-sm:[&_button]:px-2">
      <KeysHint />
      {selected.ids ? (
        <SelectedBar order={tocht.drawings} ids={selected.ids} selected={selected} actions={actions} />
      ) : (
        <>
          <Button look="solid" onClick={() => void navigate(exportPath(tochtIndex))}>
            <Printer className="hidden size-5 sm:block" aria-hidden />
            <span>{words.export}</span>
          </Button>
          <LoadPopover tocht={tocht} />
          <ShareButton whole={whole} tochtIndex={tochtIndex} />
          <TochtMenu
            tochtIndex={tochtIndex}
            isEmpty={drawings.length === 0}
            isDoubtful={hasDoubts}
            onDetails={onDetails}
          />
        </>
      )}
    </nav>
  )
}

/**
 * Explains the keys while a tile has the keyboard focus. The CSS selector `:has()` is avoided, because its cost grows
 * with the number of tiles.
 */
const KeysHint = () => {
  const { keys } = useWords().overview
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const look = (): void => setShown(document.activeElement?.matches('a[data-index]:focus-visible') ?? false)
    addEventListener('focusin', look)
    addEventListener('focusout', look)
    return () => {
      removeEventListener('focusin', look)
      removeEventListener('focusout', look)
    }
  }, [])
  return shown ? (
    <p className="pointer-events-none absolute bottom-full rounded-md bg-text px-2 py-1 text-sm text-canvas">{keys}</p>
  ) : null
}
