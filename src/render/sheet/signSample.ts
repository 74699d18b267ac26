import { ICON_SIZE, SMALLEST_TEXT } from '../../constants'
import type { Box } from '../../geometry/bounds'
import type { LineSign } from '../../geometry/junction/signsIn'
import { SPINE_X } from '../../model/fishbone/fishbone'
import { multiplierOf } from '../../model/icons'
import { PLAIN } from '../../model/looks'
import type { SheetOptions } from '../../model/sheet/sheetOptions'
import { isStroke, type DrawingElement, type Point, type Stroke } from '../../model/types'
import { boxSvg, CLOSE_BORDER, closeRowSvg, rowSvg } from '../boxSvg'
import { pictureSvg } from '../drawingSvg'
import { maskErasers } from '../erase'
import { PRINTED_LABEL, printPen, stripPen } from '../printPen'
import { joinSvg, STRIP_LETTER_RADIUS } from '../stripSvg'
import { NO_BOX, svg, type PlacedSvg, type SvgNode } from '../svgNode'
import { INK_COLOUR, lineSvg } from '../textSvg'
import { boldOf, lineAt, centredBaseline, type Typeface } from './sheetText'
import type { Sign } from './signs'

/** The legend: size of its text, line height in type sizes, padding, samples of signs, and least width of an entry. */
export const LEGEND_SIZE = 3.2
export const LEGEND_LINE_HEIGHT = 1.25
export const LEGEND_PADDING = 2
export const LEGEND_SAMPLE = { width: 11, height: 7 } as const
export const LEGEND_ENTRY = 44

/** A sample of a sign in a box of fixed size, positioned in millimetres. */
export const signSample = (
  { sign, sample }: { readonly sign: Sign; readonly sample: string },
  { x, y }: Point,
  options: SheetOptions,
  typeface: Typeface,
): PlacedSvg => {
  const at = { x, y, ...LEGEND_SAMPLE }
  if (typeof sign === 'number') return iconSample(sign, at, options)
  if (sign === 'join') return joinSample(at, options, typeface)
  if (sign === 'text') return textSample(sample, PRINTED_LABEL, at, typeface)
  if (sign === 'total') return textSample(sample, LEGEND_SIZE, at, boldOf(typeface))
  if (sign === 'since' || sign === 'next') return textSample(sample, SMALLEST_TEXT, at, typeface)
  if (sign === 'close') return { at, viewBox: SAMPLE_BOX, node: closeSample(options) }
  return { at, viewBox: SAMPLE_BOX, node: inkSvg(SAMPLES[sign], 1, options, sign === 'route') }
}

const stroke = (points: readonly (readonly [x: number, y: number])[]): Stroke => ({
  ...PLAIN,
  points: points.map(([x, y]) => ({ x, y })),
})

const { width, height } = LEGEND_SAMPLE
const SAMPLE_BOX: Box = { x: 0, y: 0, ...LEGEND_SAMPLE }
const ROAD = stroke([
  [1, height / 2],
  [width - 1, height / 2],
])
/** A box with a thicker edge, and a row of a table with a bar. */
const CLOSE_BOX: Box = { x: width / 2 - 2.5, y: 1, width: 5, height: height - 2 }
const CLOSE_ROW: Box = { x: 0.5, y: 1, width: width - 1, height: height - 2 }
const SAMPLE_ROUNDABOUT_RADIUS = height / 2 - 1
const SAMPLE_ROUNDABOUT_POINTS = 16

/** Samples of the signs, in millimetres. */
const SAMPLES: Readonly<Record<LineSign, readonly DrawingElement[]>> = {
  route: [
    {
      ...ROAD,
      points: ROAD.points.map(({ x, y }) => ({ x: x + (x < width / 2 ? 1 : -1), y })),
      circle: true,
      arrow: true,
    },
  ],
  paved: [ROAD],
  unpaved: [{ ...ROAD, dashed: true }],
  blocked: [
    ROAD,
    stroke([
      [width - 1, height * 0.28],
      [width - 1, height * 0.72],
    ]),
  ],
  roundabout: [
    stroke(
      Array.from({ length: SAMPLE_ROUNDABOUT_POINTS + 1 }, (_, index) => {
        const angle = (index / SAMPLE_ROUNDABOUT_POINTS) * 2 * Math.PI
        return [
          width / 2 + SAMPLE_ROUNDABOUT_RADIUS * Math.cos(angle),
          height / 2 + SAMPLE_ROUNDABOUT_RADIUS * Math.sin(angle),
        ]
      }),
    ),
  ],
}

/**
 * @param scale millimetres per unit
 * @param isRoute whether the elements are the route, which is wider if the leader chose emphasis
 */
const inkSvg = (
  elements: readonly DrawingElement[],
  scale: number,
  { lineWeight, emphasis }: SheetOptions,
  isRoute = false,
): SvgNode => {
  const pen = printPen(lineWeight, scale)
  const routeInk = emphasis && isRoute ? elements.filter(isStroke) : []
  return pictureSvg(elements, NO_BOX, 'sample', { pen, colour: INK_COLOUR, eraseWith: maskErasers, routeInk })
}

/** As the sheet marks it: see `borderSvg` of `sheetSvg`. */
const closeSample = ({ layout, borders }: SheetOptions): SvgNode =>
  layout === 'table'
    ? svg('g', {}, [
        ...(borders ? rowSvg(CLOSE_ROW, { dividers: [CLOSE_ROW.width / 2], isTop: true }) : []),
        closeRowSvg(CLOSE_ROW),
      ])
    : boxSvg(CLOSE_BOX, CLOSE_BORDER)

const iconSample = (index: number, at: Box, options: SheetOptions): PlacedSvg => {
  const side = ICON_SIZE * multiplierOf(index)
  const viewBox = { x: -side / 2, y: -side / 2, width: side, height: side }
  const node = inkSvg([{ icon: { x: 0, y: 0, index } }], at.height / side, options)
  return { at: squareIn(at), viewBox, node }
}

const joinSample = (at: Box, options: SheetOptions, typeface: Typeface): PlacedSvg => {
  const pen = stripPen(options)
  const reach = STRIP_LETTER_RADIUS + pen.width
  const viewBox = { x: SPINE_X - reach, y: -reach, width: 2 * reach, height: 2 * reach }
  return { at: squareIn(at), viewBox, node: svg('g', {}, joinSvg('A', 0, { pen, typeface, emphasis: false })) }
}

const textSample = (text: string, size: number, at: Box, typeface: Typeface): PlacedSvg => {
  const line = lineAt({ text, size }, width / 2, centredBaseline({ y: 0, height }, { size }), 'middle', typeface)
  return { at, viewBox: SAMPLE_BOX, node: svg('g', {}, lineSvg(line)) }
}

const squareIn = ({ x, y, width: room, height: side }: Box): Box => ({
  x: x + (room - side) / 2,
  y,
  width: side,
  height: side,
})
