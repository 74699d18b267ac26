import { CELL_PADDING, SMALLEST_TEXT } from '../../constants'
import type { Box } from '../../geometry/bounds'
import type { CellType } from './cellType'
import { NUMBER_BASELINE } from './distanceStack'
import type { ItemTexts } from './sheetItems'
import {
  BETWEEN_FACTS,
  boldOf,
  fitText,
  isCut,
  lineAt,
  sizeForWords,
  wrapText,
  type FittedText,
  type TextLine,
  type Typeface,
} from './sheetText'

/** The texts of a box besides its title: the part of the distance that fits beside the title, and the lines below. */
export interface BoxTexts {
  readonly beside: string
  readonly lines: readonly FittedText[]
  readonly isCut: boolean
}

/** A word that is wider than its box is set as small as this before it is broken: 5.5 points. In millimetres. */
const LEAST_WORD = 1.94

/** Whether a text is too small to be read on a photocopy. */
export const isTooSmall = ({ size }: FittedText): boolean => size < SMALLEST_TEXT

interface BoxTextRoom {
  readonly width: number
  readonly type: CellType
  readonly mostLines: number
  /** The part of the distance that stands beside the title. */
  readonly beside: string
}

/** The note, after the part of the distance that does not fit beside the title. */
export const boxTextsOf = (
  { distance, note }: Pick<ItemTexts, 'distance' | 'note'>,
  { width, type, mostLines, beside }: BoxTextRoom,
  typeface: Typeface,
): BoxTexts => {
  const room = width - 2 * CELL_PADDING
  const { size } = type
  const rest = restOf(distance, beside)
  const below = rest === '' ? [] : distanceLines(rest, size, room, typeface)
  const noteSize = sizeForWords(note, size, room, typeface)
  const lines = wrapText(note, room / noteSize, mostLines - below.length, typeface, room / LEAST_WORD)
  return {
    beside,
    lines: [...below, ...lines.map((text) => fitText(text, { largest: noteSize, smallest: 0 }, room, typeface))],
    isCut: isCut(note, lines),
  }
}

/** The distance without the part beside the title. */
const restOf = (distance: string, beside: string): string => {
  const parts = distance.split(BETWEEN_FACTS)
  const at = parts.indexOf(beside)
  return distance === beside ? '' : at < 0 ? distance : parts.toSpliced(at, 1).join(BETWEEN_FACTS)
}

/** The distance on one line if that is readable, otherwise one distance per line; none is ever cut. */
const distanceLines = (distance: string, size: number, room: number, typeface: Typeface): readonly FittedText[] => {
  const [one, ...parts] = [distance, ...distance.split(BETWEEN_FACTS)].map((text) =>
    fitText(text, { largest: size, smallest: 0 }, room, typeface),
  )
  return one && !isTooSmall(one) ? [one] : parts
}

/** The part of the distance that fits to the right of a title: all, the main one of two, or none. */
export const besideOf = (
  { title, distance, mainDistance }: Pick<ItemTexts, 'title' | 'distance' | 'mainDistance'>,
  width: number,
  type: CellType,
  typeface: Typeface,
): string => {
  const room = width - 3 * CELL_PADDING - boldOf(typeface).widthOf(title) * type.numberSize
  return [distance, mainDistance].find((text) => typeface.widthOf(text) * type.size <= room) ?? ''
}

/** The top line of a box: the title on the left, the distance beside it on the right. */
export const topLines = (
  title: string,
  beside: string,
  frame: Box,
  type: CellType,
  typeface: Typeface,
): readonly TextLine[] => {
  const baseline = frame.y + type.numberSize * NUMBER_BASELINE
  const left = frame.x + CELL_PADDING
  const right = frame.x + frame.width - CELL_PADDING
  const sizes = { largest: type.numberSize, smallest: SMALLEST_TEXT }
  const bold = boldOf(typeface)
  const titleLine = lineAt(fitText(title, sizes, right - left, bold), left, baseline, 'start', bold)
  return beside === ''
    ? [titleLine]
    : [titleLine, lineAt({ text: beside, size: type.size }, right, baseline, 'end', typeface)]
}

/** Space for descenders between the last baseline and the border, in type sizes. */
const TAIL = 0.15

/** Lines at the foot of the box, the last one at the very bottom. */
export const footLines = (
  lines: readonly FittedText[],
  { x, y, width, height }: Box,
  { size, lineHeight }: CellType,
  typeface: Typeface,
): readonly TextLine[] =>
  lines.map((line, index) => {
    const below = lines.length - 1 - index
    const baseline = y + height - CELL_PADDING - TAIL * size - below * lineHeight
    return lineAt(line, x + width / 2, baseline, 'middle', typeface)
  })
