import { nearestWithin } from '../../geometry/distance'
import { mapWithErasers, isErased, type Eraser } from '../../geometry/erasing/erasers'
import { sampled } from '../../geometry/erasing/visibleInk'
import { extentOf, isWithin, overlaps, type Extent } from '../../geometry/extent'
import { arrowhead } from '../../geometry/line/arrowhead'
import { drawnLine } from '../../geometry/line/curve'
import { distance, sideOf } from '../../geometry/points'
import { isLine, type DrawingElement, type Point, type Stroke } from '../../model/types'
import type { Stretch } from '../dash'
import type { Pen } from '../pen'

/** Samples per pen width. */
const PER_WIDTH = 8

/**
 * The visible stretch of each dashed line: balls, arrowheads, other lines and erasers cover its ends. Dashes that are
 * fitted to the whole line would be hidden there. Absent if nothing is visible.
 */
export const dashStretches = (elements: readonly DrawingElement[], pen: Pen): ReadonlyMap<DrawingElement, Stretch> => {
  const found = new Map<DrawingElement, Stretch>()
  const strokes = elements.filter(isLine)
  if (!strokes.some(isDashed)) return found
  const covers = strokes.map((stroke) => coverOf(stroke, pen))
  mapWithErasers(elements, (element, later) => {
    if (!isLine(element) || !isDashed(element)) return
    const stretch = stretchOf(element, covers, later, pen)
    if (stretch) found.set(element, stretch)
  })
  return found
}

const isDashed = ({ dashed, points }: Stroke): boolean => dashed && points.length > 1

interface Cover {
  readonly stroke: Stroke
  readonly extent: Extent
  readonly head: readonly Point[]
}

const coverOf = (stroke: Stroke, pen: Pen): Cover => {
  const line = drawnLine(stroke.points)
  return { stroke, extent: extentOf(line), head: stroke.arrow ? arrowhead(line, pen.arrow) : [] }
}

const stretchOf = (
  stroke: Stroke,
  covers: readonly Cover[],
  later: readonly Eraser[],
  pen: Pen,
): Stretch | undefined => {
  const line = drawnLine(stroke.points)
  const extent = extentOf(line)
  const near = covers.filter((cover) => overlaps(cover.extent, extent, Math.max(pen.arrow.length, pen.ball)))
  const { samples, step } = sampled(line, pen.width / PER_WIDTH)
  const isSeen = (place: Point): boolean =>
    !isErased(place, later) && !near.some((cover) => isUnder(place, cover, stroke, pen))
  const first = samples.findIndex(isSeen)
  return first < 0 ? undefined : { from: first * step, to: samples.findLastIndex(isSeen) * step }
}

const isUnder = (place: Point, { stroke, extent, head }: Cover, own: Stroke, pen: Pen): boolean => {
  const [start] = stroke.points
  if (stroke.circle && start && distance(place, start) <= pen.ball) return true
  if (isInTriangle(place, head)) return true
  const reach = pen.width / 2
  return (
    stroke !== own &&
    isWithin(extent, place, reach) &&
    nearestWithin(place, drawnLine(stroke.points), reach) !== undefined
  )
}

const isInTriangle = (place: Point, [tip, left, right]: readonly Point[]): boolean => {
  if (!tip || !left || !right) return false
  const sides = [sideOf(tip, left, place), sideOf(left, right, place), sideOf(right, tip, place)]
  return sides.every((side) => side >= 0) || sides.every((side) => side <= 0)
}
