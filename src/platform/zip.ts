export interface ZipEntry {
  readonly name: string
  readonly text: string
}

/** Several files as one, not compressed: the format as in PKWARE's APPNOTE, names in UTF-8, all of 1 January 1980. */
export const zip = (entries: readonly ZipEntry[]): Blob => {
  const encoder = new TextEncoder()
  const files = entries.map(({ name, text }) => ({ name: encoder.encode(name), data: encoder.encode(text) }))
  const parts: Uint8Array<ArrayBuffer>[] = []
  const directory: Uint8Array<ArrayBuffer>[] = []
  let offset = 0
  for (const { name, data } of files) {
    const facts = factsOf(name, data)
    const local = joined(numbers([4, 0x04034b50]), facts, name, data)
    directory.push(
      joined(numbers([4, 0x02014b50], [2, 20]), facts, numbers([2, 0], [2, 0], [2, 0], [4, 0], [4, offset]), name),
    )
    parts.push(local)
    offset += local.length
  }
  const index = joined(...directory)
  const count = files.length
  const end = numbers([4, 0x06054b50], [2, 0], [2, 0], [2, count], [2, count], [4, index.length], [4, offset], [2, 0])
  return new Blob([...parts, index, end], { type: 'application/zip' })
}

const UTF_8_NAMES = 0x800
const FIRST_DAY = 0x21

/** What both headers of a file say: version, flags, method, time, day, checksum, sizes, lengths of name and extra. */
const factsOf = (name: Uint8Array, data: Uint8Array): Uint8Array<ArrayBuffer> =>
  numbers(
    [2, 20],
    [2, UTF_8_NAMES],
    [2, 0],
    [2, 0],
    [2, FIRST_DAY],
    [4, crc32(data)],
    [4, data.length],
    [4, data.length],
    [2, name.length],
    [2, 0],
  )

/** Whole numbers of two or four bytes, the lowest byte first. */
const numbers = (...values: readonly (readonly [bytes: number, value: number])[]): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(
    values.flatMap(([bytes, value]) => Array.from({ length: bytes }, (_, byte) => (value >>> (8 * byte)) & 0xff)),
  )

const joined = (...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

const POLYNOMIAL = 0xedb88320
const REMAINDERS = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ POLYNOMIAL : value >>> 1
  return value
})

const crc32 = (data: Uint8Array): number => {
  let value = 0xffffffff
  for (const byte of data) value = (value >>> 8) ^ (REMAINDERS[(value ^ byte) & 0xff] ?? 0)
  return ~value >>> 0
}
