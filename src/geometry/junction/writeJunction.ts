import { ARM_LENGTH } from '../../constants'
import { DIRECTIONS, type Arm, type Junction } from '../../model/junction'
import { PLAIN } from '../../model/looks'
import type { Point, Size, Stroke } from '../../model/types'
import { EIGHTH_DEGREES } from '../bearing'
import { clampTo } from '../bounds'
import { clamp, radians, roundPoint } from '../points'
import { BAR_LENGTH, BAR_PLACE, ROUNDABOUT_RADIUS } from './barOn'

/** Points on a roundabout for each eighth of a turn. */
const ROUNDABOUT_POINTS = 3

/**
 * Least length to which the ring shortens a road at the edge of the paper; a shorter one would not be read as a road.
 */
export const LEAST_ARM = 60

/** Length of the exit. On a narrow canvas it ends this far from the edge, with room for its arrowhead. */
export const EXIT_LENGTH = 190
export const EXIT_EDGE = 16

/** The y of the centre and of the ball in a junction that the ring draws, as parts of the canvas's height. */
export const JUNCTION_CENTRE = 0.48
export const JUNCTION_START = 0.88

/** The strokes of a junction by target of the ring. */
export interface WrittenJunction {
  /** One stroke, or two when the surface changes at the centre or at the roundabout. */
  readonly route: readonly Stroke[]
  readonly roundabout: readonly Stroke[]
  /** For each arm, in order: the road, and the bar of a blocked one. */
  readonly arms: readonly (readonly Stroke[])[]
}

/** An eighth of a turn, in radians. */
const EIGHTH_TURN = radians(EIGHTH_DEGREES)
/** The direction from which the route comes. */
export const BACK = 0
const WHOLE_TURN = DIRECTIONS.length + 1
/** A quarter of a turn, in eighths. */
export const QUARTER = WHOLE_TURN / 4

/** The place of a junction on the paper. */
export interface JunctionFrame {
  readonly canvas: Size
  readonly centre: Point
  /** Clockwise turn of the way in from straight below, in eighths of a turn. */
  readonly turned: number
  readonly roundaboutRadius: number
}

/** The frame in which the ring draws on an empty canvas. */
export const frameOn = (canvas: Size): JunctionFrame => ({
  canvas,
  centre: { x: canvas.width / 2, y: JUNCTION_CENTRE * canvas.height },
  turned: 0,
  roundaboutRadius: ROUNDABOUT_RADIUS,
})

/** The place of the ball. */
export const startIn = ({ canvas, centre }: JunctionFrame): Point => ({
  x: centre.x,
  y: JUNCTION_START * canvas.height,
})

/** All strokes of a junction on an empty canvas, in drawing order. */
export const writeJunction = (junction: Junction, canvas: Size): readonly Stroke[] => {
  const { route, roundabout, arms } = strokesByTarget(junction, frameOn(canvas))
  return [...route, ...roundabout, ...arms.flat()]
}

/**
 * The strokes of a junction. Traffic keeps to the right: the route goes anticlockwise around a roundabout. All canvases
 * have the same area, so most lengths are constant.
 */
export const strokesByTarget = (junction: Junction, frame: JunctionFrame): WrittenJunction => ({
  route: writeRoute(junction, frame),
  roundabout: junction.roundabout ? [stroke(roundaboutPoints(frame, BACK), false)] : [],
  arms: junction.arms.map((arm) => writeArm(arm, junction, frame)),
})

const writeRoute = ({ entryUnpaved, exit, roundabout }: Junction, frame: JunctionFrame): readonly Stroke[] => {
  const { canvas, centre, roundaboutRadius } = frame
  const entry = [startIn(frame), roundabout ? pointIn(frame, centre, BACK, roundaboutRadius) : centre]
  if (!exit) return [{ ...stroke(entry, entryUnpaved), circle: true }]
  const end = pointIn(frame, centre, exit.direction, Math.min(EXIT_LENGTH, canvas.width / 2 - EXIT_EDGE))
  const onward = roundabout ? [...roundaboutPoints(frame, exit.direction).slice(1), end] : [end]
  if (exit.unpaved === entryUnpaved)
    return [{ ...stroke([...entry, ...onward], entryUnpaved), circle: true, arrow: true }]
  return [
    { ...stroke(entry, entryUnpaved), circle: true },
    { ...stroke([...entry.slice(-1), ...onward], exit.unpaved), arrow: true },
  ]
}

/** Drawn inwards, so that a printed unpaved road shows three dashes rather than two. */
const writeArm = (arm: Arm, { exit, roundabout }: Junction, frame: JunctionFrame): readonly Stroke[] => {
  const { direction, unpaved, blocked, at } = arm
  const from = pointTowards(frame.centre, frame.turned + (at > 0 && exit ? exit.direction : BACK), Math.abs(at))
  const foot = roundabout ? pointIn(frame, from, direction, frame.roundaboutRadius) : from
  /** How much farther out everything lies than around a roundabout of the usual size. */
  const out = roundabout ? frame.roundaboutRadius - ROUNDABOUT_RADIUS : 0
  const road = [pointIn(frame, from, direction, ARM_LENGTH + out, LEAST_ARM + out), foot]
  const bar = blocked ? [stroke(barAcross(frame, from, direction, BAR_PLACE + out), false)] : []
  return [stroke(road, unpaved), ...bar]
}

const barAcross = (frame: JunctionFrame, from: Point, direction: number, at: number): readonly Point[] => {
  const middle = pointIn(frame, from, direction, at)
  return [direction - QUARTER, direction + QUARTER].map((side) =>
    pointTowards(middle, frame.turned + side, BAR_LENGTH / 2),
  )
}

/** The place at a distance in a direction, but nearer if an arrowhead there would leave the paper. */
const pointIn = (
  { canvas, turned }: JunctionFrame,
  from: Point,
  direction: number,
  length: number,
  least = 0,
): Point => {
  const whole = pointTowards(from, turned + direction, length)
  const share = Math.min(shareWithin(from.x, whole.x, canvas.width), shareWithin(from.y, whole.y, canvas.height))
  return pointTowards(from, turned + direction, Math.max(length * share, least))
}

/** The part of the way between two coordinates that stays EXIT_EDGE away from both edges. */
const shareWithin = (from: number, to: number, size: number): number => {
  const bound = clamp(to, EXIT_EDGE, size - EXIT_EDGE)
  return bound === to || from === to ? 1 : clamp((bound - from) / (to - from), 0, 1)
}

/** Places along a roundabout, anticlockwise from the way in to a direction, flattened along an edge of the paper. */
const roundaboutPoints = ({ canvas, centre, turned, roundaboutRadius }: JunctionFrame, to: number): readonly Point[] =>
  Array.from({ length: (WHOLE_TURN - to) * ROUNDABOUT_POINTS + 1 }, (_, index) => {
    const place = pointTowards(centre, turned + WHOLE_TURN - index / ROUNDABOUT_POINTS, roundaboutRadius)
    return clampTo({ x: 0, y: 0, ...canvas }, place)
  })

/** The place at a distance from a point, in eighths of a turn clockwise from straight below. */
export const pointTowards = ({ x, y }: Point, eighths: number, distance: number): Point => ({
  x: x - Math.sin(eighths * EIGHTH_TURN) * distance,
  y: y + Math.cos(eighths * EIGHTH_TURN) * distance,
})

const stroke = (points: readonly Point[], dashed: boolean): Stroke => ({
  points: points.map(roundPoint),
  ...PLAIN,
  dashed,
})
