import { createRequire } from 'node:module'
import { dirname, join, sep } from 'node:path'
import { inflateSync } from 'node:zlib'
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import { getDocument, OPS, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Box } from '../../../src/geometry/bounds'

interface PdfPage {
  /** The width in points, 1/72 inch. */
  readonly width: number
  readonly height: number
  /** The text that a reader selects and copies; line ends as \n. */
  readonly text: string
  /** The number of bitmaps painted on the page: image objects, inline images and image masks. */
  readonly images: number
  /** The addresses of the links on the page. */
  readonly links: readonly string[]
  /** The boxes of the links: left and top edge and size, in points from the top left corner. */
  readonly linkBoxes: readonly Box[]
  /** What a reader says about the page, in this order: the kind of each part, and its text or that of its picture. */
  readonly spoken: readonly (readonly [kind: string, text: string])[]
  /** The pieces of text with the place of their baseline, in points from the top left corner. */
  readonly texts: readonly { readonly text: string; readonly x: number; readonly y: number; readonly width: number }[]
}

export interface PdfReport {
  readonly pages: readonly PdfPage[]
  readonly title: string
  readonly author: string
  /** The same as XMP. */
  readonly xmp: { readonly title: unknown; readonly creator: unknown; readonly language: unknown }
  /** The document's language, such as `nl`. */
  readonly lang: string
  /** The names of the fonts, including a subset's prefix (`ABCDEF+`). */
  readonly fonts: readonly string[]
  readonly bookmarks: readonly string[]
  /** The target page of each entry, from 1. */
  readonly bookmarked: readonly number[]
  /** The page labels that a viewer shows, and whether its window shows the title. */
  readonly pageLabels: readonly string[]
  readonly showsTitle: boolean
}

const pdfjsFolder = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))

/** The properties of a PDF that the tests check. */
export function readPdf(bytes: Uint8Array): Promise<PdfReport> {
  return withDocument(bytes, async (pdf) => {
    const pages: PdfPage[] = []
    const fonts = new Set<string>()
    for (let number = 1; number <= pdf.numPages; number++) {
      const page = await pdf.getPage(number)
      const { width, height } = page.getViewport({ scale: 1 })
      const { images, fonts: used } = await paintedBy(page)
      const texts = await textsOf(page)
      const spoken = await spokenOn(page)
      pages.push({ width, height, text: await textOf(page), texts, images, spoken, ...(await linksOn(page)) })
      for (const font of used) fonts.add(font)
    }
    const { info, metadata } = await pdf.getMetadata()
    const xmp = (name: string): unknown => metadata?.get(name)
    const said = (key: string) => {
      const value: unknown = Reflect.get(info, key)
      return typeof value === 'string' ? value : ''
    }
    const outline = (await pdf.getOutline()) ?? []
    return {
      pages,
      title: said('Title'),
      author: said('Author'),
      xmp: { title: xmp('dc:title'), creator: xmp('dc:creator'), language: xmp('dc:language') },
      lang: said('Language'),
      fonts: [...fonts].toSorted(),
      bookmarks: outline.map((entry) => entry.title),
      bookmarked: await Promise.all(outline.map(({ dest }) => pageOfPlace(pdf, dest))),
      pageLabels: (await pdf.getPageLabels()) ?? [],
      showsTitle: Reflect.get((await pdf.getViewerPreferences()) ?? {}, 'DisplayDocTitle') === true,
    }
  })
}

const pageOfPlace = async (pdf: PDFDocumentProxy, place: unknown): Promise<number> =>
  Array.isArray(place) ? 1 + (await pdf.getPageIndex(place[0])) : NaN

interface Annotation {
  readonly url?: string
  readonly unsafeUrl?: string
  /** Left, lower, right and upper edge, from the lower left corner. */
  readonly rect: readonly [number, number, number, number]
}

const linksOn = async (page: PDFPageProxy): Promise<Pick<PdfPage, 'links' | 'linkBoxes'>> => {
  const annotations: readonly Annotation[] = await page.getAnnotations()
  const { height } = page.getViewport({ scale: 1 })
  const links = annotations.flatMap(({ url, unsafeUrl, rect: [left, low, right, high] }) => {
    const address = url ?? unsafeUrl
    const box = { x: left, y: height - high, width: right - left, height: high - low }
    return address === undefined ? [] : [{ address, box }]
  })
  return { links: links.map(({ address }) => address), linkBoxes: links.map(({ box }) => box) }
}

/** The number of image objects in the file, including those that no page uses. */
export const imageObjects = (bytes: Uint8Array): number => pdfSource(bytes).match(/\/Subtype\s*\/Image\b/g)?.length ?? 0

/** The file as text, and after it the objects that it holds packed, as if they stood in the file. */
export const pdfSource = (bytes: Uint8Array): string => {
  const source = Buffer.from(bytes).toString('latin1')
  const packed = Array.from(
    source.matchAll(/\/Type\/ObjStm\/N \d+\/First (\d+)\b[^>]*>>\nstream\n/g),
    ({ index, 0: head, 1: first }) => {
      const text = inflateSync(bytes.subarray(index + head.length)).toString('latin1')
      const places = Array.from(text.slice(0, Number(first)).matchAll(/(\d+) (\d+)/g), ([, id, at]) => ({
        id,
        at: Number(first) + Number(at),
      }))
      return places.map(({ id, at }, place) => `${id} 0 obj\n${text.slice(at, places[place + 1]?.at)}endobj\n`)
    },
  )
  return [source, ...packed.flat()].join('\n')
}

/** Frees the document in any case, because each holds a worker. pdf.js takes the bytes over, so it gets a copy. */
async function withDocument<T>(bytes: Uint8Array, read: (pdf: PDFDocumentProxy) => Promise<T>): Promise<T> {
  const task = getDocument({
    data: Uint8Array.from(bytes),
    verbosity: VerbosityLevel.ERRORS,
    // Folders end with a separator; needed for text in fonts that are not embedded.
    standardFontDataUrl: join(pdfjsFolder, 'standard_fonts') + sep,
    cMapUrl: join(pdfjsFolder, 'cmaps') + sep,
    cMapPacked: true,
    useSystemFonts: false,
    isEvalSupported: false,
  })
  try {
    return await read(await task.promise)
  } finally {
    await task.destroy()
  }
}

async function textOf(page: PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent()
  return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('')
}

type StructureNode = Awaited<ReturnType<PDFPageProxy['getStructTree']>>

const spokenOn = async (page: PDFPageProxy): Promise<PdfPage['spoken']> => {
  const texts = await markedTexts(page)
  const spoken = (node: StructureNode): PdfPage['spoken'] => {
    const inner = node.children.flatMap((child) => ('id' in child ? [texts.get(child.id) ?? ''] : []))
    const own = 'alt' in node ? String(node.alt) : inner.join('')
    const isPart = node.children.some((child) => 'id' in child)
    return [
      ...(isPart ? [[node.role, own] as const] : []),
      ...node.children.flatMap((child) => ('role' in child ? spoken(child) : [])),
    ]
  }
  const tree: StructureNode | null = await page.getStructTree()
  return tree ? spoken(tree) : []
}

/** The text of each marked content, by the id that pdf.js gives it. */
const markedTexts = async (page: PDFPageProxy): Promise<ReadonlyMap<string, string>> => {
  const texts = new Map<string, string>()
  const open: (string | undefined)[] = []
  const { items } = await page.getTextContent({ includeMarkedContent: true })
  for (const item of items) {
    if ('str' in item) {
      const id = open.findLast((one) => one !== undefined)
      if (id !== undefined) texts.set(id, `${texts.get(id) ?? ''}${item.str}${item.hasEOL ? ' ' : ''}`)
    } else if (item.type === 'endMarkedContent') open.pop()
    else open.push('id' in item ? item.id : undefined)
  }
  return texts
}

async function textsOf(page: PDFPageProxy): Promise<PdfPage['texts']> {
  const { height } = page.getViewport({ scale: 1 })
  const { items } = await page.getTextContent()
  return items.flatMap((item) =>
    'str' in item
      ? [{ text: item.str, x: Number(item.transform[4]), y: height - Number(item.transform[5]), width: item.width }]
      : [],
  )
}

async function paintedBy(page: PDFPageProxy): Promise<{ images: number; fonts: Set<string> }> {
  const { fnArray, argsArray } = await page.getOperatorList()
  const fonts = new Set<string>()
  let images = 0
  for (const [index, operator] of fnArray.entries()) {
    const args: unknown = argsArray[index]
    images += imagesPainted(operator, args)
    if (operator === OPS.setFont && Array.isArray(args)) fonts.add(fontName(page, String(args[0])))
  }
  return { images, fonts }
}

const length = (value: unknown) => (Array.isArray(value) || value instanceof Float32Array ? value.length : 1)

/** pdf.js joins a run of images into one operator; its arguments hold their number. */
function imagesPainted(operator: number, args: unknown): number {
  const list: unknown[] = Array.isArray(args) ? args : []
  switch (operator) {
    case OPS.paintImageXObject:
    case OPS.paintInlineImageXObject:
    case OPS.paintImageMaskXObject:
    case OPS.paintSolidColorImageMask:
      return 1
    case OPS.paintInlineImageXObjectGroup:
      return length(list[1])
    case OPS.paintImageMaskXObjectGroup:
      return length(list[0])
    case OPS.paintImageXObjectRepeat:
      return length(list[3]) / 2
    case OPS.paintImageMaskXObjectRepeat:
      return length(list[5]) / 2
    default:
      return 0
  }
}

/** The font's own name, which pdf.js stores under an internal one. */
function fontName(page: PDFPageProxy, id: string): string {
  const font: unknown = page.commonObjs.get(id)
  return typeof font === 'object' && font !== null && 'name' in font ? String(font.name) : id
}
