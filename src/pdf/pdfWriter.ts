import { jsPDF } from 'jspdf'
import { svg2pdf } from 'svg2pdf.js'
import type { PlacedPage, SheetSide } from '../render/sheet/side'
import { sideDocument } from '../render/sideSvg'
import { BOLD_FONT, SHEET_FONT } from '../render/textSvg'
import { binaryString } from './binaryString'
import { addBookmarks, labelPages } from './bookmarks'
import { clipErasers } from './clipErasers'
import { replaceMarks, withMarks } from './markedContent'
import { packPdf } from './packPdf'
import { StandInElement } from './standInElement'
import { addStructure, type DescribedSide } from './structureTree'
import type { SheetFonts } from './usedFonts'
import { setVersion } from './writing'
import { xmpOf } from './xmp'

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

/** By the number of the page, a sentence for each drawing on it, by its number, for people who cannot see it. */
export type Descriptions = ReadonlyMap<number, ReadonlyMap<number, string>>

export interface PdfWriter {
  readonly addSide: (side: SheetSide, descriptions?: Descriptions) => Promise<void>
  readonly finish: () => Promise<ArrayBuffer>
}

/**
 * Writes the sheet as a tagged vector PDF, with a page for each side of the paper. Strokes stay strokes, and text stays
 * text in an embedded subset of the sheet's typeface. Needs no DOM.
 */
export const openPdf = (
  { title, author, language, firstBookmark }: PdfMetadata,
  { medium, bold }: SheetFonts,
): PdfWriter => {
  const document = new jsPDF({
    unit: 'mm',
    putOnlyUsedFonts: true,
    // The default writes sixteen decimals of every coordinate: eight times the size without a visible difference.
    floatPrecision: 'smart',
  })
  // jsPDF begins with a page whose size may be wrong; delete it.
  document.deletePage(1)
  setVersion(document, '1.7')
  const fonts = [
    { name: SHEET_FONT, file: medium },
    { name: BOLD_FONT, file: bold },
  ].flatMap(({ name, file }) => (file ? [{ name, file }] : []))
  for (const { name, file } of fonts) addFont(document, name, file)
  document.setProperties({ title, author, creator: 'Tochten' })
  document.setLanguage(language)
  document.addMetadata(xmpOf({ title, author, language }), true)
  // PDF readers show the name of the tocht instead of the file name.
  // They also print at real size: most would otherwise fit the page into their margins, at 96 %.
  document.viewerPreferences({ DisplayDocTitle: true, PrintScaling: 'None' })
  provideStandInDocument()
  const sides: SheetSide[] = []
  const described: DescribedSide[] = []
  addStructure(document, described)
  return {
    addSide: async (side, descriptions = new Map()) => {
      const { width, height } = side.paper
      document.addPage([width, height], width > height ? 'landscape' : 'portrait')
      const { node, parts, operators } = withMarks(sideDocument(side, clipErasers))
      const element = new StandInElement(node) as unknown as Element
      await svg2pdf(element, document, { x: 0, y: 0, width, height, loadImages: false })
      const lines = document.internal.pages.at(-1) as unknown as string[]
      replaceMarks(lines, operators)
      shortenNumbers(lines)
      described.push({ parts, height, descriptions })
      for (const placed of side.pages) linkCalls(document, placed)
      sides.push(side)
    },
    finish: () => {
      addBookmarks(document, sides, firstBookmark)
      labelPages(document, sides)
      // Rename the fonts last: text refers to them by their old names.
      for (const { name, file } of fonts) describeSubset(document, name, file)
      return packPdf(document.output())
    },
  }
}

/** Removes the point that jsPDF writes after a whole number ("25."): it makes the file 1 % larger. */
const shortenNumbers = (page: string[]): void =>
  page.forEach((line, index) => (page[index] = line.replaceAll(/(\d)\.(?=\s)/g, '$1')))

/** Adds a `tel:` link to each phone number of a page. */
const linkCalls = (document: jsPDF, { page, x, y }: PlacedPage): void => {
  for (const { box, dialled } of page.safety.calls)
    document.link(x + box.x, y + box.y, box.width, box.height, { url: `tel:${dialled}` })
}

const addFont = (document: jsPDF, name: string, font: ArrayBuffer): void => {
  const file = `${name}.ttf`
  document.addFileToVFS(file, binaryString(new Uint8Array(font)))
  document.addFont(file, name, 'normal')
}

const TAG_LETTERS = 6

/**
 * Corrects the font's metadata: adds the subset tag (six letters; without it, software that merges PDFs would confuse
 * two subsets), and sets the cap height per 1,000 units.
 */
const describeSubset = (document: jsPDF, name: string, font: ArrayBuffer): void => {
  const embedded = document.setFont(name, 'normal').getFont()
  embedded.fontName = `${subsetTag(font)}+${name.replace(' ', '-')}`
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
