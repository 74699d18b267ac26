import Flatbush from 'flatbush'
import { nearestOnSegment } from '../../geometry/distance'
import { distance } from '../../geometry/points'
import type { Point } from '../../model/types'
import { edgeOf, type Arc, type Graph } from './graph'

/** A spatial index of the roads: the segments of all edges in an R-tree. */
export interface RoadIndex {
  /** The nearest place on each edge within reach, the nearest edge first. */
  readonly near: (point: Point, reach: number) => readonly Candidate[]
}

/** A place on a road where the walker may have been. */
interface Candidate {
  /** The arc in the direction of its OpenStreetMap way. */
  readonly arc: Arc
  /** Distance along the arc, in metres. */
  readonly along: number
  /** Distance from the given point, in metres. */
  readonly away: number
}

export const indexRoads = ({ arcs }: Graph): RoadIndex => {
  const segments = arcs.flatMap((arc) => (arc.id % 2 === 0 ? arc.points.slice(1).map((_, at) => ({ arc, at })) : []))
  if (segments.length === 0) return { near: () => [] }
  const index = new Flatbush(segments.length)
  for (const { arc, at } of segments) {
    const [one = { x: 0, y: 0 }, other = one] = arc.points.slice(at, at + 2)
    index.add(Math.min(one.x, other.x), Math.min(one.y, other.y), Math.max(one.x, other.x), Math.max(one.y, other.y))
  }
  index.finish()
  return {
    near: (point, reach) => {
      const nearest = new Map<number, Candidate>()
      for (const found of index.search(point.x - reach, point.y - reach, point.x + reach, point.y + reach)) {
        const segment = segments[found]
        const candidate = segment && candidateOn(segment.arc, segment.at, point)
        if (!candidate || candidate.away > reach) continue
        const known = nearest.get(edgeOf(candidate.arc))
        if (!known || candidate.away < known.away) nearest.set(edgeOf(candidate.arc), candidate)
      }
      return [...nearest.values()].toSorted((one, other) => one.away - other.away)
    },
  }
}

const candidateOn = (arc: Arc, at: number, point: Point): Candidate | undefined => {
  const [start, end] = [arc.points[at], arc.points[at + 1]]
  if (!start || !end) return undefined
  const place = nearestOnSegment(point, start, end)
  return { arc, along: (arc.along[at] ?? 0) + distance(start, place), away: distance(point, place) }
}
