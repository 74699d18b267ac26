import { lengthOf } from '../../../src/geometry/points'
import type { Junction } from '../../../src/model/junction'
import type { LatLon } from '../../../src/route/latLon'
import { makeDraft } from '../../../src/route/makeDraft'
import { planeAround } from '../../../src/route/match/plane'
import type { RecordedRoute, RemovedPoints } from '../../../src/route/recordedRoute'
import type { Tags, Way } from '../../../src/route/roads'
import type { RouteBox, RouteDraft } from '../../../src/route/routeDraft'

/** Metres to the east and to the north. */
export type Spot = readonly [number, number]

const PLANE = planeAround({ lat: 51.2, lon: 4.8 })

const placeOf = ([x, y]: Spot) => PLANE.toLatLon({ x, y: -y })

/** Ways are joined where they have the same place. */
export const way = (spots: readonly Spot[], tags: Tags = {}): Way => ({
  nodes: spots.map(placeOf),
  tags: { highway: 'unclassified', surface: 'asphalt', ...tags },
})

export const NOTHING_REMOVED: RemovedPoints = { placeless: 0, outliers: 0, rests: 0 }

/** The spot of a node. */
export const spotOf = (node: LatLon): Spot => {
  const { x, y } = PLANE.toPoint(node)
  return [x, -y]
}

export const walkThrough = (spots: readonly Spot[]): RecordedRoute => ({
  name: '',
  parts: [spots.map(placeOf)],
  removed: NOTHING_REMOVED,
  isAll: false,
  length: lengthOf(spots.map(([x, y]) => ({ x, y }))),
})

export const draftOf = (ways: readonly Way[], walk: readonly Spot[]): RouteDraft => {
  const draft = makeDraft(walkThrough(walk), ways)
  if (!draft.ok) throw new Error(draft.fault.kind)
  return draft.value
}

/**
 * "4: 2 6": the route goes straight on and passes a road on either side; `~` is unpaved, `~>` comes from an unpaved road,
 * `<` before the centre, `o` a roundabout.
 */
export const inShort = ({ drawing }: RouteBox): string =>
  drawing.kind === 'junction' ? junctionInShort(drawing.junction) : drawing.kind

/** The notation of `inShort`. */
export const junctionInShort = ({ exit, arms, roundabout, entryUnpaved }: Junction): string => {
  const roads = arms.map((arm) => `${arm.direction}${arm.unpaved ? '~' : ''}${arm.at < 0 ? '<' : ''}`)
  return `${roundabout ? 'o ' : ''}${entryUnpaved ? '~>' : ''}${exit?.direction ?? '-'}${exit?.unpaved ? '~' : ''}: ${roads.join(' ')}`.trim()
}
