import { BAR_ANGLE, BAR_CORE, BAR_FROM, END_SNAP, LONGEST_BAR, MOST_BEND, ROAD_AHEAD, ROAD_GAP } from '../constants'
import type { Point } from '../model/types'
import type { Apart, Base } from './apart'
import { distance } from './points'
import { bearing, turnFrom } from './track'
import { extentOf, isWithin, type Extent } from './transform'
import type { InkPiece } from './visibleInk'

export type RoadDoubt = 'bar' | 'gap' | 'loose' | 'short' | 'returns' | 'bent' | 'atEnd'

/** A road that leaves the route. */
export interface Road {
  readonly piece: InkPiece
  /** Its places from the route outward, and the indices of the first and the last of them among the samples of its piece. */
  readonly places: readonly Point[]
  readonly inner: number
  readonly outer: number
  /** Where it leaves the route, in units along that. */
  readonly at: number
  readonly isOnRing: boolean
  /** In degrees clockwise from upwards. */
  readonly bearing: number
  readonly doubts: readonly RoadDoubt[]
  readonly bars: readonly InkPiece[]
  /** Around all of its places. */
  readonly extent: Extent
}

/** The road that leads from one sample of a piece to its last or first one. */
export const roadFrom = (
  { ring }: Base,
  piece: InkPiece,
  inner: number,
  outer: number,
  apart: Apart | undefined,
): Road => {
  const { samples, step } = piece
  const places = inner <= outer ? samples.slice(inner, outer + 1) : samples.slice(outer, inner + 1).toReversed()
  const isOnRing = apart?.isOnRing ?? false
  const start = places[0] ?? { x: 0, y: 0 }
  const ahead = places[Math.round((isOnRing ? ROAD_AHEAD / 2 : ROAD_AHEAD) / step)] ?? places.at(-1) ?? start
  return {
    piece,
    places,
    inner,
    outer,
    at: apart?.at ?? 0,
    isOnRing,
    bearing: bearing(isOnRing && ring ? ring.centre : start, ahead),
    doubts: isBent(places) ? ['bent'] : [],
    bars: [],
    extent: extentOf(places),
  }
}

const isBent = (places: readonly Point[]): boolean => {
  const [start, middle, end] = [places[0], places[Math.floor(places.length / 2)], places.at(-1)]
  if (!start || !middle || !end) return false
  return Math.abs(turnFrom(bearing(start, middle), bearing(middle, end))) > MOST_BEND
}

/** Whether a short stroke lies across a road, away from the route, with a part of it on either side. */
export const isBar = ({ samples, step }: InkPiece, road: Road): boolean => {
  const [first, last] = [samples[0], samples.at(-1)]
  if (!first || !last || samples.length < 2 || (samples.length - 1) * step > LONGEST_BAR) return false
  if (!isWithin(road.extent, first, LONGEST_BAR)) return false
  const spared = Math.floor((samples.length * (1 - BAR_CORE)) / 2)
  const core = samples.slice(spared, samples.length - spared)
  const crossed = road.places.slice(Math.round(BAR_FROM / road.piece.step))
  const meet = core.some((place) => crossed.some((other) => distance(place, other) <= END_SNAP))
  const angle = Math.abs(turnFrom(bearing(first, last), road.bearing))
  return meet && Math.min(angle, 180 - angle) >= BAR_ANGLE
}

/** Whether a piece is the rest of a road, beyond a place where that was erased. */
export const goesOn = ({ piece: { element }, places }: Road, piece: InkPiece): boolean =>
  element === piece.element &&
  places.slice(-1).some((end) => piece.samples.some((place) => distance(place, end) <= ROAD_GAP))
