import { LONGEST_SERVER_TEXT } from '../../constants'
import type { XmlPart } from './parseXml'

/** The roots of the XML formats that the app reads, in lower case. */
const XML_ROOTS = ['gpx', 'kml', 'trainingcenterdatabase', 'osm'] as const
export type XmlRoot = (typeof XML_ROOTS)[number]

/** What a text holds. A document may stand within a page or after the warning of a server. */
export type DocumentIn =
  | { readonly kind: 'json'; readonly text: string }
  | ({ readonly kind: 'xml'; readonly root: XmlRoot } & XmlPart)
  /** A server's web page. */
  | { readonly kind: 'webPage'; readonly title: string }
  | { readonly kind: 'other' }

/** Comments and document types are matched first, as they may contain what looks like a root. */
const ROOT_TAG = new RegExp(
  String.raw`<!--[^]*?-->|<!DOCTYPE[^[>]*(?:\[[^]*?\]\s*)?>|<((?:[\w.-]+:)?(${XML_ROOTS.join('|')}))(?=[\s/>])`,
  'gi',
)
const WEB_PAGE = /^\s*(<\?xml[^>]*>\s*)?(<!--[^]*?-->\s*)*<(!doctype\s+html|html|head|body)\b/i
/** Browsers show JSON and plain text in such an element, and save it so. */
const SHOWN_TEXT = /<pre\b[^>]*>([^]*?)(?:<\/pre>|$)/i

export const documentIn = (text: string): DocumentIn => {
  if (/^\s*[{[]/.test(text)) return { kind: 'json', text }
  const xml = xmlIn(text)
  if (xml) return xml
  const shown = SHOWN_TEXT.exec(text)?.[1]
  const inside = shown === undefined ? undefined : documentIn(unescaped(shown))
  if (inside?.kind === 'json' || inside?.kind === 'xml') return inside
  return WEB_PAGE.test(text) ? { kind: 'webPage', title: titleOf(text) } : { kind: 'other' }
}

const xmlIn = (text: string): DocumentIn | undefined => {
  for (const { 1: tag, 2: name, index: begin } of text.matchAll(ROOT_TAG)) {
    const root = XML_ROOTS.find((one) => one === name?.toLowerCase())
    if (tag === undefined || !root) continue
    const endTag = text.lastIndexOf(`</${tag}`)
    const end = text.indexOf('>', endTag)
    return { kind: 'xml', root, text, begin, end: endTag === -1 || end === -1 ? text.length : end + 1 }
  }
  return undefined
}

const CHARACTERS: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', '#39': "'", nbsp: ' ' }

/** The text of an element of a web page. */
const unescaped = (html: string): string =>
  html.replaceAll(/&(lt|gt|amp|quot|#39|nbsp);/g, (whole, name: string) => CHARACTERS[name] ?? whole)

/** The error message of a server's page, else its title. */
const titleOf = (page: string): string => {
  const error = /<strong[^>]*>\s*Error\s*<\/strong>:?([^<]*)/i.exec(page)?.[1]
  const title = /<title[^>]*>([^<]*)/i.exec(page)?.[1]
  return (error ?? title ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_SERVER_TEXT)
}
