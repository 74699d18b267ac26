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

/** The edges of a row of a table: the x of its dividers, and whether it draws its upper edge. */
export interface RowEdges {
  readonly dividers: readonly number[]
  readonly isTop: boolean
}

/**
 * Draws the edges of a row as filled boxes, for the reason at `blankBox` of `sheetSvg`, and each once: overlapping edges
 * look darker on screen.
 */
export const rowSvg = ({ x, y, width, height }: Box, { dividers, isTop }: RowEdges): readonly SvgNode[] => {
  const half = CELL_BORDER / 2
  const across = { x: x - half, width: width + CELL_BORDER, height: CELL_BORDER }
  return [
    ...(isTop ? [{ ...across, y: y - half }] : []),
    { ...across, y: y + height - half },
    ...[x, ...dividers, x + width].map((at) => ({ x: at - half, y, width: CELL_BORDER, height })),
  ].map(filledSvg)
}

/** The bar at the left edge of a row that is close to the one before. */
export const closeRowSvg = ({ x, y, height }: Box): SvgNode => filledSvg({ x, y, width: CLOSE_BORDER, height })

const filledSvg = (box: Box): SvgNode => svg('rect', { ...box, fill: INK_COLOUR, stroke: 'none' })
