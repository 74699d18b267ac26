import type { SvgNode } from './svgNode'

/** SVG data as text, for files and the clipboard, without test ids. */
export const svgText = ({ tag, attributes, children }: SvgNode): string => {
  const inside = Object.entries(attributes)
    .filter(([name]) => name !== 'data-testid')
    .map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
    .join('')
  const content = children.map((child) => (typeof child === 'string' ? escaped(child) : svgText(child))).join('')
  return content === '' ? `<${tag}${inside}/>` : `<${tag}${inside}>${content}</${tag}>`
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** XML cannot represent control characters or lone surrogates. */
const escaped = (text: string): string =>
  text.replace(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, '').replace(/[&<>"]/g, (letter) => ESCAPES[letter] ?? letter)
