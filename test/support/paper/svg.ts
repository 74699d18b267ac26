import type { SvgNode } from '../../../src/render/svgNode'

/** The node and its descendants, in document order. */
export const everyNode = (node: SvgNode): SvgNode[] => [
  node,
  ...node.children.flatMap((child) => (typeof child === 'string' ? [] : everyNode(child))),
]

export const tagged = (node: SvgNode, tag: string): SvgNode[] => everyNode(node).filter((one) => one.tag === tag)

export const children = (node: SvgNode): SvgNode[] =>
  node.children.flatMap((child) => (typeof child === 'string' ? [] : [child]))

/** The texts in a node, one string each. */
export const texts = (node: SvgNode): string[] => tagged(node, 'text').map(textOf)

const textOf = ({ children: words }: SvgNode): string =>
  words.map((word) => (typeof word === 'string' ? word : textOf(word))).join('')

/** An outline of the tree as nested lists of tags. */
export const shapeOf = (node: SvgNode): string => {
  const inner = children(node).map(shapeOf)
  return inner.length > 0 ? `${node.tag}(${inner.join(' ')})` : node.tag
}
