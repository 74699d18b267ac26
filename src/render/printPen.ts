import {
  ARROW_LENGTH,
  BALL_RADIUS,
  DASH_PRINTED,
  ERASE_WIDTH,
  LINE_WEIGHT_FACTORS,
  LINE_WEIGHT_WIDTHS,
  PRINTED_FLATNESS,
  SMALLEST_ICON,
  STRIP_STROKE,
  STROKE_WIDTH,
} from '../constants'
import type { SheetOptions } from '../model/sheet/sheetOptions'
import { EDITOR_PEN, TIP_OFFSET, type Pen } from './pen'

/**
 * The pen of a fish-bone on paper: light enough to keep parallel roads apart, since its scale is fitted to the page.
 */
export const stripPen = ({ lineWeight }: Pick<SheetOptions, 'lineWeight'>): Pen => {
  const width = STRIP_STROKE * LINE_WEIGHT_FACTORS[lineWeight]
  const arrow = { length: ARROW_LENGTH, offset: TIP_OFFSET * width }
  return { ...EDITOR_PEN, width, arrow, paper: { smallestIcon: 0 } }
}

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
 * The distance that lines, balls and the tips of arrowheads reach beyond the middle of a line, in millimetres. Where an
 * arrow runs along the edge, a barb of its head may reach half a millimetre farther.
 */
export const printReach = (lineWeight: SheetOptions['lineWeight']): number => {
  const { width, arrow, ball } = printPen(lineWeight, 1)
  return Math.max(width / 2, arrow.offset, ball)
}
