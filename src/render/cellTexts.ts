import { CELL_PADDING, SMALLEST_TEXT } from '../constants'
import type { Box } from '../geometry/bounds'
import type { CellType } from './cellType'
import { BETWEEN_DISTANCES, type Said } from './sheetItems'
import { bold, fitText, isCut, lineAt, wrapText, type FittedText, type TextLine, type Typeface } from './sheetText'

/** What stands below a picture, but for the distance that has room beside the title. */
export interface Foot {
  readonly beside: string
  readonly lines: readonly FittedText[]
  readonly isCut: boolean
}

/** Whether a text is smaller than can be read on a copy. */
export const isTooSmall = ({ size }: FittedText): boolean => size < SMALLEST_TEXT

interface FootRoom {
  readonly width: number
  readonly type: CellType
  readonly mostLines: number
  /** What of the distance stands beside the title. */
  readonly beside: string
}

/** The note, and what of the distance stands with it. */
export const footOf = (
  { distance, note }: Said,
  { width, type, mostLines, beside }: FootRoom,
  typeface: Typeface,
): Foot => {
  const room = width - 2 * CELL_PADDING
  const { text: size } = type
  const rest = beside === '' ? distance : distance.slice(beside.length + BETWEEN_DISTANCES.length)
  const below = rest === '' ? [] : distanceLines(rest, size, room, typeface)
  const lines = wrapText(note, room / size, mostLines - below.length, typeface)
  return {
    beside,
    lines: [...below, ...lines.map((text) => ({ text, size }))],
    isCut: isCut(note, lines),
  }
}

/** On one line if it can be read there, and else one distance on each; none is ever cut. */
const distanceLines = (distance: string, size: number, room: number, typeface: Typeface): readonly FittedText[] => {
  const [one, ...parts] = [distance, ...distance.split(BETWEEN_DISTANCES)].map((text) =>
    fitText(text, { largest: size, smallest: 0 }, room, typeface),
  )
  return one && !isTooSmall(one) ? [one] : parts
}

/** How much of the distance has room on the right of a title: all of it, the first of two, or nothing. */
export const besideOf = ({ title, distance }: Said, width: number, type: CellType, typeface: Typeface): string => {
  const room = width - 3 * CELL_PADDING - typeface.widthOf(title) * type.number
  const [first = ''] = distance.split(BETWEEN_DISTANCES)
  return [distance, first].find((text) => typeface.widthOf(text) * type.text <= room) ?? ''
}

/** The number, or another title, on the left, and on the right how far it is, or nothing. */
export const topLines = (
  title: string,
  beside: string,
  frame: Box,
  type: CellType,
  typeface: Typeface,
): readonly TextLine[] => {
  const baseline = frame.y + type.number * NUMBER_BASELINE
  const left = frame.x + CELL_PADDING
  const right = frame.x + frame.width - CELL_PADDING
  const sizes = { largest: type.number, smallest: SMALLEST_TEXT }
  const titleLine = bold(lineAt(fitText(title, sizes, right - left, typeface), left, baseline, 'start', typeface))
  return beside === ''
    ? [titleLine]
    : [titleLine, lineAt({ text: beside, size: type.text }, right, baseline, 'end', typeface)]
}

/** From the top of a box to the foot of its number, in sizes of that. */
const NUMBER_BASELINE = 1.1

/** Below the baseline, in sizes of the letters: tails keep clear of the line of the box. */
const TAIL = 0.15

/** At the foot of the cell, the last line at the very bottom. */
export const footLines = (
  lines: readonly FittedText[],
  { x, y, width, height }: Box,
  { text, lineHeight }: CellType,
  typeface: Typeface,
): readonly TextLine[] =>
  lines.map((line, index) => {
    const below = lines.length - 1 - index
    const baseline = y + height - CELL_PADDING - TAIL * text - below * lineHeight
    return lineAt(line, x + width / 2, baseline, 'middle', typeface)
  })
