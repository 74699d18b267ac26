import type { Segment, TrackPoint } from './trackPoint'

/** The indexes of the first and the last point of a part of a line. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** A measure along a line, of length or time. */
export interface Measure {
  /** From the first point to each point. */
  readonly sums: Float64Array
  /** From halfway to the point before until halfway to the point after: how much a point counts. */
  readonly weights: Float64Array
}

export const measureAlong = (points: Segment, between: (from: TrackPoint, to: TrackPoint) => number): Measure => {
  const [sums, weights] = [new Float64Array(points.length), new Float64Array(points.length)]
  let [last, sum] = [points[0], 0]
  points.forEach((point, index) => {
    const step = last && index > 0 ? between(last, point) : 0
    sum += step
    sums[index] = sum
    weights[index] = step / 2
    if (index > 0) weights[index - 1] = (weights[index - 1] ?? 0) + step / 2
    last = point
  })
  return { sums, weights }
}

/**
 * Parts of a line over at least `size` of a measure that hardly leave one place: the root mean square distance from their
 * mean is at most `spread`. Parts that overlap are merged.
 */
export const tightWindows = (
  points: Segment,
  { sums, weights }: Measure,
  size: number,
  spread: number,
): readonly Span[] => {
  const spans: { from: number; to: number }[] = []
  let [weight, x, y, squares] = [0, 0, 0, 0]
  const add = (point: TrackPoint, own: number): void => {
    weight += own
    x += own * point.x
    y += own * point.y
    squares += own * (point.x * point.x + point.y * point.y)
  }
  let from = 0
  points.forEach((point, to) => {
    add(point, weights[to] ?? 0)
    const last = (sums[to] ?? 0) - size
    if (last < 0) return
    for (let left = points[from]; left && (sums[from + 1] ?? Infinity) <= last; left = points[from]) {
      add(left, -(weights[from] ?? 0))
      from += 1
    }
    const [meanX, meanY] = [x / weight, y / weight]
    if (squares / weight - meanX * meanX - meanY * meanY > spread * spread) return
    const span = spans.at(-1)
    if (span && from <= span.to) span.to = to
    else spans.push({ from, to })
  })
  return spans
}
