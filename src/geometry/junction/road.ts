import { JOIN_REACH } from '../../constants'
import type { Point } from '../../model/types'
import { angleBetween, bearing, turnFrom } from '../bearing'
import type { InkPiece } from '../erasing/visibleInk'
import { extentOf, isWithin, type Extent } from '../extent'
import { distance, sideOf } from '../points'
import type { Apart, RoadBase } from './apart'
import { ROAD_AHEAD } from './routeLine'

/** Greatest gap between a road and its continuation beyond an erased stretch. */
const ERASED_GAP = 64

/** The number of samples of a road on either side of a drawn bar that give the road's direction there. */
const BAR_SAMPLES = 5

/** Least distance of either end of a bar from the road. */
const BAR_SIDE = 4

/** The middle part of a bar that the road must cross, and the least angle of the crossing, in degrees. */
const BAR_CORE = 0.5
const BAR_ANGLE = 45

/** Greatest length of a bar, and its least distance from the route. */
export const LONGEST_BAR = 90
const BAR_FROM = 16

/** A road whose two halves differ in direction by more than this has no certain direction, in degrees. */
const MOST_BEND = 50

/** Why the reading of a road is uncertain. */
export type RoadDoubt =
  /** A bar across a road may itself be a road: it also reaches the route, or is slanted, or hardly crosses. */
  | 'bar'
  /** Two roads have nearly the same direction. */
  | 'sameDirection'
  /** A road ends short of the route. */
  | 'endsShort'
  /** Ink that touches nothing else. */
  | 'loose'
  /** Too short to be a road. */
  | 'short'
  /** Ink leaves the route and comes back to it. */
  | 'returns'
  /** A road bends too much to have one direction. */
  | 'curved'
  /** Something touches the route at its ball or its arrowhead. */
  | 'atEnd'

/** A road that leaves the route. */
export interface DrawnRoad {
  readonly piece: InkPiece
  /** The road's samples from the route outwards, and the indices of the first and last in its piece. */
  readonly places: readonly Point[]
  readonly inner: number
  readonly outer: number
  /** The place where the road leaves the route, in units along the route. */
  readonly at: number
  readonly isOnRoundabout: boolean
  /** The direction of the road, in degrees clockwise from north. */
  readonly bearing: number
  readonly doubts: readonly RoadDoubt[]
  readonly bars: readonly InkPiece[]
  /** Pieces that cross the road, but may themselves be roads. */
  readonly doubtfulBars: readonly InkPiece[]
  /** Bounding box of its places. */
  readonly extent: Extent
}

/** The road from one sample of a piece to the piece's first or last one. */
export const roadFrom = (
  { roundabout }: RoadBase,
  piece: InkPiece,
  inner: number,
  outer: number,
  apart: Apart | undefined,
): DrawnRoad => {
  const { samples, step } = piece
  const places = inner <= outer ? samples.slice(inner, outer + 1) : samples.slice(outer, inner + 1).toReversed()
  const isOnRoundabout = apart?.isOnRoundabout ?? false
  const start = places[0] ?? { x: 0, y: 0 }
  const ahead = places[Math.round((isOnRoundabout ? ROAD_AHEAD / 2 : ROAD_AHEAD) / step)] ?? places.at(-1) ?? start
  return {
    piece,
    places,
    inner,
    outer,
    at: apart?.at ?? 0,
    isOnRoundabout,
    bearing: bearing(isOnRoundabout && roundabout ? roundabout.centre : start, ahead),
    doubts: isCurved(places) ? ['curved'] : [],
    bars: [],
    doubtfulBars: [],
    extent: extentOf(places),
  }
}

const isCurved = (places: readonly Point[]): boolean => {
  const [start, middle, end] = [places[0], places[Math.floor(places.length / 2)], places.at(-1)]
  if (!start || !middle || !end) return false
  return Math.abs(turnFrom(bearing(start, middle), bearing(middle, end))) > MOST_BEND
}

/** The way in which a short stroke crosses a road. */
interface Crossing {
  /** The angle between the two, in degrees. */
  readonly angle: number
  /** The place of the crossing, as a part of the stroke's length from its first sample. */
  readonly share: number
}

/** Finds how a short stroke crosses a road, away from the route, with an end on either side. */
export const crossingOf = ({ samples, step }: InkPiece, road: DrawnRoad): Crossing | undefined => {
  const [first, last] = [samples[0], samples.at(-1)]
  if (!first || !last || samples.length < 2 || (samples.length - 1) * step > LONGEST_BAR) return undefined
  if (!isWithin(road.extent, first, LONGEST_BAR)) return undefined
  const spared = Math.floor((samples.length * (1 - BAR_CORE)) / 2)
  const core = samples.slice(spared, samples.length - spared)
  const crossed = road.places.slice(Math.round(BAR_FROM / road.piece.step))
  const at = crossed.findIndex((place) => core.some((other) => distance(place, other) <= JOIN_REACH))
  const [before, after] = [crossed[at - BAR_SAMPLES] ?? crossed[0], crossed[at + BAR_SAMPLES] ?? crossed.at(-1)]
  if (at < 0 || !before || !after) return undefined
  const angle = angleBetween(bearing(first, last), road.bearing)
  const [one, other] = [distanceAside(before, after, first), distanceAside(before, after, last)]
  const isAcross = angle >= BAR_ANGLE && one * other < 0 && Math.min(Math.abs(one), Math.abs(other)) >= BAR_SIDE
  return isAcross ? { angle, share: one / (one - other) } : undefined
}

export const isBar = (piece: InkPiece, road: DrawnRoad): boolean => crossingOf(piece, road) !== undefined

/** Signed distance of a place to the right of the line through two others. */
const distanceAside = (from: Point, to: Point, place: Point): number =>
  sideOf(from, to, place) / (distance(from, to) || 1)

/** Whether a piece continues a road beyond an erased stretch. */
export const goesOn = ({ piece: { element }, places }: DrawnRoad, piece: InkPiece): boolean =>
  element === piece.element &&
  places.slice(-1).some((end) => piece.samples.some((place) => distance(place, end) <= ERASED_GAP))
