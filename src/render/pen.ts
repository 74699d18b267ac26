import {
  ARROW_LENGTH,
  ARROW_OFFSET,
  BALL_RADIUS,
  CURVE_FLATNESS,
  DASH_DRAWN,
  DASH_SCALED,
  ERASE_WIDTH,
  LINE_WEIGHT_FACTORS,
  PICTURE_PADDING,
  PREVIEW_SCALE,
  SCALED_ARROW,
  SCALED_BALL,
  SCALED_FLATNESS,
  SCALED_STROKE,
  STRIP_STROKE,
  STROKE_WIDTH,
  THUMBNAIL_SCALE,
} from '../constants'
import type { ArrowSize } from '../geometry/arrowhead'
import type { SheetOptions } from '../model/sheetOptions'

/** How ink looks at one scale, in canvas units: a small picture is drawn with a heavier pen, so that it stays legible. */
export interface Pen {
  readonly width: number
  readonly eraseWidth: number
  readonly dash: readonly [on: number, off: number]
  readonly arrow: ArrowSize
  readonly ball: number
  /** A curve that leaves a straight line by less is drawn as that. */
  readonly flatness: number
}

export const EDITOR_PEN: Pen = {
  width: STROKE_WIDTH,
  eraseWidth: ERASE_WIDTH,
  dash: DASH_DRAWN,
  arrow: { length: ARROW_LENGTH, offset: ARROW_OFFSET },
  ball: BALL_RADIUS,
  flatness: CURVE_FLATNESS,
}

/** For a fish-bone on paper, whose size is chosen for it: light enough to keep parallel roads apart. */
export const stripPen = ({ lineWeight }: Pick<SheetOptions, 'lineWeight'>): Pen => {
  const width = STRIP_STROKE * LINE_WEIGHT_FACTORS[lineWeight]
  return { ...EDITOR_PEN, width, arrow: { length: ARROW_LENGTH, offset: (ARROW_OFFSET / STROKE_WIDTH) * width } }
}

const scaledPen = (scale: number, weight = 1): Pen => {
  const width = (SCALED_STROKE.base + SCALED_STROKE.perScale * scale) * weight
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
 * The more drawings stand side by side, the smaller each is shown. The eraser is as much wider than on screen as the line
 * is: what it took away there is gone here, too.
 */
export const printPen = ({ columns, lineWeight }: Pick<SheetOptions, 'columns' | 'lineWeight'>): Pen => {
  const pen = scaledPen(columns, LINE_WEIGHT_FACTORS[lineWeight])
  return { ...pen, eraseWidth: ERASE_WIDTH + Math.max(0, pen.width - STROKE_WIDTH) }
}

/** Free space around a picture in which nothing that this pen draws at the edge of the canvas is cut off, in units. */
export const paddingFor = ({ width, arrow, ball }: Pen): number =>
  Math.max(PICTURE_PADDING, width / 2, arrow.offset, ball)
