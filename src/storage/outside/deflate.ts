import { INFLATE_PART } from '../../constants'

/**
 * As zlib writes it: unlike bare deflate it ends with a check, so that a letter that changed on its way is noticed.
 * Older browsers know it, too.
 */
const FORMAT = 'deflate'

/** @returns undefined as soon as there are more than `most` bytes */
export const deflate = (text: string, most: number): Promise<Uint8Array | undefined> =>
  collect(new Blob([text]).stream().pipeThrough(new CompressionStream(FORMAT)), most)

/**
 * Unpacks what somebody else packed. It is fed in small parts, so that never much more than `most` bytes come of it,
 * whatever it claims to be.
 *
 * @returns undefined as soon as there are more than `most` bytes
 * @throws if it is not what `deflate` makes, whole and unchanged
 */
export const inflate = async (bytes: Uint8Array<ArrayBuffer>, most: number): Promise<string | undefined> => {
  const unpacked = await unpack(bytes, { format: FORMAT, part: INFLATE_PART, most })
  return unpacked && new TextDecoder('utf-8', { fatal: true }).decode(unpacked)
}

/** How something is unpacked: so many bytes at a time, until there are more than `most`. */
interface Unpacking {
  readonly format: CompressionFormat
  readonly part: number
  readonly most: number
}

/** @returns undefined as soon as there are more bytes than may be @throws if it is not of that format, whole and unchanged */
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
    // oxlint-disable-next-line no-await-in-loop -- each part may be the last that is wanted
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
