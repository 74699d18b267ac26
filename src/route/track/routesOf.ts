import { failed, type Read } from '../../model/read'
import type { RecordedRoute, RouteFile } from '../recordedRoute'
import type { RouteFault } from '../routeFault'
import { allOf } from './allOf'
import { runsAlong } from './runsAlong'
import { isPlaced } from './trackPoint'
import { walksOf, type TrackWalk } from './walksOf'

/** Most points of a route: three nights at one per second. */
export const ROUTE_POINTS = 250_000

/** Shorter walks beside longer ones are stubs, of a receiver switched on again at home. In metres. */
const SHORTEST_WALK = 100

/**
 * The walks of a file between which the leader chooses: one if it is certain which was walked. Tracks that follow each
 * other come in the order of walking, with all of them at the end; otherwise the longest is the first.
 */
export const routesOf = ({ name, tracks }: RouteFile): Read<readonly RecordedRoute[], RouteFault> => {
  const points = tracks.flatMap(({ segments }) => segments.flat())
  if (points.length === 0) return failed({ kind: 'noPoints' })
  const count = points.filter(isPlaced).length
  if (count === 0) return failed({ kind: 'placeless' })
  if (count > ROUTE_POINTS) return failed({ kind: 'tooManyPoints', count, most: ROUTE_POINTS })
  const walks = likely(tracks.flatMap(walksOf).filter(({ route }) => route.length > 0)).map((walk) => named(walk, name))
  if (walks.length === 0) return failed({ kind: 'onePoint' })
  if (walks.length === 1 || walks.some(({ isUncertain }) => isUncertain))
    return { ok: true, value: walks.map(({ route }) => route) }
  const all = allOf(walks)
  return { ok: true, value: all ?? longestFirst(walks).map(({ route }) => route) }
}

const named = (walk: TrackWalk, file: string): TrackWalk =>
  walk.route.name.trim() === '' ? { ...walk, route: { ...walk.route, name: file } } : walk

/** Without stubs, the same points once more, and planned lines of a walk that was recorded. */
const likely = (walks: readonly TrackWalk[]): readonly TrackWalk[] => {
  const long = walks.filter(({ route }) => route.length >= SHORTEST_WALK)
  const found = onlyOnce(long.length > 0 ? long : walks)
  const recorded = found.filter(({ isPlanned }) => !isPlanned).flatMap(({ route }) => route.parts)
  return found.filter(({ isPlanned, route }) => !isPlanned || !runsAlong(route.parts.flat(), recorded))
}

const onlyOnce = (walks: readonly TrackWalk[]): readonly TrackWalk[] => {
  if (walks.length < 2) return walks
  const keys = walks.map(({ route }) =>
    route.parts.map((part) => part.map(({ lat, lon }) => `${lat},${lon}`).join(' ')),
  )
  return walks.filter((_, index) => keys.findIndex((key) => String(key) === String(keys[index])) === index)
}

const longestFirst = (walks: readonly TrackWalk[]): readonly TrackWalk[] =>
  walks.toSorted((one, other) => other.route.length - one.route.length)
