import { TAP_DISTANCE } from '../constants'
import { isEraser, isStroke, type DrawingElement, type Point } from '../model/types'
import { cornersOf, drawnLine } from './curve'
import { distanceToLine, nearestOnLine } from './distance'
import { isTaken, mapWithErasers, type Eraser } from './erasers'
import { distance } from './points'
import { extentOf, isWithin, type Extent } from './transform'

/** A stroke to which others can be joined, and the erasers that came after it. */
export interface Road {
  readonly points: readonly Point[]
  /** The box around it: most are nowhere near a place, which is seen at once from that. */
  readonly extent: Extent
  readonly ball: boolean
  readonly erasers: readonly Eraser[]
}

/** All that a stroke can be joined to. */
export interface Joints {
  readonly ends: readonly Point[]
  readonly roads: readonly Road[]
}

export const NO_JOINTS: Joints = { ends: [], roads: [] }

/** A place to which a stroke is joined; its road is named where that is in the midst of one, at no corner. */
export interface Joint {
  readonly at: Point
  readonly road?: Road
}

/** What strokes leave to be joined to, but for what was rubbed out. */
export const jointsOf = (elements: readonly DrawingElement[]): Joints => {
  const roads = roadsOf(elements)
  const ends = roads.flatMap((road) => strokeEnds(road.points).filter((end) => !isErased(road, end)))
  return { ends, roads }
}

/** The last one first. */
const roadsOf = (elements: readonly DrawingElement[]): readonly Road[] =>
  mapWithErasers(elements, (element, erasers): readonly Road[] => {
    if (!isStroke(element) || isEraser(element)) return []
    const { points, circle: ball } = element
    return [{ points, extent: extentOf(points), ball, erasers }]
  })
    .flat()
    .toReversed()

/** True where a ball is in sight: the box has its route. */
export const hasBall = ({ roads }: Joints): boolean =>
  roads.some((road) => road.ball && road.points.slice(0, 1).some((place) => !isErased(road, place)))

/** The ends of all strokes that were not rubbed out. */
export const endsOf = (elements: readonly DrawingElement[]): readonly Point[] => jointsOf(elements).ends

const strokeEnds = (points: readonly Point[]): readonly Point[] => {
  const [first, last] = [points[0], points.at(-1)]
  return first && last ? [first, last] : []
}

const isErased = ({ erasers }: Road, place: Point): boolean => isTaken(place, erasers)

/**
 * What is meant by a place: the nearest end within reach, else the nearest corner of a road, else the nearest place in
 * the midst of one.
 *
 * @param reach in units; 0 joins nothing
 * @param start where the same stroke is joined with its other end, to which it does not come back
 */
export const jointNear = (place: Point, { ends, roads }: Joints, reach: number, start?: Joint): Joint | undefined => {
  if (reach === 0) return undefined
  const isElsewhere = (at: Point): boolean => !start || distance(at, start.at) >= TAP_DISTANCE
  const end = nearest(place, ends.filter(isElsewhere), reach)
  if (end) return { at: end }
  // A curve goes a little beyond its points.
  const near = roads.filter((road) => isWithin(road.extent, place, 2 * reach))
  const corners = near.flatMap((road) => cornersOf(road.points).filter((at) => !isErased(road, at)))
  const corner = nearest(place, corners.filter(isElsewhere), reach)
  if (corner) return { at: corner }
  const [joint] = near
    .filter((road) => road !== start?.road && road.points.length > 1)
    .map((road) => ({ road, at: nearestOnLine(place, drawnLine(road.points)) }))
    .filter(({ road, at }) => distance(at, place) <= reach && isElsewhere(at) && !isErased(road, at))
    .toSorted((a, b) => distance(a.at, place) - distance(b.at, place))
  return joint
}

/** The nearest of some places within reach. */
export const nearest = (place: Point, places: readonly Point[], reach: number): Point | undefined => {
  let [found, squared]: [Point | undefined, number] = [undefined, reach * reach]
  for (const one of places) {
    const away = (one.x - place.x) ** 2 + (one.y - place.y) ** 2
    if (away <= squared) [found, squared] = [one, away]
  }
  return found
}

/**
 * Whether a stroke that could be joined to the midst of a road lies across it or along it, such as a bar or the rail of a
 * bridge: its other end is near the road, too, or not twice as far from it.
 */
export const isAcross = ({ at, road }: Joint, end: Point, other: Point, reach: number): boolean =>
  road !== undefined && distanceToLine(other, drawnLine(road.points)) <= Math.max(reach, 2 * distance(at, end))
