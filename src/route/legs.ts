import type { Polyline } from '../geometry/line/polyline'
import type { RouteBox } from './routeDraft'
import type { RouteDoubt } from './routeDoubt'
import type { Stretch, Track } from './match/track'
import type { WalkPart } from './match/walk'

/** A piece of the walk on roads, with its boxes; their `at` is the distance along this piece. */
export interface WalkWithBoxes {
  readonly walk: WalkPart
  readonly boxes: readonly RouteBox[]
}

/** The boxes with their distances along the whole route, and its length in metres. */
export interface AccountedBoxes {
  readonly boxes: readonly RouteBox[]
  readonly length: number
}

/**
 * A leg, from a box to the next, is accounted for if the length along its roads is that of the track, but for this share
 * and these metres. Both must be exceeded: an error of the receiver hardly grows with the length.
 */
const TOLERANCE = { share: 0.15, metres: 40 }
/** A longer track before the first road or after the last is not accounted for, in metres. */
const LONGEST_END = 60

/** A stretch of the track for which the roads do not account. */
interface Fault extends Stretch {
  readonly doubt: RouteDoubt
}

/** A box, the start or the finish. */
interface Stop {
  readonly box: RouteBox | undefined
  /** The index of the piece; -1 for start and finish beyond the roads. */
  readonly piece: number
  /** The distances along the piece and along the track, in metres. */
  readonly at: number
  readonly onTrack: number
}

/**
 * Compares each leg with the track. Where they differ, both boxes of the leg are doubtful, and its length is that of the
 * track; elsewhere it is that of the roads.
 *
 * @param offRoads the stretches of the track without roads
 */
export const accountForLegs = (
  track: Track,
  offRoads: readonly Stretch[],
  pieces: readonly WalkWithBoxes[],
): AccountedBoxes => {
  const rulers = pieces.map(({ walk }) => rulerOf(track, walk))
  const stops = pieces.flatMap(({ boxes }, piece) =>
    boxes.map((box): Stop => ({ box, piece, at: box.at, onTrack: trackAt(rulers[piece] ?? [], box.at) })),
  )
  const ends = endsOf(track.line, rulers)
  const all = [ends.start, ...stops, ends.finish]
  const faults = [
    ...track.gaps.map((gap): Fault => ({ ...gap, doubt: 'gap' })),
    ...[...offRoads, ...unmatched(track, rulers), ...detours(rulers), ...wrongLegs(all)].map((stretch): Fault => ({
      ...stretch,
      doubt: 'offRoads',
    })),
  ]
  let length = 0
  const doubts = new Map<RouteBox, Set<RouteDoubt>>()
  const places = all.map((stop, index) => {
    const before = all[index - 1]
    if (!before) return 0
    const found = faults.filter(({ from, to }) => from < stop.onTrack && to > before.onTrack)
    for (const { doubt } of found)
      for (const { box } of [before, stop]) if (box) addDoubt(doubts, box, doubtOfLeg(doubt, before, stop))
    length += found.length > 0 ? stop.onTrack - before.onTrack : legLength(before, stop, rulers)
    return length
  })
  const boxes = stops.flatMap(({ box }, index) =>
    box ? [{ ...box, at: places[index + 1] ?? 0, doubts: [...box.doubts, ...(doubts.get(box) ?? [])] }] : [],
  )
  return { boxes, length }
}

const addDoubt = (doubts: Map<RouteBox, Set<RouteDoubt>>, box: RouteBox, doubt: RouteDoubt): void =>
  void doubts.set(box, (doubts.get(box) ?? new Set()).add(doubt))

/** At the start and the finish, the roads end. */
const doubtOfLeg = (doubt: RouteDoubt, from: Stop, to: Stop): RouteDoubt =>
  doubt === 'offRoads' && !(from.box && to.box) ? 'roadsEnd' : doubt

/** Corresponding distances along a piece and along the track, in the order of walking. */
type Ruler = readonly { readonly at: number; readonly onTrack: number }[]

const rulerOf = ({ samples, line }: Track, walk: WalkPart): Ruler => {
  const along = new Map(samples.map((index, at) => [index, line.along[at] ?? 0]))
  let furthest = 0
  // A sample may lie a little behind the previous one, because positions are inaccurate.
  return walk.samples.map(({ index, at }) => ({
    at: (furthest = Math.max(furthest, at)),
    onTrack: along.get(index) ?? 0,
  }))
}

/** The distance along the track of a place on a piece. */
const trackAt = (ruler: Ruler, at: number): number => {
  const next = ruler.findIndex((mark) => mark.at >= at)
  const [one, other] = [ruler[next - 1] ?? ruler[0], ruler[next] ?? ruler.at(-1)]
  if (!one || !other) return 0
  return other.at === one.at
    ? other.onTrack
    : one.onTrack + ((at - one.at) / (other.at - one.at)) * (other.onTrack - one.onTrack)
}

const endsOf = ({ length }: Polyline, rulers: readonly Ruler[]): { readonly start: Stop; readonly finish: Stop } => ({
  start: { box: undefined, piece: 0, at: -(rulers[0]?.[0]?.onTrack ?? 0), onTrack: 0 },
  finish: {
    box: undefined,
    piece: rulers.length - 1,
    at: (rulers.at(-1)?.at(-1)?.at ?? 0) + length - (rulers.at(-1)?.at(-1)?.onTrack ?? length),
    onTrack: length,
  },
})

/** The length of a leg along its roads; along the track where it leads from one piece to another. */
const legLength = (from: Stop, to: Stop, rulers: readonly Ruler[]): number =>
  from.piece === to.piece && rulers.length > 0 ? to.at - from.at : to.onTrack - from.onTrack

/** The track between two pieces of one part, and a long track before the first piece or after the last. */
const unmatched = ({ line, gaps }: Track, rulers: readonly Ruler[]): readonly Stretch[] => {
  const marks = rulers.map((ruler) => ({ from: ruler[0]?.onTrack ?? 0, to: ruler.at(-1)?.onTrack ?? 0 }))
  const between = marks.slice(1).map(({ from }, index) => ({ from: marks[index]?.to ?? 0, to: from }))
  const outside = [
    { from: 0, to: marks[0]?.from ?? 0 },
    { from: marks.at(-1)?.to ?? 0, to: line.length },
  ]
  return [
    ...between.filter(({ from, to }) => !gaps.some((gap) => gap.from >= from && gap.to <= to)),
    ...outside.filter(({ from, to }) => to - from > LONGEST_END),
  ]
}

/** Where the roads from one sample to the next are a detour that the track does not show. */
const detours = (rulers: readonly Ruler[]): readonly Stretch[] =>
  rulers.flatMap((ruler) =>
    ruler.flatMap((mark, index) => {
      const before = ruler[index - 1] ?? mark
      const [roads, walked] = [mark.at - before.at, mark.onTrack - before.onTrack]
      return isDifferent(roads, walked) ? [{ from: before.onTrack, to: mark.onTrack }] : []
    }),
  )

const wrongLegs = (stops: readonly Stop[]): readonly Stretch[] =>
  stops.flatMap((stop, index) => {
    const before = stops[index - 1] ?? stop
    const isWrong = before.piece === stop.piece && isDifferent(stop.at - before.at, stop.onTrack - before.onTrack)
    return isWrong ? [{ from: before.onTrack, to: stop.onTrack }] : []
  })

const isDifferent = (roads: number, walked: number): boolean =>
  Math.abs(roads - walked) > Math.max(TOLERANCE.metres, TOLERANCE.share * walked)
