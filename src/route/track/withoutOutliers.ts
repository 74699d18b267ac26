import { distance } from '../../geometry/points'
import { ROUTE_JUMP } from './partsOf'
import { isSamePosition, type Segment, type TrackPoint } from './trackPoint'
import { speedBetween, type UsualSpacing } from './usualSpacing'

/** Outliers in a row, at most: a receiver repeats an old or a reflected place for some seconds. */
const LONGEST_STRAY = 10
/** A recording without times has few long steps: it may lose reception once in a hundred points. */
const MOST_LONG = 0.01
/** An old place at an end, in usual steps; who walked further was there. */
const LONGEST_WALKED = 3
/** Far points further apart than this many usual steps are corners of a line, not errors of a receiver. */
const FAR_STEP = 2
/** A walker makes at most this many times the usual steps while a receiver errs. */
const PROGRESS = 1.5

interface Cleaned {
  readonly segments: readonly Segment[]
  /** The number of points that were removed. */
  readonly outliers: number
}

/**
 * Removes the few points that lie far from those before and after them, also at the ends.
 *
 * With times, the speed tells an error from a walk. Without them, only a track with the regular steps of a receiver is
 * cleaned, since a planned line leads to a far place and back in two steps. Nobody plans steps of ROUTE_JUMP.
 */
export const withoutOutliers = (segments: readonly Segment[], usual: UsualSpacing): Cleaned => {
  const isRecorded = usual.fast !== undefined || isSteady(segments, usual)
  const rules = isRecorded ? usual : { ...usual, long: Math.max(ROUTE_JUMP, usual.long) }
  const cleaned = segments.map((segment) => withoutEnds(withoutStrays(segment, rules), rules, isRecorded))
  return { segments: cleaned, outliers: count(segments) - count(cleaned) }
}

const count = (segments: readonly Segment[]): number => segments.reduce((sum, { length }) => sum + length, 0)

/** Whether the steps are regular, apart from possible outliers. */
const isSteady = (segments: readonly Segment[], usual: UsualSpacing): boolean => {
  if (!usual.isRegular) return false
  let long = 0
  for (const segment of segments) {
    const inner = withoutEnds(withoutStrays(segment, usual), usual, true)
    inner.forEach((point, index) => {
      const before = inner[index - 1]
      if (before && distance(before, point) > usual.long) long += 1
    })
  }
  return long <= MOST_LONG * count(segments)
}

const withoutStrays = (segment: Segment, usual: UsualSpacing): Segment => {
  const kept: TrackPoint[] = []
  for (let index = 0; index < segment.length; index += 1) {
    const [last, point] = [kept.at(-1), segment[index]]
    if (last && point && isLeap(last, point, usual)) index = afterStrays(segment, index, last, usual)
    const next = segment[index]
    if (next) kept.push(next)
  }
  return kept
}

/** A step that is too long, and too fast if the times are known. */
const isLeap = (from: TrackPoint, to: TrackPoint, { long, fast }: UsualSpacing): boolean => {
  const isLong = distance(from, to) > long
  // The same time twice gives an infinite speed.
  return isLong && (fast === undefined || speedBetween(from, to) > fast)
}

/** The index at which the track is back where it left; `index` if it is not. */
const afterStrays = (segment: Segment, index: number, last: TrackPoint, usual: UsualSpacing): number => {
  let depth = 0
  for (let at = index + 1; at <= index + LONGEST_STRAY && at < segment.length; at += 1) {
    const [stray, point] = [segment[at - 1], segment[at]]
    if (!stray || !point) break
    depth = Math.max(depth, distance(last, stray))
    if (at > index + 1 && isCorner(segment[at - 2], stray, usual, depth)) break
    if (isLeap(stray, point, usual) && isBack(last, point, at - index + 1, depth, usual)) return at
  }
  return index
}

/**
 * Whether a step between far points is too long for the errors of a receiver, which repeat: a planned line leads along one
 * bank of a canal, over a bridge, and back on the other bank. Nobody plans steps of ROUTE_JUMP.
 */
const isCorner = (from: TrackPoint | undefined, to: TrackPoint, { fast, most }: UsualSpacing, depth: number): boolean =>
  fast === undefined && depth <= ROUTE_JUMP && from !== undefined && distance(from, to) > FAR_STEP * most

/**
 * Whether the track continues where it left. Without times and jumps, it must have gone on a little: a planned line
 * returns to the very same place, or to another road.
 */
const isBack = (
  last: TrackPoint,
  point: TrackPoint,
  steps: number,
  depth: number,
  { long, fast, most }: UsualSpacing,
): boolean => {
  const away = distance(last, point)
  if (fast !== undefined || depth > ROUTE_JUMP) return away <= Math.max(long, depth / 3)
  return away <= PROGRESS * steps * most && !isSamePosition(last, point)
}

const withoutEnds = (segment: Segment, usual: UsualSpacing, isRecorded: boolean): Segment =>
  isRecorded ? withoutStart(withoutStart(segment, usual).toReversed(), usual).toReversed() : segment

/** Without the points at an old place that a receiver gives before it knows where it is. */
const withoutStart = (segment: Segment, usual: UsualSpacing): Segment => {
  for (let at = Math.min(LONGEST_STRAY, segment.length >> 1); at > 0; at -= 1) {
    const [first, before, point] = [segment[0], segment[at - 1], segment[at]]
    if (!first || !before || !point || !isFarEnd(before, point, usual)) continue
    if (distance(first, before) <= LONGEST_WALKED * usual.most) return segment.slice(at)
  }
  return segment
}

/** Without times, only a jump is an error: a planned line may begin with a straight. */
const isFarEnd = (before: TrackPoint, point: TrackPoint, usual: UsualSpacing): boolean =>
  isLeap(before, point, usual) && (usual.fast !== undefined || distance(before, point) > ROUTE_JUMP)
