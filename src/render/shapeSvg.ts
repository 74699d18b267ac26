import type { Shape } from './shape'
import { svg, type SvgNode } from './svgNode'
import { PAPER_COLOUR } from './textSvg'

/** The width of the paper around an icon on paper, in line widths: half a millimetre, or copies merge it with a road. */
const HALO = 0.5

/** Paper under and around artwork, in the shape of its outline. */
export const haloSvg = (shapes: readonly Shape[], lineWidth: number): SvgNode[] =>
  shapes.map(({ paint, d }) =>
    svg('path', {
      d,
      fill: PAPER_COLOUR,
      stroke: PAPER_COLOUR,
      'stroke-width': lineWidth * (2 * HALO + (paint === 'stroke' ? 1 : 0)),
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }),
  )

/**
 * Artwork in one colour. It sets every attribute, because its group may have another stroke or fill.
 *
 * @param lineWidth of all strokes; by default each has its own
 */
export const shapesSvg = (shapes: readonly Shape[], colour: string, lineWidth?: number): SvgNode[] =>
  shapes.map((shape) =>
    shape.paint === 'stroke'
      ? svg('path', {
          d: shape.d,
          fill: 'none',
          stroke: colour,
          'stroke-width': lineWidth ?? shape.width,
          'stroke-linecap': 'round',
          'stroke-linejoin': 'round',
        })
      : svg('path', { d: shape.d, fill: colour, 'fill-rule': 'evenodd', stroke: 'none' }),
  )
