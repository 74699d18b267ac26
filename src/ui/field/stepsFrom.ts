import type { WalkPlace } from './useWalkPlace'
import { walkedRows } from './walkedRows'

/** Steps back and forward; `undefined` at an end. */
export interface Steps {
  readonly previous: (() => void) | undefined
  readonly next: (() => void) | undefined
}

/** Steps by row in a fish-bone, otherwise by drawing. */
export const stepsFrom = (place: WalkPlace): Steps => {
  const { whole, drawingIndex, passed, goTo, pass } = place
  const { tocht, drawings } = whole
  const before = drawings[drawingIndex - 1]
  const toDrawingBefore = before && (() => goTo(drawingIndex - 1, (walkedRows(tocht, before)?.length ?? 1) - 1))
  const toNextDrawing = drawingIndex + 1 < drawings.length ? () => goTo(drawingIndex + 1) : undefined
  return {
    previous: passed > 0 ? () => pass(passed - 1) : toDrawingBefore,
    next: isLastRow(place) ? toNextDrawing : () => pass(passed + 1),
  }
}

/** Whether the next step leads to another drawing. */
export const isLastRow = ({ rows, passed }: WalkPlace): boolean => !rows || passed + 1 >= rows.length
