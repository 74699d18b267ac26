import { distance } from '../../geometry/points'
import type { Point } from '../../model/types'
import type { LatLon } from '../latLon'
import { planeAround, type Plane } from '../match/plane'
import type { RecordedPoint } from '../recordedRoute'

/** A recorded point on the plane of its track. */
export interface TrackPoint extends Point {
  readonly place: LatLon
  readonly time: number | undefined
}

/** Points that were recorded without a stop. */
export type Segment = readonly TrackPoint[]

/** Whether a point is on earth; receivers without a fix write 0,0, which is in the sea. */
export const isPlaced = ({ lat, lon }: RecordedPoint): boolean =>
  Math.abs(lat) <= 90 && Math.abs(lon) <= 180 && (lat !== 0 || lon !== 0)

/** A plane for a track that may still contain points thousands of kilometres away. */
export const robustPlane = (points: readonly RecordedPoint[]): Plane => {
  const middle = points.length >> 1
  const lats = Float64Array.from(points, ({ lat }) => lat).toSorted()
  return planeAround({ lat: lats[middle] ?? 0, lon: points[middle]?.lon ?? 0 })
}

export const trackPointOn =
  ({ toPoint }: Plane) =>
  (place: RecordedPoint): TrackPoint => {
    const { x, y } = toPoint(place)
    return { x, y, place, time: place.time }
  }

export const isSamePosition = (one: TrackPoint, other: TrackPoint): boolean =>
  one.place.lat === other.place.lat && one.place.lon === other.place.lon

/** The distance between the end of a line and the start of the next one, in metres; infinite if one has no points. */
export const gapBetween = (before: Segment, after: Segment): number => {
  const [from, to] = [before.at(-1), after[0]]
  return from && to ? distance(from, to) : Infinity
}
