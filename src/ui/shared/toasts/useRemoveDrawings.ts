import { changedLegs } from '../../../model/changes/changedLegs'
import type { DrawingId, TochtId } from '../../../model/types'
import { useServices } from '../../../store/context'
import { useWords } from '../../words/words'
import { useToast } from './toastContext'

/** The most distances that a message about deleted drawings lists. */
const MOST_LEGS_TOLD = 3

/**
 * Removes drawings in one undo step. A message says what was removed, with a text of its own if one is given, names the
 * distances that changed, and offers to undo the step.
 */
export const useRemoveDrawings = (tocht: TochtId): ((drawings: readonly DrawingId[], text?: string) => void) => {
  const words = useWords()
  const toast = useToast()
  const { store } = useServices()
  return (drawings, text = words.overview.deletedDrawings(drawings.length)) => {
    const before = store.getState()
    const changed = store.dispatch({ type: 'deleteDrawings', tocht, drawings })
    if (!changed) return
    const after = store.getState()
    const count = after.tochten[tocht]?.drawings.length ?? 0
    const legs = changedLegs(before, after, tocht)
      .slice(0, MOST_LEGS_TOLD)
      .map(({ from, distance }) =>
        words.overview.legNow(from + 1, count, distance === undefined ? undefined : words.distanceText(distance)),
      )
    toast({
      text: [text, ...legs].join(' '),
      undo: { scope: tocht, label: words.undoIt },
    })
  }
}
