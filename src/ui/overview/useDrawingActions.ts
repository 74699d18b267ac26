import { movedBefore } from '../../model/order'
import type { DrawingId, Tocht } from '../../model/types'
import { newId } from '../../platform/newId'
import { useServices } from '../../store/context'
import { useToast } from '../shared/toastContext'
import { useWords } from '../words/words'

/** What can be done to drawings from outside them, each in one step of Undo. */
export interface DrawingActions {
  /** The id of the new one. */
  readonly add: () => DrawingId
  readonly remove: (drawings: readonly DrawingId[]) => void
  /** The ids of the copies. */
  readonly duplicate: (drawings: readonly DrawingId[]) => readonly DrawingId[]
  readonly move: (drawings: readonly DrawingId[], before: DrawingId | undefined) => void
  /** Says what was done, and offers to take it back. */
  readonly say: {
    readonly duplicated: (count: number) => void
    readonly moved: (drawings: readonly DrawingId[], before: DrawingId | undefined) => void
  }
}

export const useDrawingActions = (tocht: Tocht): DrawingActions => {
  const words = useWords()
  const toast = useToast()
  const { store } = useServices()
  const { id, drawings: order } = tocht
  const tell = (text: string) => toast({ text, undo: { scope: id, label: words.undoIt } })
  return {
    add: () => {
      const added = newId()
      store.dispatch({ type: 'addDrawings', tocht: id, drawings: [{ id: added, elements: [] }] })
      return added
    },
    remove: (drawings) => {
      store.dispatch({ type: 'deleteDrawings', tocht: id, drawings })
      tell(words.overview.deletedDrawings(drawings.length))
    },
    duplicate: (drawings) => {
      const copies = drawings.map((of) => ({ of, id: newId() }))
      store.dispatch({ type: 'duplicateDrawings', tocht: id, copies })
      return copies.map((copy) => copy.id)
    },
    move: (drawings, before) => store.dispatch({ type: 'moveDrawings', tocht: id, drawings, before }),
    say: {
      duplicated: (count) => tell(words.overview.duplicated(count)),
      moved: (drawings, before) => {
        const moved = new Set(drawings)
        const place = movedBefore(order, drawings, before).findIndex((one) => moved.has(one))
        tell(words.overview.moved(drawings.length, place + 1))
      },
    },
  }
}
