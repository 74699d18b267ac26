import { POINT_DECIMALS } from '../../constants'
import type { DrawingElement, Point, Stroke } from '../../model/types'
import type { StrokePart } from './junctionInk'
import { clamp, distance, interpolate, lengthOf, roundPoint } from '../points'
import { moved } from '../transform'

/** The way in which a part of a stroke changes. */
export interface PartChange extends StrokePart {
  readonly becomes: 'gone' | { readonly dashed?: boolean; readonly by?: Point }
}

/** Cuts a stroke where its parts change differently. */
export const cutStroke = (stroke: Stroke, parts: readonly PartChange[]): readonly DrawingElement[] => {
  const stretches: PartChange[] = []
  for (const part of parts.toSorted((one, other) => one.from - other.from)) {
    const last = stretches.at(-1)
    if (last && isSame(last.becomes, part.becomes)) stretches[stretches.length - 1] = { ...last, to: part.to }
    else stretches.push(part)
  }
  return stretches.flatMap((stretch) => stretchOfStroke(stroke, stretch) ?? [])
}

const isSame = (one: PartChange['becomes'], other: PartChange['becomes']): boolean =>
  one === 'gone' || other === 'gone'
    ? one === other
    : one.dashed === other.dashed && one.by?.x === other.by?.x && one.by?.y === other.by?.y

const stretchOfStroke = (stroke: Stroke, { from, to, becomes }: PartChange): DrawingElement | undefined => {
  if (becomes === 'gone') return undefined
  const [isStart, isEnd] = [from === 0, to >= lengthOf(stroke.points)]
  const stretch: Stroke = {
    ...stroke,
    points: isStart && isEnd ? stroke.points : pointsBetween(stroke.points, from, to),
    dashed: becomes.dashed ?? stroke.dashed,
    circle: stroke.circle && isStart,
    arrow: stroke.arrow && isEnd,
  }
  return becomes.by ? moved(stretch, becomes.by) : stretch
}

/** The part of a line between two distances along it. */
const pointsBetween = (points: readonly Point[], from: number, to: number): readonly Point[] => {
  const along = alongOf(points)
  const kept = points.filter((_, index) => (along[index] ?? 0) > from + LEAST && (along[index] ?? 0) < to - LEAST)
  return [pointAlong(points, along, from), ...kept, pointAlong(points, along, to)].map(roundPoint)
}

/** The distance of each point along its line, in units. */
export const alongOf = (points: readonly Point[]): readonly number[] => {
  let walked = 0
  return points.map((point, index) => (walked += distance(points[index - 1] ?? point, point)))
}

/** The precision of stored coordinates: points nearer to each other count as one. */
const LEAST = 1 / 10 ** POINT_DECIMALS

/**
 * The point at a distance along a line, in units.
 * @param along the result of `alongOf`
 */
export const pointAlong = (points: readonly Point[], along: readonly number[], place: number): Point => {
  const index = Math.max(
    1,
    along.findIndex((one) => one >= place - LEAST),
  )
  const [before, after] = [points[index - 1], points[index]]
  const [low, high] = [along[index - 1] ?? 0, along[index] ?? 0]
  if (!before || !after) return points.at(-1) ?? { x: 0, y: 0 }
  const share = high === low ? 1 : clamp((place - low) / (high - low), 0, 1)
  return interpolate(before, after, share)
}
