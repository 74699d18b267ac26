import type { Box } from '../geometry/bounds'
import { openPath } from '../geometry/line/pathData'
import type { Point } from '../model/types'
import { svg, type SvgAttributes, type SvgNode } from './svgNode'

/** Input for an eraser definition: the erasers' centre lines and width, and the region of the ink. */
export interface Erasure {
  readonly id: string
  readonly erasers: readonly (readonly Point[])[]
  readonly width: number
  readonly region: Box
  /** The greatest distance of an outline from the edge of the erasers, in units. */
  readonly flatness: number
}

/** Creates a definition and the attributes that apply it to a group of ink. */
export type EraseWith = (erasure: Erasure) => { readonly definition: SvgNode; readonly reference: SvgAttributes }

/**
 * A mask for screens: white shows ink, black hides it. Every attribute is set, since the content of a mask inherits
 * attributes.
 */
export const maskErasers: EraseWith = ({ id, erasers, width, region }) => ({
  definition: svg('mask', { id, maskUnits: 'userSpaceOnUse', ...region }, [
    svg('rect', { ...region, fill: '#ffffff', stroke: 'none' }),
    svg('path', {
      d: erasers.map((line) => openPath(line)).join(''),
      fill: 'none',
      stroke: '#000000',
      'stroke-width': width,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }),
  ]),
  reference: { mask: `url(#${id})` },
})
