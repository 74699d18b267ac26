import { createElement, type ComponentProps, type ReactNode } from 'react'

/** How lucide describes a picture, on a square of 24. */
interface IconData {
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[]
}

const LOOK = {
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': true,
} as const satisfies ComponentProps<'svg'>

/**
 * Stands in for the function of lucide-react that makes a component of a picture: ours know no sizes, names or contexts
 * but their class, and the start is more than a kilobyte lighter.
 */
export default ({ node }: IconData) =>
  (props: ComponentProps<'svg'>): ReactNode =>
    createElement(
      'svg',
      { ...LOOK, ...props },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    )
