import { messageOf } from '../model/messageOf'
import type { PdfAnswer, PdfRequest } from './pdfMessages'
import { openPdf, type PdfWriter } from './pdfWriter'

/** The PDF being written. A worker writes it so that the tab stays responsive: 600 drawings take seconds. */
let writer: PdfWriter | undefined

const handleRequest = async (request: PdfRequest): Promise<PdfAnswer> => {
  if (request.type === 'open') writer = openPdf(request.metadata, request.font)
  else if (request.type === 'side') await writer?.addSide(request.side)
  else if (writer) return { type: 'file', bytes: writer.finish() }
  return { type: 'done' }
}

const answer = (reply: PdfAnswer): void => {
  const transfer = reply.type === 'file' ? [reply.bytes] : []
  globalThis.postMessage(reply, { transfer })
}

addEventListener('message', ({ data }: MessageEvent<PdfRequest>) => {
  handleRequest(data).then(answer, (reason: unknown) => answer({ type: 'failed', reason: messageOf(reason) }))
})
