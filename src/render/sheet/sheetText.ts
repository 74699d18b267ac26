import { SMALLEST_TEXT } from '../../constants'
import type { Box } from '../../geometry/bounds'
import { clamp } from '../../geometry/points'
import { charactersOf } from '../../model/texts/characters'

/** Most characters set on one line. */
export const LONGEST_LINE = 1_000

/** Precision of the search for a size at which text fits, in millimetres. */
const SIZE_STEP = 0.1

/** Height of capitals, as a part of the type size; centres them in a box. */
export const CAP_HEIGHT = 0.727

/** A part of a line with uniform style. */
export interface TextRun {
  readonly text: string
  /** The width in ems, like all widths of text that follow: multiply by the size. */
  readonly width: number
  readonly isBold?: boolean
  /** Whether a letter of the part prints as an empty box, because this device has no font with it. */
  readonly isMissing?: boolean
  /** The outline of the part, when the typeface lacks one of its characters. */
  readonly outline?: TextOutline
}

/** Text as filled paths (even-odd), painted in order; the origin is on the baseline. */
export interface TextOutline {
  /** Units of the paths per em. */
  readonly unitsPerEm: number
  readonly layers: readonly { readonly d: string; readonly colour: string }[]
}

/** Measures and splits text, for screen and paper alike. */
export interface Typeface {
  readonly widthOf: (text: string) => number
  readonly textRunsOf: (text: string) => readonly TextRun[]
  /** Its bold weight, which is wider; absent if it could not be loaded. */
  readonly bold?: Typeface
}

const boldRun = (run: TextRun): TextRun => ({ ...run, isBold: true })

/** The bold weight of a typeface, or the same letters where there is none. */
export const boldOf = (typeface: Typeface): Typeface => {
  const { widthOf, textRunsOf } = typeface.bold ?? typeface
  return { widthOf, textRunsOf: (text) => textRunsOf(text).map(boldRun) }
}

export interface TextLine {
  readonly text: string
  readonly size: number
  readonly x: number
  readonly baseline: number
  readonly width: number
  readonly runs: readonly TextRun[]
}

/**
 * Text prepared for paper: composed, on one line, without invisible characters that no PDF can hold, or that would turn
 * around the texts beside it.
 */
export const cleanText = (text: string): string =>
  text
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/\p{Cs}/gu, '\uFFFD')
    .normalize('NFC')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()

export type Alignment = 'start' | 'middle' | 'end'

const BEFORE: Readonly<Record<Alignment, number>> = { start: 0, middle: 0.5, end: 1 }

/** A line that begins, is centred or ends at x. */
export const lineAt = (
  { text, size, isBold }: FittedText,
  x: number,
  baseline: number,
  alignment: Alignment,
  medium: Typeface,
): TextLine => {
  const typeface = isBold ? boldOf(medium) : medium
  const width = typeface.widthOf(text) * size
  return { text, size, x: x - width * BEFORE[alignment], baseline, width, runs: typeface.textRunsOf(text) }
}

/** The baseline that centres capitals vertically in a box. */
export const centredBaseline = ({ y, height }: Pick<Box, 'y' | 'height'>, { size }: Pick<FittedText, 'size'>): number =>
  y + (height + size * CAP_HEIGHT) / 2

/** Lines one below the other, centred vertically in a box. */
export const centredLines = (
  lines: readonly string[],
  { size, lineHeight }: { readonly size: number; readonly lineHeight: number },
  box: Pick<Box, 'y' | 'height'>,
  x: number,
  alignment: Alignment,
  typeface: Typeface,
): readonly TextLine[] => {
  const first = centredBaseline(box, { size }) - ((lines.length - 1) * lineHeight) / 2
  return lines.map((text, index) => lineAt({ text, size }, x, first + index * lineHeight, alignment, typeface))
}

/** The size of type that grows with its box, in millimetres. */
export const typeSizeFor = (
  width: number,
  { share, least, most }: { readonly share: number; readonly least: number; readonly most: number },
): number => clamp(width * share, least, most)

export interface FittedText {
  readonly text: string
  readonly size: number
  readonly isBold?: boolean
}

const ELLIPSIS = '…'

/** The largest size at which the text fits; at the smallest size its end becomes an ellipsis. */
export const fitText = (
  text: string,
  { largest, smallest }: { readonly largest: number; readonly smallest: number },
  width: number,
  typeface: Typeface,
): FittedText => {
  if (text === '') return { text, size: largest }
  const size = Math.min(largest, width / typeface.widthOf(text))
  return size >= smallest ? { text, size } : { text: withEllipsis(text, width / smallest, typeface), size: smallest }
}

/** The longest beginning that fits with an ellipsis in a width in ems, or the ellipsis alone. */
const withEllipsis = (text: string, width: number, typeface: Typeface): string => {
  const letters = charactersOf(text, LONGEST_LINE)
  const count = countThatFits(letters, '', width - typeface.widthOf(ELLIPSIS), typeface)
  return `${withoutHalfNumber(letters.slice(0, count).join(''), text)}${ELLIPSIS}`
}

/** Drops a truncated number, since its first digits are a different number. */
const withoutHalfNumber = (kept: string, text: string): string =>
  /\d[\d\s.,/-]*$/.test(kept) && /^[\s.,/-]*\d/.test(text.slice(kept.length))
    ? kept.replace(/[\d\s.,/+()-]+$/, '')
    : kept.trimEnd()

/** Stands between two facts or distances on one line. */
export const BETWEEN_FACTS = ' · '

/** Spaces where a line may break: not within a number or before its unit, nor before the dot of `BETWEEN_FACTS`. */
const BREAK = /(?<![\d)]) (?!·)| (?![\d(·]|(?:k?m|u|uur|h|min)(?!\p{L}))/u

/** The parts of a text between the places where a line may break. */
export const unbrokenParts = (text: string): readonly string[] => text.split(BREAK).filter((part) => part !== '')

/**
 * Wraps text to a width in ems, breaking words only when they are wider than a line. If lines run out, the last one
 * ends in an ellipsis.
 *
 * @param widestWord a word up to this width stays whole, on a line of its own that is to be set smaller
 */
export const wrapText = (
  text: string,
  width: number,
  most: number,
  typeface: Typeface,
  widestWord = width,
): readonly string[] => {
  const lines: string[] = []
  let words = unbrokenParts(text)
  while (words.length > 0) {
    const rest = words.join(' ')
    if (typeface.widthOf(rest) <= (words.length === 1 ? widestWord : width)) return [...lines, rest]
    if (lines.length === most - 1) return [...lines, withEllipsis(rest, width, typeface)]
    const [first = ''] = words
    const count = Math.max(countThatFits(words, ' ', width, typeface), typeface.widthOf(first) <= widestWord ? 1 : 0)
    if (count > 0) {
      lines.push(words.slice(0, count).join(' '))
      words = words.slice(count)
      continue
    }
    const [line, left] = brokenWord(first, width, typeface)
    lines.push(line)
    words = [left, ...words.slice(1)].filter((word) => word !== '')
  }
  return lines
}

/** The size at which the longest word fits a width, down to the smallest that can be read: it is shrunk before it is broken. */
export const sizeForWords = (text: string, largest: number, width: number, typeface: Typeface): number => {
  const longest = Math.max(0, ...unbrokenParts(text).map(typeface.widthOf))
  return longest * largest <= width
    ? largest
    : Math.max(Math.min(largest, SMALLEST_TEXT), Math.min(largest, width / longest))
}

/** Stands where a word is broken. Nobody types it, so that what was cut can be told from it. */
const HYPHEN = '\u2010'
const LETTER = /^[\p{L}\p{M}]+$/u

/** Splits a word after the part that fits, between two letters with a hyphen. */
const brokenWord = (word: string, width: number, typeface: Typeface): readonly [line: string, left: string] => {
  const letters = charactersOf(word, LONGEST_LINE)
  const count = Math.max(1, countThatFits(letters, '', width, typeface))
  const before = countThatFits(letters, '', width - typeface.widthOf(HYPHEN), typeface)
  const isHyphened = before > 1 && [letters[before - 1], letters[before]].every((one) => LETTER.test(one ?? ''))
  const end = isHyphened ? before : count
  return [`${letters.slice(0, end).join('')}${isHyphened ? HYPHEN : ''}`, letters.slice(end).join('')]
}

/** The number of parts that fit in a width in ems, joined by `between`. */
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

/** Whether the lines contain less than the text. */
export const isCut = (text: string, lines: readonly string[]): boolean => lettersOf(lines.join('')) !== lettersOf(text)

const lettersOf = (text: string): string => text.replaceAll(/[ \u2010]/g, '')

/** The largest size at which the text fits on this many lines; at the smallest size its end is cut. */
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
