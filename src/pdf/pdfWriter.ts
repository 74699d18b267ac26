import { jsPDF } from 'jspdf'
import { svg2pdf } from 'svg2pdf.js'
import type { Page, PageBody } from '../render/page'
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
      document.outline.add(null, `${page.footer.text}${contentsOf(page.body)}`, { pageNumber: page.number })
      const element = new PaperElement(pageSvg(page, clipErasers)) as unknown as Element
      await svg2pdf(element, document, { x: 0, y: 0, width, height, loadImages: false })
    },
    finish: () => document.output('arraybuffer'),
  }
}

/** What a bookmark says of a page behind its number: ": 1–30", ": 31", ": Fish-bone 1", or nothing. */
const contentsOf = (body: PageBody): string => {
  switch (body.kind) {
    case 'boxes': {
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

/** jsPDF takes files as strings of bytes. */
const binaryString = (bytes: Uint8Array): string => {
  const parts: string[] = []
  for (let at = 0; at < bytes.length; at += 0x8000) parts.push(String.fromCharCode(...bytes.subarray(at, at + 0x8000)))
  return parts.join('')
}
