import { partsOf } from './importParts'
import { readAs, type ImportOrder } from './readAs'

/** Reads large texts away from the page, which so stays awake. */
addEventListener('message', ({ data: { kind, text } }: MessageEvent<ImportOrder>) => {
  for (const part of partsOf(readAs(kind, text))) globalThis.postMessage(part, { transfer: [] })
})
