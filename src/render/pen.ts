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
import type { ArrowSize } from '../geometry/arrowhead'
import type { SheetOptions } from '../model/sheetOptions'
import type { Dash } from './dash'

/** How ink looks at one scale, in canvas units: a small picture is drawn with a heavier pen, so that it stays legible. */
export interface Pen {
  readonly width: number
  readonly eraseWidth: number
  readonly dash: Dash
  readonly arrow: ArrowSize
  readonly ball: number
  /** Where a curve bends by less it is drawn as straight lines that are no further from it; 0 keeps all of it. */
  readonly flatness: number
  /** On paper dashes are fitted to each stroke, and icons have lines of the pen's width and a smallest side. */
  readonly paper?: { readonly smallestIcon: number }
}

export const EDITOR_PEN: Pen = {
  width: STROKE_WIDTH,
  eraseWidth: ERASE_WIDTH,
  dash: DASH_DRAWN,
  arrow: { length: ARROW_LENGTH, offset: ARROW_OFFSET },
  ball: BALL_RADIUS,
  flatness: 0,
}

/** For a fish-bone on paper, whose size is chosen for it: light enough to keep parallel roads apart. */
export const stripPen = ({ lineWeight }: Pick<SheetOptions, 'lineWeight'>): Pen => {
  const width = STRIP_STROKE * LINE_WEIGHT_FACTORS[lineWeight]
  const arrow = { length: ARROW_LENGTH, offset: (ARROW_OFFSET / STROKE_WIDTH) * width }
  return { ...EDITOR_PEN, width, arrow, paper: { smallestIcon: 0 } }
}

const scaledPen = (scale: number): Pen => {
  const width = SCALED_STROKE.base + SCALED_STROKE.perScale * scale
  return {
    width,
    eraseWidth: ERASE_WIDTH,
    dash: DASH_SCALED,
    // The tip keeps its distance in proportion to the line, whose round end it has to hide.
    arrow: { length: SCALED_ARROW.base + SCALED_ARROW.perScale * scale, offset: (ARROW_OFFSET / STROKE_WIDTH) * width },
    ball: SCALED_BALL.base + SCALED_BALL.perScale * scale,
    flatness: SCALED_FLATNESS * scale,
  }
}

export const PREVIEW_PEN: Pen = scaledPen(PREVIEW_SCALE)
export const THUMBNAIL_PEN: Pen = scaledPen(THUMBNAIL_SCALE)

/**
 * For a box on paper: the same width in millimetres whatever the size of the box, and all else in proportion. The eraser is
 * as much wider than on screen as the line is: what it took away there is gone here, too.
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
    arrow: { length: ARROW_LENGTH * share, offset: ARROW_OFFSET * share },
    ball: BALL_RADIUS * share,
    flatness: PRINTED_FLATNESS / scale,
    paper: { smallestIcon: SMALLEST_ICON / scale },
  }
}

/** How far beyond the middle of a line at the edge of a box its ink reaches, in millimetres. */
export const printReach = (lineWeight: SheetOptions['lineWeight']): number => {
  const { width, arrow, ball } = printPen(lineWeight, 1)
  return Math.max(width / 2, arrow.offset, ball)
}
