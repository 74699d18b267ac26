import { isSamePlace, type Segment } from './trackPoint'

/**
 * Drops segments that repeat a part of another one point for point: some recorders save all that was walked so far
 * after each pause. Of equal segments the first stays.
 */
export const withoutRepeats = (segments: readonly Segment[]): readonly Segment[] => {
  if (segments.length < 2) return segments
  const longestFirst = segments.toSorted((one, other) => other.length - one.length)
  const kept = new Set<Segment>()
  const known = new Map<string, { readonly segment: Segment; readonly index: number }[]>()
  for (const segment of longestFirst) {
    const starts = (segment[0] && known.get(keyOf(segment[0].place))) ?? []
    if (starts.some((start) => isPartOf(segment, start.segment, start.index))) continue
    kept.add(segment)
    segment.forEach(({ place }, index) => {
      const key = keyOf(place)
      const others = known.get(key)
      if (others) others.push({ segment, index })
      else known.set(key, [{ segment, index }])
    })
  }
  return segments.filter((segment) => kept.has(segment))
}

const keyOf = ({ lat, lon }: { readonly lat: number; readonly lon: number }): string => `${lat},${lon}`

const isPartOf = (segment: Segment, other: Segment, index: number): boolean =>
  segment.every((point, at) => {
    const same = other[index + at]
    return same !== undefined && isSamePlace(point, same)
  })
