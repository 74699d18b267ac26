/** The characters of a font and their widths. */
export interface Letters {
  /** In ems; `undefined` for a character that the font lacks. */
  readonly advanceOf: (codePoint: number) => number | undefined
}

/** A parsed TrueType file. */
export interface FontFile {
  readonly view: DataView<ArrayBuffer>
  /** The offset and the length of a table, in bytes. */
  readonly table: (tag: string) => { readonly at: number; readonly length: number }
  /** The glyph of a character; 0 when the font lacks it. */
  readonly glyphOf: (codePoint: number) => number
  /** Advance and left bearing of a glyph, in the file's units. */
  readonly metricsOf: (glyph: number) => { readonly advance: number; readonly bearing: number }
}

export const openFont = (file: ArrayBuffer): FontFile => {
  const view = new DataView(file)
  const tables = tablesOf(view)
  const table: FontFile['table'] = (tag) => {
    const found = tables.get(tag)
    if (!found) throw new Error(`The font has no table ${tag}`)
    return found
  }
  const widths = table('hmtx').at
  const count = view.getUint16(table('hhea').at + 34)
  return {
    view,
    table,
    glyphOf: glyphsOf(view, table('cmap').at),
    metricsOf: (glyph) => {
      // The last width applies to all later glyphs, for which only bearings are stored.
      const bearing = glyph < count ? widths + 4 * glyph + 2 : widths + 4 * count + 2 * (glyph - count)
      return { advance: view.getUint16(widths + 4 * Math.min(glyph, count - 1)), bearing: view.getInt16(bearing) }
    },
  }
}

/** Reads the widths of a TrueType file, the same numbers with which a PDF sets text. */
export const lettersOf = (file: ArrayBuffer): Letters => {
  const { view, table, glyphOf, metricsOf } = openFont(file)
  const unitsPerEm = view.getUint16(table('head').at + 18)
  return {
    advanceOf: (codePoint) => {
      const glyph = glyphOf(codePoint)
      // jsPDF truncates widths to whole thousandths.
      return glyph === 0 ? undefined : Math.floor((metricsOf(glyph).advance * 1_000) / unitsPerEm) / 1_000
    },
  }
}

const tablesOf = (view: DataView): ReadonlyMap<string, { at: number; length: number }> =>
  new Map(
    Array.from({ length: view.getUint16(4) }, (_, index) => {
      const entry = 12 + 16 * index
      const tag = String.fromCharCode(...[0, 1, 2, 3].map((byte) => view.getUint8(entry + byte)))
      return [tag, { at: view.getUint32(entry + 8), length: view.getUint32(entry + 12) }]
    }),
  )

/** Format 4 of the `cmap` table: segments of code points, shifted by a constant or looked up in a list. */
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

/** The subtable of the basic plane. Other subtables of a font repeat or extend it. */
const subtable = (view: DataView, cmap: number): number => {
  for (let index = 0; index < view.getUint16(cmap + 2); index += 1) {
    const table = cmap + view.getUint32(cmap + 4 + 8 * index + 4)
    if (view.getUint16(table) === 4) return table
  }
  throw new Error('The font has no Unicode table')
}
