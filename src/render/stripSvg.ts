import { FIRST_ROW_Y, SIDE_ROAD_LENGTH } from '../constants'
import { circlePath } from '../geometry/line/pathData'
import { moved } from '../geometry/transform'
import { rowNumber, sideStrokesOf, SPINE_TOP, SPINE_X, spineStroke, type Fishbone } from '../model/fishbone/fishbone'
import { PLAIN } from '../model/looks'
import type { DrawingElement } from '../model/types'
import { pictureSvg } from './drawingSvg'
import { maskErasers } from './erase'
import type { Pen } from './pen'
import { centredBaseline, lineAt, type Alignment, type FittedText, type Typeface } from './sheet/sheetText'
import { NO_BOX, svg, type SvgNode } from './svgNode'
import { INK_COLOUR, lineSvg, PAPER_COLOUR } from './textSvg'

/** Width of the text in that circle, in radii. */
const STRIP_LETTER_WIDTH = 1.4

/** Radius of the circle around a letter where the spine continues. */
export const STRIP_LETTER_RADIUS = 30

/** Distance from a row's number to its left road, or to the spine of a row without one. */
export const STRIP_NUMBER_GAP = 16

/** Size of row numbers and of the letters where the spine continues. A digit is then 30 units high. */
export const STRIP_TEXT_SIZE = 41

/** Distance between strips, and padding of a strip. */
export const STRIP_GAP = 36
export const STRIP_EDGE = 10
export const STRIP_STROKE = 6

/** Rows of a fish-bone, and their connection to the neighbouring strips. */
export interface StripContent {
  /** The rows from top to bottom. */
  readonly rows: Fishbone
  /** The number of the lowest row. */
  readonly firstNumber: number
  /** Letters that connect the spine to the previous and the next strip; `undefined` at the ends of the walk. */
  readonly begins: string | undefined
  readonly goesOn: string | undefined
}

export interface StripLook {
  /** Distance between rows, in units. */
  readonly pitch: number
  readonly numbered: boolean
  /** Whether the spine is wider than the side roads. */
  readonly emphasis: boolean
  readonly pen: Pen
  readonly typeface: Typeface
}

const RING = STRIP_LETTER_RADIUS + STRIP_STROKE

/** The top of a strip, and its height without the rows, in the units of the drawing. */
export const STRIP_TOP = SPINE_TOP - RING
export const ENDS_HEIGHT = FIRST_ROW_Y - SPINE_TOP + 2 * RING

/** A strip in the units of the drawing, without erasers. Attributes are literal, for the PDF writer. */
export const stripSvg = (strip: StripContent, look: StripLook): SvgNode => {
  const bottom = FIRST_ROW_Y + look.pitch * strip.rows.length
  return svg('g', { 'data-testid': 'strip' }, [
    pictureSvg(inkOfStrip(strip, bottom, look.pitch), NO_BOX, 'strip', {
      pen: look.pen,
      colour: INK_COLOUR,
      eraseWith: maskErasers,
      routeInk: look.emphasis
        ? [spineStroke(bottom, SPINE_TOP, { ...PLAIN, arrow: strip.goesOn === undefined })]
        : undefined,
    }),
    ...joinSvg(strip.begins, bottom, look),
    ...joinSvg(strip.goesOn, SPINE_TOP, look),
    ...(look.numbered ? numbersSvg(strip, look) : []),
  ])
}

const inkOfStrip = (
  { rows, begins, goesOn }: StripContent,
  bottom: number,
  pitch: number,
): readonly DrawingElement[] => {
  const from = begins === undefined ? bottom : bottom - STRIP_LETTER_RADIUS
  const to = goesOn === undefined ? SPINE_TOP : SPINE_TOP + STRIP_LETTER_RADIUS
  const ends = { circle: begins === undefined, arrow: goesOn === undefined }
  return [
    spineStroke(from, to, ends),
    ...rows.flatMap((row, index) => sideStrokesOf([row], 0).map((road) => moved(road, { x: 0, y: pitch * index }))),
  ]
}

/**
 * A letter in a circle. The spine goes on from a letter at the top of a strip to the same letter at the foot of
 * another.
 */
export const joinSvg = (
  letter: string | undefined,
  y: number,
  { pen, typeface, emphasis }: Pick<StripLook, 'pen' | 'typeface' | 'emphasis'>,
): readonly SvgNode[] => {
  if (letter === undefined) return []
  const ring = {
    d: circlePath({ x: SPINE_X, y }, STRIP_LETTER_RADIUS),
    // Hides the end of the wider line under the spine.
    fill: emphasis ? PAPER_COLOUR : 'none',
    stroke: INK_COLOUR,
    'stroke-width': pen.width,
  }
  const size = Math.min(STRIP_TEXT_SIZE, (STRIP_LETTER_WIDTH * STRIP_LETTER_RADIUS) / typeface.widthOf(letter))
  return [svg('path', ring), ...textSvg({ text: letter, size }, SPINE_X, y, 'middle', typeface)]
}

const numbersSvg = ({ rows, firstNumber }: StripContent, { pitch, typeface }: StripLook): readonly SvgNode[] =>
  rows.flatMap(({ left }, index) => {
    const number = String(firstNumber - 1 + rowNumber(index, rows.length))
    // Without a road to the left, the number would stand nearer to the strip beside it.
    const right = SPINE_X - (left.length > 0 ? SIDE_ROAD_LENGTH : 0) - STRIP_NUMBER_GAP
    return textSvg({ text: number, size: STRIP_TEXT_SIZE }, right, FIRST_ROW_Y + pitch * index, 'end', typeface)
  })

/** A text with its capitals centred on y. */
const textSvg = (
  text: FittedText,
  x: number,
  y: number,
  alignment: Alignment,
  typeface: Typeface,
): readonly SvgNode[] => lineSvg(lineAt(text, x, centredBaseline({ y, height: 0 }, text), alignment, typeface))
