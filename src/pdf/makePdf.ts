import sheetFont from '@expo-google-fonts/inter/500Medium/Inter_500Medium.ttf?url'
import { jsPDF } from 'jspdf'
import { svg2pdf } from 'svg2pdf.js'
import { PAPER } from '../constants'
import type { Page } from '../render/sheet'
import { pageSvg, SHEET_FONT } from '../render/sheetSvg'
import { clipErasers } from './clipErasers'
import { svgElement } from './svgElement'

export interface PdfRequest {
  /** The tocht's name: the title of the document. */
  readonly title: string
  /** Of the words on the sheet, as a two-letter code. */
  readonly language: string
  readonly pages: readonly Page[]
  /** Told the number of each page before it is made. */
  readonly onPage: (page: number) => void
}

/**
 * The sheet as a vector PDF: every stroke stays a stroke, text stays text, in an embedded subset of the sheet's own
 * typeface. Fails where the typeface cannot be loaded.
 */
export const makePdf = async ({ title, language, pages, onPage }: PdfRequest): Promise<Blob> => {
  const document = new jsPDF({
    unit: 'mm',
    format: [PAPER.width, PAPER.height],
    orientation: 'portrait',
    compress: true,
    putOnlyUsedFonts: true,
    // The default writes sixteen decimals of every coordinate: eight times the size, for nothing that can be seen.
    floatPrecision: 'smart',
  })
  await addSheetFont(document)
  document.setProperties({ title, creator: 'Tochten' })
  // A code with a region ("nl-NL") is ignored by jsPDF without a word.
  document.setLanguage(language === 'nl' ? 'nl' : 'en')
  for (const page of pages) {
    onPage(page.number)
    await aFrame()
    if (page.number > 1) document.addPage()
    await svg2pdf(svgElement(pageSvg(page, clipErasers)), document, { x: 0, y: 0, ...PAPER, loadImages: false })
  }
  return document.output('blob')
}

const addSheetFont = async (document: jsPDF): Promise<void> => {
  const response = await fetch(sheetFont)
  if (!response.ok) throw new Error(`${response.status} ${response.url}`)
  const file = `${SHEET_FONT}.ttf`
  document.addFileToVFS(file, binaryString(new Uint8Array(await response.arrayBuffer())))
  document.addFont(file, SHEET_FONT, 'normal')
}

/** jsPDF takes files as strings of bytes. */
const binaryString = (bytes: Uint8Array): string => {
  const parts: string[] = []
  for (let at = 0; at < bytes.length; at += 0x8000) parts.push(String.fromCharCode(...bytes.subarray(at, at + 0x8000)))
  return parts.join('')
}

/** Lets the page show how far it is and answer its user. */
const aFrame = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
