import { ROUTE_FILE_BYTES, ROUTE_UNPACK_PART } from '../../constants'
import { failed, type Read } from '../../model/read'
import type { FileFault } from '../../route/routeFault'
import { unpack } from '../../storage/outside/deflate'

const GZIP = [0x1f, 0x8b]
/** The number of bytes at the start of a file that are searched for an XML declaration. */
const DECLARATION = 200

/** The text in a file, plain or gzipped. It is decoded with the encoding that its XML declares, or else as UTF-8. */
export const routeText = async (bytes: Uint8Array<ArrayBuffer>): Promise<Read<string, FileFault>> => {
  const tooBig = failed<FileFault>({ kind: 'tooBig', most: ROUTE_FILE_BYTES })
  if (bytes.length > ROUTE_FILE_BYTES) return tooBig
  const isPacked = GZIP.every((byte, index) => bytes[index] === byte)
  try {
    const plain = isPacked
      ? await unpack(bytes, { format: 'gzip', part: ROUTE_UNPACK_PART, most: ROUTE_FILE_BYTES })
      : bytes
    if (!plain) return tooBig
    const text = decoderOf(plain).decode(plain)
    return text.trim() === '' ? failed({ kind: 'empty' }) : { ok: true, value: text }
  } catch {
    return failed({ kind: 'brokenGzip' })
  }
}

/** The decoder for the declared encoding; UTF-8 if it is unknown. */
const decoderOf = (bytes: Uint8Array): TextDecoder => {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, DECLARATION))
  const named = /^[^<]*<\?xml[^>]*encoding=["']([\w-]+)["']/.exec(start)?.[1] ?? 'utf-8'
  try {
    return new TextDecoder(named)
  } catch {
    return new TextDecoder()
  }
}
