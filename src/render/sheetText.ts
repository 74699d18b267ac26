import { LONGEST_NAME } from '../constants'
import { charactersOf } from '../model/characters'

/** A part of a line that is set in one way. */
export interface TextRun {
  readonly text: string
  /** In ems, as all that follows: to be multiplied by the size. */
  readonly width: number
  /** Its shapes, where the sheet's typeface lacks a letter of it. */
  readonly outline?: TextOutline
}

/** Letters as filled paths (even-odd), each on top of the one before; the origin lies on the baseline. */
export interface TextOutline {
  /** Units of the paths per em. */
  readonly unitsPerEm: number
  readonly layers: readonly { readonly d: string; readonly colour: string }[]
}

/** How text is set, on screen as on paper. */
export interface Typeface {
  readonly widthOf: (text: string) => number
  readonly runsOf: (text: string) => readonly TextRun[]
}

/** A line of text on the sheet, in millimetres. */
export interface TextLine {
  readonly text: string
  readonly size: number
  readonly x: number
  readonly baseline: number
  readonly width: number
  readonly runs: readonly TextRun[]
}

/** Text as it may stand on paper: composed, in one line, without what no reader sees and no PDF holds. */
export const cleanText = (text: string): string =>
  text
    .replace(/\p{Cs}/gu, '\uFFFD')
    .normalize('NFC')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()

export type Alignment = 'start' | 'middle' | 'end'

const BEFORE: Readonly<Record<Alignment, number>> = { start: 0, middle: 0.5, end: 1 }

/** Sets a line so that it begins, has its middle or ends at x. */
export const lineAt = (
  { text, size }: FittedText,
  x: number,
  baseline: number,
  alignment: Alignment,
  typeface: Typeface,
): TextLine => {
  const width = typeface.widthOf(text) * size
  return { text, size, x: x - width * BEFORE[alignment], baseline, width, runs: typeface.runsOf(text) }
}

export interface FittedText {
  readonly text: string
  readonly size: number
}

const ELLIPSIS = '…'

/** The text as large as the width allows; at the smallest size it loses its end to an ellipsis. */
export const fitText = (
  text: string,
  { largest, smallest }: { readonly largest: number; readonly smallest: number },
  width: number,
  typeface: Typeface,
): FittedText => {
  if (text === '') return { text, size: largest }
  const size = Math.min(largest, width / typeface.widthOf(text))
  return size >= smallest ? { text, size } : { text: shortened(text, width / smallest, typeface), size: smallest }
}

/** The beginning of a text with an ellipsis that is no wider than so many ems, or the ellipsis alone. */
const shortened = (text: string, width: number, typeface: Typeface): string => {
  const letters = [...charactersOf(text, LONGEST_NAME)]
  while (letters.length > 0 && typeface.widthOf(`${letters.join('')}${ELLIPSIS}`) > width) letters.pop()
  return `${letters.join('').trimEnd()}${ELLIPSIS}`
}

/** Breaks a text between words into lines no wider than so many ems; the last one tells by an ellipsis what is left. */
export const wrapText = (text: string, width: number, most: number, typeface: Typeface): readonly string[] => {
  const lines: string[] = []
  let words = text.split(' ').filter((word) => word !== '')
  while (words.length > 0) {
    const rest = words.join(' ')
    if (lines.length === most - 1 || typeface.widthOf(rest) <= width) {
      return [...lines, typeface.widthOf(rest) <= width ? rest : shortened(rest, width, typeface)]
    }
    let count = 1
    while (typeface.widthOf(words.slice(0, count + 1).join(' ')) <= width) count += 1
    const line = words.slice(0, count).join(' ')
    lines.push(typeface.widthOf(line) <= width ? line : shortened(line, width, typeface))
    words = words.slice(count)
  }
  return lines
}
