import { openPath } from '../geometry/pathData'
import type { Box } from '../geometry/bounds'
import type { Point } from '../model/types'
import { svg, type SvgAttributes, type SvgNode } from './svgNode'

/** What a way of erasing is given: the centre lines of the erasers, their width, and the region where ink can be. */
export interface Erasure {
  readonly id: string
  readonly erasers: readonly (readonly Point[])[]
  readonly width: number
  readonly region: Box
  /** How far an outline may be from the edge of the erasers, in units. */
  readonly flatness: number
}

/** Makes a definition, and the attributes with which a group of ink refers to it. */
export type EraseWith = (erasure: Erasure) => { readonly definition: SvgNode; readonly reference: SvgAttributes }

/** For screens: white shows, the erasers' black does not. Everything is literal, since mask content inherits. */
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
