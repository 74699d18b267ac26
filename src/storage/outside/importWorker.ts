import { readAs, type ImportRequest } from './readAs'

/** Reads large texts in a worker, so that the tab stays responsive. */
addEventListener('message', ({ data }: MessageEvent<ImportRequest>) => {
  for (const part of readAs(data)) globalThis.postMessage(part, { transfer: [] })
})
