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

const ROOT_TAG = new RegExp(String.raw`<((?:[\w.-]+:)?(${XML_ROOTS.join('|')}))(?=[\s/>])`, 'i')
const WEB_PAGE = /^\s*(<\?xml[^>]*>\s*)?(<!--[^]*?-->\s*)*<(!doctype\s+html|html|head|body)\b/i
/** Browsers show JSON and plain text in such an element, and save it so. */
const SHOWN_TEXT = /<pre\b[^>]*>([^]*?)(?:<\/pre>|$)/i

export const documentIn = (text: string): DocumentIn => {
  if (/^\s*[{[]/.test(text)) return { kind: 'json', text }
  const xml = xmlIn(text)
  if (xml) return xml
  if (!WEB_PAGE.test(text)) return { kind: 'other' }
  const shown = documentIn(unescaped(SHOWN_TEXT.exec(text)?.[1] ?? ''))
  return shown.kind === 'json' || shown.kind === 'xml' ? shown : { kind: 'webPage', title: titleOf(text) }
}

const xmlIn = (text: string): DocumentIn | undefined => {
  const found = ROOT_TAG.exec(text)
  const root = XML_ROOTS.find((name) => name === found?.[2]?.toLowerCase())
  if (!found || !root) return undefined
  const endTag = text.lastIndexOf(`</${found[1]}`)
  const end = text.indexOf('>', endTag)
  return { kind: 'xml', root, text, begin: found.index, end: endTag === -1 || end === -1 ? text.length : end + 1 }
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
