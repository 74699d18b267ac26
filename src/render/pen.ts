import {
  ARROW_LENGTH,
  ARROW_OFFSET,
  BALL_RADIUS,
  DASH_DRAWN,
  DASH_SCALED,
  ERASE_WIDTH,
  EXPORT_SCALE,
  PREVIEW_SCALE,
  SCALED_ARROW,
  SCALED_BALL,
  SCALED_STROKE,
  STRIP_STROKE,
  STROKE_WIDTH,
  THUMBNAIL_SCALE,
} from '../constants'
import type { ArrowSize } from '../geometry/arrowhead'

/** How ink looks at one scale, in canvas units: a small picture is drawn with a heavier pen, so that it stays legible. */
export interface Pen {
  readonly width: number
  readonly eraseWidth: number
  readonly dash: readonly [on: number, off: number]
  readonly arrow: ArrowSize
  readonly ball: number
}

export const EDITOR_PEN: Pen = {
  width: STROKE_WIDTH,
  eraseWidth: ERASE_WIDTH,
  dash: DASH_DRAWN,
  arrow: { length: ARROW_LENGTH, offset: ARROW_OFFSET },
  ball: BALL_RADIUS,
}

/** For a fish-bone on paper, whose size is chosen for it: light enough to keep parallel roads apart. */
export const STRIP_PEN: Pen = {
  ...EDITOR_PEN,
  width: STRIP_STROKE,
  arrow: { length: ARROW_LENGTH, offset: (ARROW_OFFSET / STROKE_WIDTH) * STRIP_STROKE },
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
  }
}

export const PREVIEW_PEN: Pen = scaledPen(PREVIEW_SCALE)
export const THUMBNAIL_PEN: Pen = scaledPen(THUMBNAIL_SCALE)
export const PRINT_PEN: Pen = scaledPen(EXPORT_SCALE)
