import { END_SNAP, ERASE_WIDTH } from '../constants'
import { isStamp, type DrawingElement, type Point } from '../model/types'
import { distanceToLine } from './distance'
import { distance } from './points'

/** The ends of all strokes, to which others can be joined; not those that were rubbed out. */
export const endsOf = (elements: readonly DrawingElement[]): readonly Point[] => {
  const ends: Point[] = []
  const erasers: (readonly Point[])[] = []
  // From the last to the first, so that the erasers met so far are those that came after.
  for (const element of elements.toReversed()) {
    if (isStamp(element)) continue
    if (element.erase) erasers.push(element.points)
    else ends.push(...strokeEnds(element.points).filter((end) => !erasers.some((eraser) => covers(eraser, end))))
  }
  return ends
}

const strokeEnds = (points: readonly Point[]): readonly Point[] => {
  const [first, last] = [points[0], points.at(-1)]
  return first && last ? [first, last] : []
}

const covers = (eraser: readonly Point[], point: Point): boolean => distanceToLine(point, eraser) <= ERASE_WIDTH / 2

/** The end that is meant by a point near to it: the nearest within reach. */
export const nearestEnd = (point: Point, ends: readonly Point[]): Point | undefined => {
  let [nearest, reach]: [Point | undefined, number] = [undefined, END_SNAP]
  for (const end of ends) {
    // Asked in every frame, of all ends there are: most are out of reach by one coordinate already.
    if (Math.abs(end.x - point.x) > reach || Math.abs(end.y - point.y) > reach) continue
    const away = distance(point, end)
    if (away <= reach) [nearest, reach] = [end, away]
  }
  return nearest
}
