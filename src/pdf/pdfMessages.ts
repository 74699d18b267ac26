import type { SheetSide } from '../render/sheet/side'
import type { PdfMetadata } from './pdfWriter'

/** Requests from the tab to the worker. Each is answered before the next is sent. */
export type PdfRequest =
  | { readonly type: 'open'; readonly metadata: PdfMetadata; readonly font: ArrayBuffer | undefined }
  | { readonly type: 'side'; readonly side: SheetSide }
  | { readonly type: 'finish' }

export type PdfAnswer =
  | { readonly type: 'done' }
  | { readonly type: 'file'; readonly bytes: ArrayBuffer }
  | { readonly type: 'failed'; readonly reason: string }
