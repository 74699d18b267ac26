import { distance } from '../../geometry/points'
import { planeAround } from '../match/plane'
import type { RecordedRoute, RemovedPoints } from '../recordedRoute'
import { runsAlong } from './runsAlong'
import { PAUSE } from './segmentOrder'
import type { TrackWalk } from './walksOf'

/**
 * Walks that follow each other, in order, and then all of them as one walk.
 *
 * @returns `undefined` if they do not follow each other: in time or, without times, as parts of one track or from end to
 *   start
 */
export const allOf = (walks: readonly TrackWalk[]): readonly RecordedRoute[] | undefined => {
  const isTimed = walks.every(({ times }) => times !== undefined)
  const ordered = isTimed ? walks.toSorted((one, other) => firstOf(one) - firstOf(other)) : walks
  const isOne = ordered.slice(1).every((walk, index) => {
    const before = ordered[index]
    return before && (isTimed ? lastOf(before) <= firstOf(walk) : isNext(before, walk))
  })
  if (!isOne) return undefined
  const routes = ordered.map(({ route }) => route)
  return [...routes, joined(ordered)]
}

const firstOf = ({ times }: TrackWalk): number => times?.first ?? Number.NaN
const lastOf = ({ times }: TrackWalk): number => times?.last ?? Number.NaN

/** Another line along the same places is the same walk once more, as it was planned or by another receiver. */
const isNext = (before: TrackWalk, walk: TrackWalk): boolean => {
  if (before.track === walk.track) return true
  if (before.isPlanned !== walk.isPlanned || gapBetween(before.route, walk.route) > PAUSE) return false
  return !runsAlong(walk.route.parts.flat(), before.route.parts)
}

/** From the end of one walk to the start of the next one, in metres. */
const gapBetween = (before: RecordedRoute, next: RecordedRoute): number => {
  const [end, start] = [before.parts.at(-1)?.at(-1), next.parts[0]?.[0]]
  return end && start ? distance({ x: 0, y: 0 }, planeAround(end).toPoint(start)) : Infinity
}

const joined = (walks: readonly TrackWalk[]): RecordedRoute => {
  const parts: RecordedRoute['parts'][number][] = []
  let last: RecordedRoute | undefined
  for (const { route } of walks) {
    const [first = [], ...others] = route.parts
    if (last && gapBetween(last, route) <= PAUSE) parts.push([...(parts.pop() ?? []), ...first], ...others)
    else parts.push(...route.parts)
    last = route
  }
  return {
    name: walks[0]?.route.name ?? '',
    parts,
    length: walks.reduce((sum, { route }) => sum + route.length, 0),
    removed: removedFrom(walks),
    isAll: true,
  }
}

/** Points without a place and outliers were counted for each track, rests for each walk. */
const removedFrom = (walks: readonly TrackWalk[]): RemovedPoints => {
  const tracks = walks.filter((walk, index) => walks.findIndex(({ track }) => track === walk.track) === index)
  return { placeless: sum(tracks, 'placeless'), outliers: sum(tracks, 'outliers'), rests: sum(walks, 'rests') }
}

const sum = (walks: readonly TrackWalk[], key: keyof RemovedPoints): number =>
  walks.reduce((total, { route }) => total + route.removed[key], 0)
