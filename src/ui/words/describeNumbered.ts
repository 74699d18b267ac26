import { rowNumber, type Fishbone } from '../../model/fishbone/fishbone'
import { rowsOf, showsFishbone } from '../../model/fishbone/readFishbone'
import { sideCountOf } from '../../model/fishbone/sideCount'
import type { DrawingElement } from '../../model/types'
import type { RowRange } from '../../render/strips'
import type { Words } from './en'
import { sentences } from './sentences'
import { describeDrawing } from './useDescription'

/**
 * Describes a drawing with its number, for a PDF that is read out: what it shows, or that it is empty. The rows of a
 * fish-bone come in walking order.
 *
 * @param shown the rows of a fish-bone that are on the page; all by default
 */
export const describeNumbered = (
  number: number,
  elements: readonly DrawingElement[],
  words: Words,
  shown?: RowRange,
): string => {
  const title = words.overview.drawing(number)
  if (elements.length === 0) return sentences(title, words.overview.emptyDrawing)
  const rows = showsFishbone(elements) ? rowsOf(elements) : undefined
  return rows
    ? sentences(
        words.export.fishbone(number),
        ...rowTexts(rows, words.fishbone).slice((shown?.first ?? 1) - 1, shown?.last),
      )
    : sentences(title, describeDrawing(elements, words.junctions))
}

const rowTexts = (rows: Fishbone, words: Words['fishbone']): readonly string[] =>
  rows
    .map(({ left, right }, row) =>
      sentences(
        words.row(rowNumber(row, rows.length), rows.length),
        words.roads(sideCountOf(left), sideCountOf(right)),
      ),
    )
    .toReversed()
