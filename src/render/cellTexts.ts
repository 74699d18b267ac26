import { CELL_PADDING, SMALLEST_TEXT } from '../constants'
import type { Box } from '../geometry/bounds'
import { legsOf } from '../model/legs'
import type { Drawing } from '../model/types'
import { cellTypeFor } from './cellType'
import type { SheetContent } from './sheetContent'
import {
  bold,
  cleanText,
  fitText,
  isCut,
  lineAt,
  wrapText,
  type FittedText,
  type TextLine,
  type Typeface,
} from './sheetText'

export const noteText = ({ note = '' }: Drawing): string => cleanText(note)

/** What is said of the way at each drawing: "350 m", or with a mark that says which way is meant: "← 350 m". */
export const distanceTexts = ({ drawings, options, words }: SheetContent): readonly string[] =>
  legsOf(drawings, options).map(({ before, after }) =>
    [
      ...(before === undefined ? [] : [`← ${words.distance(before)}`]),
      ...(after === undefined ? [] : [`${options.distances ? '→ ' : ''}${words.distance(after)}`]),
    ].join('  '),
  )

/** What stands below a picture. */
export interface Foot {
  readonly lines: readonly FittedText[]
  readonly isCut: boolean
}

/** Whether a text is smaller than can be read on a copy. */
export const isTooSmall = ({ size }: FittedText): boolean => size < SMALLEST_TEXT

/** The note, and the distance where it has no room beside the number. */
export const footOf = (
  drawing: Drawing,
  { number, distance }: { readonly number: string; readonly distance: string },
  { width, mostLines }: { readonly width: number; readonly mostLines: number },
  typeface: Typeface,
): Foot => {
  const room = width - 2 * CELL_PADDING
  const { text: size } = cellTypeFor(width)
  const isBeside = distance === '' || isBesideNumber(number, distance, width, typeface)
  const below = isBeside ? [] : [fitText(distance, { largest: size, smallest: 0 }, room, typeface)]
  const note = noteText(drawing)
  const lines = wrapText(note, room / size, mostLines - below.length, typeface)
  return { lines: [...below, ...lines.map((text) => ({ text, size }))], isCut: isCut(note, lines) }
}

/** Whether a distance has room on the right of a number. */
const isBesideNumber = (number: string, distance: string, width: number, typeface: Typeface): boolean => {
  const type = cellTypeFor(width)
  const taken = typeface.widthOf(number) * type.number + typeface.widthOf(distance) * type.text
  return taken <= width - 3 * CELL_PADDING
}

/** The number on the left, and how far it is on the right, if it can be read there. */
export const topLines = (number: string, distance: string, frame: Box, typeface: Typeface): readonly TextLine[] => {
  const type = cellTypeFor(frame.width)
  const baseline = frame.y + type.number * NUMBER_BASELINE
  const left = frame.x + CELL_PADDING
  const right = frame.x + frame.width - CELL_PADDING
  const numberLine = bold(lineAt({ text: number, size: type.number }, left, baseline, 'start', typeface))
  if (distance === '' || !isBesideNumber(number, distance, frame.width, typeface)) return [numberLine]
  return [numberLine, lineAt({ text: distance, size: type.text }, right, baseline, 'end', typeface)]
}

/** From the top of a box to the foot of its number, in sizes of that. */
const NUMBER_BASELINE = 1.1

/** At the foot of the cell, the last line at the very bottom. */
export const footLines = (
  lines: readonly FittedText[],
  { x, y, width, height }: Box,
  typeface: Typeface,
): readonly TextLine[] =>
  lines.map((line, index) => {
    const below = lines.length - 1 - index
    const baseline = y + height - CELL_PADDING - below * cellTypeFor(width).lineHeight
    return lineAt(line, x + width / 2, baseline, 'middle', typeface)
  })
