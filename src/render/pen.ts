import {
  ARROW_OFFSET,
  BALL_RADIUS,
  DASH_DRAWN,
  DASH_SCALED,
  ERASE_WIDTH,
  PREVIEW_SCALE,
  SCALED_ARROW,
  SCALED_BALL,
  SCALED_FLATNESS,
  SCALED_STROKE,
  STROKE_WIDTH,
  THUMBNAIL_SCALE,
} from '../constants'
import { LABEL_SIZE } from '../geometry/label'
import { CANVAS_ARROW, type ArrowSize } from '../geometry/line/arrowhead'
import type { Dash } from './dash'

/** The looks of ink at one scale, in canvas units. Small pictures have a heavier pen, so that they stay legible. */
export interface Pen {
  readonly width: number
  readonly eraseWidth: number
  readonly dash: Dash
  readonly arrow: ArrowSize
  readonly ball: number
  /** Size of the type of labels. */
  readonly label: number
  /** Curves become straight lines that deviate less than this; 0 keeps the curves. */
  readonly flatness: number
  /** On paper dashes are fitted to each stroke, and icons have the pen's line width and a least size. */
  readonly paper?: { readonly smallestIcon: number }
}

/** The offset of an arrowhead's tip in widths of its line: the tip hides the line's round end. */
export const TIP_OFFSET = ARROW_OFFSET / STROKE_WIDTH

export const EDITOR_PEN: Pen = {
  width: STROKE_WIDTH,
  eraseWidth: ERASE_WIDTH,
  dash: DASH_DRAWN,
  arrow: CANVAS_ARROW,
  ball: BALL_RADIUS,
  label: LABEL_SIZE,
  flatness: 0,
}

const scaledPen = (scale: number): Pen => {
  const width = SCALED_STROKE.base + SCALED_STROKE.perScale * scale
  return {
    width,
    eraseWidth: ERASE_WIDTH,
    dash: DASH_SCALED,
    arrow: { length: SCALED_ARROW.base + SCALED_ARROW.perScale * scale, offset: TIP_OFFSET * width },
    ball: SCALED_BALL.base + SCALED_BALL.perScale * scale,
    label: LABEL_SIZE,
    flatness: SCALED_FLATNESS * scale,
  }
}

export const PREVIEW_PEN: Pen = scaledPen(PREVIEW_SCALE)
export const THUMBNAIL_PEN: Pen = scaledPen(THUMBNAIL_SCALE)

/** The pens of ink on screen. */
export const SCREEN_PENS: readonly Pen[] = [EDITOR_PEN, PREVIEW_PEN, THUMBNAIL_PEN]
