import type { RouteDraft } from '../../../route/routeDraft'
import type { RouteWords } from '../../words/route/routeEn'
import { roundedLength } from './roundedLength'

/** Greatest share of a walk without roads that needs no word: a path that the map lacks, but no missing part of the map. */
const MOST_OFF_ROADS = 0.1

type Lengths = Pick<RouteDraft, 'length' | 'offRoads'>

export const lacksRoads = ({ length, offRoads }: Lengths): boolean => offRoads > MOST_OFF_ROADS * length

/** Says how much of a walk has no roads; `undefined` if that is little. */
export const lackingText = (
  lengths: Lengths,
  { roads: words }: RouteWords,
  distanceText: (metres: number) => string,
): string | undefined =>
  lacksRoads(lengths) ? words.lacking(distanceText(roundedLength(lengths.offRoads))) : undefined
