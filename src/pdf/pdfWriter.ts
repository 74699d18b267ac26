import { jsPDF } from 'jspdf'
import { svg2pdf } from 'svg2pdf.js'
import type { Page } from '../render/sheet'
import { pageSvg, SHEET_FONT } from '../render/sheetSvg'
import { clipErasers } from './clipErasers'
import { providePaperDocument } from './paperDocument'
import { PaperElement } from './paperElement'

/** What a PDF says of itself. */
export interface PdfFacts {
  /** The tocht's name. */
  readonly title: string
  /** The group that hands it out; may be empty. */
  readonly author: string
  /** Of the words on the sheet, as a two-letter code. */
  readonly language: string
}

export interface PdfWriter {
  readonly addPage: (page: Page) => Promise<void>
  readonly finish: () => ArrayBuffer
}

/**
 * Writes the sheet as a vector PDF, page by page: every stroke stays a stroke, text stays text, in an embedded subset
 * of the sheet's own typeface. Needs no DOM.
 */
export const openPdf = ({ title, author, language }: PdfFacts, font: ArrayBuffer | undefined): PdfWriter => {
  const document = new jsPDF({
    unit: 'mm',
    compress: true,
    putOnlyUsedFonts: true,
    // The default writes sixteen decimals of every coordinate: eight times the size, for nothing that can be seen.
    floatPrecision: 'smart',
  })
  // It begins with a page of its own, of a size that may be another one.
  document.deletePage(1)
  if (font) addFont(document, font)
  document.setProperties({ title, author, creator: 'Tochten' })
  // A code with a region ("nl-NL") is ignored by jsPDF without a word.
  document.setLanguage(language === 'nl' ? 'nl' : 'en')
  providePaperDocument()
  return {
    addPage: async (page) => {
      const { width, height } = page.paper
      document.addPage([width, height], width > height ? 'landscape' : 'portrait')
      document.outline.add(null, bookmark(page), { pageNumber: page.number })
      const element = new PaperElement(pageSvg(page, clipErasers)) as unknown as Element
      await svg2pdf(element, document, { x: 0, y: 0, width, height, loadImages: false })
    },
    finish: () => document.output('arraybuffer'),
  }
}

/** "Page 1 of 2: 1–30", "Page 2 of 2: 31" or "Page 1 of 2: Fish-bone 1" */
const bookmark = ({ footer, cells, fishbone }: Page): string => {
  if (fishbone) return `${footer.text}: ${fishbone.title}`
  const [first, last] = [cells[0], cells.at(-1)]
  if (!first || !last) return footer.text
  return first === last ? `${footer.text}: ${first.number}` : `${footer.text}: ${first.number}–${last.number}`
}

const addFont = (document: jsPDF, font: ArrayBuffer): void => {
  const file = `${SHEET_FONT}.ttf`
  document.addFileToVFS(file, binaryString(new Uint8Array(font)))
  document.addFont(file, SHEET_FONT, 'normal')
}

/** jsPDF takes files as strings of bytes. */
const binaryString = (bytes: Uint8Array): string => {
  const parts: string[] = []
  for (let at = 0; at < bytes.length; at += 0x8000) parts.push(String.fromCharCode(...bytes.subarray(at, at + 0x8000)))
  return parts.join('')
}
