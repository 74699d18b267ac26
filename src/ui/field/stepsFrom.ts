import { printedRows } from '../../model/sheet/printedRows'
import { FISH_BONE } from '../../model/types'
import type { Stop } from './useStop'

/** Steps back and forward; `undefined` at an end. */
export interface Steps {
  readonly previous: (() => void) | undefined
  readonly next: (() => void) | undefined
}

/** Steps by row in a fish-bone, otherwise by drawing. */
export const stepsFrom = (stop: Stop): Steps => {
  const { whole, drawingIndex, passed, goTo, pass } = stop
  const { tocht, drawings } = whole
  const before = drawings[drawingIndex - 1]
  const rowsBefore = tocht.style === FISH_BONE && before ? (printedRows(before.elements)?.length ?? 1) : 1
  const toDrawingBefore = before && (() => goTo(drawingIndex - 1, rowsBefore - 1))
  const toNextDrawing = drawingIndex + 1 < drawings.length ? () => goTo(drawingIndex + 1) : undefined
  return {
    previous: passed > 0 ? () => pass(passed - 1) : toDrawingBefore,
    next: isLastRow(stop) ? toNextDrawing : () => pass(passed + 1),
  }
}

/** Whether the next step leads to another drawing. */
export const isLastRow = ({ rows, passed }: Stop): boolean => !rows || passed + 1 >= rows.length
