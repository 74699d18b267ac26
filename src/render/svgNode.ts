/**
 * SVG as plain data, for React elements on screen, DOM nodes for the PDF, and text for a file. Attributes are literal
 * SVG attributes (`stroke-width`) with numbers and strings only.
 */
export interface SvgNode {
  readonly tag: string
  readonly attributes: SvgAttributes
  readonly children: readonly (SvgNode | string)[]
}

export type SvgAttributes = Readonly<Record<string, string | number>>

export const svg = (
  tag: string,
  attributes: SvgAttributes = {},
  children: readonly (SvgNode | string)[] = [],
): SvgNode => ({ tag, attributes, children })
