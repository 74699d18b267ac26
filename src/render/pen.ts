import {
  ARROW_LENGTH,
  ARROW_OFFSET,
  BALL_RADIUS,
  DASH_DRAWN,
  DASH_SCALED,
  ERASE_WIDTH,
  DASH_PRINTED,
  LINE_WEIGHT_FACTORS,
  LINE_WEIGHT_WIDTHS,
  PREVIEW_SCALE,
  SCALED_ARROW,
  SCALED_BALL,
  SCALED_FLATNESS,
  PRINTED_FLATNESS,
  SCALED_STROKE,
  SMALLEST_ICON,
  STRIP_STROKE,
  STROKE_WIDTH,
  THUMBNAIL_SCALE,
} from '../constants'
import { CANVAS_ARROW, type ArrowSize } from '../geometry/line/arrowhead'
import type { SheetOptions } from '../model/sheet/sheetOptions'
import type { Dash } from './dash'

/** The looks of ink at one scale, in canvas units. Small pictures have a heavier pen, so that they stay legible. */
export interface Pen {
  readonly width: number
  readonly eraseWidth: number
  readonly dash: Dash
  readonly arrow: ArrowSize
  readonly ball: number
  /** Curves become straight lines that deviate less than this; 0 keeps the curves. */
  readonly flatness: number
  /** On paper dashes are fitted to each stroke, and icons have the pen's line width and a least size. */
  readonly paper?: { readonly smallestIcon: number }
}

/** The offset of an arrowhead's tip in widths of its line: the tip hides the line's round end. */
const TIP_OFFSET = ARROW_OFFSET / STROKE_WIDTH

export const EDITOR_PEN: Pen = {
  width: STROKE_WIDTH,
  eraseWidth: ERASE_WIDTH,
  dash: DASH_DRAWN,
  arrow: CANVAS_ARROW,
  ball: BALL_RADIUS,
  flatness: 0,
}

/**
 * The pen of a fish-bone on paper: light enough to keep parallel roads apart, since its scale is fitted to the page.
 */
export const stripPen = ({ lineWeight }: Pick<SheetOptions, 'lineWeight'>): Pen => {
  const width = STRIP_STROKE * LINE_WEIGHT_FACTORS[lineWeight]
  const arrow = { length: ARROW_LENGTH, offset: TIP_OFFSET * width }
  return { ...EDITOR_PEN, width, arrow, paper: { smallestIcon: 0 } }
}

const scaledPen = (scale: number): Pen => {
  const width = SCALED_STROKE.base + SCALED_STROKE.perScale * scale
  return {
    width,
    eraseWidth: ERASE_WIDTH,
    dash: DASH_SCALED,
    arrow: { length: SCALED_ARROW.base + SCALED_ARROW.perScale * scale, offset: TIP_OFFSET * width },
    ball: SCALED_BALL.base + SCALED_BALL.perScale * scale,
    flatness: SCALED_FLATNESS * scale,
  }
}

export const PREVIEW_PEN: Pen = scaledPen(PREVIEW_SCALE)
export const THUMBNAIL_PEN: Pen = scaledPen(THUMBNAIL_SCALE)

/**
 * The pen of a box on paper: the same width in millimetres for any box, with everything else in proportion. A wider
 * line widens the eraser by as much, so that it erases the same ink as on screen.
 *
 * @param scale millimetres per unit
 */
export const printPen = (lineWeight: SheetOptions['lineWeight'], scale: number): Pen => {
  const width = LINE_WEIGHT_WIDTHS[lineWeight] / scale
  const share = width / STROKE_WIDTH
  const [on, off] = DASH_PRINTED
  return {
    width,
    eraseWidth: ERASE_WIDTH + Math.max(0, width - STROKE_WIDTH),
    dash: [on * width, off * width],
    arrow: { length: ARROW_LENGTH * share, offset: TIP_OFFSET * width },
    ball: BALL_RADIUS * share,
    flatness: PRINTED_FLATNESS / scale,
    paper: { smallestIcon: SMALLEST_ICON / scale },
  }
}

/**
 * The distance that lines, balls and the tips of arrowheads reach beyond the middle of a line, in millimetres. The barbs
 * of an arrowhead may reach half a millimetre farther, where an arrow runs along the edge.
 */
export const printReach = (lineWeight: SheetOptions['lineWeight']): number => {
  const { width, arrow, ball } = printPen(lineWeight, 1)
  return Math.max(width / 2, arrow.offset, ball)
}
