import { answerRequests } from '../askWorker'
import type { SheetSide } from '../render/sheet/side'
import { openPdf, type Descriptions, type PdfMetadata, type PdfWriter } from './pdfWriter'
import type { SheetFonts } from './usedFonts'

/** The requests for one PDF, in this order. Each is answered before the next is sent. */
export type PdfRequest =
  | { readonly type: 'open'; readonly metadata: PdfMetadata; readonly fonts: SheetFonts }
  | { readonly type: 'side'; readonly side: SheetSide; readonly descriptions: Descriptions }
  | { readonly type: 'finish' }

export interface PdfWork {
  readonly request: PdfRequest
  readonly progress: never
  /** The bytes of the file, once it is finished. */
  readonly answer: ArrayBuffer | undefined
}

/** The PDF being written. A worker writes it so that the tab stays responsive: 600 drawings take seconds. */
let writer: PdfWriter | undefined

answerRequests<PdfWork>(async (request) => {
  if (request.type === 'finish') return writer?.finish()
  if (request.type === 'open') writer = openPdf(request.metadata, request.fonts)
  else await writer?.addSide(request.side, request.descriptions)
  return undefined
})
