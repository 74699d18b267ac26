import { cmapOf, fileOf, joined, longs, padded, words } from './fontTables'
import { openFont, type FontFile } from './trueType'

/** Tables copied unchanged, except for the number of glyphs and the format of their offsets. */
const COPIED = ['OS/2', 'head', 'hhea', 'maxp', 'name'] as const

/**
 * A TrueType file with only the glyphs of these characters. jsPDF drops the shapes of unused glyphs but embeds their
 * numbers and names: without them a PDF is 30 KB smaller and opens in half the time.
 */
export const subsetFont = (file: ArrayBuffer, codePoints: ReadonlySet<number>): ArrayBuffer => {
  const font = openFont(file)
  const shapes = shapesOf(font)
  const characters = [...codePoints].filter((one) => font.glyphOf(one) !== 0).toSorted((a, b) => a - b)
  const glyphs = withComponents([0, ...new Set(characters.map(font.glyphOf))], shapes)
  const renumbered = new Map(glyphs.map((glyph, index) => [glyph, index]))
  const outlines = glyphs.map((glyph) => renumberComponents(shapes(glyph), renumbered))
  const tables = new Map(COPIED.map((tag): [string, DataView<ArrayBuffer>] => [tag, copyOf(font, tag)]))
  tables.get('head')?.setInt16(50, LONG_OFFSETS)
  tables.get('hhea')?.setUint16(34, glyphs.length)
  tables.get('maxp')?.setUint16(4, glyphs.length)
  tables.set('cmap', cmapOf(characters.map((one) => [one, renumbered.get(font.glyphOf(one)) ?? 0])))
  tables.set('glyf', joined(outlines))
  tables.set('loca', offsetsOf(outlines))
  tables.set('hmtx', metricsOf(glyphs, font))
  tables.set('post', namelessPost(font))
  return fileOf(tables)
}

const LONG_OFFSETS = 1
const COMPOSITE = -1
/**
 * Flags of a component: the size of its numbers, and whether another one follows. The flags of scaled components are
 * not read, because Inter has none.
 */
const WORDS = 0x1
const MORE = 0x20

type ShapeOf = (glyph: number) => DataView<ArrayBuffer>

const copyOf = ({ view, table }: FontFile, tag: string): DataView<ArrayBuffer> => {
  const { at, length } = table(tag)
  return new DataView(view.buffer.slice(at, at + length))
}

/** A copy of the bytes of a glyph's shape; empty for a space. */
const shapesOf = ({ view, table }: FontFile): ShapeOf => {
  const [glyf, loca] = [table('glyf').at, table('loca').at]
  const long = view.getInt16(table('head').at + 50) === LONG_OFFSETS
  const offset = (glyph: number): number =>
    long ? view.getUint32(loca + 4 * glyph) : 2 * view.getUint16(loca + 2 * glyph)
  return (glyph) => new DataView(view.buffer.slice(glyf + offset(glyph), glyf + offset(glyph + 1)))
}

/** Offsets in a shape at which the numbers of its component glyphs stand. */
const componentOffsets = (shape: DataView): readonly number[] => {
  if (shape.byteLength === 0 || shape.getInt16(0) !== COMPOSITE) return []
  const places: number[] = []
  let at = 10
  for (let flags = MORE; (flags & MORE) !== 0;) {
    flags = shape.getUint16(at)
    places.push(at + 2)
    at += flags & WORDS ? 8 : 6
  }
  return places
}

/** The glyphs with all their components, each once, in order of first use. */
const withComponents = (glyphs: readonly number[], shapeOf: ShapeOf): readonly number[] => {
  const all = new Set(glyphs)
  // The loop also visits glyphs that are added to the set meanwhile.
  for (const glyph of all) {
    const shape = shapeOf(glyph)
    for (const place of componentOffsets(shape)) all.add(shape.getUint16(place))
  }
  return [...all]
}

const renumberComponents = (
  shape: DataView<ArrayBuffer>,
  renumbered: ReadonlyMap<number, number>,
): DataView<ArrayBuffer> => {
  for (const place of componentOffsets(shape)) shape.setUint16(place, renumbered.get(shape.getUint16(place)) ?? 0)
  return shape
}

const offsetsOf = (shapes: readonly DataView[]): DataView<ArrayBuffer> => {
  const offsets = [0]
  for (const { byteLength } of shapes) offsets.push((offsets.at(-1) ?? 0) + padded(byteLength))
  return longs(offsets)
}

const metricsOf = (glyphs: readonly number[], font: FontFile): DataView<ArrayBuffer> =>
  words(
    glyphs.flatMap((glyph) => {
      const { advance, bearing } = font.metricsOf(glyph)
      return [advance, bearing & 0xffff]
    }),
  )

/** Format 3: the same fields without glyph names. */
const namelessPost = ({ view, table }: FontFile): DataView<ArrayBuffer> => {
  const { at } = table('post')
  const post = new DataView(view.buffer.slice(at, at + 32))
  post.setUint32(0, 0x00030000)
  return post
}
