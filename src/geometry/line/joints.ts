import Flatbush from 'flatbush'
import { TAP_DISTANCE } from '../../constants'
import { isLine, type DrawingElement, type Point } from '../../model/types'
import { distanceToLine, nearestWithin } from '../distance'
import { isErased, mapWithErasers, type Eraser } from '../erasing/erasers'
import { extentOf, type Extent } from '../extent'
import { distance } from '../points'
import { cornersOf, drawnLine } from './curve'

/** A stroke that others can join, and the erasers after it. */
export interface JoinableStroke {
  readonly points: readonly Point[]
  /** Bounding box. */
  readonly extent: Extent
  readonly erasers: readonly Eraser[]
}

/** Everything that a stroke can join. */
export interface Joints {
  readonly ends: readonly Point[]
  readonly roads: readonly JoinableStroke[]
  /** Those near a place, in the same order: the search for a joint runs at each move of the pen. */
  readonly endsNear: Near<Point>
  readonly roadsNear: Near<JoinableStroke>
}

type Near<Item> = (place: Point, reach: number) => readonly Item[]

const none = () => []
export const NO_JOINTS: Joints = { ends: [], roads: [], endsNear: none, roadsNear: none }

/** A place that a stroke joins; `road` is set when it lies along a road rather than at an end or corner. */
export interface Joint {
  readonly at: Point
  readonly road?: JoinableStroke
}

/** The places that strokes offer to join, without erased ones; the topmost road first. */
export const jointsOf = (elements: readonly DrawingElement[]): Joints => {
  const roads = mapWithErasers(elements, (element, erasers): readonly JoinableStroke[] =>
    isLine(element) ? [{ points: element.points, extent: extentOf(element.points), erasers }] : [],
  )
    .flat()
    .toReversed()
  const ends = roads.flatMap((road) => strokeEnds(road.points).filter((end) => !isRoadErased(road, end)))
  return {
    ends,
    roads,
    endsNear: nearIn(ends, ({ x, y }) => ({ left: x, top: y, right: x, bottom: y })),
    roadsNear: nearIn(roads, ({ extent }) => extent),
  }
}

/** Finds the items whose boxes are within reach of a place. The first search makes the index. */
const nearIn = <Item>(items: readonly Item[], boxOf: (item: Item) => Extent): Near<Item> => {
  if (items.length === 0) return none
  let index: Flatbush | undefined
  const indexed = (): Flatbush => {
    const made = new Flatbush(items.length)
    for (const { left, top, right, bottom } of items.map(boxOf)) made.add(left, top, right, bottom)
    made.finish()
    return made
  }
  return ({ x, y }, reach) => {
    index ??= indexed()
    const found = index.search(x - reach, y - reach, x + reach, y + reach)
    return found.toSorted((one, other) => one - other).flatMap((at) => items[at] ?? [])
  }
}

/** The ends of all strokes that are not erased. */
export const endsOf = (elements: readonly DrawingElement[]): readonly Point[] => jointsOf(elements).ends

const strokeEnds = (points: readonly Point[]): readonly Point[] => {
  const [first, last] = [points[0], points.at(-1)]
  return first && last ? [first, last] : []
}

const isRoadErased = ({ erasers }: JoinableStroke, place: Point): boolean => isErased(place, erasers)

/**
 * The joint meant by a place: the nearest end within reach, else the nearest corner, else the nearest place along a
 * road.
 *
 * @param reach in units; 0 joins nothing
 * @param start joint at the other end of the same stroke, which is excluded
 */
export const jointNear = (
  place: Point,
  { endsNear, roadsNear }: Joints,
  reach: number,
  start?: Joint,
): Joint | undefined => {
  if (reach === 0) return undefined
  const isMeant = (at: Point): boolean => !start || distance(at, start.at) >= TAP_DISTANCE
  const end = nearest(place, endsNear(place, reach).filter(isMeant), reach)
  if (end) return { at: end }
  // A curve extends a little beyond its points.
  const near = roadsNear(place, 2 * reach)
  const corners = near.flatMap((road) => cornersOf(road.points).filter((at) => isMeant(at) && !isRoadErased(road, at)))
  const corner = nearest(place, corners, reach)
  if (corner) return { at: corner }
  const [joint] = near
    .flatMap((road): readonly Required<Joint>[] => {
      if (road === start?.road || road.points.length < 2) return []
      const at = nearestWithin(place, drawnLine(road.points), reach)
      return at && isMeant(at) && !isRoadErased(road, at) ? [{ road, at }] : []
    })
    .toSorted((a, b) => distance(a.at, place) - distance(b.at, place))
  return joint
}

/** The nearest place within reach. */
export const nearest = (place: Point, places: readonly Point[], reach: number): Point | undefined => {
  let [found, squared]: [Point | undefined, number] = [undefined, reach * reach]
  for (const one of places) {
    const away = (one.x - place.x) ** 2 + (one.y - place.y) ** 2
    if (away <= squared) [found, squared] = [one, away]
  }
  return found
}

/**
 * Whether a stroke crosses or follows the road that it could join, like a bar or the rail of a bridge. Its other end is
 * then within reach of the road, or at most twice as far from it as this end.
 */
export const isAcross = ({ at, road }: Joint, end: Point, other: Point, reach: number): boolean =>
  road !== undefined && distanceToLine(other, drawnLine(road.points)) <= Math.max(reach, 2 * distance(at, end))
