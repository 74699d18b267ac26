import { readAs, type ImportOrder } from './readAs'

/** Reads large texts away from the page, which so stays awake. */
addEventListener('message', ({ data }: MessageEvent<ImportOrder>) => {
  for (const part of readAs(data)) globalThis.postMessage(part, { transfer: [] })
})
