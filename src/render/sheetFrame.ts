import {
  CAP_HEIGHT,
  CELL_GAP,
  CREDIT_ABOVE,
  CREDIT_SIZE,
  EMERGENCY_NUMBER,
  FACTS_LINES,
  FACTS_LINE_HEIGHT,
  FACTS_SIZE,
  FACTS_SIZE_SMALLEST,
  FOOTER_SIZE,
  HEADER_HEIGHT,
  LOGO_SIZE,
  NAME_SIZE,
  NAME_SIZE_ABOVE_FACTS,
  NAME_SIZE_SMALLEST,
  SAFETY_BESIDE,
  SAFETY_HEIGHT,
  SAFETY_LINES,
  SAFETY_LINE_HEIGHT,
  SAFETY_PADDING,
  SAFETY_SIZE,
  SAFETY_SIZE_SMALLEST,
  SHEET_MARGIN,
  VERSION_BESIDE,
  VERSION_LINE_HEIGHT,
  VERSION_SIZE,
} from '../constants'
import type { Box } from '../geometry/bounds'
import { phoneNumbersIn } from '../model/phoneNumbers'
import type { CutText } from '../model/printCheck'
import type { Size } from '../model/types'
import type { SheetContent } from './sheetContent'
import {
  cleanText,
  fitLines,
  fitText,
  isCut,
  lineAt,
  middleOf,
  withBold,
  type TextLine,
  type Typeface,
} from './sheetText'

/** What stands on each page alike, in millimetres. */
export interface PageFrame {
  readonly logo: Box
  readonly name: TextLine
  readonly facts: readonly TextLine[]
  readonly strip: SafetyStrip
  /** "Page 1 of 2" */
  readonly footer: TextLine
  /** Below it, which version this is. */
  readonly version: TextLine
  /** From where the roads are; none where a hand drew them. */
  readonly credit: readonly TextLine[]
  /** What had to be shortened. */
  readonly cut: readonly CutText[]
}

/** Whom to call in an emergency, where a child finds it in the dark. */
export interface SafetyStrip {
  readonly box: Box
  readonly lines: readonly TextLine[]
  /** Each number that a reader of the PDF can press. */
  readonly calls: readonly { readonly box: Box; readonly dialled: string }[]
  /** Where the number can be written by hand, if there is none. */
  readonly blank: { readonly from: number; readonly to: number; readonly y: number } | undefined
}

interface Place {
  readonly number: number
  readonly pages: number
}

type Header = Pick<PageFrame, 'logo' | 'name' | 'facts' | 'cut'>

export const pageFrame = (content: SheetContent, paper: Size, place: Place, typeface: Typeface): PageFrame => {
  const header = headerOf(content, paper, typeface)
  const { isShortened, ...strip } = safetyStrip(content, paper, typeface)
  return {
    ...header,
    strip,
    ...cornerOf(content, paper, place, strip.box, typeface),
    credit: creditOf(content, strip.box, typeface),
    cut: isShortened ? [...header.cut, 'phone'] : header.cut,
  }
}

const HEADER: Pick<Box, 'y' | 'height'> = { y: SHEET_MARGIN, height: LOGO_SIZE }

const headerOf = ({ name, facts }: SheetContent, paper: Size, typeface: Typeface): Header => {
  const room = paper.width - 2 * SHEET_MARGIN - 2 * (LOGO_SIZE + 2 * CELL_GAP)
  return {
    logo: { ...HEADER, x: SHEET_MARGIN, width: LOGO_SIZE },
    ...nameAndFacts(cleanText(name), cleanText(facts), paper.width / 2, room, typeface),
  }
}

const nameAndFacts = (
  name: string,
  facts: string,
  centre: number,
  room: number,
  typeface: Typeface,
): Pick<Header, 'name' | 'facts' | 'cut'> => {
  const largest = facts === '' ? NAME_SIZE : NAME_SIZE_ABOVE_FACTS
  const nameText = fitText(name, { largest, smallest: NAME_SIZE_SMALLEST }, room, typeface)
  const sizes = { largest: FACTS_SIZE, smallest: FACTS_SIZE_SMALLEST }
  const { lines: fitted, size } = fitFacts(facts, sizes, room, typeface)
  // The end of a line parts facts as well as a dot does.
  const lines = fitted.map((line) => line.replace(/ ·$/, ''))
  const height = size * FACTS_LINE_HEIGHT
  // Two lines reach into the space below the header.
  const foot = HEADER.y + (lines.length > 1 ? HEADER_HEIGHT - CELL_GAP : HEADER.height)
  const top = foot - lines.length * height
  const upper = lines.length === 0 ? HEADER : { y: HEADER.y, height: top - HEADER.y }
  return {
    name: lineAt(nameText, centre, middleOf(upper, nameText), 'middle', typeface),
    facts: lines.map((text, index) => lineAt({ text, size }, centre, top + index * height + size, 'middle', typeface)),
    cut: [...(nameText.text === name ? [] : ['name' as const]), ...(isCut(facts, fitted) ? ['facts' as const] : [])],
  }
}

/** On one line as long as it can be read there, and else on two: if they have room, parted between two facts. */
const fitFacts = (facts: string, sizes: { largest: number; smallest: number }, room: number, typeface: Typeface) => {
  const one = fitLines(facts, sizes, room, 1, typeface)
  if (!isCut(facts, one.lines)) return one
  const parted = partings(facts).map((lines) => {
    const widest = Math.max(...lines.map(typeface.widthOf))
    return { lines, size: Math.min(sizes.largest, room / widest) }
  })
  const [best] = parted.toSorted((a, b) => b.size - a.size)
  return best && best.size >= sizes.smallest ? best : fitLines(facts, sizes, room, FACTS_LINES, typeface)
}

/** The ways to set facts on two lines, of which the first ends with the dot between them. */
const partings = (facts: string): readonly (readonly string[])[] =>
  Array.from(facts.matchAll(/ · /g), ({ index }) => [facts.slice(0, index + 2), facts.slice(index + 3)])

/** In the lower right corner, two lines level with the strip. */
const cornerOf = (
  { words, version }: SheetContent,
  paper: Size,
  { number, pages }: Place,
  strip: Box,
  typeface: Typeface,
): Pick<PageFrame, 'footer' | 'version'> => {
  const right = paper.width - SHEET_MARGIN
  const room = right - strip.x - strip.width - CELL_GAP
  const label = fitText(words.pageOf(number, pages), { largest: FOOTER_SIZE, smallest: 0 }, room, typeface)
  const below = fitText(version, { largest: VERSION_SIZE, smallest: 0 }, room, typeface)
  const step = VERSION_SIZE * VERSION_LINE_HEIGHT
  const foot = middleOf(strip, { size: label.size + step / CAP_HEIGHT })
  return {
    footer: lineAt(label, right, foot - step, 'end', typeface),
    version: lineAt(below, right, foot, 'end', typeface),
  }
}

/** Right above the strip, as small as can be read on a copy. */
const creditOf = ({ credit }: SheetContent, strip: Box, typeface: Typeface): readonly TextLine[] =>
  credit === undefined
    ? []
    : [lineAt({ text: credit, size: CREDIT_SIZE }, strip.x, strip.y - CREDIT_ABOVE, 'start', typeface)]

/** How high the strip is, with all of its numbers. */
export const safetyHeight = (content: SheetContent, paper: Size, typeface: Typeface): number =>
  safetyStrip(content, paper, typeface).box.height

/** All numbers stand in it, on as many lines as they take, and none is broken between two. */
const safetyStrip = (
  { phone, words }: SheetContent,
  paper: Size,
  typeface: Typeface,
): SafetyStrip & { readonly isShortened: boolean } => {
  const number = cleanText(phone)
  const text = words.emergency(number)
  const label = typeface.widthOf(words.pageOf(SAFETY_BESIDE, SAFETY_BESIDE)) * FOOTER_SIZE
  const beside = Math.max(label, typeface.widthOf(VERSION_BESIDE) * VERSION_SIZE)
  const width = paper.width - 2 * SHEET_MARGIN - beside - 2 * CELL_GAP
  const sizes = { largest: SAFETY_SIZE, smallest: SAFETY_SIZE_SMALLEST }
  const { lines, size } = fitNumbers(text, sizes, width - 2 * SAFETY_PADDING, typeface)
  const step = size * SAFETY_LINE_HEIGHT
  const height = Math.max(SAFETY_HEIGHT, (lines.length + 0.5) * step)
  const box = { x: SHEET_MARGIN, y: paper.height - SHEET_MARGIN - height, width, height }
  const first = middleOf(box, { size }) - ((lines.length - 1) * step) / 2
  const placed = lines.map((line, index) =>
    withBold(
      lineAt({ text: line, size }, box.x + SAFETY_PADDING, first + index * step, 'start', typeface),
      EMERGENCY_NUMBER,
      typeface,
    ),
  )
  const last = placed.at(-1)
  const blank = last && {
    from: last.x + last.width + SAFETY_PADDING / 2,
    to: box.x + box.width - SAFETY_PADDING,
    y: last.baseline,
  }
  const calls = placed.flatMap((line) => callsOn(line, typeface))
  return { box, lines: placed, calls, blank: number === '' ? blank : undefined, isShortened: isCut(text, lines) }
}

const callsOn = ({ text, size, x, baseline }: TextLine, typeface: Typeface): SafetyStrip['calls'] =>
  phoneNumbersIn(text).map(({ from, text: number, dialled }) => ({
    box: {
      x: x + typeface.widthOf(text.slice(0, from)) * size,
      y: baseline - size,
      width: typeface.widthOf(number) * size,
      height: size * SAFETY_LINE_HEIGHT,
    },
    dialled,
  }))

/** As few lines as it can be read on. */
const fitNumbers = (text: string, sizes: { largest: number; smallest: number }, width: number, typeface: Typeface) => {
  for (let most = 1; most < SAFETY_LINES; most += 1) {
    const fitted = fitLines(text, sizes, width, most, typeface)
    if (!isCut(text, fitted.lines)) return fitted
  }
  return fitLines(text, sizes, width, SAFETY_LINES, typeface)
}
