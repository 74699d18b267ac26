import {
  ARM_LENGTH,
  BAR_LENGTH,
  BAR_PLACE,
  EXIT_EDGE,
  EXIT_LENGTH,
  JUNCTION_CENTRE,
  JUNCTION_START,
  LEAST_ARM,
  RING_POINTS,
  RING_RADIUS,
} from '../constants'
import { DIRECTIONS, type Arm, type Junction } from '../model/junction'
import { PLAIN } from '../model/looks'
import type { Point, Size, Stroke } from '../model/types'
import { clamp, roundPoint } from './points'

/** The strokes of a junction, by the target of the ring to which they belong. */
export interface WrittenJunction {
  /** One stroke, or two where the surface changes: to the centre, or to the ring of a roundabout, and on from there. */
  readonly route: readonly Stroke[]
  readonly ring: readonly Stroke[]
  /** For each arm, in their order: the road, and the bar across a blocked one. */
  readonly arms: readonly (readonly Stroke[])[]
}

/** An eighth of a turn. */
const EIGHTH = Math.PI / 4
/** The way back, from where the route comes. */
const BACK = 0
const WHOLE_TURN = DIRECTIONS.length + 1
const QUARTER = WHOLE_TURN / 4

/** How a junction lies on the paper. */
export interface JunctionFrame {
  readonly canvas: Size
  readonly centre: Point
  /** By how much the way in is turned from below, clockwise, in eighths of a turn. */
  readonly turned: number
  readonly ringRadius: number
}

/** Where the ring draws on an empty canvas. */
export const frameOn = (canvas: Size): JunctionFrame => ({
  canvas,
  centre: { x: canvas.width / 2, y: JUNCTION_CENTRE * canvas.height },
  turned: 0,
  ringRadius: RING_RADIUS,
})

/** All strokes of a junction on an empty canvas, in the order in which they are drawn. */
export const writeJunction = (junction: Junction, canvas: Size): readonly Stroke[] => {
  const { route, ring, arms } = strokesByTarget(junction, frameOn(canvas))
  return [...route, ...ring, ...arms.flat()]
}

/**
 * The strokes of a junction in the lengths that the constants give: canvases differ in shape and not in area, so nothing is
 * scaled. Traffic keeps to the right: the route goes anticlockwise around a roundabout.
 */
export const strokesByTarget = (junction: Junction, frame: JunctionFrame): WrittenJunction => ({
  route: writeRoute(junction, frame),
  ring: junction.roundabout ? [stroke(ringPlaces(frame, BACK), false)] : [],
  arms: junction.arms.map((arm) => writeArm(arm, junction, frame)),
})

const writeRoute = ({ entryUnpaved, exit, roundabout }: Junction, frame: JunctionFrame): readonly Stroke[] => {
  const { canvas, centre, ringRadius } = frame
  const start = { x: centre.x, y: JUNCTION_START * canvas.height }
  const entry = [start, roundabout ? placeIn(frame, centre, BACK, ringRadius) : centre]
  if (!exit) return [{ ...stroke(entry, entryUnpaved), circle: true }]
  const end = placeIn(frame, centre, exit.direction, Math.min(EXIT_LENGTH, canvas.width / 2 - EXIT_EDGE))
  const onward = roundabout ? [...ringPlaces(frame, exit.direction).slice(1), end] : [end]
  if (exit.unpaved === entryUnpaved)
    return [{ ...stroke([...entry, ...onward], entryUnpaved), circle: true, arrow: true }]
  return [
    { ...stroke(entry, entryUnpaved), circle: true },
    { ...stroke([...entry.slice(-1), ...onward], exit.unpaved), arrow: true },
  ]
}

/** From outside inward: the dashes of a print then show three blocks of an unpaved road, and not two. */
const writeArm = (arm: Arm, { exit, roundabout }: Junction, frame: JunctionFrame): readonly Stroke[] => {
  const { direction, unpaved, blocked, at } = arm
  const from = placeAt(frame.centre, frame.turned + (at > 0 && exit ? exit.direction : BACK), Math.abs(at))
  const foot = roundabout ? placeIn(frame, from, direction, frame.ringRadius) : from
  const length = roundabout ? frame.ringRadius + ARM_LENGTH - RING_RADIUS : ARM_LENGTH
  const road = [placeIn(frame, from, direction, length, length - ARM_LENGTH + LEAST_ARM), foot]
  return [stroke(road, unpaved), ...(blocked ? [stroke(barAcross(frame, from, direction), false)] : [])]
}

const barAcross = (frame: JunctionFrame, from: Point, direction: number): readonly Point[] => {
  const middle = placeIn(frame, from, direction, BAR_PLACE)
  return [direction - QUARTER, direction + QUARTER].map((side) => placeAt(middle, frame.turned + side, BAR_LENGTH / 2))
}

/** The place so far from another in a direction; nearer, if need be, to stay on the paper with its arrowhead. */
const placeIn = (
  { canvas, turned }: JunctionFrame,
  from: Point,
  direction: number,
  length: number,
  least = 0,
): Point => {
  const whole = placeAt(from, turned + direction, length)
  const share = Math.min(shareWithin(from.x, whole.x, canvas.width), shareWithin(from.y, whole.y, canvas.height))
  return placeAt(from, turned + direction, Math.max(length * share, least))
}

/** How much of the way from one coordinate to another lies EXIT_EDGE or more from both edges. */
const shareWithin = (from: number, to: number, size: number): number => {
  const bound = clamp(to, EXIT_EDGE, size - EXIT_EDGE)
  return bound === to || from === to ? 1 : clamp((bound - from) / (to - from), 0, 1)
}

/** Places on a roundabout, anticlockwise from where the route comes to it to a direction. */
const ringPlaces = ({ centre, turned, ringRadius }: JunctionFrame, to: number): readonly Point[] =>
  Array.from({ length: (WHOLE_TURN - to) * RING_POINTS + 1 }, (_, index) =>
    placeAt(centre, turned + WHOLE_TURN - index / RING_POINTS, ringRadius),
  )

/** The place that lies so many eighths of a turn clockwise from below, at a distance. */
export const placeAt = ({ x, y }: Point, eighths: number, distance: number): Point => ({
  x: x - Math.sin(eighths * EIGHTH) * distance,
  y: y + Math.cos(eighths * EIGHTH) * distance,
})

const stroke = (points: readonly Point[], dashed: boolean): Stroke => ({
  points: points.map(roundPoint),
  ...PLAIN,
  dashed,
})
