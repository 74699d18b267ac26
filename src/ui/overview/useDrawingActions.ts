import { MOST_DRAWINGS } from '../../constants'
import { movedBefore } from '../../model/changes/order'
import { sheetOf } from '../../model/sheet/readSheet'
import type { DrawingId, Tocht } from '../../model/types'
import { newId } from '../../platform/newId'
import { useServices } from '../../store/context'
import { useToast } from '../shared/toasts/toastContext'
import { useRemoveDrawings } from '../shared/toasts/useRemoveDrawings'
import { useWords } from '../words/words'

/** Actions on drawings, each in one undo step. */
export interface DrawingActions {
  /**
   * Adds a drawing.
   *
   * @param before the drawing before which it is inserted; absent for the end
   * @returns the id of the new drawing; `undefined` when there are too many
   */
  readonly add: (before?: DrawingId) => DrawingId | undefined
  readonly remove: (drawings: readonly DrawingId[]) => void
  /** Returns the ids of the copies; empty when there would be too many. */
  readonly duplicate: (drawings: readonly DrawingId[]) => readonly DrawingId[]
  /** Returns whether the order changed. */
  readonly move: (drawings: readonly DrawingId[], before: DrawingId | undefined) => boolean
  /** Moves drawings, and says so in a message with Undo. */
  readonly moveAndSay: (drawings: readonly DrawingId[], before: DrawingId | undefined) => void
  /** A message with Undo. */
  readonly sayDuplicated: (count: number) => void
}

export const useDrawingActions = (tocht: Tocht): DrawingActions => {
  const words = useWords()
  const toast = useToast()
  const { store } = useServices()
  const remove = useRemoveDrawings(tocht.id)
  const { id, drawings: order } = tocht
  const tell = (text: string) => toast({ text, undo: { scope: id, label: words.undoIt } })
  /** Whether so many more drawings are allowed; shows a message if not. */
  const fits = (count: number): boolean => {
    const fit = order.length + count <= MOST_DRAWINGS
    if (!fit) toast({ error: true, text: words.editor.tochtFull(MOST_DRAWINGS) })
    return fit
  }
  const move: DrawingActions['move'] = (drawings, before) =>
    store.dispatch({ type: 'moveDrawings', tocht: id, drawings, before })
  return {
    add: (before) => {
      if (!fits(1)) return undefined
      const added = newId()
      store.dispatch({ type: 'addDrawings', tocht: id, drawings: [{ id: added, elements: [] }], before })
      const index = before === undefined ? -1 : order.indexOf(before)
      const split = index === 0 ? sheetOf(tocht).toFirst : store.getState().drawings[order[index - 1] ?? '']?.distance
      if (split !== undefined) tell(words.overview.legSplit(index, words.distanceText(split)))
      return added
    },
    remove,
    duplicate: (drawings) => {
      if (!fits(drawings.length)) return []
      const copies = drawings.map((of) => ({ of, id: newId() }))
      store.dispatch({ type: 'duplicateDrawings', tocht: id, copies })
      return copies.map((copy) => copy.id)
    },
    move,
    moveAndSay: (drawings, before) => {
      if (!move(drawings, before)) return
      const moved = new Set(drawings)
      const first = movedBefore(order, drawings, before).findIndex((one) => moved.has(one))
      tell(words.overview.moved(drawings.length, first + 1))
    },
    sayDuplicated: (count) => tell(words.overview.duplicated(count)),
  }
}
