import {
  CELL_NUMBER_SIZE,
  CELL_PADDING,
  DISTANCE_SIZE,
  DISTANCE_SIZE_SMALLEST,
  NOTE_LINE_HEIGHT,
  NOTE_SIZE,
} from '../constants'
import type { Box } from '../geometry/bounds'
import type { Drawing } from '../model/types'
import type { SheetWords } from './sheetContent'
import { cleanText, fitText, isCut, lineAt, wrapText, type FittedText, type TextLine, type Typeface } from './sheetText'

export const noteText = ({ note = '' }: Drawing): string => cleanText(note)

export const distanceText = ({ distance }: Drawing, words: SheetWords): string =>
  distance === undefined ? '' : words.distance(distance)

/** What stands below a picture. */
export interface Foot {
  readonly lines: readonly FittedText[]
  readonly isCut: boolean
}

/** The note, and the distance where it has no room beside the number. */
export const footOf = (
  drawing: Drawing,
  number: string,
  { width, mostLines }: { readonly width: number; readonly mostLines: number },
  words: SheetWords,
  typeface: Typeface,
): Foot => {
  const room = width - 2 * CELL_PADDING
  const distance = distanceText(drawing, words)
  const isBeside = distance === '' || distanceBeside(number, distance, width, typeface) !== undefined
  const below = isBeside ? [] : [fitText(distance, { largest: NOTE_SIZE, smallest: 0 }, room, typeface)]
  const note = noteText(drawing)
  const lines = wrapText(note, room / NOTE_SIZE, mostLines - below.length, typeface)
  return { lines: [...below, ...lines.map((text) => ({ text, size: NOTE_SIZE }))], isCut: isCut(note, lines) }
}

/** A distance as it stands on the right of a number; `undefined` where it would be too small to read. */
const distanceBeside = (number: string, distance: string, width: number, typeface: Typeface) => {
  const room = width - 3 * CELL_PADDING - typeface.widthOf(number) * CELL_NUMBER_SIZE
  const size = Math.min(DISTANCE_SIZE, room / typeface.widthOf(distance))
  return size >= DISTANCE_SIZE_SMALLEST ? { text: distance, size } : undefined
}

/** The number on the left, and how far it is on the right, if it can be read there. */
export const topLines = (number: string, distance: string, frame: Box, typeface: Typeface): readonly TextLine[] => {
  const baseline = frame.y + CELL_NUMBER_SIZE * 1.1
  const left = frame.x + CELL_PADDING
  const right = frame.x + frame.width - CELL_PADDING
  const numberLine = lineAt({ text: number, size: CELL_NUMBER_SIZE }, left, baseline, 'start', typeface)
  const beside = distance === '' ? undefined : distanceBeside(number, distance, frame.width, typeface)
  return beside ? [numberLine, lineAt(beside, right, baseline, 'end', typeface)] : [numberLine]
}

/** At the foot of the cell, the last line at the very bottom. */
export const footLines = (
  lines: readonly FittedText[],
  { x, y, width, height }: Box,
  typeface: Typeface,
): readonly TextLine[] =>
  lines.map((line, index) => {
    const below = lines.length - 1 - index
    const baseline = y + height - CELL_PADDING - below * NOTE_LINE_HEIGHT
    return lineAt(line, x + width / 2, baseline, 'middle', typeface)
  })
