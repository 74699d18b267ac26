import type { SvgNode } from '../../render/svgNode'

const NAMESPACE = 'http://www.w3.org/2000/svg'

/** SVG data as a DOM element, outside React. */
export const svgElement = ({ tag, attributes, children }: SvgNode): SVGElement => {
  const element = document.createElementNS(NAMESPACE, tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value))
  element.append(...children.map((child) => (typeof child === 'string' ? child : svgElement(child))))
  return element
}
