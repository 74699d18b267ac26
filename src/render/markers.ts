import { arrowhead, endDirection } from '../geometry/line/arrowhead'
import { distance, polar } from '../geometry/points'
import type { Point } from '../model/types'
import type { Pen } from './pen'
import { svg, type SvgAttributes, type SvgNode } from './svgNode'

/** What an end of a stroke may have: an arrowhead at its last point, a ball at its first. */
export type End = 'arrow' | 'ball'

const ATTRIBUTES = { arrow: 'marker-end', ball: 'marker-start' } as const satisfies Record<End, string>

interface MarkedInk {
  readonly pen: Pen
  readonly colour: string
}

/** The attributes that put markers on the path of a stroke. */
export const markerAttributes = (ends: readonly End[], { pen, colour }: MarkedInk): SvgAttributes =>
  Object.fromEntries(ends.map((end) => [ATTRIBUTES[end], `url(#${markerId(end, pen, colour)})`]))

/**
 * The markers of these pens. A document needs each definition once; its paths refer to it by their pen and colour.
 * `currentColor` is that of the place of the definition, not that of the path.
 */
export const markersOf = (pens: readonly Pen[], colour: string): readonly SvgNode[] => [
  // Pens of the same proportions share their markers.
  ...new Map(
    pens.flatMap((pen) => [arrowMarker(pen, colour), ballMarker(pen, colour)]).map((one) => [one.attributes.id, one]),
  ).values(),
]

/** Markers are measured in widths of the line: a pen twice as wide has the same ones. */
const inWidths = ({ width, arrow, ball }: Pen) => ({
  arrow: { length: arrow.length / width, offset: arrow.offset / width },
  ball: precise(ball / width),
})

const markerId = (end: End, pen: Pen, colour: string): string => {
  const { arrow, ball } = inWidths(pen)
  const size = { arrow: [arrow.length, arrow.offset].map(precise).join('-'), ball }[end]
  return `${end}-${size}-${colour.replace('#', '')}`
}

const ORIGIN: Point = { x: 0, y: 0 }
/** A line to the origin, which gives an arrowhead its direction. */
const AXIS: readonly Point[] = [{ x: -1, y: 0 }, ORIGIN]

const arrowMarker = (pen: Pen, colour: string): SvgNode => {
  const head = arrowhead(AXIS, inWidths(pen).arrow)
  const reach = Math.max(...head.map((point) => distance(point, ORIGIN)))
  const points = head.map(({ x, y }) => `${precise(x)},${precise(y)}`).join(' ')
  return marker(markerId('arrow', pen, colour), reach, 'auto', svg('polygon', { points, fill: colour }))
}

/** A ball does not turn: svg2pdf would turn it without `orient`, too. */
const ballMarker = (pen: Pen, colour: string): SvgNode => {
  const { ball } = inWidths(pen)
  return marker(markerId('ball', pen, colour), ball, 0, svg('circle', { cx: 0, cy: 0, r: ball, fill: colour }))
}

/** Free room around a marker, in widths of the line: what leaves the view box is cut off. */
const MARGIN = 0.5

/** A marker with its end of the line at the origin. svg2pdf ignores `markerUnits` and `overflow`. */
const marker = (id: string, reach: number, orient: 'auto' | 0, shape: SvgNode): SvgNode => {
  const half = precise(reach + MARGIN)
  const [from, side] = [-half, 2 * half]
  const viewBox = `${from} ${from} ${side} ${side}`
  return svg('marker', { id, viewBox, markerWidth: side, markerHeight: side, refX: 0, refY: 0, orient }, [shape])
}

/** Length of the line that turns an arrowhead, in units: too short to be seen. */
const HAIR = 0.02

/**
 * The end of a path with an arrowhead. A marker follows the last piece of its path, and that of a hand is jitter, so the
 * path goes on by a hair in the direction in which the stroke ends. Rounded to tenths, the hair would turn the head.
 */
export const arrowHair = (points: readonly Point[]): string => {
  const direction = endDirection(points)
  if (direction === undefined) return ''
  const { x, y } = polar(ORIGIN, direction, HAIR)
  return `l${precise(x)} ${precise(y)}`
}

/** Rounds to four decimals; never to -0. */
const precise = (value: number): number => Math.round(value * 10_000) / 10_000 + 0
