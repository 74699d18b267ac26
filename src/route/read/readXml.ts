import { XML_DEPTH } from '../../constants'
import { textPlaceAt } from '../../model/texts/textPlace'
import type { FileFault } from '../routeFault'

/** Callbacks for the parts of an XML text, in order. Names have no namespace prefix. */
export interface XmlListener {
  readonly open: (name: string, attributes: Attributes) => void
  readonly close?: (name: string) => void
  readonly text?: (text: string) => void
}

export type Attributes = ReadonlyMap<string, string>

const NAME = String.raw`[^\s=<>/"'!?]+`
const TAG_BEGIN = new RegExp(String.raw`<(/?)(${NAME})`, 'y')
const ATTRIBUTE = new RegExp(String.raw`\s+(${NAME})\s*=\s*(?:"([^"]*)"|'([^']*)')`, 'y')
const TAG_END = /\s*(\/?)>/y
/** Comments and processing instructions, which are skipped. */
const SKIPPED = [
  { begin: '<!--', end: '-->' },
  { begin: '<?', end: '?>' },
] as const
const CDATA = { begin: '<![CDATA[', end: ']]>' } as const
const DOCTYPE = '<!DOCTYPE'

/**
 * Reads XML tag by tag, because workers have no DOMParser. Loads nothing. Expands only the five predefined entities and
 * character references.
 *
 * @returns the first fault; the callbacks for the text before it have run
 */
export const readXml = (text: string, listener: XmlListener): FileFault | undefined => {
  const open: string[] = []
  let at = 0
  while (at < text.length) {
    const begin = text.indexOf('<', at)
    if (open.length > 0) listener.text?.(unescaped(text.slice(at, begin === -1 ? text.length : begin)))
    if (begin === -1) break
    const next = skipped(text, begin, listener) ?? readTag(text, begin, open, listener)
    if (next === undefined) return { kind: isCutOff(text, begin) ? 'cutOff' : 'malformed', ...textPlaceAt(text, begin) }
    at = next
  }
  return open.length > 0 ? { kind: 'cutOff', ...textPlaceAt(text, text.length) } : undefined
}

/** Whether the last tag is not closed. */
const isCutOff = (text: string, begin: number): boolean => !text.includes('>', begin)

/** The index after a skipped part; the length of the text if the part is not closed. */
const skipped = (text: string, begin: number, { text: tell }: XmlListener): number | undefined => {
  if (text.startsWith(CDATA.begin, begin)) {
    const end = text.indexOf(CDATA.end, begin)
    tell?.(text.slice(begin + CDATA.begin.length, end === -1 ? text.length : end))
    return after(text, begin, CDATA.end)
  }
  if (text.startsWith(DOCTYPE, begin)) return afterDocumentType(text, begin)
  const kind = SKIPPED.find((one) => text.startsWith(one.begin, begin))
  return kind && after(text, begin, kind.end)
}

const after = (text: string, begin: number, end: string): number => {
  const found = text.indexOf(end, begin)
  return found === -1 ? text.length : found + end.length
}

/** The index after a document type. Its declarations of entities are in brackets and may contain `>`. */
const afterDocumentType = (text: string, begin: number): number => {
  const end = text.indexOf('>', begin)
  const bracket = text.indexOf('[', begin)
  return bracket !== -1 && bracket < end ? after(text, after(text, bracket, ']'), '>') : after(text, begin, '>')
}

const readTag = (text: string, begin: number, open: string[], listener: XmlListener): number | undefined => {
  const start = matchAt(TAG_BEGIN, text, begin)
  if (!start) return undefined
  const attributes = new Map<string, string>()
  let at = TAG_BEGIN.lastIndex
  for (let found = matchAt(ATTRIBUTE, text, at); found; found = matchAt(ATTRIBUTE, text, at)) {
    attributes.set(found[1] ?? '', unescaped(found[2] ?? found[3] ?? ''))
    at = ATTRIBUTE.lastIndex
  }
  const end = matchAt(TAG_END, text, at)
  const [, isEnd, prefixed = ''] = start
  const name = prefixed.slice(prefixed.indexOf(':') + 1)
  if (!end || (isEnd ? open.pop() !== name : open.push(name) > XML_DEPTH)) return undefined
  if (!isEnd) listener.open(name, attributes)
  if (isEnd || end[1]) listener.close?.(name)
  if (end[1]) open.pop()
  return TAG_END.lastIndex
}

const matchAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at
  return pattern.exec(text)
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const HIGHEST_CHARACTER = 0x10_ff_ff

/** Leaves unknown entities as they are written. */
const unescaped = (text: string): string =>
  text.includes('&')
    ? text.replace(
        /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w{2,4}));/gi,
        (whole, hex?: string, decimal?: string, name = '') => {
          if (hex === undefined && decimal === undefined) return ENTITIES[name] ?? whole
          const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
          return code <= HIGHEST_CHARACTER ? String.fromCodePoint(code) : whole
        },
      )
    : text
