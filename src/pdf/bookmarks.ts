import type { jsPDF } from 'jspdf'
import type { PageBody } from '../render/sheet/page'
import { numbersOn, type SheetSide } from '../render/sheet/side'
import { inPoints } from './points'
import { writingOf } from './writing'

/** Adds bookmarks for the start and for each page in reading order; in a booklet the sides have another order. */
export const addBookmarks = (document: jsPDF, sides: readonly SheetSide[], first: string): void => {
  const { outline } = document
  const placed = sides.flatMap(({ number, pages }) => pages.map(({ page }) => ({ page, side: number })))
  outline.add(null, first, { pageNumber: 1 })
  for (const { page, side } of placed.toSorted((a, b) => a.page.number - b.page.number))
    outline.add(null, `${page.footer.text}${contentsOf(page.body)}`, { pageNumber: side })
  keepZoom(document, sides)
}

/** jsPDF's writer of bookmarks, which its types lack. */
interface OutlineWriter {
  line: (text: string) => void
}

/** Lets bookmarks lead to the top of their page at any zoom. jsPDF writes a zoom, and the height of the last page. */
const keepZoom = (document: jsPDF, sides: readonly SheetSide[]): void => {
  const outline = document.outline as typeof document.outline & OutlineWriter
  const line = outline.line.bind(outline)
  const topOf = (id: number): number => {
    const target = sides.find((_, index) => writingOf(document).getPageInfo(index + 1).objId === id)
    return Math.ceil(inPoints(target?.paper.height ?? 0))
  }
  outline.line = (text) =>
    line(text.replace(/\[(\d+) 0 R \/XYZ .*\]$/, (_, id: string) => `[${id} 0 R /XYZ null ${topOf(Number(id))} null]`))
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

/** Labels each page of the PDF with the numbers of the sheet pages on it. jsPDF has no function for labels. */
export const labelPages = (document: jsPDF, sides: readonly SheetSide[]): void => {
  const { events, write, pdfEscape } = writingOf(document)
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
