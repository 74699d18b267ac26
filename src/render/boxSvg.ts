import type { Box } from '../geometry/bounds'
import { svg, type SvgNode } from './svgNode'
import { INK_COLOUR } from './textSvg'

/** A thinner or grey border is lost on a photocopy. */
export const CELL_BORDER = 0.25

/** The edge of a box that is close to the one before. */
export const CLOSE_BORDER = 0.8

/** Radius of the corners of cells and safety strip. */
export const CORNER_RADIUS = 1

export const boxSvg = (frame: Box, width: number): SvgNode =>
  svg('rect', {
    ...frame,
    rx: CORNER_RADIUS,
    fill: 'none',
    stroke: INK_COLOUR,
    'stroke-width': width,
  })
