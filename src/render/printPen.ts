import { ARROW_LENGTH, BALL_RADIUS, ERASE_WIDTH, PRINTED_FLATNESS, STROKE_WIDTH } from '../constants'
import { LINE_WEIGHTS, type SheetOptions } from '../model/sheet/sheetOptions'
import { EDITOR_PEN, TIP_OFFSET, type Pen } from './pen'
import { STRIP_STROKE } from './stripSvg'

/** Least side of an icon's square; smaller ones look alike on a photocopy. */
const SMALLEST_ICON = 7

/** Size of the type of labels, for any size of box. */
export const PRINTED_LABEL = 2.8

/** Factors of the line weights for a fish-bone's pen. */
const LINE_WEIGHT_FACTORS = { light: 0.7, normal: 1, heavy: 1.4 } as const

/** Width of the pen in a box of the usual size; the rest of the drawing scales with it, as in the editor. */
const LINE_WEIGHT_WIDTHS = { light: 0.7, normal: 0.95, heavy: 1.2 } as const

/** Width of a box of six columns on an A4. */
const USUAL_BOX = 30

/** Factor of the pen in a box of this width: in a larger box thin lines would look lost, and thick ones crude. */
const boxFactor = (width: number): number => Math.max(1, Math.sqrt(width / USUAL_BOX))

/** Printed dash and gap, in pen widths; stretched a little so that a stroke begins and ends with ink. */
const DASH_PRINTED = [1.6, 1.3] as const

/**
 * The pen of a fish-bone on paper: light enough to keep parallel roads apart, since its scale is fitted to the page.
 */
export const stripPen = ({ lineWeight }: Pick<SheetOptions, 'lineWeight'>): Pen => {
  const width = STRIP_STROKE * LINE_WEIGHT_FACTORS[lineWeight]
  const arrow = { length: ARROW_LENGTH, offset: TIP_OFFSET * width }
  return { ...EDITOR_PEN, width, arrow, paper: { smallestIcon: 0 } }
}

/**
 * The pen of a box on paper: its width grows with the square root of that of the box, and everything else is in
 * proportion. A wider line widens the eraser by as much, so that it erases the same ink as on screen.
 *
 * @param scale millimetres per unit
 * @param box the width of the box, in millimetres; smaller boxes have the pen of the usual one
 */
export const printPen = (lineWeight: SheetOptions['lineWeight'], scale: number, box = 0): Pen => {
  const width = (LINE_WEIGHT_WIDTHS[lineWeight] * boxFactor(box)) / scale
  const share = width / STROKE_WIDTH
  const [on, off] = DASH_PRINTED
  return {
    width,
    eraseWidth: ERASE_WIDTH + Math.max(0, width - STROKE_WIDTH),
    dash: [on * width, off * width],
    arrow: { length: ARROW_LENGTH * share, offset: TIP_OFFSET * width },
    ball: BALL_RADIUS * share,
    label: PRINTED_LABEL / scale,
    flatness: PRINTED_FLATNESS / scale,
    paper: { smallestIcon: SMALLEST_ICON / scale },
  }
}

/** The pens of a sheet, in all their proportions: those of a box do not depend on weight and scale. */
export const PAPER_PENS: readonly Pen[] = [
  printPen('normal', 1),
  ...LINE_WEIGHTS.map((lineWeight) => stripPen({ lineWeight })),
]

/**
 * The distance that lines, balls and the tips of arrowheads reach beyond the middle of a line, in millimetres. Where an
 * arrow runs along the edge, a barb of its head may reach half a millimetre farther.
 */
export const printReach = (lineWeight: SheetOptions['lineWeight'], box = 0): number => {
  const { width, arrow, ball } = printPen(lineWeight, 1, box)
  return Math.max(width / 2, arrow.offset, ball)
}
