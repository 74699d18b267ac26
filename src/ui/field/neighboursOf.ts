import type { WalkPlace } from './useWalkPlace'
import { walkedRows } from './walkedRows'

/** Neighbours back and forward; `undefined` at an end. */
export interface Neighbours {
  readonly previous: (() => void) | undefined
  readonly next: (() => void) | undefined
}

/** Neighbours by row in a fish-bone, otherwise by drawing. */
export const neighboursOf = (place: WalkPlace): Neighbours => {
  const { whole, drawingIndex, passed, goTo, pass } = place
  const toDrawingBefore = drawingIndex > 0 ? () => goToEnd(place, drawingIndex - 1) : undefined
  const toNextDrawing = drawingIndex + 1 < whole.drawings.length ? () => goTo(drawingIndex + 1) : undefined
  return {
    previous: passed > 0 ? () => pass(passed - 1) : toDrawingBefore,
    next: isLastRow(place) ? toNextDrawing : () => pass(passed + 1),
  }
}

/** Goes to a drawing, and in a fish-bone to its last row. */
export const goToEnd = ({ whole: { tocht, drawings }, goTo }: WalkPlace, drawingIndex: number): void => {
  const drawing = drawings[drawingIndex]
  if (drawing) goTo(drawingIndex, (walkedRows(tocht, drawing)?.length ?? 1) - 1)
}

/** Whether the next step leads to another drawing. */
export const isLastRow = ({ rows, passed }: WalkPlace): boolean => !rows || passed + 1 >= rows.length
