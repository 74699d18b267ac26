import { binaryString } from './binaryString'

/** An object of a PDF: what stands between `1 0 obj` and `endobj`. */
interface PdfObject {
  readonly id: number
  readonly content: string
}

/**
 * Compresses a PDF as jsPDF writes it: each stream by the browser, twice as fast as by jsPDF, and all other objects
 * together in one stream. The structure tree would otherwise be a tenth of the file.
 *
 * @param file one character per byte
 */
export const packPdf = async (file: string): Promise<ArrayBuffer> => {
  const table = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(file)?.[1])
  const objects = objectsOf(file, table)
  const trailer = /trailer\s+<<([\s\S]*?)>>\s*startxref/.exec(file.slice(table))?.[1] ?? ''
  const plain = objects.filter((one) => !isStream(one))
  const next = 1 + Math.max(...objects.map(({ id }) => id))
  const streams = await Promise.all([...objects.filter(isStream), objectStream(next, plain)].map(compressed))
  const parts = [file.slice(0, file.indexOf('\n', file.indexOf('\n') + 1) + 1)]
  const offsets = new Map<number, number>()
  let length = parts[0]?.length ?? 0
  for (const { id, content } of streams) {
    offsets.set(id, length)
    const text = `${id} 0 obj\n${content}\nendobj\n`
    parts.push(text)
    length += text.length
  }
  const entries = Array.from({ length: next + 2 }, (_, id): readonly [number, number, number] => {
    const place = plain.findIndex((one) => one.id === id)
    if (place >= 0) return [IN_OBJECT_STREAM, next, place]
    if (id === 0) return [FREE, 0, 0xffff]
    return [AT_OFFSET, id === next + 1 ? length : (offsets.get(id) ?? 0), 0]
  })
  const kept = trailer.replace(/\/Size \d+/, '').trim()
  const dictionary = `<</Type/XRef/Size ${entries.length}/W [1 4 2]\n${kept}\n/Length 0>>`
  const references = await compressed({ id: next + 1, content: streamOf(dictionary, entries.map(entryBytes).join('')) })
  parts.push(`${references.id} 0 obj\n${references.content}\nendobj\nstartxref\n${length}\n%%EOF\n`)
  return bytesOf(parts.join('')).buffer
}

const [STREAM_START, STREAM_END] = ['\nstream\n', '\nendstream']

const isStream = ({ content }: PdfObject): boolean => content.endsWith(STREAM_END)

/** The kinds of entries in a cross-reference stream. */
const [FREE, AT_OFFSET, IN_OBJECT_STREAM] = [0, 1, 2]

/** The objects in the order of the file. jsPDF's table has their places; some numbers have no object. */
const objectsOf = (file: string, table: number): readonly PdfObject[] => {
  const places = Array.from(file.slice(table).matchAll(/^(\d{10}) \d{5} n /gm), ([, offset]) => Number(offset))
    .map((offset, index) => ({ offset, id: index + 1 }))
    .filter(({ offset }) => offset > 0)
    .toSorted((one, other) => one.offset - other.offset)
  return places.map(({ offset, id }, index) => {
    const text = file.slice(offset, places[index + 1]?.offset ?? table)
    return { id, content: text.slice(text.indexOf('obj') + 'obj'.length, text.lastIndexOf('endobj')).trim() }
  })
}

const objectStream = (id: number, objects: readonly PdfObject[]): PdfObject => {
  let at = 0
  const places = objects.map((one) => {
    const place = `${one.id} ${at}`
    at += one.content.length + 1
    return place
  })
  const head = `${places.join(' ')}\n`
  const content = `${head}${objects.map((one) => one.content).join('\n')}`
  return { id, content: streamOf(`<</Type/ObjStm/N ${objects.length}/First ${head.length}/Length 0>>`, content) }
}

const streamOf = (dictionary: string, data: string): string => `${dictionary}${STREAM_START}${data}${STREAM_END}`

/** XMP stays as it is: programs look for it in the bytes of a file. */
const compressed = async ({ id, content }: PdfObject): Promise<PdfObject> => {
  const from = content.indexOf(STREAM_START)
  const dictionary = content.slice(0, from)
  if (/\/Filter\b|\/Type ?\/Metadata\b/.test(dictionary)) return { id, content }
  const data = bytesOf(content.slice(from + STREAM_START.length, -STREAM_END.length))
  const zipped = new Blob([data]).stream().pipeThrough(new CompressionStream('deflate'))
  const bytes = binaryString(new Uint8Array(await new Response(zipped).arrayBuffer()))
  const described = dictionary.replace(/\/Length \d+/, `/Filter/FlateDecode/Length ${bytes.length}`)
  return { id, content: streamOf(described, bytes) }
}

/** A kind in one byte, a place in four, an index in two. */
const entryBytes = ([kind, place, index]: readonly [number, number, number]): string =>
  String.fromCharCode(kind, ...[24, 16, 8, 0].map((bits) => (place >>> bits) & 0xff), index >> 8, index & 0xff)

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(text.length)
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at)
  return bytes
}
