import { messageOf } from '../model/messageOf'
import type { PdfAnswer, PdfOrder } from './pdfMessages'
import { openPdf, type PdfWriter } from './pdfWriter'

/** The PDF being written. A worker writes it so that the tab stays responsive: 600 drawings take seconds. */
let writer: PdfWriter | undefined

const handleOrder = async (order: PdfOrder): Promise<PdfAnswer> => {
  if (order.type === 'open') writer = openPdf(order.facts, order.font)
  else if (order.type === 'side') await writer?.addSide(order.side)
  else if (writer) return { type: 'file', bytes: writer.finish() }
  return { type: 'done' }
}

const answer = (reply: PdfAnswer): void => {
  const transfer = reply.type === 'file' ? [reply.bytes] : []
  globalThis.postMessage(reply, { transfer })
}

addEventListener('message', ({ data }: MessageEvent<PdfOrder>) => {
  handleOrder(data).then(answer, (reason: unknown) => answer({ type: 'failed', reason: messageOf(reason) }))
})
