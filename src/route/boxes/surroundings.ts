import { SURROUNDINGS } from '../../constants'
import { pointsBetween } from '../../geometry/line/polyline'
import { distance, interpolate, radians } from '../../geometry/points'
import type { Point } from '../../model/types'
import { trackBetween, type WalkPart } from '../match/walk'
import type { BoxBearings } from './boxWays'
import type { WalkOnRoads } from './rivals'

/**
 * The real roads within SURROUNDINGS of a box, shown beside its drawing. Coordinates are in metres from the middle of
 * the box, x to the right and y downwards, turned so that the route comes from below.
 */
export interface Surroundings {
  readonly roads: readonly NearRoad[]
  /** The route as matched. */
  readonly route: readonly (readonly Point[])[]
  /** The route as recorded. */
  readonly track: readonly (readonly Point[])[]
}

export interface NearRoad {
  readonly points: readonly Point[]
  readonly unpaved: boolean
  /** In metres. */
  readonly width: number
}

export const surroundingsOf = (
  { walk, track, roadIndex }: WalkOnRoads,
  { centre, back }: Pick<BoxBearings, 'centre' | 'back'>,
  at: number,
): Surroundings => {
  const turn = turnerAround(centre, back)
  const cut = (points: readonly Point[]): readonly (readonly Point[])[] => withinCircle(points.map(turn))
  const near = roadIndex.near(centre, SURROUNDINGS)
  return {
    roads: near.flatMap(({ arc }) =>
      cut(arc.points).map((points) => ({ points, unpaved: arc.kind.unpaved, width: arc.kind.width })),
    ),
    route: cut(pointsBetween(walk.line, at - ALONG, at + ALONG)),
    track: cut(trackNear(walk, track, at)),
  }
}

/** Length of the route considered before and after a box. It may wind, so it exceeds the radius. */
const ALONG = 2 * SURROUNDINGS

/** The track before and after a box, even where it goes on beyond the end of the roads. */
const trackNear = (walk: WalkPart, track: readonly Point[], at: number): readonly Point[] => {
  const [from, to] = [at - ALONG, at + ALONG]
  const [first, last] = [walk.samples[0], walk.samples.at(-1)]
  if (!first || !last) return []
  return [
    ...trackFrom(track, first.index, -1, -from).toReversed(),
    ...trackBetween(walk, track, from, to),
    ...trackFrom(track, last.index, 1, to - walk.line.length),
  ]
}

/** The points of the track after (or, with a step of -1, before) a point, as far as a length reaches. */
const trackFrom = (track: readonly Point[], index: number, step: 1 | -1, length: number): readonly Point[] => {
  const points: Point[] = []
  let [left, before] = [length, track[index]]
  for (let next = index + step; before; next += step) {
    const point: Point | undefined = track[next]
    if (point) left -= distance(before, point)
    if (!point || left < 0) break
    points.push(point)
    before = point
  }
  return points
}

/** Moves a place to the origin and turns a bearing so that it leads downwards. */
const turnerAround = (centre: Point, back: number): ((point: Point) => Point) => {
  const angle = radians(180 - back)
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return ({ x, y }) => {
    const [dx, dy] = [x - centre.x, y - centre.y]
    return { x: dx * cos - dy * sin, y: dx * sin + dy * cos }
  }
}

/** The parts of a line within SURROUNDINGS of the origin. */
const withinCircle = (points: readonly Point[]): readonly (readonly Point[])[] => {
  const parts: Point[][] = []
  points.forEach((end, index) => {
    const start = points[index - 1]
    const cut = start && cutSegment(start, end)
    if (!cut) return
    const last = parts.at(-1)
    if (last && cut.from === 0 && last.at(-1) === start) last.push(cut.end)
    else parts.push([cut.start, cut.end])
  })
  return parts
}

interface Cut {
  readonly from: number
  readonly start: Point
  readonly end: Point
}

/** Solves |start + t (end − start)| = SURROUNDINGS for t. */
const cutSegment = (start: Point, end: Point): Cut | undefined => {
  const [dx, dy] = [end.x - start.x, end.y - start.y]
  const a = dx * dx + dy * dy
  const b = start.x * dx + start.y * dy
  const root = b * b - a * (start.x * start.x + start.y * start.y - SURROUNDINGS ** 2)
  if (a === 0 || root <= 0) return undefined
  const [from, to] = [Math.max(0, (-b - Math.sqrt(root)) / a), Math.min(1, (-b + Math.sqrt(root)) / a)]
  if (from >= to) return undefined
  const at = (part: number): Point => (part === 0 ? start : part === 1 ? end : interpolate(start, end, part))
  return { from, start: at(from), end: at(to) }
}
