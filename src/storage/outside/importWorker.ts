import { readAs, type ImportRequest } from './readAs'
import type { DrawingMessage, LastMessage } from './readText'

const post = (message: DrawingMessage | LastMessage): void => globalThis.postMessage(message, { transfer: [] })

/** Reads large texts in a worker, so that the tab stays responsive. A message per drawing, since a large one blocks it. */
addEventListener('message', ({ data }: MessageEvent<ImportRequest>) => {
  const read = readAs(data)
  if (!read.ok) return post(read)
  const { tochten, unread } = read.value
  for (const { drawings } of tochten) drawings.forEach(post)
  const counted = tochten.map((tocht) => Object.assign({}, tocht, { drawings: tocht.drawings.length }))
  return post({ ok: true, value: { tochten: counted, unread } })
})
