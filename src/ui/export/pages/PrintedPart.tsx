import { createPortal } from 'react-dom'
import { usePrinted } from '../../shared/usePrinted'
import type { PrintableSheet } from '../making/beginPdf'
import { usePaperSizes } from '../usePaperSizes'
import { PrintedPages } from './PrintedPages'

interface Props {
  readonly sheet: PrintableSheet
  readonly onPrinted: (code: string) => void
}

/**
 * The pages that the browser prints, separate from the app and drawn as in the PDF. They exist only while printing,
 * since outlining erasers is slow.
 */
export const PrintedPart = ({ sheet, onPrinted }: Props) => {
  usePaperSizes(sheet.sides.map(({ paper }) => paper))
  const printed = usePrinted(sheet, ({ code }) => onPrinted(code))
  return printed && createPortal(<PrintedPages sides={printed.sides} />, document.body)
}
