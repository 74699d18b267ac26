import { lengthOf } from '../../geometry/points'
import { planeOf, type Plane } from '../match/plane'
import type { FileTrack, RecordedRoute, RemovedPoints } from '../recordedRoute'
import { partsOf, type Parts } from './partsOf'
import { segmentOrders } from './segmentOrder'
import { isPlaced, robustPlane, trackPointOn, type Segment, isSamePosition } from './trackPoint'
import { usualSpacingOf } from './usualSpacing'
import { withoutOutliers } from './withoutOutliers'
import { withoutRests } from './withoutRests'

/** A walk that a file may contain, and what says whether another one can follow it. */
export interface TrackWalk {
  readonly route: RecordedRoute
  /** The number of its track in the file. */
  readonly track: number
  readonly isPlanned: boolean
  /** The first and the last time, in milliseconds since 1970; `undefined` for a walk without times. */
  readonly times: { readonly first: number; readonly last: number } | undefined
  /** Whether the leader must choose between this walk and another order of the same segments. */
  readonly isUncertain: boolean
}

/**
 * The cleaned walks of one track: several where it jumps, or if it is not certain in which order its segments were
 * walked.
 */
export const walksOf = (fileTrack: FileTrack, track: number): readonly TrackWalk[] => {
  const { name, isPlanned } = fileTrack
  const placed = fileTrack.segments.map((segment) => segment.filter(isPlaced))
  const plane = robustPlane(placed.flat())
  const segments = placed.map((segment) => segment.map(trackPointOn(plane))).filter(({ length }) => length > 0)
  const placeless = countOf(fileTrack.segments) - countOf(placed)
  // Planners make no errors and no rests.
  if (isPlanned) {
    const line = segments.flat()
    if (line.length < 2) return []
    const route = routeOf(name, [line], { placeless, outliers: 0, rests: 0 })
    return [{ route, track, isPlanned, times: undefined, isUncertain: false }]
  }
  const once = withoutRepeats(segments)
  const usual = usualSpacingOf(once)
  const cleaned = withoutOutliers(once, usual)
  const orders = segmentOrders(cleaned.segments)
  return orders.flatMap((order) =>
    partsOf(order, usual).flatMap((parts) => {
      const { kept, rests } = rested(parts, plane)
      if (kept.length === 0) return []
      const route = routeOf(name, kept, { placeless, outliers: cleaned.outliers, rests })
      return [{ route, track, isPlanned, times: timesOf(kept), isUncertain: orders.length > 1 }]
    }),
  )
}

const countOf = (segments: readonly (readonly unknown[])[]): number =>
  segments.reduce((sum, { length }) => sum + length, 0)

const rested = (parts: Parts, plane: Plane): { readonly kept: Parts; readonly rests: number } => {
  const results = parts.map((part) => withoutRests(part, plane))
  return {
    kept: results.map(({ points }) => points).filter(({ length }) => length > 1),
    rests: results.reduce((sum, { rests }) => sum + rests, 0),
  }
}

const routeOf = (name: string, parts: Parts, removed: RemovedPoints): RecordedRoute => {
  const places = parts.map((part) => part.map(({ place }) => place))
  const { toPoint } = planeOf(places.flat())
  const length = places.reduce((sum, part) => sum + lengthOf(part.map(toPoint)), 0)
  return { name, parts: places, length, removed, isAll: false }
}

const timesOf = (parts: readonly Segment[]): TrackWalk['times'] => {
  const [first, last] = [parts[0]?.[0]?.time, parts.at(-1)?.at(-1)?.time]
  return first === undefined || last === undefined ? undefined : { first, last }
}

/**
 * Drops segments that repeat a part of another one point for point: some recorders save all that was walked so far
 * after each pause. Of equal segments the first stays.
 */
const withoutRepeats = (segments: readonly Segment[]): readonly Segment[] => {
  if (segments.length < 2) return segments
  const longestFirst = segments.toSorted((one, other) => other.length - one.length)
  const kept = new Set<Segment>()
  const known = new Map<string, { readonly segment: Segment; readonly index: number }[]>()
  for (const segment of longestFirst) {
    const starts = (segment[0] && known.get(keyOf(segment[0].place))) ?? []
    if (starts.some((start) => isPartOf(segment, start.segment, start.index))) continue
    kept.add(segment)
    segment.forEach(({ place }, index) => {
      const key = keyOf(place)
      const others = known.get(key)
      if (others) others.push({ segment, index })
      else known.set(key, [{ segment, index }])
    })
  }
  return segments.filter((segment) => kept.has(segment))
}

const keyOf = ({ lat, lon }: { readonly lat: number; readonly lon: number }): string => `${lat},${lon}`

const isPartOf = (segment: Segment, other: Segment, index: number): boolean =>
  segment.every((point, at) => {
    const same = other[index + at]
    return same !== undefined && isSamePosition(point, same)
  })
