import type { Point } from '../../model/types'
import type { InkPiece } from '../erasing/visibleInk'
import { apartFromRoundabout, type Roundabout, ROUTE_REACH, SHORTEST_ROAD } from './roundabout'
import { nearestOnRoute, type RouteLine } from './routeLine'

/** The lines from which roads branch off: the route, and the roundabout on it. */
export interface RoadBase {
  readonly routeLine: RouteLine
  readonly roundabout: Roundabout | undefined
  readonly hasArrow: boolean
}

/** The distance of a place from the route or its roundabout, and the nearest place along the route. */
export interface Apart {
  readonly at: number
  readonly apart: number
  readonly isOnRoundabout: boolean
}

export const apartFrom = ({ routeLine, roundabout }: RoadBase, place: Point): Apart => {
  const onRoute = nearestOnRoute(routeLine, place)
  const fromRoundabout = roundabout ? apartFromRoundabout(roundabout, place) : Infinity
  const isOnRoundabout =
    roundabout !== undefined && (fromRoundabout <= onRoute.apart || isBetween(onRoute.at, roundabout))
  return { at: onRoute.at, apart: Math.min(onRoute.apart, fromRoundabout), isOnRoundabout }
}

const isBetween = (at: number, { from, to }: Roundabout): boolean => at >= from && at <= to

/**
 * The distance of each sample from the route. To save time, the samples after a far one get the same distance until the
 * line could be back at the route.
 */
export const apartsOf = (base: RoadBase, { samples, step }: InkPiece): readonly Apart[] => {
  const aparts: Apart[] = []
  while (aparts.length < samples.length) {
    const apart = apartFrom(base, samples[aparts.length] ?? { x: 0, y: 0 })
    const isFar = apart.apart >= SHORTEST_ROAD && step > 0
    const alike = isFar ? Math.floor((apart.apart - ROUTE_REACH) / step) : 0
    for (let more = 0; more <= alike && aparts.length < samples.length; more += 1) aparts.push(apart)
  }
  return aparts
}
