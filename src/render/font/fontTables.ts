type FontTable = DataView<ArrayBuffer>

/** A table of 16-bit numbers. */
export const words = (values: readonly number[]): FontTable => {
  const view = new DataView(new ArrayBuffer(2 * values.length))
  values.forEach((value, index) => view.setUint16(2 * index, value))
  return view
}

/** A table of 32-bit numbers. */
export const longs = (values: readonly number[]): FontTable => {
  const view = new DataView(new ArrayBuffer(4 * values.length))
  values.forEach((value, index) => view.setUint32(4 * index, value))
  return view
}

/** Rounds a length up to a multiple of four bytes. */
export const padded = (length: number): number => Math.ceil(length / 4) * 4

/** Joins tables, each at a multiple of four bytes. */
export const joined = (parts: readonly FontTable[]): FontTable => {
  const all = new Uint8Array(parts.reduce((sum, { byteLength }) => sum + padded(byteLength), 0))
  let at = 0
  for (const part of parts) {
    all.set(new Uint8Array(part.buffer), at)
    at += padded(part.byteLength)
  }
  return new DataView(all.buffer)
}

/**
 * The header fields for binary search. They describe the largest power of two that is not above the number of entries:
 * its size in bytes, its exponent, and the remaining bytes.
 */
const searchNumbers = (entries: number, bytes: number): readonly [number, number, number] => {
  const exponent = Math.floor(Math.log2(entries))
  const range = bytes * 2 ** exponent
  return [range, exponent, bytes * entries - range]
}

/** A format 4 table with one segment per character. */
export const cmapOf = (glyphs: readonly (readonly [codePoint: number, glyph: number])[]): FontTable => {
  const segments = [...glyphs, [0xffff, 0] as const]
  const length = 16 + 8 * segments.length
  const header = [0, 1, 3, 1, 0, 12, 4, length, 0, 2 * segments.length, ...searchNumbers(segments.length, 2)]
  const ends = segments.map(([codePoint]) => codePoint)
  const deltas = segments.map(([codePoint, glyph]) => (codePoint === 0xffff ? 1 : (glyph - codePoint) & 0xffff))
  return words([...header, ...ends, 0, ...ends, ...deltas, ...segments.map(() => 0)])
}

/** Checksums stay 0: browsers ignore them, and jsPDF rewrites the file for a PDF. */
export const fileOf = (tables: ReadonlyMap<string, FontTable>): ArrayBuffer => {
  const sorted = [...tables].toSorted(([a], [b]) => (a < b ? -1 : 1))
  const directory = new DataView(new ArrayBuffer(12 + 16 * sorted.length))
  directory.setUint32(0, 0x00010000)
  directory.setUint16(4, sorted.length)
  searchNumbers(sorted.length, 16).forEach((value, index) => directory.setUint16(6 + 2 * index, value))
  let at = directory.byteLength
  sorted.forEach(([tag, { byteLength }], index) => {
    const entry = 12 + 16 * index
    for (let letter = 0; letter < 4; letter += 1) directory.setUint8(entry + letter, tag.charCodeAt(letter))
    directory.setUint32(entry + 8, at)
    directory.setUint32(entry + 12, byteLength)
    at += padded(byteLength)
  })
  return joined([directory, ...sorted.map(([, table]) => table)]).buffer
}
