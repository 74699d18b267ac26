import { createElement, memo } from 'react'
import type { SvgAttributes, SvgNode } from '../../render/svgNode'

/** Renders SVG data. An unchanged node is skipped, so that a new stroke renders one element. */
export const SvgTree = memo(({ node }: { readonly node: SvgNode }) =>
  createElement(
    node.tag,
    reactAttributes(node.attributes),
    ...node.children.map((child, index) =>
      // oxlint-disable-next-line react/no-array-index-key -- nodes have no state, and most changes are at the end
      typeof child === 'string' ? child : <SvgTree key={index} node={child} />,
    ),
  ),
)

/** SVG attributes in React's spelling. */
export const reactAttributes = (attributes: SvgAttributes): SvgAttributes =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [reactName(name), value]))

/** React spells `stroke-width` as `strokeWidth`, but leaves `data-` and `aria-` alone. */
const reactName = (name: string): string =>
  /^(?:data|aria)-/.test(name) ? name : name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
