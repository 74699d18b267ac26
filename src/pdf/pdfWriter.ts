import { jsPDF } from 'jspdf'
import { svg2pdf } from 'svg2pdf.js'
import type { PageBody } from '../render/sheet/page'
import { type PlacedPage, type SheetSide, numbersOn } from '../render/sheet/side'
import { SHEET_FONT } from '../render/sheetSvg'
import { sideDocument } from '../render/sideSvg'
import { binaryString } from './binaryString'
import { clipErasers } from './clipErasers'
import { StandInElement } from './standInElement'

type PdfLanguage = Parameters<jsPDF['setLanguage']>[0]

/** The metadata of a PDF. */
export interface PdfMetadata {
  /** The tocht's name. */
  readonly title: string
  /** The group that organises the tocht; may be empty. */
  readonly author: string
  /** The language of the sheet; jsPDF ignores a code that it does not know. */
  readonly language: PdfLanguage
  /** The title of the bookmark at the start of the sheet. */
  readonly firstBookmark: string
}

export interface PdfWriter {
  readonly addSide: (side: SheetSide) => Promise<void>
  readonly finish: () => ArrayBuffer
}

/**
 * Writes the sheet as a vector PDF, with a page for each side of the paper. Strokes stay strokes, and text stays text
 * in an embedded subset of the sheet's typeface. Needs no DOM.
 */
export const openPdf = (
  { title, author, language, firstBookmark }: PdfMetadata,
  font: ArrayBuffer | undefined,
): PdfWriter => {
  const document = new jsPDF({
    unit: 'mm',
    compress: true,
    putOnlyUsedFonts: true,
    // The default writes sixteen decimals of every coordinate: eight times the size without a visible difference.
    floatPrecision: 'smart',
  })
  // jsPDF begins with a page whose size may be wrong; delete it.
  document.deletePage(1)
  if (font) addFont(document, font)
  document.setProperties({ title, author, creator: 'Tochten' })
  document.setLanguage(language)
  // PDF readers show the name of the tocht instead of the file name.
  // They also print at real size: most would otherwise fit the page into their margins, at 96 %.
  document.viewerPreferences({ DisplayDocTitle: true, PrintScaling: 'None' })
  provideStandInDocument()
  const sides: SheetSide[] = []
  return {
    addSide: async (side) => {
      const { width, height } = side.paper
      document.addPage([width, height], width > height ? 'landscape' : 'portrait')
      const element = new StandInElement(sideDocument(side, clipErasers)) as unknown as Element
      await svg2pdf(element, document, { x: 0, y: 0, width, height, loadImages: false })
      shortenNumbers(document)
      for (const placed of side.pages) linkCalls(document, placed)
      sides.push(side)
    },
    finish: () => {
      addBookmarks(document, sides, firstBookmark)
      labelPages(document, sides)
      // Rename the font last: text refers to it by its old name.
      if (font) describeSubset(document, font)
      return document.output('arraybuffer')
    },
  }
}

/** Removes the point that jsPDF writes after a whole number ("25."): it makes the file 1 % larger. */
const shortenNumbers = ({ internal }: jsPDF): void => {
  const page = internal.pages.at(-1) as unknown as string[]
  page.forEach((line, index) => (page[index] = line.replaceAll(/(\d)\.(?=\s)/g, '$1')))
}

/** Adds a `tel:` link to each phone number of a page. */
const linkCalls = (document: jsPDF, { page, x, y }: PlacedPage): void => {
  for (const { box, dialled } of page.safety.calls)
    document.link(x + box.x, y + box.y, box.width, box.height, { url: `tel:${dialled}` })
}

/** Adds bookmarks for the start and for each page in reading order; in a booklet the sides have another order. */
const addBookmarks = ({ outline }: jsPDF, sides: readonly SheetSide[], first: string): void => {
  const placed = sides.flatMap(({ number, pages }) => pages.map(({ page }) => ({ page, side: number })))
  outline.add(null, first, { pageNumber: 1 })
  for (const { page, side } of placed.toSorted((a, b) => a.page.number - b.page.number))
    outline.add(null, `${page.footer.text}${contentsOf(page.body)}`, { pageNumber: side })
}

/** The end of a page's bookmark, which names the content: ": 1–30", ": 31", ": Fish-bone 1", or nothing. */
const contentsOf = (body: PageBody): string => {
  switch (body.kind) {
    case 'cells': {
      const [first, last] = [body.cells[0], body.cells.at(-1)]
      if (!first || !last) return ''
      return first === last ? `: ${first.number}` : `: ${first.number}–${last.number}`
    }
    case 'fishbone':
      return `: ${body.fishbone.title}`
  }
}

const addFont = (document: jsPDF, font: ArrayBuffer): void => {
  const file = `${SHEET_FONT}.ttf`
  document.addFileToVFS(file, binaryString(new Uint8Array(font)))
  document.addFont(file, SHEET_FONT, 'normal')
}

const TAG_LETTERS = 6

/**
 * Corrects the font's metadata: adds the subset tag (six letters; without it, software that merges PDFs would confuse
 * two subsets), and sets the cap height per 1,000 units.
 */
const describeSubset = (document: jsPDF, font: ArrayBuffer): void => {
  const embedded = document.setFont(SHEET_FONT, 'normal').getFont()
  embedded.fontName = `${subsetTag(font)}+${SHEET_FONT.replace(' ', '-')}`
  embedded.metadata.capHeight = Math.round(embedded.metadata.os2.capHeight * embedded.metadata.scaleFactor)
}

/** Six letters derived from the bytes of a font. */
const subsetTag = (font: ArrayBuffer): string => {
  let sum = 0
  for (const byte of new Uint8Array(font)) sum = (sum * 31 + byte) % 26 ** TAG_LETTERS
  return Array.from({ length: TAG_LETTERS }, (_, place) =>
    String.fromCharCode(65 + (Math.floor(sum / 26 ** place) % 26)),
  ).join('')
}

/** jsPDF's internal functions for plugins; its types lack them. */
interface Writing {
  readonly write: (line: string) => void
  readonly pdfEscape: (text: string) => string
}

/** Labels each page of the PDF with the numbers of the sheet pages on it. jsPDF has no function for labels. */
const labelPages = ({ internal }: jsPDF, sides: readonly SheetSide[]): void => {
  const { events, write, pdfEscape } = internal as typeof internal & Writing
  const labels = sides.map(labelOf)
  const isCounted = labels.every((label, index) => label === String(index + 1))
  const ranges = isCounted
    ? '0 << /S /D >>'
    : labels.map((label, index) => `${index} << /P (${pdfEscape(label)}) >>`).join(' ')
  events.subscribe('putCatalog', () => write(`/PageLabels << /Nums [${ranges}] >>`))
}

/** "3", "1–2", "8, 1", or nothing for an empty side. */
const labelOf = (side: SheetSide): string => {
  const numbers = numbersOn(side)
  const [first = 0, second] = numbers
  return second === first + 1 ? `${first}–${second}` : numbers.join(', ')
}

/**
 * Stands in for `document`, which a worker lacks. svg2pdf uses it for two things: to parse style sheets (the sheet has
 * none) and to measure text (for boxes that the sheet does not need).
 */
const standInDocument = {
  implementation: { createHTMLDocument: (): undefined => undefined },
  createElement: () => ({ getContext: () => null }),
  createElementNS: () => measuringElement,
  body: { appendChild: (): void => {} },
}

const measuringElement = {
  style: { setProperty: (): void => {} },
  parentNode: null,
  appendChild: (): void => {},
  setAttribute: (): void => {},
  setAttributeNS: (): void => {},
  getBBox: () => ({ width: 0 }),
}

/** Installs the stand-in unless a real `document` exists, as in browser tests. */
const provideStandInDocument = (): void => {
  if (!('document' in globalThis)) Object.assign(globalThis, { document: standInDocument })
}
