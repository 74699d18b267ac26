import { SAMPLE_STEP, STAGGER } from '../../constants'
import { compareArms, settle, type Arm, type Direction, type Junction } from '../../model/junction'
import type { DrawingElement } from '../../model/types'
import { bearing, turnFrom } from '../bearing'
import { visibleInk, type InkPiece } from '../erasing/visibleInk'
import { indexAt } from '../line/polyline'
import type { RoadBase } from './apart'
import type { Doubt } from './doubts'
import { findRoads } from './findRoads'
import { findRoute, type Route } from './findRoute'
import { assignInk, type JunctionInk } from './junctionInk'
import { centreAmong, junctionPlaces, type Centre, type JunctionPlace } from './places'
import type { DrawnRoad } from './road'
import { isClosed, roundaboutOn, type Roundabout } from './roundabout'
import { sampleAlong, routeLineOf, type RouteLine } from './routeLine'
import { sortPlace } from './sortPlace'

/** Greatest deviation of the way in from straight below, in degrees. */
const ENTRY_TURN = 45

/** The surface of the route is read at this distance before and after the centre. */
const SURFACE_FROM = 15

export interface JunctionReading {
  readonly junction?: Junction
  /** Set when there is a junction. */
  readonly ink?: JunctionInk
  readonly doubts: readonly Doubt[]
}

/**
 * Reads which junction a drawing shows, from any ink that is not erased. First finds the route from ball to arrowhead,
 * then a closed line on it, which is a roundabout. Strokes that touch either are roads. Bearings at a roundabout are
 * measured from its centre.
 *
 * Roads within JUNCTION_REACH of each other form one place. The centre is the roundabout, else the place where the
 * route turns, else the last place; without an arrowhead, the end of the route. The roads of a place and the way on are
 * sorted into eighths of a turn together, so that each road keeps its side of the route. Anything uncertain becomes a
 * doubt with its ink; nothing is guessed.
 */
export const readJunction = (elements: readonly DrawingElement[]): JunctionReading => {
  const found = findRoute(visibleInk(elements))
  if (!found.route) return { doubts: found.doubts }
  const routeLine = routeLineOf(found.route)
  const { roundabout, rest, doubts } = takeRoundabout(routeLine, found.rest)
  const base = { routeLine, roundabout, hasArrow: found.route.hasArrow }
  const roads = findRoads(base, rest)
  return assemble(found.route, base, roads.roads, [
    ...found.doubts,
    ...doubts,
    ...roads.doubts.map(({ kind, piece }) => ({ kind, elements: [piece.element] })),
  ])
}

interface TakenRoundabout {
  readonly roundabout: Roundabout | undefined
  readonly rest: readonly InkPiece[]
  readonly doubts: readonly Doubt[]
}

/** Separates the roundabout from the other ink. Every other closed line is a doubt. */
const takeRoundabout = (routeLine: RouteLine, pieces: readonly InkPiece[]): TakenRoundabout => {
  const closed = pieces.filter(({ element }) => isClosed(element.points))
  const roundabouts = closed.filter(({ isWhole }) => isWhole).flatMap((piece) => roundaboutOn(routeLine, piece) ?? [])
  const [roundabout] = roundabouts
  const rest = pieces.filter((piece) => piece !== roundabout?.piece)
  const others = closed.filter((piece) => piece !== roundabout?.piece)
  const doubts =
    others.length > 0 ? [{ kind: 'roundabout' as const, elements: others.map(({ element }) => element) }] : []
  return { roundabout, rest, doubts }
}

const assemble = (
  route: Route,
  base: RoadBase,
  roads: readonly DrawnRoad[],
  found: readonly Doubt[],
): JunctionReading => {
  const taken = junctionPlaces(base, roads)
  const centre = centreAmong(route, base, taken)
  const places = taken.includes(centre.place) ? taken : [...taken, centre.place]
  const sorted = places.map(sortPlace)
  const central = sorted.find(({ place }) => place === centre.place)
  const surface = surfacesAt(route, base, centre.place.at)
  const arms = sorted
    .flatMap(({ place, arms: some }) =>
      some.map(({ road, direction }) => ({ road, arm: armOf(road, direction, atOf(place, centre)) })),
    )
    .toSorted((one, other) => compareArms(one.arm, other.arm))
  const exit = central?.exit ? { direction: central.exit, unpaved: surface.exit } : undefined
  const junction = settle({
    entryUnpaved: surface.entry,
    exit,
    arms: arms.map(({ arm }) => arm),
    roundabout: base.roundabout !== undefined,
    staggered: 'none',
  })
  const doubts: Doubt[] = [
    ...found,
    ...centre.doubts.map((kind) => ({ kind, elements: elementsOfRoute(route) })),
    ...surface.doubts.map((kind) => ({ kind, elements: elementsOfRoute(route) })),
    ...sorted.flatMap((one) => one.doubts),
    ...(isFromBelow(base, centre.place.at) ? [] : [{ kind: 'notBelow' as const, elements: elementsOfRoute(route) }]),
  ]
  const roadsOfArms = arms.map(({ road }) => road)
  return { junction, ink: assignInk(route, base, centre.place, roadsOfArms), doubts }
}

/** Distance of the roads from the centre along the route; snapped to STAGGER when at most one sample away. */
const atOf = (place: JunctionPlace, centre: Centre): number => {
  if (place === centre.place) return 0
  const at = Math.round(place.middle - centre.place.at)
  return Math.abs(at + STAGGER) <= SAMPLE_STEP ? -STAGGER : at
}

const elementsOfRoute = ({ chain }: Route): readonly DrawingElement[] => chain.map(({ piece }) => piece.element)

const armOf = ({ piece, bars, doubtfulBars }: DrawnRoad, direction: Direction, at: number): Arm => ({
  direction,
  unpaved: piece.element.dashed,
  blocked: bars.length + doubtfulBars.length > 0,
  at,
})

/** Whether the way in and the way on are unpaved. A change of surface elsewhere than at the centre is a doubt. */
const surfacesAt = (route: Route, { routeLine, roundabout }: RoadBase, at: number) => {
  const dashedAt = (place: number): boolean =>
    route.chain[routeLine.pieceIndexes[indexAt(routeLine, place)] ?? 0]?.piece.element.dashed ?? false
  const [entry, exit] = [dashedAt(at - SURFACE_FROM), dashedAt((roundabout?.to ?? at) + SURFACE_FROM)]
  const isOne = route.chain.every(({ piece }) => piece.element.dashed === entry)
  const isElsewhere =
    !isOne &&
    routeLine.along.some(
      (along) =>
        (along < at - SURFACE_FROM && dashedAt(along) !== entry) ||
        (along > (roundabout?.to ?? at) + SURFACE_FROM && dashedAt(along) !== exit),
    )
  return { entry, exit, doubts: isElsewhere ? (['surface'] as const) : [] }
}

const isFromBelow = ({ routeLine }: RoadBase, at: number): boolean =>
  Math.abs(turnFrom(0, bearing(sampleAlong(routeLine, 0), sampleAlong(routeLine, at)))) <= ENTRY_TURN
