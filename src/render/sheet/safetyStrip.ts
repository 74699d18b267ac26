import {
  CELL_GAP,
  CODE_LENGTH,
  SAFETY_HEIGHT,
  SAFETY_SIZE,
  SHEET_MARGIN,
  WIDEST_DATE,
  WIDEST_CODE_LETTER,
  SMALLEST_TEXT,
} from '../../constants'
import type { Box } from '../../geometry/bounds'
import { isolatedParts } from '../../model/texts/isolate'
import { phoneNumbersIn } from '../../model/texts/phoneNumbers'
import type { Size } from '../../model/types'
import type { SheetContent } from './sheetContent'
import {
  BETWEEN_FACTS,
  boldOf,
  centredLines,
  cleanText,
  fitLines,
  isCut,
  type TextLine,
  type Typeface,
  type TextRun,
} from './sheetText'

/** Type size of date and code below the page number, and their line height in type sizes. */
export const VERSION_SIZE = SMALLEST_TEXT
export const VERSION_LINE_HEIGHT = 1.4

/** The line on which a number is written by hand: its thickness, and its least length. */
export const SAFETY_RULE = 0.2
const SAFETY_BLANK = 40
const SAFETY_PADDING = 2.5
export const FOOTER_SIZE = 3

/** The safety strip leaves room for a page number as wide as this one. */
const SAFETY_BESIDE = 99
export const SAFETY_BORDER = 0.4

/** Line height, in type sizes. */
const SAFETY_LINE_HEIGHT = 1.2
/** Above the first line and below the last, in millimetres. */
const SAFETY_AIR = 1.4

/** Numbers that do not fit at this size take another line, and the safety strip grows. */
const SAFETY_SIZE_SMALLEST = SMALLEST_TEXT
const SAFETY_LINES = 8

/** Numbers grow up to this size while the strip keeps its height. */
const SAFETY_SIZE_LARGEST = 4.6

/** The emergency numbers, at the foot of each page. */
export interface SafetyStrip {
  readonly box: Box
  readonly lines: readonly TextLine[]
  /** The areas of numbers that a reader of the PDF can press. */
  readonly calls: readonly { readonly box: Box; readonly dialled: string }[]
  /** The line to write a number on, when none is given. */
  readonly blank: { readonly from: number; readonly to: number; readonly y: number } | undefined
}

const WIDEST_VERSION = [WIDEST_DATE, WIDEST_CODE_LETTER.repeat(CODE_LENGTH)].join(BETWEEN_FACTS)

export const safetyHeight = (content: SheetContent, page: Size, typeface: Typeface): number =>
  safetyStrip(content, page, typeface).box.height

/** Sets all numbers on as many lines as needed, without breaking a number. */
export const safetyStrip = (
  { phone, words }: SheetContent,
  page: Size,
  typeface: Typeface,
): SafetyStrip & { readonly isShortened: boolean } => {
  const number = cleanText(phone)
  const text = words.emergency(withNames(isolatedParts(number)))
  const strong = boldNumbers(typeface)
  const label = typeface.widthOf(words.pageOf(SAFETY_BESIDE, SAFETY_BESIDE)) * FOOTER_SIZE
  const beside = Math.max(label, typeface.widthOf(WIDEST_VERSION) * VERSION_SIZE)
  const width = page.width - 2 * SHEET_MARGIN - beside - 2 * CELL_GAP
  const isBlank = number === ''
  const sizes = isBlank
    ? { largest: SAFETY_SIZE, smallest: SAFETY_SIZE }
    : { largest: SAFETY_SIZE_LARGEST, smallest: SAFETY_SIZE_SMALLEST }
  const inner = width - 2 * SAFETY_PADDING
  const besideBlank = inner - SAFETY_PADDING / 2 - SAFETY_BLANK
  // On half an A5 the text would have a word or less in a line beside the blank.
  const isBelow = isBlank && besideBlank < SAFETY_BLANK
  const fitted = fitNumbers(text, sizes, isBlank && !isBelow ? besideBlank : inner, strong)
  const { size } = fitted
  const lines = isBelow ? [...fitted.lines, ''] : fitted.lines
  const lineHeight = size * SAFETY_LINE_HEIGHT
  const height = Math.max(SAFETY_HEIGHT, stripHeight(lines.length, size))
  const box = { x: SHEET_MARGIN, y: page.height - SHEET_MARGIN - height, width, height }
  const said = lines.map((line) => line.replaceAll(NO_BREAK, ' '))
  const placed = centredLines(said, { size, lineHeight }, box, box.x + SAFETY_PADDING, 'start', strong)
  const last = placed.at(-1)
  const blank = last && {
    from: last.x + last.width + SAFETY_PADDING / 2,
    to: box.x + box.width - SAFETY_PADDING,
    y: last.baseline,
  }
  const calls = placed.flatMap((line) => callsOn(line, boldOf(typeface)))
  return {
    box,
    lines: placed.filter((line) => line.text !== ''),
    calls,
    blank: isBlank ? blank : undefined,
    isShortened: isCut(text, fitted.lines),
  }
}

/** Measured run by run, since the parts of a line need not lie in the order of its text. */
const callsOn = ({ runs, size, x, baseline }: TextLine, typeface: Typeface): SafetyStrip['calls'] => {
  let at = x
  return runs.flatMap((run) => {
    const from = at
    at += run.width * size
    return phoneNumbersIn(run.text).map((number) => ({
      box: {
        x: from + typeface.widthOf(run.text.slice(0, number.from)) * size,
        y: baseline - size,
        width: typeface.widthOf(number.text) * size,
        height: size * SAFETY_LINE_HEIGHT,
      },
      dialled: number.dialled,
    }))
  })
}

/**
 * Uses the fewest lines on which the text is readable, or as many as let it be largest in a strip of the usual height. A
 * name stays beside its number; only where a line is too narrow for both, they part.
 */
const fitNumbers = (text: string, sizes: { largest: number; smallest: number }, width: number, typeface: Typeface) => {
  const fitsOf = (one: string, largest: number) =>
    Array.from({ length: SAFETY_LINES }, (_, index) =>
      fitLines(one, { ...sizes, largest }, width, index + 1, typeface),
    ).filter(({ lines }) => !isCut(one, lines) && !breaksNumber(lines))
  const parted = text.replaceAll(NO_BREAK, ' ')
  const [low] = fitsOf(text, sizes.largest)
    .filter(({ lines, size }) => stripHeight(lines.length, size) <= SAFETY_HEIGHT)
    .toSorted((one, other) => other.size - one.size)
  const [joined, apart] = [text, parted].map((one) => fitsOf(one, Math.min(sizes.largest, SAFETY_SIZE))[0])
  return low ?? joined ?? apart ?? fitLines(parted, sizes, width, SAFETY_LINES, typeface)
}

const stripHeight = (lines: number, size: number): number => lines * size * SAFETY_LINE_HEIGHT + SAFETY_AIR

/** Joins the parts of a name, and the name with its number. */
const NO_BREAK = '\u00a0'

/** A list of names and numbers in which lines break only after a number, or between two leaders. */
const withNames = (list: string): string => list.replaceAll(/(?<![,;/\d\u2069]) /g, NO_BREAK)

/** Whether a word that is wider than a line was broken within a number. */
const breaksNumber = (lines: readonly string[]): boolean =>
  lines.some((line, index) => /\d$/.test(line) && /^\d/.test(lines[index + 1] ?? ''))

/** A typeface with all phone numbers in bold. */
const boldNumbers = (typeface: Typeface): Typeface => {
  const bold = boldOf(typeface)
  const textRunsOf = (text: string): readonly TextRun[] =>
    typeface
      .textRunsOf(text.replaceAll(NO_BREAK, ' '))
      .flatMap((run) => (run.outline ? run : partedRuns(run.text, typeface, bold)))
  return { widthOf: (text) => textRunsOf(text).reduce((sum, { width }) => sum + width, 0), textRunsOf }
}

/** Each part includes the space after it, since SVG drops a space at the beginning of a text. */
const partedRuns = (text: string, typeface: Typeface, bold: Typeface): readonly TextRun[] => {
  const numbers = phoneNumbersIn(text)
  const ends = numbers.map((number) => number.from + number.text.length)
  const bounds = [...numbers.map(({ from }) => from), ...ends.map((end) => (text[end] === ' ' ? end + 1 : end))]
  const starts = [...new Set([0, ...bounds, text.length])].toSorted((one, other) => one - other)
  return starts.slice(0, -1).map((from, index) => {
    const own = text.slice(from, starts[index + 1])
    const isBold = numbers.some((number) => number.from === from)
    return { text: own, width: (isBold ? bold : typeface).widthOf(own), isBold }
  })
}
