import type { SvgNode } from '../render/svgNode'

const NAMESPACE = 'http://www.w3.org/2000/svg'

/** Builds SVG data as DOM, which is what the PDF writer reads. */
export const svgElement = ({ tag, attributes, children }: SvgNode): Element => {
  const element = document.createElementNS(NAMESPACE, tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (name !== 'xmlns') element.setAttribute(name, String(value))
  }
  element.append(...children.map((child) => (typeof child === 'string' ? child : svgElement(child))))
  return element
}
