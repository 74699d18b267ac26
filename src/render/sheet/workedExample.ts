import { SMALLEST_TEXT } from '../../constants'
import { boxAround, unionBoxOf } from '../../geometry/bounds'
import { writeJunction } from '../../geometry/junction/writeJunction'
import { STRAIGHT_ON, type Junction } from '../../model/junction'
import type { SheetOptions } from '../../model/sheet/sheetOptions'
import type { Point, Size } from '../../model/types'
import { CELL_BORDER } from '../boxSvg'
import { pictureSvg } from '../drawingSvg'
import { maskErasers } from '../erase'
import { svg, type PlacedSvg, type SvgNode } from '../svgNode'
import { INK_COLOUR, PAPER_COLOUR } from '../textSvg'
import { cellPicture } from './cellPicture'
import type { ExampleCaption } from './sheetContent'
import { CAP_HEIGHT, lineAt, wrapText, type Alignment, type TextLine, type Typeface } from './sheetText'
import { LEGEND_LINE_HEIGHT, LEGEND_SIZE } from './signSample'

/** One junction, with captions that point to its parts. */
export interface WorkedExample {
  /** Whether it is in the smallest type that can be read, whatever that of the legend. */
  readonly isSmall?: boolean
  /** Without distances on the sheet, there is none to point to. */
  readonly captions: Readonly<Record<Exclude<ExampleCaption, 'distance'>, string>> & {
    readonly distance: string | undefined
  }
  /** What it shows, for people who cannot see it. */
  readonly description: string
}

/** The example laid out from its top left corner, in millimetres. */
export interface SetExample extends Size {
  readonly pictures: readonly PlacedSvg[]
  readonly lines: readonly TextLine[]
  readonly description: string
}

/** The way goes to the right, where the captions have the most room. */
export const EXAMPLE_JUNCTION: Junction = {
  entryUnpaved: false,
  exit: { direction: 6, unpaved: false },
  arms: [
    { direction: 2, unpaved: true, blocked: false, at: 0 },
    { direction: STRAIGHT_ON, unpaved: false, blocked: false, at: 0 },
  ],
  roundabout: false,
  staggered: 'none',
}
/** Lower than a usual canvas, so that the way in is as long as the way on. */
export const EXAMPLE_CANVAS: Size = { width: 380, height: 440 }

/** Side of the picture, and most width of a caption, for the usual type size. In millimetres, as all that follows. */
const PICTURE = 26
const CAPTION = 20
/** From the middle of the roads to the nearest captions, and from the arrow to its own. */
const ACROSS = 4.4
const ABOVE = 3.6
const BELOW = 4.2
const ABOVE_ARROW = 4.6
/** From a line to the end of its pointer, and from a caption to its pointer below it in type sizes. */
const POINTER_GAP = 0.5
const UNDER_CAPTION = 0.3
/** The tick where the distance is true: white, in the middle of the roads. */
const TICK_RADIUS = 0.3

/** @param legendSize type size of the legend; the whole is in proportion to its own type */
export const setExample = (
  { isSmall = false, captions, description }: WorkedExample,
  legendSize: number,
  options: SheetOptions,
  typeface: Typeface,
): SetExample => {
  const size = isSmall ? SMALLEST_TEXT : legendSize
  const share = size / LEGEND_SIZE
  const { drawn, pen, places } = drawnJunction(PICTURE * share, options, typeface)
  const { centre, ball, tip, left } = places
  const textsOf = (text: string): readonly string[] => wrapText(text, (CAPTION * share) / size, Infinity, typeface)
  /** @param last the baseline of the last line */
  const linesAt = (texts: readonly string[], x: number, last: number, alignment: Alignment): readonly TextLine[] =>
    texts.map((text, index) => {
      const below = texts.length - 1 - index
      return lineAt({ text, size }, x, last - below * size * LEGEND_LINE_HEIGHT, alignment, typeface)
    })

  const half = (size * CAP_HEIGHT) / 2
  const [edge, above, aboveArrow] = [
    centre.x - ACROSS * share,
    centre.y - ABOVE * share,
    { x: tip.x - share, y: centre.y - ABOVE_ARROW * share },
  ]
  const beside = { x: centre.x + ACROSS * share, y: centre.y + BELOW * share }
  const distance = textsOf(captions.distance ?? '')
  const lines = [
    ...linesAt(textsOf(captions.leave), edge, above, 'end'),
    ...linesAt(textsOf(captions.exit), aboveArrow.x, aboveArrow.y, 'middle'),
    ...linesAt(textsOf(captions.entry), edge, ball.y + half, 'end'),
    ...linesAt(distance, beside.x, beside.y + 2 * half + (distance.length - 1) * size * LEGEND_LINE_HEIGHT, 'start'),
  ]
  const [gap, under, unpaved] = [POINTER_GAP + pen / 2, UNDER_CAPTION * size, (left.x + centre.x) / 2]
  const pointers: readonly SvgNode[] = [
    pointerSvg({ x: edge + POINTER_GAP, y: above - half }, { x: centre.x - gap, y: above - half }),
    pointerSvg({ x: unpaved, y: above + under }, { x: unpaved, y: centre.y - gap }),
    pointerSvg({ ...aboveArrow, y: aboveArrow.y + under }, { ...aboveArrow, y: centre.y - gap - pen / 2 }),
    pointerSvg({ x: edge + POINTER_GAP, y: ball.y }, { x: ball.x - gap - pen / 2, y: ball.y }),
  ]
  const marks = svg('g', {}, [
    ...pointers,
    ...(distance.length > 0
      ? [pointerSvg({ x: beside.x - POINTER_GAP, y: beside.y - POINTER_GAP }, centre), tickSvg(centre, TICK_RADIUS)]
      : []),
  ])
  return fitted({ drawn, marks, lines, description })
}

const pointerSvg = (from: Point, to: Point): SvgNode =>
  svg('path', {
    d: `M${from.x} ${from.y}L${to.x} ${to.y}`,
    fill: 'none',
    stroke: INK_COLOUR,
    'stroke-width': CELL_BORDER,
  })

const tickSvg = ({ x, y }: Point, r: number): SvgNode =>
  svg('circle', { cx: x, cy: y, r, fill: PAPER_COLOUR, stroke: 'none' })

/** The junction as a box of the sheet draws it, and the places of its parts in millimetres. */
const drawnJunction = (side: number, options: SheetOptions, typeface: Typeface) => {
  const strokes = writeJunction(EXAMPLE_JUNCTION, EXAMPLE_CANVAS)
  const crop = unionBoxOf([strokes])
  const drawing = { id: 'example', elements: strokes }
  const room = { x: 0, y: 0, width: side, height: side }
  const showing = { options, canvas: EXAMPLE_CANVAS, crop, shown: crop ?? EXAMPLE_CANVAS }
  const { picture, viewBox, pen, routeInk } = cellPicture(showing, drawing, room, typeface)
  const scale = picture.width / viewBox.width
  const placeOf = ({ x, y }: Point = { x: 0, y: 0 }): Point => ({
    x: picture.x + (x - viewBox.x) * scale,
    y: picture.y + (y - viewBox.y) * scale,
  })
  const style = { pen, colour: INK_COLOUR, eraseWith: maskErasers, routeInk }
  const [route, road] = strokes
  return {
    drawn: { at: picture, viewBox, node: pictureSvg(strokes, viewBox, 'example', style) },
    pen: pen.width * scale,
    places: {
      ball: placeOf(route?.points[0]),
      centre: placeOf(route?.points[1]),
      tip: placeOf(route?.points[2]),
      left: placeOf(road?.points[0]),
    },
  }
}

/** The part of a letter below its line, in type sizes. */
const BELOW_BASELINE = 0.2

/** Moves all parts so that their top left corner is the origin. */
const fitted = ({
  drawn,
  marks,
  lines,
  description,
}: {
  readonly drawn: PlacedSvg
  readonly marks: SvgNode
  readonly lines: readonly TextLine[]
  readonly description: string
}): SetExample => {
  const { x, y, width, height } = boxAround([
    drawn.at,
    ...lines.map((line) => ({
      x: line.x,
      y: line.baseline - line.size * CAP_HEIGHT,
      width: line.width,
      height: line.size * (CAP_HEIGHT + BELOW_BASELINE),
    })),
  ])
  const whole = { x: 0, y: 0, width, height }
  return {
    width,
    height,
    pictures: [
      { ...drawn, at: { ...drawn.at, x: drawn.at.x - x, y: drawn.at.y - y } },
      { at: whole, viewBox: { ...whole, x, y }, node: marks },
    ],
    lines: lines.map((line) => movedLine(line, { x: -x, y: -y })),
    description,
  }
}

export const movedLine = (line: TextLine, { x, y }: Point): TextLine => ({
  ...line,
  x: line.x + x,
  baseline: line.baseline + y,
})
