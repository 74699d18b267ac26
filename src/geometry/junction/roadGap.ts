import { SAMPLE_STEP } from '../../constants'
import type { Point } from '../../model/types'
import { distanceToLine } from '../distance'
import type { InkPiece } from '../erasing/visibleInk'
import { extentOf, overlaps, type Extent } from '../extent'
import { distance } from '../points'
import { isAimedAcross, type RoadEnd } from './isAimedAcross'
import { LONGEST_BAR } from './road'
import { isClosed, SHORTEST_ROAD } from './roundabout'

/**
 * Gap between a road's end and the next road that looks like a mistake on paper: a smaller one looks joined, a larger
 * one intended.
 */
const PRINT_GAP = { least: 3, most: 24 } as const

interface MeasuredPiece {
  readonly piece: InkPiece
  readonly extent: Extent
  readonly length: number
}

/**
 * Whether a road points at another but ends just short of it, which on paper looks like a mistake. Rivers, rails and
 * the wings of a bridge lie beside a road without pointing at it, and are ignored.
 */
export const hasRoadGap = (pieces: readonly InkPiece[]): boolean => {
  const boxed = pieces.map((piece) => ({
    piece,
    extent: extentOf(piece.samples),
    length: (piece.samples.length - 1) * piece.step,
  }))
  const roads = boxed.filter(({ length }) => length >= SHORTEST_ROAD)
  return roads.some((road) => {
    if (isClosed(road.piece.element.points)) return false
    const points = looseEnds(road.piece).some((end) => pointsAcross(end, road, roads))
    return points && !roads.some((other) => other !== road && touches(road, other))
  })
}

const boxAt = ({ x, y }: Point): Extent => ({ left: x, right: x, top: y, bottom: y })

/** The number of samples from the end back to the place that gives its direction. */
const SAMPLES_BACK = 10

/** The ends of a piece without a ball, an arrowhead or an erased part. */
const looseEnds = ({ element, samples, from, ball, arrow }: InkPiece): readonly RoadEnd[] => {
  const [first, last] = [samples[0], samples.at(-1)]
  const [afterFirst, beforeLast] = [samples[SAMPLES_BACK] ?? last, samples.at(-1 - SAMPLES_BACK) ?? first]
  if (!first || !last || !afterFirst || !beforeLast) return []
  const isLast = distance(last, element.points.at(-1) ?? first) === 0
  return [
    ...(ball || from > 0 ? [] : [{ at: first, from: afterFirst }]),
    ...(arrow || !isLast ? [] : [{ at: last, from: beforeLast }]),
  ]
}

/** Whether an end stops just short of the nearest road and is aimed at it. */
const pointsAcross = (end: RoadEnd, road: MeasuredPiece, roads: readonly MeasuredPiece[]): boolean => {
  const box = boxAt(end.at)
  let [nearest, gap]: [InkPiece | undefined, number] = [undefined, Infinity]
  for (const other of roads) {
    if (other === road || !overlaps(box, other.extent, PRINT_GAP.most)) continue
    const apart = distanceTo(end.at, other.piece)
    if (apart < gap) [nearest, gap] = [other.piece, apart]
    if (gap <= PRINT_GAP.least) return false
  }
  if (!nearest || gap > PRINT_GAP.most) return false
  const rival = nearest
  return isAimedAcross(end, gap, (place) => distanceTo(place, rival))
}

/** Distance to a piece; `Infinity` if the piece is not near, which saves time because most ink is far away. */
const distanceTo = ({ x, y }: Point, { element, samples, isWhole }: InkPiece): number => {
  let [index, least] = [0, Infinity]
  for (let other = 0; other < samples.length; other += 1) {
    const sample = samples[other]
    const squared = sample ? (sample.x - x) ** 2 + (sample.y - y) ** 2 : Infinity
    if (squared < least) [index, least] = [other, squared]
  }
  if (least > (PRINT_GAP.most + SAMPLE_STEP) ** 2) return Infinity
  // Prefers the stroke's own points: the line through samples cuts off corners, where most roads meet.
  return distanceToLine({ x, y }, isWhole ? element.points : samples.slice(Math.max(0, index - 1), index + 2))
}

/** Whether two roads meet or cross. A bar does not connect anything to the road that it crosses. */
const touches = (road: MeasuredPiece, other: MeasuredPiece): boolean =>
  overlaps(road.extent, other.extent, PRINT_GAP.least) &&
  (meets(road, other) || meets(other, road)) &&
  !isBarAcross(other, road)

const meets = ({ piece: { samples } }: MeasuredPiece, { piece, extent }: MeasuredPiece): boolean =>
  samples.some(
    (place) => overlaps(boxAt(place), extent, PRINT_GAP.least) && distanceTo(place, piece) <= PRINT_GAP.least,
  )

const isBarAcross = (bar: MeasuredPiece, road: MeasuredPiece): boolean => {
  const { samples } = bar.piece
  const ends = [samples[0], samples.at(-1)]
  return (
    bar.length <= LONGEST_BAR &&
    bar.length < road.length &&
    ends.every((end) => end && distanceTo(end, road.piece) > PRINT_GAP.least)
  )
}
