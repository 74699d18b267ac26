import {
  CELL_GAP,
  CODE_LENGTH,
  SAFETY_HEIGHT,
  SAFETY_SIZE,
  SHEET_MARGIN,
  WIDEST_DATE,
  WIDEST_CODE_LETTER,
  SMALLEST_TEXT,
  EMERGENCY_NUMBER,
} from '../../constants'
import type { Box } from '../../geometry/bounds'
import { isolatedParts } from '../../model/texts/isolate'
import { phoneNumbersIn } from '../../model/texts/phoneNumbers'
import type { Size } from '../../model/types'
import type { SheetContent } from './sheetContent'
import {
  BETWEEN_FACTS,
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

/** Numbers that do not fit at this size take another line, and the safety strip grows. */
const SAFETY_SIZE_SMALLEST = SMALLEST_TEXT
const SAFETY_LINES = 8

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
  const text = words.emergency(isolatedParts(number))
  const label = typeface.widthOf(words.pageOf(SAFETY_BESIDE, SAFETY_BESIDE)) * FOOTER_SIZE
  const beside = Math.max(label, typeface.widthOf(WIDEST_VERSION) * VERSION_SIZE)
  const width = page.width - 2 * SHEET_MARGIN - beside - 2 * CELL_GAP
  const isBlank = number === ''
  const sizes = { largest: SAFETY_SIZE, smallest: isBlank ? SAFETY_SIZE : SAFETY_SIZE_SMALLEST }
  const inner = width - 2 * SAFETY_PADDING
  const besideBlank = inner - SAFETY_PADDING / 2 - SAFETY_BLANK
  // On half an A5 the text would have a word or less in a line beside the blank.
  const isBelow = isBlank && besideBlank < SAFETY_BLANK
  const fitted = fitNumbers(text, sizes, isBlank && !isBelow ? besideBlank : inner, typeface)
  const { size } = fitted
  const lines = isBelow ? [...fitted.lines, ''] : fitted.lines
  const lineHeight = size * SAFETY_LINE_HEIGHT
  const height = Math.max(SAFETY_HEIGHT, (lines.length + 0.5) * lineHeight)
  const box = { x: SHEET_MARGIN, y: page.height - SHEET_MARGIN - height, width, height }
  const placed = centredLines(lines, { size, lineHeight }, box, box.x + SAFETY_PADDING, 'start', typeface).map((line) =>
    withBoldEmergency(line, typeface),
  )
  const last = placed.at(-1)
  const blank = last && {
    from: last.x + last.width + SAFETY_PADDING / 2,
    to: box.x + box.width - SAFETY_PADDING,
    y: last.baseline,
  }
  const calls = placed.flatMap((line) => callsOn(line, typeface))
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

/** Uses the fewest lines on which the text is readable. */
const fitNumbers = (text: string, sizes: { largest: number; smallest: number }, width: number, typeface: Typeface) => {
  for (let most = 1; most < SAFETY_LINES; most += 1) {
    const fitted = fitLines(text, sizes, width, most, typeface)
    if (!isCut(text, fitted.lines)) return fitted
  }
  return fitLines(text, sizes, width, SAFETY_LINES, typeface)
}

/** The line with the emergency number in bold; the same digits in a longer number stay as they are. */
const withBoldEmergency = (line: TextLine, typeface: Typeface): TextLine => ({
  ...line,
  runs: line.runs.flatMap((run) => (run.outline ? run : partedRuns(run.text, typeface))),
})

/** Each part includes the space after it, since SVG drops a space at the beginning of a text. */
const partedRuns = (text: string, typeface: Typeface): readonly TextRun[] => {
  const numbers = phoneNumbersIn(text).filter(({ dialled }) => dialled === EMERGENCY_NUMBER)
  const ends = numbers.map(({ from }) => from + EMERGENCY_NUMBER.length)
  const bounds = [...numbers.map(({ from }) => from), ...ends.map((end) => (text[end] === ' ' ? end + 1 : end))]
  const starts = [...new Set([0, ...bounds, text.length])].toSorted((one, other) => one - other)
  return starts.slice(0, -1).map((from, index) => {
    const own = text.slice(from, starts[index + 1])
    return { text: own, width: typeface.widthOf(own), isBold: numbers.some((number) => number.from === from) }
  })
}
