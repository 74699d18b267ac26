import { MOST_DOUBTFUL, MOST_DRAWINGS } from '../../constants'
import type { RouteDoubt } from '../routeDoubt'
import type { RoadCount, RouteBox, RouteDraft } from '../routeDraft'

export const ROUTE_RULES = ['every', 'through'] as const
/** Which junctions get a drawing: all, or only those where following the through road would be wrong. */
export type RouteRule = (typeof ROUTE_RULES)[number]

/** The boxes that become drawings. */
export interface ChosenBoxes {
  readonly boxes: readonly RouteBox[]
  /** The distance from the start to the first box, in whole metres. */
  readonly toFirst: number
  /** The distances from each box to the next, and from the last to the finish, in whole metres. */
  readonly distances: readonly number[]
  /** The number of doubtful boxes; only tests and benchmarks read it. */
  readonly doubtful: number
  readonly isMostlyDoubtful: boolean
  readonly roadCount: RoadCount
}

/** Doubts where roads are missing, which says nothing about towns. */
const OF_MISSING_ROADS: ReadonlySet<string> = new Set<RouteDoubt>(['offRoads', 'roadsEnd', 'gap'])

/**
 * Whether so many of the drawings are doubtful that drawing the route by hand is better, as in a town.
 *
 * @param doubts those of each drawing
 */
export const isMostlyDoubtful = (doubts: readonly (readonly string[])[]): boolean =>
  doubts.filter((some) => some.some((doubt) => !OF_MISSING_ROADS.has(doubt))).length > MOST_DOUBTFUL * doubts.length

/** Whether a tocht can hold the boxes: at least one, and not too many. */
export const isMakeable = ({ boxes }: ChosenBoxes): boolean => boxes.length > 0 && boxes.length <= MOST_DRAWINGS

export const chooseBoxes = ({ boxes, length }: RouteDraft, rule: RouteRule): ChosenBoxes => {
  const chosen = boxes.filter(({ isThroughRoad }) => rule === 'every' || !isThroughRoad)
  const places = [0, ...chosen.map(({ at }) => at), length].map(Math.round)
  const [toFirst = 0, ...distances] = places.slice(1).map((place, index) => place - (places[index] ?? 0))
  const doubtful = chosen.filter(({ doubts }) => doubts.length > 0).length
  return {
    boxes: chosen,
    toFirst,
    distances,
    doubtful,
    isMostlyDoubtful: isMostlyDoubtful(chosen.map(({ doubts }) => doubts)),
    roadCount: {
      shown: chosen.reduce((sum, { roadCount }) => sum + roadCount.shown, 0),
      byClass: chosen.reduce((sum, { roadCount }) => sum + roadCount.byClass, 0),
    },
  }
}
