import {
  CAP_HEIGHT,
  CELL_GAP,
  FACTS_SIZE,
  FACTS_SIZE_SMALLEST,
  FOOTER_SIZE,
  LOGO_SIZE,
  NAME_SIZE,
  NAME_SIZE_ABOVE_FACTS,
  NAME_SIZE_SMALLEST,
  PHONE_SIZE,
  SHEET_MARGIN,
  SAFETY_HEIGHT,
  SAFETY_PADDING,
  SAFETY_SIZE,
  SAFETY_SIZE_SMALLEST,
} from '../constants'
import type { Box } from '../geometry/bounds'
import type { Size } from '../model/types'
import type { SheetContent } from './sheet'
import { cleanText, fitText, lineAt, type FittedText, type TextLine, type Typeface } from './sheetText'

/** What stands on each page alike, in millimetres. */
export interface PageFrame {
  readonly logo: Box
  readonly name: TextLine
  readonly facts: TextLine | undefined
  readonly phone: TextLine
  readonly strip: SafetyStrip
  readonly footer: TextLine
}

/** Whom to call in an emergency, where a child finds it in the dark. */
export interface SafetyStrip {
  readonly box: Box
  readonly line: TextLine
  /** Where the number can be written by hand, if there is none. */
  readonly blank: { readonly from: number; readonly to: number; readonly y: number } | undefined
}

interface Place {
  readonly number: number
  readonly pages: number
}

export const pageFrame = (content: SheetContent, paper: Size, place: Place, typeface: Typeface): PageFrame => {
  const footer = pageLabel(content, paper, place, typeface)
  return { ...header(content, paper, typeface), strip: safetyStrip(content, paper, footer, typeface), footer }
}

const HEADER: Pick<Box, 'y' | 'height'> = { y: SHEET_MARGIN, height: LOGO_SIZE }

const header = (
  { name, facts, phone }: SheetContent,
  paper: Size,
  typeface: Typeface,
): Pick<PageFrame, 'logo' | 'name' | 'facts' | 'phone'> => {
  const width = paper.width - 2 * SHEET_MARGIN
  const phoneText = fitText(cleanText(phone), { largest: PHONE_SIZE, smallest: PHONE_SIZE / 2 }, width / 3, typeface)
  const phoneLine = lineAt(phoneText, paper.width - SHEET_MARGIN, middleOf(HEADER, phoneText), 'end', typeface)
  const room = width - 2 * (Math.max(phoneLine.width, LOGO_SIZE) + 2 * CELL_GAP)
  return {
    logo: { ...HEADER, x: SHEET_MARGIN, width: LOGO_SIZE },
    phone: phoneLine,
    ...nameAndFacts(cleanText(name), cleanText(facts), paper.width / 2, room, typeface),
  }
}

const nameAndFacts = (
  name: string,
  facts: string,
  centre: number,
  room: number,
  typeface: Typeface,
): Pick<PageFrame, 'name' | 'facts'> => {
  const largest = facts === '' ? NAME_SIZE : NAME_SIZE_ABOVE_FACTS
  const nameText = fitText(name, { largest, smallest: NAME_SIZE_SMALLEST }, room, typeface)
  if (facts === '') {
    return { name: lineAt(nameText, centre, middleOf(HEADER, nameText), 'middle', typeface), facts: undefined }
  }
  const factsText = fitText(facts, { largest: FACTS_SIZE, smallest: FACTS_SIZE_SMALLEST }, room, typeface)
  const lower = HEADER.y + HEADER.height - FACTS_SIZE
  const upper = { y: HEADER.y, height: lower - HEADER.y - FACTS_SIZE / 3 }
  return {
    name: lineAt(nameText, centre, middleOf(upper, nameText), 'middle', typeface),
    facts: lineAt(factsText, centre, middleOf({ y: lower, height: FACTS_SIZE }, factsText), 'middle', typeface),
  }
}

/** In the lower right corner, level with the words in the strip. */
const pageLabel = ({ words }: SheetContent, paper: Size, { number, pages }: Place, typeface: Typeface): TextLine => {
  const text = { text: words.pageOf(number, pages), size: FOOTER_SIZE }
  const strip = { y: paper.height - SHEET_MARGIN - SAFETY_HEIGHT, height: SAFETY_HEIGHT }
  return lineAt(text, paper.width - SHEET_MARGIN, middleOf(strip, text), 'end', typeface)
}

const safetyStrip = (
  { phone, words }: SheetContent,
  paper: Size,
  footer: TextLine,
  typeface: Typeface,
): SafetyStrip => {
  const box = {
    x: SHEET_MARGIN,
    y: paper.height - SHEET_MARGIN - SAFETY_HEIGHT,
    width: footer.x - 2 * CELL_GAP - SHEET_MARGIN,
    height: SAFETY_HEIGHT,
  }
  const number = cleanText(phone)
  const sizes = { largest: SAFETY_SIZE, smallest: SAFETY_SIZE_SMALLEST }
  const text = fitText(words.emergency(number), sizes, box.width - 2 * SAFETY_PADDING, typeface)
  const line = lineAt(text, box.x + SAFETY_PADDING, middleOf(box, text), 'start', typeface)
  const blank = {
    from: line.x + line.width + SAFETY_PADDING / 2,
    to: box.x + box.width - SAFETY_PADDING,
    y: line.baseline,
  }
  return { box, line, blank: number === '' ? blank : undefined }
}

/** The baseline that puts a capital letter in the middle of a box. */
const middleOf = ({ y, height }: Pick<Box, 'y' | 'height'>, { size }: FittedText): number =>
  y + (height + size * CAP_HEIGHT) / 2
