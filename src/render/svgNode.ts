import type { Box } from '../geometry/bounds'

/**
 * SVG as plain data, for React elements on screen, the elements that the PDF writer reads, and the text of a file.
 * Attributes are literal SVG attributes (`stroke-width`) with numbers and strings only.
 */
export interface SvgNode {
  readonly tag: string
  readonly attributes: SvgAttributes
  readonly children: readonly (SvgNode | string)[]
}

/** A picture in its place: its box on the page in millimetres, its view box in units, and its content. */
export interface PlacedSvg {
  readonly at: Box
  readonly viewBox: Box
  readonly node: SvgNode
}

/** The region of a picture without erasers, which does not matter. */
export const NO_BOX: Box = { x: 0, y: 0, width: 0, height: 0 }

export type SvgAttributes = Readonly<Record<string, string | number>>

export const svg = (tag: string, attributes: SvgAttributes, children: readonly (SvgNode | string)[] = []): SvgNode => ({
  tag,
  attributes,
  children,
})
