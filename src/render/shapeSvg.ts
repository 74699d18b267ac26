import type { Shape } from './shape'
import { svg, type SvgNode } from './svgNode'

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
