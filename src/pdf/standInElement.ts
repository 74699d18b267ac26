import type { SvgNode } from '../render/svgNode'

/**
 * SVG data with the few members of a DOM element that svg2pdf reads. A worker has no DOM, and building a real one would
 * take longer.
 */
export class StandInElement {
  readonly nodeName: string
  readonly tagName: string
  readonly childNodes: readonly (StandInElement | StandInText)[]
  readonly #attributes: ReadonlyMap<string, string>

  constructor({ tag, attributes, children }: SvgNode) {
    this.nodeName = tag
    this.tagName = tag
    this.#attributes = new Map(Object.entries(attributes).map(([name, value]) => [name, String(value)]))
    this.childNodes = children.map((child) =>
      typeof child === 'string' ? { nodeName: '#text', textContent: child } : new StandInElement(child),
    )
  }

  get textContent(): string {
    return this.childNodes.map(({ textContent }) => textContent).join('')
  }

  get childElementCount(): number {
    return this.childNodes.filter((child) => child instanceof StandInElement).length
  }

  get id(): string {
    return this.#attributes.get('id') ?? ''
  }

  hasAttribute(name: string): boolean {
    return this.#attributes.has(name)
  }

  getAttribute(name: string): string | null {
    return this.#attributes.get(name) ?? null
  }

  /** svg2pdf looks for style sheets; a sheet has none. */
  querySelectorAll(): readonly never[] {
    return []
  }
}

interface StandInText {
  readonly nodeName: '#text'
  readonly textContent: string
}
