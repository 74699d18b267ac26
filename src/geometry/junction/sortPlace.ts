import type { Direction } from '../../model/junction'
import { clockwiseFrom, EIGHTH_DEGREES } from '../bearing'
import { sortDirections } from '../directions'
import type { Doubt, DoubtKind } from './doubts'
import type { JunctionPlace } from './places'
import type { DrawnRoad } from './road'

/** Roads of one junction that leave the route further apart may belong to two junctions: a doubt. */
const JUNCTION_SPREAD = 28

/**
 * A road that deviates more from its eighth of a turn is doubtful if other directions fit about as well. In degrees.
 */
const NEAR_EIGHTH = 8

/** Two roads closer than this are doubtful, in degrees. */
const CLOSEST_ROADS = 12

/** The roads of a place with their directions. */
export interface SortedPlace {
  readonly place: JunctionPlace
  readonly exit: Direction | undefined
  readonly arms: readonly { readonly road: DrawnRoad; readonly direction: Direction }[]
  readonly doubts: readonly Doubt[]
}

/**
 * Sorts the roads and the way on into eighths of a turn, so that each road keeps its side of the
 * route.
 */
export const sortPlace = (place: JunctionPlace): SortedPlace => {
  const ways = waysFrom(place)
  const sorted = sortDirections(ways.map((way) => way.bearing))
  if (!sorted)
    return { place, exit: undefined, arms: [], doubts: [{ kind: 'manyRoads', elements: elementsOf(place.roads) }] }
  const directions = ways.map((_, index) => sorted.directions[index] ?? 1)
  return {
    place,
    exit: directions[ways.findIndex(({ road }) => !road)],
    arms: ways.flatMap(({ road }, index) => (road ? [{ road, direction: directions[index] ?? 1 }] : [])),
    doubts: [
      ...(isSpread(place) ? [{ kind: 'spread' as const, elements: elementsOf(place.roads) }] : []),
      ...ways.flatMap(({ road }, index) => {
        const direction = directions[index] ?? 1
        const kinds = [...(road?.doubts ?? []), ...doubtsOf(ways, index, direction, sorted.isSure)]
        return kinds.map((kind) => ({ kind, elements: elementsOf(road ? [road] : place.roads), direction }))
      }),
    ],
  }
}

const isSpread = ({ roads }: JunctionPlace): boolean => {
  const places = roads.filter(({ isOnRoundabout }) => !isOnRoundabout).map(({ at }) => at)
  return Math.max(...places) - Math.min(...places) > JUNCTION_SPREAD
}

/** A road, or the way on if `road` is `undefined`. */
interface PlaceWay {
  readonly road: DrawnRoad | undefined
  /** The bearing in degrees clockwise from the way back along the route. */
  readonly bearing: number
}

const waysFrom = ({ roads, back, onward }: JunctionPlace): readonly PlaceWay[] => {
  const ways: readonly PlaceWay[] = roads.map((road) => ({ road, bearing: clockwiseFrom(back, road.bearing) }))
  const all = onward === undefined ? ways : [...ways, { road: undefined, bearing: clockwiseFrom(back, onward) }]
  return all.toSorted((one, other) => one.bearing - other.bearing)
}

const doubtsOf = (
  ways: readonly PlaceWay[],
  index: number,
  direction: Direction,
  isSure: boolean,
): readonly DoubtKind[] => {
  const at = ways[index]?.bearing ?? 0
  const [before, after] = [ways[index - 1]?.bearing ?? 0, ways[index + 1]?.bearing ?? 360]
  const isBetween = !isSure && Math.abs(at - direction * EIGHTH_DEGREES) > NEAR_EIGHTH
  return [
    ...(Math.min(at - before, after - at) < CLOSEST_ROADS ? ['sameDirection' as const] : []),
    ...(isBetween ? ['between' as const] : []),
  ]
}

const elementsOf = (roads: readonly DrawnRoad[]): Doubt['elements'] => roads.map(({ piece }) => piece.element)
