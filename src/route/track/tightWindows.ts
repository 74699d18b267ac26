import type { Segment } from './trackPoint'

/** The indexes of the first and the last point of a part of a line. */
export interface Span {
  readonly from: number
  readonly to: number
}

/**
 * Parts of a line over at least `size` of a cumulative measure (length or time) that hardly leave one place: the root
 * mean square distance from their mean is at most `spread`. Each point weighs as much as the measure around it. Parts
 * that overlap are merged.
 */
export const tightWindows = (points: Segment, measure: Float64Array, size: number, spread: number): readonly Span[] => {
  const at = (index: number): number => measure[Math.min(Math.max(index, 0), points.length - 1)] ?? 0
  const spans: { from: number; to: number }[] = []
  let [weight, x, y, squares] = [0, 0, 0, 0]
  const add = (index: number, sign: number): void => {
    const point = points[index]
    if (!point) return
    const own = (sign * (at(index + 1) - at(index - 1))) / 2
    weight += own
    x += own * point.x
    y += own * point.y
    squares += own * (point.x ** 2 + point.y ** 2)
  }
  let from = 0
  for (let to = 0; to < points.length; to += 1) {
    add(to, 1)
    while (at(to) - at(from + 1) >= size) {
      add(from, -1)
      from += 1
    }
    if (at(to) - at(from) < size) continue
    const variance = squares / weight - (x / weight) ** 2 - (y / weight) ** 2
    if (variance > spread ** 2) continue
    const last = spans.at(-1)
    if (last && from <= last.to) last.to = to
    else spans.push({ from, to })
  }
  return spans
}
