import { Copy, Trash2 } from 'lucide-react'
import type { DrawingId } from '../../model/types'
import { Button } from '../shared/buttons/Button'
import { useWords } from '../words/words'
import { MovePopover } from './reorder/MovePopover'
import type { DrawingActions } from './useDrawingActions'
import type { SelectedDrawings } from './useSelectedDrawings'

interface Props {
  readonly order: readonly DrawingId[]
  readonly ids: ReadonlySet<DrawingId>
  readonly selected: SelectedDrawings
  readonly actions: DrawingActions
}

/** Actions for the selected drawings, shown instead of those for the whole tocht. */
export const SelectedBar = ({ order, ids, selected, actions }: Props) => {
  const words = useWords().overview
  const drawings = [...ids]
  const none = drawings.length === 0
  const duplicate = () => {
    const copies = actions.duplicate(drawings)
    if (copies.length === 0) return
    selected.select(copies)
    actions.sayDuplicated(drawings.length)
  }
  return (
    <>
      <Button disabled={none} onClick={() => actions.remove(drawings)}>
        <Trash2 className="hidden size-5 sm:block" aria-hidden />
        <span>{words.deleteSelected}</span>
      </Button>
      <Button disabled={none} onClick={duplicate}>
        <Copy className="hidden size-5 sm:block" aria-hidden />
        <span>{words.duplicateSelected}</span>
      </Button>
      <MovePopover order={order} drawings={drawings} actions={actions} />
    </>
  )
}

interface HeadProps {
  readonly order: readonly DrawingId[]
  readonly ids: ReadonlySet<DrawingId>
  readonly selected: SelectedDrawings
}

/** The number of selected drawings, with buttons to select all or none, and to end selecting. */
export const SelectedHead = ({ order, ids, selected }: HeadProps) => {
  const words = useWords().overview
  const all = ids.size === order.length
  const end = () => {
    selected.end()
    // Focuses Select. Revert is nearer, but a second press there would undo something.
    setTimeout(() => document.querySelector<HTMLElement>('[data-select]')?.focus())
  }
  return (
    <div className="pad-safe-x flex min-h-11 items-center gap-1">
      <p role="status" className="min-w-0 flex-1 text-sm font-medium tabular-nums">
        {words.selected(ids.size)}
      </p>
      <Button className="min-w-11 bg-transparent text-sm" onClick={() => selected.select(all ? [] : order)}>
        {all ? words.selectNone : words.selectAll}
      </Button>
      <Button className="bg-transparent text-sm" onClick={end}>
        {words.done}
      </Button>
    </div>
  )
}
