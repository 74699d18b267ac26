/** What a font file says of single letters: which ones it has, and how wide they are. */
export interface Letters {
  /** In ems; undefined for a letter that the font lacks. */
  readonly advanceOf: (codePoint: number) => number | undefined
}

/** Reads the Unicode table and the widths of a TrueType file, with the very numbers that a PDF sets its text by. */
export const lettersOf = (file: ArrayBuffer): Letters => {
  const view = new DataView(file)
  const tables = tablesOf(view)
  const table = (tag: string): number => {
    const offset = tables.get(tag)
    if (offset === undefined) throw new Error(`The font has no table ${tag}`)
    return offset
  }
  const unitsPerEm = view.getUint16(table('head') + 18)
  const metrics = { at: table('hmtx'), count: view.getUint16(table('hhea') + 34) }
  const glyphOf = glyphsOf(view, table('cmap'))
  return {
    advanceOf: (codePoint) => {
      const glyph = glyphOf(codePoint)
      if (glyph === 0) return undefined
      // The last width holds for all glyphs after it. A PDF knows widths in whole thousandths, cut off by its writer.
      const width = view.getUint16(metrics.at + 4 * Math.min(glyph, metrics.count - 1))
      return Math.floor((width * 1_000) / unitsPerEm) / 1_000
    },
  }
}

const tablesOf = (view: DataView): ReadonlyMap<string, number> =>
  new Map(
    Array.from({ length: view.getUint16(4) }, (_, index) => {
      const at = 12 + 16 * index
      const tag = String.fromCharCode(...[0, 1, 2, 3].map((byte) => view.getUint8(at + byte)))
      return [tag, view.getUint32(at + 8)]
    }),
  )

/** Format 4 of the `cmap` table: segments of code points, each shifted by a constant or looked up in a list. */
const glyphsOf = (view: DataView, cmap: number): ((codePoint: number) => number) => {
  const table = subtable(view, cmap)
  const segments = view.getUint16(table + 6) / 2
  const ends = table + 14
  const starts = ends + 2 * segments + 2
  const deltas = starts + 2 * segments
  const ranges = deltas + 2 * segments
  return (codePoint) => {
    if (codePoint > 0xffff) return 0
    let segment = 0
    while (view.getUint16(ends + 2 * segment) < codePoint) segment += 1
    const start = view.getUint16(starts + 2 * segment)
    if (start > codePoint) return 0
    const delta = view.getUint16(deltas + 2 * segment)
    const range = view.getUint16(ranges + 2 * segment)
    if (range === 0) return (codePoint + delta) & 0xffff
    const glyph = view.getUint16(ranges + 2 * segment + range + 2 * (codePoint - start))
    return glyph === 0 ? 0 : (glyph + delta) & 0xffff
  }
}

/** The one for the characters of the basic plane; the others that fonts have repeat it or go beyond. */
const subtable = (view: DataView, cmap: number): number => {
  for (let index = 0; index < view.getUint16(cmap + 2); index += 1) {
    const table = cmap + view.getUint32(cmap + 4 + 8 * index + 4)
    if (view.getUint16(table) === 4) return table
  }
  throw new Error('The font has no Unicode table')
}
