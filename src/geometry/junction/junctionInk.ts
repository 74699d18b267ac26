import type { Point, Stroke } from '../../model/types'
import { EIGHTH_DEGREES, turnFrom } from '../bearing'
import { indexAt, pointAt, pointsBetween, polylineOf } from '../line/polyline'
import { lengthOf } from '../points'
import type { RoadBase } from './apart'
import type { Route, DirectedPiece } from './findRoute'
import type { JunctionPlace } from './places'
import type { DrawnRoad } from './road'
import { sampleAlong, type RouteLine } from './routeLine'

/** A part of a stroke, as distances along it in units. */
export interface StrokePart {
  readonly element: Stroke
  readonly from: number
  readonly to: number
}

/** The line of a part of a stroke; one point for a dot. */
export const lineOf = ({ element, from, to }: StrokePart): readonly Point[] => {
  const line = polylineOf(element.points)
  return element.points.length > 1 ? pointsBetween(line, from, to) : [pointAt(line, 0)]
}

/**
 * The ink of each target of a junction, and the junction's place on the paper. Together, the parts of a stroke cover it
 * completely.
 */
export interface JunctionInk {
  readonly centre: Point
  /** Clockwise turn of the way in from straight below, in eighths of a turn. */
  readonly turned: number
  readonly entry: readonly StrokePart[]
  readonly exit: readonly StrokePart[]
  readonly roundabout: { readonly element: Stroke; readonly radius: number } | undefined
  /** The ink of each arm, in the order of the junction's arms. */
  readonly arms: readonly ArmInk[]
}

export interface ArmInk {
  readonly road: readonly StrokePart[]
  readonly bars: readonly Stroke[]
  /** Whether part of the road was erased. */
  readonly isErased: boolean
}

/** Assigns ink to a junction whose route and roads are known. The route passes the centre `at` a distance along it. */
export const assignInk = (
  route: Route,
  { routeLine, roundabout }: RoadBase,
  { at, back }: Pick<JunctionPlace, 'at' | 'back'>,
  roads: readonly DrawnRoad[],
): JunctionInk => {
  const entry = partsOfRoute(route, routeLine, 0, at)
  const exit = partsOfRoute(route, routeLine, at, routeLine.length)
  const road = roads.map(partOfRoad)
  const tiled = tile([...entry, ...exit, ...road])
  return {
    centre: roundabout?.centre ?? sampleAlong(routeLine, at),
    turned: turnFrom(180, back) / EIGHTH_DEGREES,
    entry: tiled.slice(0, entry.length),
    exit: tiled.slice(entry.length, entry.length + exit.length),
    roundabout: roundabout && { element: roundabout.piece.element, radius: roundabout.radius },
    arms: roads.map(({ bars, piece }, index) => ({
      road: tiled.slice(entry.length + exit.length + index, entry.length + exit.length + index + 1),
      bars: bars.map(({ element }) => element),
      isErased: piece.isErased,
    })),
  }
}

/** The part of each piece between two distances along the route. */
const partsOfRoute = ({ chain }: Route, routeLine: RouteLine, from: number, to: number): readonly StrokePart[] =>
  chain.flatMap((directed, index) => {
    const last = routeLine.pieceIndexes.lastIndexOf(index)
    // The samples across a gap come first, and are not a part of the stroke.
    const first = last - directed.piece.samples.length + 1
    const [low, high] = [Math.max(first, indexAt(routeLine, from)), Math.min(last, indexAt(routeLine, to))]
    return low < high ? [partOfDirected(directed, low - first, high - first)] : []
  })

const partOfDirected = ({ piece, isReversed }: DirectedPiece, low: number, high: number): StrokePart => {
  const last = piece.samples.length - 1
  const [from, to] = isReversed ? [last - high, last - low] : [low, high]
  return { element: piece.element, from: piece.from + from * piece.step, to: piece.from + to * piece.step }
}

const partOfRoad = ({ piece, inner, outer }: DrawnRoad): StrokePart => ({
  element: piece.element,
  from: piece.from + Math.min(inner, outer) * piece.step,
  to: piece.from + Math.max(inner, outer) * piece.step,
})

/** Extends the parts so that they meet each other and the ends of their strokes. */
const tile = (parts: readonly StrokePart[]): readonly StrokePart[] =>
  parts.map((part) => {
    const others = parts.filter((one) => one !== part && one.element === part.element)
    const before = others.filter(({ from }) => from < part.from).map(({ to }) => to)
    const after = others.filter(({ from }) => from > part.from).map(({ from }) => from)
    return {
      ...part,
      from: before.length > 0 ? (part.from + Math.max(...before)) / 2 : 0,
      to: after.length > 0 ? (part.to + Math.min(...after)) / 2 : lengthOf(part.element.points),
    }
  })
