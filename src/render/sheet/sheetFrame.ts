import {
  CELL_GAP,
  FACTS_LINES,
  FACTS_SIZE,
  FACTS_SIZE_SMALLEST,
  HEADER_HEIGHT,
  LOGO_SIZE,
  NAME_SIZE,
  NAME_SIZE_ABOVE_FACTS,
  SHEET_MARGIN,
  SMALLEST_TEXT,
} from '../../constants'
import type { Box } from '../../geometry/bounds'
import { isolated } from '../../model/texts/isolate'
import type { Size } from '../../model/types'
import { safetyStrip, type SafetyStrip, FOOTER_SIZE, VERSION_SIZE, VERSION_LINE_HEIGHT } from './safetyStrip'
import type { SheetContent } from './sheetContent'
import {
  BETWEEN_FACTS,
  boldOf,
  cleanText,
  fitLines,
  fitText,
  isCut,
  lineAt,
  centredBaseline,
  type TextLine,
  type Typeface,
  CAP_HEIGHT,
} from './sheetText'

/** Line height of two lines of facts, in type sizes. */
const FACTS_LINE_HEIGHT = 1.2

/** Distance of its baseline above the safety strip, in the space below the drawings. */
const CREDIT_ABOVE = 1.6

/** The credit for road data, above the safety strip. */
const CREDIT_SIZE = SMALLEST_TEXT

/** A long name shrinks to this size, then ends in an ellipsis. */
export const NAME_SIZE_SMALLEST = 3.6

/** A text of the whole tocht that had no room on the sheet. */
export type CutText = 'name' | 'facts' | 'phone' | 'startNote' | 'finishNote'

/** The frame of a page, in millimetres. */
export interface PageFrame {
  readonly logo: Box
  readonly name: TextLine
  readonly facts: readonly TextLine[]
  readonly safety: SafetyStrip
  /** "Page 1 of 2" */
  readonly footer: TextLine
  /** The version, below the footer. */
  readonly version: TextLine
  /** The credit for road data, if any. */
  readonly credit: readonly TextLine[]
  /** Texts that had to be shortened. */
  readonly cut: readonly CutText[]
}

interface PagePosition {
  readonly number: number
  readonly pages: number
}

type Header = Pick<PageFrame, 'logo' | 'name' | 'facts' | 'cut'>

export const pageFrame = (content: SheetContent, page: Size, place: PagePosition, typeface: Typeface): PageFrame => {
  const header = headerOf(content, page, typeface)
  const { isShortened, ...safety } = safetyStrip(content, page, typeface)
  return {
    ...header,
    safety,
    ...cornerOf(content, page, place, safety.box, typeface),
    credit: creditOf(content, safety.box, typeface),
    cut: isShortened ? [...header.cut, 'phone'] : header.cut,
  }
}

const HEADER: Pick<Box, 'y' | 'height'> = { y: SHEET_MARGIN, height: LOGO_SIZE }

const headerOf = ({ name, facts, shorterFacts = [] }: SheetContent, page: Size, typeface: Typeface): Header => {
  const room = page.width - 2 * SHEET_MARGIN - 2 * (LOGO_SIZE + 2 * CELL_GAP)
  return {
    logo: { ...HEADER, x: SHEET_MARGIN, width: LOGO_SIZE },
    ...nameAndFacts(cleanText(name), [facts, ...shorterFacts].map(isolatedFacts), page.width / 2, room, typeface),
  }
}

const isolatedFacts = (facts: string): string => cleanText(facts).split(BETWEEN_FACTS).map(isolated).join(BETWEEN_FACTS)

const nameAndFacts = (
  name: string,
  lengths: readonly string[],
  centre: number,
  room: number,
  typeface: Typeface,
): Pick<Header, 'name' | 'facts' | 'cut'> => {
  const [facts = ''] = lengths
  const largest = facts === '' ? NAME_SIZE : NAME_SIZE_ABOVE_FACTS
  const bold = boldOf(typeface)
  const nameText = fitText(name, { largest, smallest: NAME_SIZE_SMALLEST }, room, bold)
  const sizes = { largest: FACTS_SIZE, smallest: FACTS_SIZE_SMALLEST }
  const tried = lengths.map((text) => ({ text, ...fitFacts(text, sizes, room, typeface) }))
  const whole = tried.findIndex(({ text, lines: fitted }) => !isCut(text, fitted))
  const { lines: fitted = [], size = FACTS_SIZE } = tried.at(whole) ?? {}
  // Where a line ends between facts, the dot is left out.
  const lines = fitted.map((line) => line.replace(DOT_AT_END, ''))
  const height = size * FACTS_LINE_HEIGHT
  // Two lines reach into the space below the header.
  const foot = HEADER.y + (lines.length > 1 ? HEADER_HEIGHT - CELL_GAP : HEADER.height)
  const top = foot - lines.length * height
  const upper = lines.length === 0 ? HEADER : { y: HEADER.y, height: top - HEADER.y }
  return {
    name: lineAt(nameText, centre, centredBaseline(upper, nameText), 'middle', bold),
    facts: lines.map((text, index) => lineAt({ text, size }, centre, top + index * height + size, 'middle', typeface)),
    cut: [...(nameText.text === name ? [] : ['name' as const]), ...(isLeftOut(whole) ? ['facts' as const] : [])],
  }
}

/** Whether more than the weekday is missing, which nobody needs beside the date. */
const isLeftOut = (length: number): boolean => length < 0 || length > WITHOUT_WEEKDAY
const WITHOUT_WEEKDAY = 1

/** Sets the facts on one line if that is readable, otherwise on two, split between facts if possible. */
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

const DOT = BETWEEN_FACTS.trimEnd()
const DOT_AT_END = new RegExp(`${DOT}$`)

/** All splits of facts into two lines; the first line keeps its dot. */
const partings = (facts: string): readonly (readonly string[])[] =>
  Array.from(facts.matchAll(new RegExp(BETWEEN_FACTS, 'g')), ({ index }) => [
    facts.slice(0, index) + DOT,
    facts.slice(index + BETWEEN_FACTS.length),
  ])

/** Two lines in the lower right corner, centred on the safety strip. */
const cornerOf = (
  { words, version }: SheetContent,
  page: Size,
  { number, pages }: PagePosition,
  safety: Box,
  typeface: Typeface,
): Pick<PageFrame, 'footer' | 'version'> => {
  const right = page.width - SHEET_MARGIN
  const room = right - safety.x - safety.width - CELL_GAP
  const label = fitText(words.pageOf(number, pages), { largest: FOOTER_SIZE, smallest: 0 }, room, typeface)
  const below = fitText(version, { largest: VERSION_SIZE, smallest: 0 }, room, typeface)
  const step = VERSION_SIZE * VERSION_LINE_HEIGHT
  const foot = centredBaseline(safety, { size: label.size + step / CAP_HEIGHT })
  return {
    footer: lineAt(label, right, foot - step, 'end', typeface),
    version: lineAt(below, right, foot, 'end', typeface),
  }
}

/** The credit just above the safety strip, in the smallest readable type. */
const creditOf = ({ credit }: SheetContent, safety: Box, typeface: Typeface): readonly TextLine[] =>
  credit === undefined
    ? []
    : [lineAt({ text: credit, size: CREDIT_SIZE }, safety.x, safety.y - CREDIT_ABOVE, 'start', typeface)]
