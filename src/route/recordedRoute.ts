import { ROUTE_JUMP, ROUTE_POINTS } from '../constants'
import { distance } from '../geometry/points'
import { isLatLon, type LatLon } from './latLon'
import { planeAround } from './match/plane'
import { failed, type Read } from '../model/read'
import type { RouteFault } from './routeFault'

/** A recorded or planned walk. */
export interface RecordedRoute {
  /** The name in the file, of any length; empty if it has none. */
  readonly name: string
  /** The points of all segments, in order. */
  readonly points: readonly LatLon[]
  /** In metres, along the points. */
  readonly length: number
}

/** Makes a route from the points of a file, or returns their fault. */
export const routeOf = (name: string, points: readonly LatLon[]): Read<RecordedRoute, RouteFault> => {
  if (points.length === 0) return failed({ kind: 'noPoints' })
  if (points.length > ROUTE_POINTS) return failed({ kind: 'tooManyPoints', count: points.length, most: ROUTE_POINTS })
  const wrong = points.findIndex((point) => !isLatLon(point))
  if (wrong !== -1) return failed({ kind: 'wrongPoint', point: wrong + 1 })
  const [first] = points
  if (!first || points.every(({ lat, lon }) => lat === first.lat && lon === first.lon))
    return failed({ kind: 'onePoint' })
  const steps = points.map((point, index) => metresBetween(points[index - 1] ?? point, point))
  const jump = steps.findIndex((metres) => metres > ROUTE_JUMP)
  if (jump > 0)
    return failed({
      kind: 'jump',
      point: jump + 1,
      metres: Math.round(steps[jump] ?? 0),
      from: points[jump - 1] ?? first,
    })
  return { ok: true, value: { name, points, length: steps.reduce((sum, metres) => sum + metres, 0) } }
}

const metresBetween = (one: LatLon, other: LatLon): number => {
  const { toPoint } = planeAround(one)
  return distance(toPoint(one), toPoint(other))
}
