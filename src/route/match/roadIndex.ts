import Flatbush from 'flatbush'
import { nearestOnSegment } from '../../geometry/distance'
import { indexAt } from '../../geometry/line/polyline'
import { distance } from '../../geometry/points'
import type { Point } from '../../model/types'
import { edgeOf, type Arc, type Graph } from './graph'

/** Matching: distance between samples of the route, search radius for roads, and most candidates per sample. */
export const MATCH_STEP = 15
export const MATCH_REACH = 25
export const MATCH_CANDIDATES = 10

/** A spatial index of the roads: the segments of all edges in an R-tree. */
export interface RoadIndex {
  /** The nearest place on each edge within reach, the nearest edge first. */
  readonly near: (point: Point, reach: number) => readonly RoadPoint[]
  /**
   * Like `near`, but an edge that passes the point several times, such as a road with hairpins, has a place for each
   * time.
   */
  readonly passing: (point: Point, reach: number) => readonly RoadPoint[]
}

/** A place on a road. */
interface RoadPoint {
  /** The arc in the direction of its OpenStreetMap way. */
  readonly arc: Arc
  /** Distance along the arc, in metres. */
  readonly along: number
  /** Distance from the given point, in metres. */
  readonly away: number
}

export const indexRoads = ({ arcs }: Graph): RoadIndex => {
  const segments = arcs.flatMap((arc) => (arc.id % 2 === 0 ? arc.points.slice(1).map((_, at) => ({ arc, at })) : []))
  if (segments.length === 0) return { near: () => [], passing: () => [] }
  const index = new Flatbush(segments.length)
  for (const { arc, at } of segments) {
    const [one = { x: 0, y: 0 }, other = one] = arc.points.slice(at, at + 2)
    index.add(Math.min(one.x, other.x), Math.min(one.y, other.y), Math.max(one.x, other.x), Math.max(one.y, other.y))
  }
  index.finish()
  /** The nearest place on each segment within reach, the nearest first. */
  const places = (point: Point, reach: number): readonly RoadPoint[] =>
    index
      .search(point.x - reach, point.y - reach, point.x + reach, point.y + reach)
      .flatMap((found) => {
        const segment = segments[found]
        const place = segment && pointOn(segment.arc, segment.at, point)
        return place && place.away <= reach ? [place] : []
      })
      .toSorted((one, other) => one.away - other.away)
  return {
    near: (point, reach) => withoutOthers(places(point, reach), () => true),
    passing: (point, reach) => withoutOthers(places(point, reach), isSamePassage(point)),
  }
}

const pointOn = (arc: Arc, at: number, point: Point): RoadPoint | undefined => {
  const [start, end] = [arc.points[at], arc.points[at + 1]]
  if (!start || !end) return undefined
  const place = nearestOnSegment(point, start, end)
  return { arc, along: (arc.along[at] ?? 0) + distance(start, place), away: distance(point, place) }
}

/** The places without those that a nearer place on the same edge stands for. */
const withoutOthers = (
  places: readonly RoadPoint[],
  isSame: (kept: RoadPoint, place: RoadPoint) => boolean,
): readonly RoadPoint[] => {
  const kept = new Map<number, RoadPoint[]>()
  return places.filter((place) => {
    const edge = edgeOf(place.arc)
    const known = kept.get(edge)
    if (known?.some((one) => isSame(one, place))) return false
    if (known) known.push(place)
    else kept.set(edge, [place])
    return true
  })
}

/** Whether the edge does not leave the point between two places, but passes it once. */
const isSamePassage =
  (point: Point) =>
  ({ arc, along }: RoadPoint, place: RoadPoint): boolean => {
    const [from, to] = [Math.min(along, place.along), Math.max(along, place.along)]
    if (to - from <= MATCH_STEP) return true
    // Between two passages, the road is farther away than at either.
    const between = arc.points.slice(indexAt(arc, from), indexAt(arc, to))
    return between.every((one) => distance(one, point) <= place.away)
  }
