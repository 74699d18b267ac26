import { partOf, type ReadPart } from '../render/partSvg'
import { svg, type SvgNode } from '../render/svgNode'

/** A part of a side, with the number of its page. Its index among the parts of its side is its MCID in the PDF. */
export interface MarkedPart extends ReadPart {
  readonly page: number
}

/** A side whose parts lie between marks, and what the marks stand for. */
export interface MarkedSide {
  readonly node: SvgNode
  readonly parts: readonly MarkedPart[]
  /** The operators that replace the marks. */
  readonly operators: readonly string[]
}

/**
 * Puts marks around the parts of a side and around its decoration, because svg2pdf has no function for marked content.
 * A mark is an invisible path to the place `x` = its index, which `replaceMarks` finds again in what svg2pdf wrote.
 */
export const withMarks = (side: SvgNode): MarkedSide => {
  const parts: MarkedPart[] = []
  const operators: string[] = []
  const between = (operator: string, content: readonly SvgNode[]): readonly SvgNode[] => [
    markSvg(operators.push(operator) - 1),
    ...content,
    markSvg(operators.push('EMC') - 1),
  ]

  const marked = (node: SvgNode, page: number): readonly SvgNode[] => {
    if (DEFINITIONS.has(node.tag)) return [node]
    const part = partOf(node)
    if (part) {
      const id = parts.push({ ...part, page }) - 1
      return between(`/${part.kind} <</MCID ${id}>> BDC`, [part.kind === 'Figure' ? node : withTexts(node)])
    }
    if (!hasParts(node)) return between('/Artifact BMC', [node])
    const own = Number(node.attributes['data-page'] ?? page)
    return [
      svg(
        node.tag,
        node.attributes,
        childrenOf(node).flatMap((child) => marked(child, own)),
      ),
    ]
  }

  /** Letters that are drawn as shapes keep their text, so that it can be heard, found and copied. */
  const withTexts = (node: SvgNode): SvgNode =>
    svg(
      node.tag,
      node.attributes,
      node.children.flatMap((child): readonly (SvgNode | string)[] => {
        if (typeof child === 'string') return [child]
        const text = child.attributes['aria-label']
        return text === undefined ? [child] : between(`/Span <</ActualText ${hexText(String(text))}>> BDC`, [child])
      }),
    )

  const [node = side] = marked(side, 0)
  return { node, parts, operators }
}

const DEFINITIONS: ReadonlySet<string> = new Set(['marker', 'clipPath'])

const childrenOf = ({ children }: SvgNode): readonly SvgNode[] =>
  children.flatMap((child) => (typeof child === 'string' ? [] : [child]))

const hasParts = (node: SvgNode): boolean =>
  node.tag === 'svg' || partOf(node) !== undefined || childrenOf(node).some(hasParts)

/** An invisible path at a height at which nothing else lies. */
const markSvg = (index: number): SvgNode => svg('path', { d: `M${index} ${MARK_Y}`, fill: 'none', stroke: 'none' })

const MARK_Y = -9_999
const MARK = new RegExp(`^(\\d+)\\.? ${MARK_Y}\\.? m$`)

/** A text of a PDF in hexadecimal UTF-16. */
export const hexText = (text: string): string =>
  `<FEFF${Array.from({ length: text.length }, (_, at) => text.charCodeAt(at).toString(16).padStart(4, '0')).join('')}>`

/** Replaces each mark in the operators of a page, together with the graphics state that svg2pdf saves for it. */
export const replaceMarks = (lines: string[], operators: readonly string[]): void => {
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    const found = MARK.exec(lines[at] ?? '')
    if (!found) continue
    const from = lines.lastIndexOf('q', at)
    lines.splice(from, lines.indexOf('Q', at) + 1 - from, operators[Number(found[1])] ?? '')
  }
}
