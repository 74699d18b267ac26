import type { Polyline } from '../geometry/line/polyline'
import type { Stretch, Track } from './match/track'
import type { WalkPart } from './match/walk'
import type { RouteDoubt } from './routeDoubt'
import type { RouteBox, RouteDraft } from './routeDraft'

/** A piece of the walk on roads, with its boxes; their `at` is the distance along this piece. */
export interface WalkWithBoxes {
  readonly walk: WalkPart
  readonly boxes: readonly RouteBox[]
}

/** The boxes with their distances along the whole route, its length, and the length without roads, in metres. */
export type AccountedBoxes = Pick<RouteDraft, 'boxes' | 'length' | 'offRoads'>

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
  /** The index of the piece; for the start and the finish, of the nearest. */
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
  const roadless = [...offRoads, ...unmatched(track, rulers)]
  const isAtEnd = ({ from, to }: Stretch): boolean => from < LONGEST_END || to > track.line.length - LONGEST_END
  const faults = [
    ...track.gaps.map(({ from, to }): Fault => ({ from, to, doubt: 'gap' })),
    ...roadless.map(({ from, to }): Fault => ({ from, to, doubt: isAtEnd({ from, to }) ? 'roadsEnd' : 'offRoads' })),
    ...[...detours(rulers), ...wrongLegs(all)].map(({ from, to }): Fault => ({ from, to, doubt: 'offRoads' })),
  ]
  const legs = all.slice(1).map((to, index) => legBetween(all[index] ?? to, to, faults))
  let at = 0
  const boxes = stops.flatMap(({ box }, index) => {
    const [before, after] = [legs[index], legs[index + 1]]
    at += before?.length ?? 0
    const doubts = new Set([...(before?.doubts ?? []), ...(after?.doubts ?? [])])
    return box ? [{ ...box, at, doubts: [...box.doubts, ...doubts] }] : []
  })
  return { boxes, length: at + (legs.at(-1)?.length ?? 0), offRoads: lengthOfAll(roadless) }
}

interface Leg {
  /** In metres. */
  readonly length: number
  readonly doubts: readonly RouteDoubt[]
}

const legBetween = (from: Stop, to: Stop, faults: readonly Fault[]): Leg => {
  const found = faults.filter((fault) => fault.from < to.onTrack && fault.to > from.onTrack)
  const isOnRoads = found.length === 0 && from.piece === to.piece
  return {
    length: isOnRoads ? to.at - from.at : to.onTrack - from.onTrack,
    doubts: found.map(({ doubt }) => doubt),
  }
}

/** The length of stretches that may overlap. */
const lengthOfAll = (stretches: readonly Stretch[]): number => {
  let [sum, end] = [0, 0]
  for (const { from, to } of stretches.toSorted((one, other) => one.from - other.from)) {
    sum += Math.max(0, to - Math.max(from, end))
    end = Math.max(end, to)
  }
  return sum
}

/** Corresponding distances along a piece and along the track, in the order of walking. */
type Ruler = readonly { readonly at: number; readonly onTrack: number }[]

const rulerOf = ({ samples }: Track, walk: WalkPart): Ruler => {
  const along = new Map(samples.map(({ index, at }) => [index, at]))
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
