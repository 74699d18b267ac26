import { ROUTE_POINTS } from '../../constants'
import { lengthOf } from '../../geometry/points'
import { failed, type Read } from '../../model/read'
import { planeOf } from '../match/plane'
import type { RecordedRoute, RouteFile } from '../recordedRoute'
import type { RouteFault } from '../routeFault'

/** The walks of a file between which the leader chooses: one if it is certain which was walked. */
export const routesOf = ({ name, tracks }: RouteFile): Read<readonly RecordedRoute[], RouteFault> => {
  const points = tracks.flatMap(({ segments }) => segments.flat())
  if (points.length === 0) return failed({ kind: 'noPoints' })
  if (points.length > ROUTE_POINTS) return failed({ kind: 'tooManyPoints', count: points.length, most: ROUTE_POINTS })
  const length = lengthOf(points.map(planeOf(points).toPoint))
  return {
    ok: true,
    value: [{ name, parts: [points], length, removed: { placeless: 0, outliers: 0, rests: 0 }, isAll: false }],
  }
}
