import { ARM_LENGTH } from '../../constants'
import {
  afterTap,
  armIn,
  canStagger,
  DIRECTIONS,
  NO_JUNCTION,
  type Direction,
  type Junction,
  type JunctionTarget,
} from '../../model/junction'
import type { Point, Size } from '../../model/types'
import { bearing, EIGHTH_DEGREES } from '../bearing'
import { clampTo, grow, type Box } from '../bounds'
import { distanceToLine } from '../distance'
import { distance, interpolate } from '../points'
import { junctionFrame } from './changeJunction'
import { lineOf, type StrokePart } from './junctionInk'
import type { JunctionReading } from './readJunction'
import { startIn, strokesByTarget, type JunctionFrame } from './writeJunction'

/** Half the width of a target in CSS pixels, and the least half width in units, which counts where the paper is large. */
const TARGET_PIXELS = 22.5
const TARGET_LEAST = 20

/** Distance from the centre to the middle of a target, in units; at least the second number, in half widths. */
const TARGET_PLACE = { units: 0.76 * ARM_LENGTH, halves: 2.9 } as const

/** Half the size of the button Staggered, in CSS pixels. */
export const STAGGERED_PIXELS = { x: 44, y: 26 } as const

/** A target of the ring on the paper. */
export interface TargetPlace {
  readonly target: JunctionTarget
  /** The middle of the area that a screen reader or a mouse finds. */
  readonly at: Point
  /** Half the width of that area, in units. A tap within this distance of the lines counts, too. */
  readonly reach: number
  /** The ink of the target; where it has none, the line that a tap would draw. */
  readonly lines: readonly (readonly Point[])[]
  /** The end of the longest line that a tap ever draws there: who saw that line taps its end after it became shorter. */
  readonly end?: Point
  readonly isDrawn: boolean
  /** Whether a tap on the paper does nothing. */
  readonly isDisabled?: boolean
}

/** The ring around the centre of a junction, where its taps draw. All lengths are in units of the canvas. */
export interface RingOnPaper {
  readonly centre: Point
  /** Clockwise turn of the way in from straight below, in eighths of a turn. */
  readonly turned: number
  readonly unitsPerPixel: number
  readonly places: readonly TargetPlace[]
  /** The arrowhead that can be dragged; `undefined` if there is none, or the reading is not sure. */
  readonly arrow: { readonly at: Point; readonly direction: Direction } | undefined
}

/** The paper on the screen. */
export interface ShownPaper {
  readonly canvas: Size
  /** What the paper shows, in units. */
  readonly box: Box
  readonly unitsPerPixel: number
  /** Whether the ring is only offered: it then has no use for a tap in the middle, which may not be meant for it. */
  readonly isOffer?: boolean
}

/** Places the targets of the ring: on the ink of each road, or where a tap would draw it. */
export const ringOnPaper = (reading: JunctionReading, paper: ShownPaper): RingOnPaper => {
  const { canvas, box, unitsPerPixel, isOffer = false } = paper
  const { junction = NO_JUNCTION, ink, doubts } = reading
  const frame = junctionFrame(reading, canvas)
  const { centre } = frame
  const reach = Math.max(TARGET_PIXELS * unitsPerPixel, TARGET_LEAST)
  const placed = (target: JunctionTarget, parts: readonly StrokePart[], isApart = false): TargetPlace => {
    const isDrawn = parts.length > 0
    const lines = isDrawn ? parts.map(lineOf) : [writtenLine(junction, target, frame)]
    const outer = farthest(lines.flatMap(endsOf), centre)
    const inner = isApart ? nearest(lines.flatMap(endsOf), centre) : centre
    const length = distance(inner, outer) || 1
    const out = target === 'fromBelow' ? length - reach : Math.max(TARGET_PLACE.units, TARGET_PLACE.halves * reach)
    const at = clampTo(grow(box, -reach), interpolate(inner, outer, out / length))
    return { target, at, reach, lines, isDrawn }
  }
  const roads = DIRECTIONS.map((direction) => {
    if (ink && junction.exit?.direction === direction) return placed(direction, ink.exit)
    const arm = armIn(junction, direction)
    const drawn = arm && ink?.arms[junction.arms.indexOf(arm)]
    const isApart = junction.staggered !== 'none' || (arm !== undefined && arm.at !== 0)
    const end = writtenLine(NO_JUNCTION, direction, frame).at(-1)
    return { ...placed(direction, drawn?.road ?? [], isApart), ...(end && !isApart && { end }) }
  })
  const exit = roads.find(({ target }) => target === junction.exit?.direction)
  return {
    centre,
    turned: frame.turned,
    unitsPerPixel,
    places: [
      ...roads,
      placed('fromBelow', ink?.entry ?? []),
      { ...roundaboutPlace(frame, centre, junction, reach), isDisabled: isOffer },
      { ...staggeredPlace(box, unitsPerPixel), isDisabled: !canStagger(junction) },
    ],
    arrow:
      exit && junction.exit && doubts.length === 0
        ? { at: farthest(exit.lines.flatMap(endsOf), centre), direction: junction.exit.direction }
        : undefined,
  }
}

const endsOf = (line: readonly Point[]): readonly Point[] => [...line.slice(0, 1), ...line.slice(-1)]

const farthest = (points: readonly Point[], from: Point): Point =>
  points.reduce((one, other) => (distance(other, from) > distance(one, from) ? other : one), from)

const nearest = (points: readonly Point[], to: Point): Point =>
  points.reduce((one, other) => (distance(other, to) < distance(one, to) ? other : one), points[0] ?? to)

/** The line that a tap would draw, from the centre outwards. */
const writtenLine = (junction: Junction, target: JunctionTarget, frame: JunctionFrame): readonly Point[] => {
  if (target === 'fromBelow') return [frame.centre, startIn(frame)]
  const next = afterTap(junction, { target, isLong: false })
  const { route, arms } = strokesByTarget(next, frame)
  const arm = next.arms.findIndex(({ direction }) => direction === target)
  const [road] = arms[arm] ?? []
  return road ? road.points.toReversed() : (route.at(-1)?.points.slice(-2) ?? [])
}

const roundaboutPlace = (
  frame: JunctionFrame,
  centre: Point,
  { roundabout }: Junction,
  reach: number,
): TargetPlace => ({
  target: 'roundabout',
  at: centre,
  reach: Math.max(reach, roundabout ? frame.roundaboutRadius : CENTRE_LEAST),
  lines: [[centre]],
  isDrawn: roundabout,
})

/** Least radius of the circle that offers a roundabout, in units. */
const CENTRE_LEAST = 33

/** A tap this far outside the line of a roundabout, or of the circle that offers one, is still on it, in units. */
const ROUNDABOUT_LINE = 8

/** The button Staggered stands in the lower left corner of the paper. */
const staggeredPlace = (box: Box, unitsPerPixel: number): TargetPlace => {
  const [x, y] = [STAGGERED_PIXELS.x * unitsPerPixel, STAGGERED_PIXELS.y * unitsPerPixel]
  const at = { x: box.x + x, y: box.y + box.height - y }
  const side = x - y
  const line = [
    { x: at.x - side, y: at.y },
    { x: at.x + side, y: at.y },
  ]
  return { target: 'staggered', at, reach: y, lines: [line], isDrawn: false }
}

/** The target that a tap at a point reaches: the centre, or else the nearest one. */
export const targetAt = ({ places, centre }: RingOnPaper, point: Point): JunctionTarget | undefined => {
  const reached = places
    .map((place) => ({ place, away: awayFrom(place, point, centre) }))
    .filter(({ place, away }) => away <= place.reach + (place.target === 'roundabout' ? ROUNDABOUT_LINE : 0))
    .toSorted((one, other) => one.away - other.away)
    .map(({ place }) => place)
  const found = reached.find(({ target }) => target === 'roundabout') ?? reached[0]
  return found?.isDisabled ? undefined : found?.target
}

const awayFrom = ({ at, lines, end }: TargetPlace, point: Point, centre: Point): number =>
  Math.min(
    distance(point, at),
    ...[...lines, ...(end ? [[centre, end]] : [])].map((line) => distanceToLine(point, line)),
  )

/** Whether a press at a point grabs the arrowhead. */
export const isOnArrow = ({ arrow, unitsPerPixel }: RingOnPaper, point: Point): boolean =>
  arrow !== undefined && distance(arrow.at, point) <= Math.max(TARGET_PIXELS * unitsPerPixel, TARGET_LEAST)

/** The direction in which a dragged arrowhead points; `undefined` near the centre, and towards the way in. */
export const directionTowards = (
  { centre, turned, unitsPerPixel }: RingOnPaper,
  point: Point,
): Direction | undefined => {
  if (distance(centre, point) < TARGET_PIXELS * unitsPerPixel) return undefined
  const eighths = Math.round((bearing(centre, point) - 180) / EIGHTH_DEGREES - turned)
  const direction = ((eighths % 8) + 8) % 8
  return DIRECTIONS.find((one) => one === direction)
}
