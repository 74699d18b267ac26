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
  const { whole, drawingIndex, row, goTo, goToRow } = stop
  const { tocht, drawings } = whole
  const before = drawings[drawingIndex - 1]
  const rowsBefore = tocht.style === FISH_BONE && before ? (printedRows(before.elements)?.length ?? 1) : 1
  const toDrawingBefore = before && (() => goTo(drawingIndex - 1, rowsBefore - 1))
  const toNextDrawing = drawingIndex + 1 < drawings.length ? () => goTo(drawingIndex + 1) : undefined
  return {
    previous: row > 0 ? () => goToRow(row - 1) : toDrawingBefore,
    next: isLastRow(stop) ? toNextDrawing : () => goToRow(row + 1),
  }
}

/** Whether the next step leads to another drawing. */
export const isLastRow = ({ rows, row }: Stop): boolean => !rows || row + 1 >= rows.length
