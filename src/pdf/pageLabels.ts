import type { jsPDF } from 'jspdf'
import { numbersOn, type SheetSide } from '../render/sheet/side'

/** jsPDF's internal functions for plugins; its types lack them. */
interface Writing {
  readonly write: (line: string) => void
  readonly pdfEscape: (text: string) => string
}

/** Labels each page of the PDF with the numbers of the sheet pages on it. jsPDF has no function for labels. */
export const labelPages = ({ internal }: jsPDF, sides: readonly SheetSide[]): void => {
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
