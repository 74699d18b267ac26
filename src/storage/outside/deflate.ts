/** Bytes of a tocht in a link that are unpacked before the result is measured; they may grow a thousandfold. */
const LINK_UNPACK_PART = 256

/** zlib instead of bare deflate: its checksum detects a letter changed on the way. Older browsers support it, too. */
const FORMAT = 'deflate'

/** @returns `undefined` if there are more than `most` bytes */
export const deflate = (text: string, most: number): Promise<Uint8Array | undefined> =>
  collect(new Blob([text]).stream().pipeThrough(new CompressionStream(FORMAT)), most)

/**
 * Unpacks untrusted bytes. Feeds them in small parts, so that a decompression bomb never yields much more than `most`
 * bytes.
 * @returns `undefined` if there are more than `most` bytes
 * @throws if the bytes are not intact output of `deflate`
 */
export const inflate = async (bytes: Uint8Array<ArrayBuffer>, most: number): Promise<string | undefined> => {
  const unpacked = await unpack(bytes, { format: FORMAT, part: LINK_UNPACK_PART, most })
  return unpacked && new TextDecoder('utf-8', { fatal: true }).decode(unpacked)
}

/** Unpacks `part` bytes at a time, up to `most` bytes of output. */
interface Unpacking {
  readonly format: CompressionFormat
  readonly part: number
  readonly most: number
}

/**
 * @returns `undefined` if there are more than `most` bytes
 * @throws if the bytes are not of that format or damaged
 */
export const unpack = (
  bytes: Uint8Array<ArrayBuffer>,
  { format, part, most }: Unpacking,
): Promise<Uint8Array | undefined> => collect(inParts(bytes, part).pipeThrough(new DecompressionStream(format)), most)

const inParts = (bytes: Uint8Array<ArrayBuffer>, part: number): ReadableStream<Uint8Array<ArrayBuffer>> => {
  let at = 0
  return new ReadableStream(
    {
      pull: (controller) => {
        controller.enqueue(bytes.subarray(at, at + part))
        at += part
        if (at >= bytes.length) controller.close()
      },
    },
    { highWaterMark: 0 },
  )
}

const collect = async (
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  most: number,
): Promise<Uint8Array | undefined> => {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  const reader = stream.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    parts.push(value)
    length += value.length
    if (length <= most) continue
    await reader.cancel()
    return undefined
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}
