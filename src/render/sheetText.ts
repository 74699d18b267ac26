import { CAP_HEIGHT, LONGEST_LINE, SIZE_STEP } from '../constants'
import type { Box } from '../geometry/bounds'
import { charactersOf } from '../model/characters'

/** A part of a line that is set in one way. */
export interface TextRun {
  readonly text: string
  /** In ems, as all that follows: to be multiplied by the size. */
  readonly width: number
  readonly isBold?: boolean
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
  readonly textRunsOf: (text: string) => readonly TextRun[]
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
  return { text, size, x: x - width * BEFORE[alignment], baseline, width, runs: typeface.textRunsOf(text) }
}

/** The baseline that puts a capital letter in the middle of a box. */
export const middleOf = ({ y, height }: Pick<Box, 'y' | 'height'>, { size }: Pick<FittedText, 'size'>): number =>
  y + (height + size * CAP_HEIGHT) / 2

/** The same line in bold letters. */
export const bold = (line: TextLine): TextLine => ({
  ...line,
  runs: line.runs.map((run) => ({ ...run, isBold: true })),
})

/** A line in which such a part of its text is bold, wherever it stands. */
export const withBold = (line: TextLine, part: string, typeface: Typeface): TextLine => ({
  ...line,
  runs: line.runs.flatMap((run) => (run.outline ? run : partedRuns(run.text, part, typeface))),
})

/** Each part with the space behind it: one at the beginning of a part may be left out by whoever shows it. */
const partedRuns = (text: string, part: string, typeface: Typeface): readonly TextRun[] =>
  text
    .split(new RegExp(`(?=${part})|(?<=${part} ?)(?! )`))
    .map((own) => ({ text: own, width: typeface.widthOf(own), isBold: own.startsWith(part) }))

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
  const letters = charactersOf(text, LONGEST_LINE)
  const count = countThatFits(letters, '', width - typeface.widthOf(ELLIPSIS), typeface)
  return `${withoutHalfNumber(letters.slice(0, count).join(''), text)}${ELLIPSIS}`
}

/** The first digits of a number say another number. */
const withoutHalfNumber = (kept: string, text: string): string =>
  /\d[\d\s.,/-]*$/.test(kept) && /^[\s.,/-]*\d/.test(text.slice(kept.length))
    ? kept.replace(/[\d\s.,/+()-]+$/, '')
    : kept.trimEnd()

/** Spaces at which a line may end: not within a number, and not before the dot that divides two facts. */
const BREAK = /(?<![\d)]) (?!·)| (?![\d(·])/

/**
 * Breaks a text between words into lines no wider than so many ems, a word that is wider between letters. The last line
 * that there is room for tells by an ellipsis what is left.
 */
export const wrapText = (text: string, width: number, most: number, typeface: Typeface): readonly string[] => {
  const lines: string[] = []
  let words = text.split(BREAK).filter((word) => word !== '')
  while (words.length > 0) {
    const rest = words.join(' ')
    if (typeface.widthOf(rest) <= width) return [...lines, rest]
    if (lines.length === most - 1) return [...lines, shortened(rest, width, typeface)]
    const count = countThatFits(words, ' ', width, typeface)
    if (count > 0) {
      lines.push(words.slice(0, count).join(' '))
      words = words.slice(count)
      continue
    }
    const [line, left] = brokenWord(words[0] ?? '', width, typeface)
    lines.push(line)
    words = [left, ...words.slice(1)].filter((word) => word !== '')
  }
  return lines
}

/** As much of a word as fits, and the rest of it. */
const brokenWord = (word: string, width: number, typeface: Typeface): readonly [line: string, left: string] => {
  const letters = charactersOf(word, LONGEST_LINE)
  const count = Math.max(1, countThatFits(letters, '', width, typeface))
  return [letters.slice(0, count).join(''), letters.slice(count).join('')]
}

/** How many parts, joined by what stands between them, are no wider than so many ems. */
const countThatFits = (parts: readonly string[], between: string, width: number, typeface: Typeface): number => {
  let fits = 0
  let tooMany = parts.length + 1
  while (tooMany - fits > 1) {
    const count = Math.floor((fits + tooMany) / 2)
    if (typeface.widthOf(parts.slice(0, count).join(between)) <= width) fits = count
    else tooMany = count
  }
  return fits
}

/** Whether these lines hold less than the text. */
export const isCut = (text: string, lines: readonly string[]): boolean =>
  lines.join('').replaceAll(' ', '') !== text.replaceAll(' ', '')

/** A text in so many lines at most, each as large as the width allows; at the smallest size it loses its end. */
export const fitLines = (
  text: string,
  { largest, smallest }: { readonly largest: number; readonly smallest: number },
  width: number,
  most: number,
  typeface: Typeface,
): { readonly lines: readonly string[]; readonly size: number } => {
  for (let size = largest; size > smallest; size -= SIZE_STEP) {
    const lines = wrapText(text, width / size, most, typeface)
    if (!isCut(text, lines)) return { lines, size }
  }
  return { lines: wrapText(text, width / smallest, most, typeface), size: smallest }
}
