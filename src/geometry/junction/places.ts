import { JUNCTION_REACH } from '../../constants'
import { bearing, turnFrom } from '../bearing'
import type { RoadBase } from './apart'
import type { DoubtKind } from './doubts'
import type { Route } from './findRoute'
import type { DrawnRoad } from './road'
import type { Roundabout } from './roundabout'
import { sampleAlong, sharpestTurn, waysAt, type RouteLine, TURN_AHEAD } from './routeLine'

/** Least turn of the route, in degrees: half of an eighth of a turn. */
const TURN_LEAST = 22.5

/** A place where roads leave the route, and the bearings of the route there. */
export interface JunctionPlace {
  /** Distance along the route of the turn near the roads, or of their middle if there is no turn. */
  readonly at: number
  /** Distance along the route of the middle of the roads. */
  readonly middle: number
  readonly roads: readonly DrawnRoad[]
  /** Bearings back along the route and, if the route continues, onward. */
  readonly back: number
  readonly onward: number | undefined
}

/** Groups roads by the place at which they leave the route. */
export const junctionPlaces = (base: RoadBase, roads: readonly DrawnRoad[]): readonly JunctionPlace[] => {
  const { roundabout } = base
  const onRoundabout = roundabout
    ? [
        roundaboutPlace(
          base,
          roundabout,
          roads.filter(({ isOnRoundabout }) => isOnRoundabout),
        ),
      ]
    : []
  const groups: DrawnRoad[][] = []
  for (const road of roads
    .filter(({ isOnRoundabout }) => !isOnRoundabout)
    .toSorted((one, other) => one.at - other.at)) {
    const group = groups.at(-1)
    if (group && road.at - (group.at(-1)?.at ?? 0) <= JUNCTION_REACH) group.push(road)
    else groups.push([road])
  }
  return [...groups.map((group) => placeOf(base, group)), ...onRoundabout].toSorted((one, other) => one.at - other.at)
}

const roundaboutPlace = (
  { routeLine, hasArrow }: RoadBase,
  roundabout: Roundabout,
  roads: readonly DrawnRoad[],
): JunctionPlace => ({
  at: roundabout.from,
  middle: roundabout.from,
  roads,
  back: bearing(roundabout.centre, sampleAlong(routeLine, roundabout.from - TURN_AHEAD)),
  onward: hasArrow ? bearing(roundabout.centre, sampleAlong(routeLine, roundabout.to + TURN_AHEAD)) : undefined,
})

/**
 * The place of some roads: at the route's turn when there is one nearby, otherwise in the middle of the roads. Even a
 * slight turn counts, because the strokes of the way in and the way on often meet there.
 */
const placeOf = (base: RoadBase, roads: readonly DrawnRoad[]): JunctionPlace => {
  const middle = roads.reduce((sum, { at }) => sum + at, 0) / roads.length
  const turn = sharpestTurn(base.routeLine, middle - JUNCTION_REACH, middle + JUNCTION_REACH)
  return junctionPlaceAt(base, Math.abs(turn.degrees) >= TURN_LEAST / 2 ? turn.at : middle, roads, middle)
}

const junctionPlaceAt = (
  { routeLine, hasArrow }: RoadBase,
  wanted: number,
  roads: readonly DrawnRoad[],
  middle = wanted,
): JunctionPlace => {
  // Without an arrowhead the route ends at the junction.
  const isEnd = !hasArrow && routeLine.length - wanted <= JUNCTION_REACH
  const at = isEnd ? routeLine.length : wanted
  const { into, onward } = waysAt(routeLine, at)
  return { at, middle, roads, back: (into + 180) % 360, onward: isEnd ? undefined : onward }
}

export interface Centre {
  readonly place: JunctionPlace
  readonly doubts: readonly DoubtKind[]
}

/**
 * The centre of the junction: the roundabout, else the place where the route turns, else the last place with roads.
 * Without an arrowhead, a route that has no roundabout ends at its junction.
 */
export const centreAmong = (route: Route, base: RoadBase, places: readonly JunctionPlace[]): Centre => {
  const { routeLine, roundabout, hasArrow } = base
  const atRoundabout = roundabout && places.find(({ at }) => at === roundabout.from)
  const turning = places.filter((place) => place !== atRoundabout && Math.abs(turnOf(place)) >= TURN_LEAST)
  const turned = [...turning, ...freeTurns(base, places)]
  const noArrow: readonly DoubtKind[] = hasArrow || places.at(-1)?.onward === undefined ? [] : ['noArrow']
  if (atRoundabout) return { place: atRoundabout, doubts: turned.length > 0 ? ['turns', ...noArrow] : noArrow }
  if (!hasArrow) {
    const end = places.find(({ onward }) => onward === undefined)
    return {
      place: end ?? junctionPlaceAt(base, routeLine.length, []),
      doubts: turned.length > 0 ? ['noArrow'] : noArrow,
    }
  }
  const place =
    turned[0] ??
    places.at(-1) ??
    junctionPlaceAt(base, surfaceChange(route, routeLine) ?? sharpestTurn(routeLine).at, [])
  return { place, doubts: turned.length > 1 ? ['turns'] : [] }
}

/** Distance along the route at which its surface first changes. */
const surfaceChange = ({ chain }: Route, routeLine: RouteLine): number | undefined => {
  const changed = chain.findIndex(
    ({ piece }, index) => index > 0 && piece.element.dashed !== chain[index - 1]?.piece.element.dashed,
  )
  return changed < 0 ? undefined : routeLine.along[routeLine.pieceIndexes.indexOf(changed)]
}

const turnOf = ({ back, onward }: JunctionPlace): number =>
  onward === undefined ? 0 : turnFrom((back + 180) % 360, onward)

/** The turns of the route away from all roads. */
const freeTurns = (base: RoadBase, places: readonly JunctionPlace[]): readonly JunctionPlace[] => {
  const { routeLine, roundabout } = base
  const taken = places.map(({ at }) => [at - JUNCTION_REACH, at + JUNCTION_REACH] as const)
  if (roundabout) taken.push([roundabout.from - JUNCTION_REACH, roundabout.to + JUNCTION_REACH])
  taken.push([routeLine.length, routeLine.length])
  let from = 0
  return taken
    .toSorted(([one], [other]) => one - other)
    .flatMap(([low, high]) => {
      const turns = turnsBetween(base, from, low)
      from = Math.max(from, high)
      return turns
    })
}

/** The sharpest turn between two distances along the route, and all others that are not part of the same bend. */
const turnsBetween = (base: RoadBase, from: number, to: number): readonly JunctionPlace[] => {
  const turn = sharpestTurn(base.routeLine, from, to)
  const place = junctionPlaceAt(base, turn.at, [])
  if (Math.min(Math.abs(turn.degrees), Math.abs(turnOf(place))) < TURN_LEAST) return []
  const bend = 2 * TURN_AHEAD
  return [...turnsBetween(base, from, turn.at - bend), place, ...turnsBetween(base, turn.at + bend, to)]
}
