import { SaxesParser } from 'saxes'
import { textPositionAt } from '../../model/texts/textPosition'
import type { FileFault } from '../routeFault'

/** Called for the elements of an XML text, in order. Names are in lower case, without a namespace prefix. */
export interface XmlListener {
  readonly open?: (name: string, attributes: Attributes) => void
  /**
   * @param text what stands between the tags of an element without children
   * @param isWhole false if the text ends within this element
   */
  readonly close?: (name: string, text: string, parent: string, isWhole: boolean) => void
}

/** As written in the file. */
export type Attributes = Readonly<Record<string, string>>

/** A part of a text that is an XML document, from its root on. */
export interface XmlPart {
  readonly text: string
  readonly begin: number
  readonly end: number
}

/** How the reading of a document ended. */
export interface XmlEnd {
  readonly isCutOff: boolean
  /** The first error, after which reading went on. */
  readonly fault: FileFault | undefined
}

/** Everything but entities that XML knows; CDATA is matched first, as entities mean nothing in it. */
const FOREIGN_ENTITY = /<!\[CDATA\[[^]*?\]\]>|&(?!(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[\da-f]{1,6});)/gi

/**
 * Reads an XML document, forgivingly: after an error, reading goes on. Loads nothing and expands no entity that the
 * document defines. Namespaces are not looked up, as some exporters forget to declare them.
 */
export const parseXml = ({ text, begin, end }: XmlPart, listener: XmlListener): XmlEnd => {
  const parser = new SaxesParser<{ xmlns: false; position: false }>({ xmlns: false, position: false })
  const open: string[] = []
  let inside = ''
  let isEnd = false
  let fault: FileFault | undefined
  const close = (isWhole: boolean): void => {
    const name = open.pop() ?? ''
    listener.close?.(name, inside, open.at(-1) ?? '', isWhole)
    inside = ''
  }
  parser.on('opentag', ({ name: prefixed, attributes }) => {
    const name = localName(prefixed)
    listener.open?.(name, attributes)
    open.push(name)
    inside = ''
  })
  parser.on('closetag', () => close(true))
  parser.on('text', (part) => (inside += part))
  parser.on('cdata', (part) => (inside += part))
  parser.on('error', () => {
    const at = isEnd ? end : begin + parser.position
    fault ??= { kind: isEnd ? 'cutOff' : 'malformed', ...textPositionAt(text, at) }
  })
  parser.write(withoutForeignEntities(text.slice(begin, end)))
  isEnd = true
  parser.close()
  const isCutOff = open.length > 0
  while (open.length > 0) close(false)
  return { isCutOff, fault }
}

/** Without this, the parser would take everything up to the next semicolon for the name of an entity. */
const withoutForeignEntities = (xml: string): string =>
  xml.includes('&') ? xml.replace(FOREIGN_ENTITY, (found) => (found === '&' ? '&amp;' : found)) : xml

const localName = (prefixed: string): string => prefixed.slice(prefixed.indexOf(':') + 1).toLowerCase()
