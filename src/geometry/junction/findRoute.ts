import { JOIN_REACH, SAMPLE_STEP } from '../../constants'
import type { DrawingElement, Point } from '../../model/types'
import { stretchOf, type InkPiece } from '../erasing/visibleInk'
import { distance } from '../points'

/** Greatest gap between strokes of one route; a gap larger than JOIN_REACH is doubtful. */
const ROUTE_GAP = 24

/** A stretch of ink on the route; `isReversed` when the route runs against the direction of drawing. */
export interface DirectedPiece {
  readonly piece: InkPiece
  readonly isReversed: boolean
}

export interface Route {
  /** The strokes of the route in order, from the ball. */
  readonly chain: readonly DirectedPiece[]
  /** Whether the route ends in an arrowhead. */
  readonly hasArrow: boolean
}

/** `noArrow`: no arrowhead is visible, and one was erased or the route continues beyond the junction. */
export type RouteInkDoubt = 'noArrow' | 'noBall' | 'manyBalls' | 'manyArrows' | 'noRoute' | 'routeGap' | 'twoWays'

export interface FoundRoute {
  readonly route?: Route
  /** The ink off the route, including the unused parts of the route's strokes. */
  readonly rest: readonly InkPiece[]
  readonly doubts: readonly { readonly kind: RouteInkDoubt; readonly elements: readonly DrawingElement[] }[]
}

/**
 * Finds the route: the stroke with ball and arrowhead, or the chain of strokes from the ball to the arrowhead. In a
 * chain each stroke begins at the end of the previous one; the last two may also meet midway. Without an arrowhead the
 * route is the stroke with the ball.
 */
export const findRoute = (pieces: readonly InkPiece[]): FoundRoute => {
  const [balls, arrows] = [pieces.filter(({ ball }) => ball), pieces.filter(({ arrow }) => arrow)]
  const both = balls.filter(({ arrow }) => arrow)
  const start = only(both) ?? only(balls)
  const erased = arrows.length === 0 ? pieces.filter(({ element, isErased }) => isErased && element.arrow) : []
  const doubts = [
    ...doubtMany('manyBalls', balls),
    ...doubtMany('manyArrows', arrows),
    ...(erased.length > 0 ? [{ kind: 'noArrow' as const, elements: elementsOf(erased) }] : []),
  ]
  if (!start) return { rest: pieces, doubts: balls.length > 0 ? doubts : doubtNoBall(pieces) }
  const end = start.arrow ? start : only(arrows)
  if (arrows.length > 0 && !end) return { rest: pieces, doubts }
  const others = pieces.filter((piece) => piece !== start && piece !== end)
  const found =
    end && end !== start ? connect(start, end, others) : { chain: [forward(start)], rest: others, doubts: [] }
  if (!found)
    return { rest: pieces, doubts: [...doubts, { kind: 'noRoute', elements: elementsOf([start, end ?? start]) }] }
  return {
    route: { chain: found.chain, hasArrow: end !== undefined },
    rest: found.rest,
    doubts: [...doubts, ...found.doubts],
  }
}

const only = <T>(list: readonly T[]): T | undefined => (list.length === 1 ? list[0] : undefined)

const doubtMany = (kind: RouteInkDoubt, pieces: readonly InkPiece[]): FoundRoute['doubts'] =>
  pieces.length > 1 ? [{ kind, elements: elementsOf(pieces) }] : []

/** An empty drawing has no doubts. */
const doubtNoBall = (pieces: readonly InkPiece[]): FoundRoute['doubts'] =>
  pieces.length > 0 ? [{ kind: 'noBall', elements: elementsOf(pieces) }] : []

const elementsOf = (pieces: readonly InkPiece[]): readonly DrawingElement[] => pieces.map(({ element }) => element)
const forward = (piece: InkPiece): DirectedPiece => ({ piece, isReversed: false })

type Connection = Pick<Route, 'chain'> & Pick<FoundRoute, 'rest' | 'doubts'>

/** Connects the stroke with the ball to the one with the arrowhead. */
const connect = (start: InkPiece, end: InkPiece, others: readonly InkPiece[]): Connection | undefined => {
  if (touches(forward(start), forward(end))) return { chain: [forward(start), forward(end)], rest: others, doubts: [] }
  const meeting = meetingOf(start, end)
  if (meeting.apart <= JOIN_REACH) return joined(start, end, meeting, others)
  const own = others.filter(({ element }) => element === start.element)
  if (end.element === start.element) return through([start, ...own, end].map(forward), others)
  const whole = chained(start, end, others, touches)
  if (whole) return whole
  if (meeting.apart > ROUTE_GAP) return chained(start, end, others, gapsAllowed([start, ...others, end]))
  const found = joined(start, end, meeting, others)
  return { ...found, doubts: [...found.doubts, doubt('routeGap', [forward(start), forward(end)])] }
}

/** Whether one piece leads to the next. */
type Leads = (before: DirectedPiece, after: DirectedPiece) => boolean

const touches: Leads = (before, after) => gap(endOf(before), startOf(after)) <= JOIN_REACH

/** Also leads over a gap between strokes, and over an erased part of a stroke, of any length. */
const gapsAllowed =
  (pieces: readonly InkPiece[]): Leads =>
  (before, after) => {
    if (gap(endOf(before), startOf(after)) <= ROUTE_GAP) return true
    const own = pieces.filter(({ element }) => element === before.piece.element)
    const next = own[own.indexOf(before.piece) + (before.isReversed ? -1 : 1)]
    return after.piece === next && after.isReversed === before.isReversed
  }

/** Connects two strokes through the fewest others. */
const chained = (start: InkPiece, end: InkPiece, others: readonly InkPiece[], leads: Leads): Connection | undefined => {
  const ways = pathsBetween(start, end, others, leads)
  const found = ways[0] && through([forward(start), ...ways[0], forward(end)], others)
  return found && ways.length > 1 ? { ...found, doubts: [doubt('twoWays', ways.flat()), ...found.doubts] } : found
}

/** A route along these pieces, with a doubt where two of them lie apart. */
const through = (chain: readonly DirectedPiece[], others: readonly InkPiece[]): Connection => {
  const apart = chain.flatMap((after, index) => {
    const before = chain[index - 1]
    return before && !touches(before, after) ? [before, after] : []
  })
  return {
    chain,
    rest: others.filter((piece) => !chain.some((directed) => directed.piece === piece)),
    doubts: apart.length > 0 ? [doubt('routeGap', apart)] : [],
  }
}

const doubt = (kind: RouteInkDoubt, chain: readonly DirectedPiece[]): FoundRoute['doubts'][number] => ({
  kind,
  elements: [...new Set(elementsOf(chain.map(({ piece }) => piece)))],
})

const gap = (one: Point | undefined, other: Point | undefined): number =>
  one && other ? distance(one, other) : Infinity

/** The place where two pieces are nearest to each other: the indices of the samples, and the distance. */
interface Meeting {
  readonly inStart: number
  readonly inEnd: number
  readonly apart: number
  /** Whether the two pieces meet at several places. */
  readonly isRepeated: boolean
}

const meetingOf = (start: InkPiece, end: InkPiece): Meeting => {
  let [inStart, inEnd, least] = [0, 0, Infinity]
  const near: number[] = []
  start.samples.forEach((a, i) => {
    let nearest = Infinity
    end.samples.forEach((b, j) => {
      const squared = (a.x - b.x) ** 2 + (a.y - b.y) ** 2
      nearest = Math.min(nearest, squared)
      if (squared < least) [inStart, inEnd, least] = [i, j, squared]
    })
    if (nearest <= JOIN_REACH ** 2) near.push(i)
  })
  const isRepeated = near.some((i, index) => i - (near[index - 1] ?? i) > (2 * JOIN_REACH) / SAMPLE_STEP)
  return { inStart, inEnd, apart: Math.sqrt(least), isRepeated }
}

/** A route from one stroke to the other at their meeting place; the parts beyond it become roads. */
const joined = (start: InkPiece, end: InkPiece, meeting: Meeting, others: readonly InkPiece[]): Connection => {
  const { inStart, inEnd, isRepeated } = meeting
  const chain = [forward(stretchOf(start, 0, inStart)), forward(stretchOf(end, inEnd, end.samples.length - 1))]
  const rest = [stretchOf(start, inStart, start.samples.length - 1), stretchOf(end, 0, inEnd)]
  return {
    chain,
    rest: [...others, ...rest.filter(({ samples }) => samples.length > 1)],
    doubts: isRepeated ? [doubt('twoWays', chain)] : [],
  }
}

/** The chains with the fewest other strokes between the end of `start` and the beginning of `end`. */
const pathsBetween = (
  start: InkPiece,
  end: InkPiece,
  others: readonly InkPiece[],
  leads: Leads,
): readonly (readonly DirectedPiece[])[] => {
  const lastOf = (way: readonly DirectedPiece[]): DirectedPiece => way.at(-1) ?? forward(start)
  let ways: readonly (readonly DirectedPiece[])[] = [[]]
  const left = new Set(others)
  while (ways.length > 0) {
    const arrived = ways.filter((way) => leads(lastOf(way), forward(end)))
    if (arrived.length > 0) return arrived
    const longer = ways.flatMap((way) => piecesAfter(lastOf(way), left, leads).map((one) => way.concat(one)))
    const reached = longer.map((way) => lastOf(way).piece)
    // Two ways to a piece suffice to know that the route is ambiguous; all of them could be millions.
    ways = longer.filter((_, index) => reached.slice(0, index).filter((piece) => piece === reached[index]).length < 2)
    for (const piece of reached) left.delete(piece)
  }
  return []
}

/** The pieces to which a piece leads, each in one direction. */
const piecesAfter = (before: DirectedPiece, pieces: Iterable<InkPiece>, leads: Leads): readonly DirectedPiece[] =>
  Array.from(pieces).flatMap((piece) =>
    [forward(piece), { piece, isReversed: true }].filter((after) => leads(before, after)).slice(0, 1),
  )

const startOf = ({ piece, isReversed }: DirectedPiece): Point | undefined => piece.samples.at(isReversed ? -1 : 0)
const endOf = ({ piece, isReversed }: DirectedPiece): Point | undefined => piece.samples.at(isReversed ? 0 : -1)

/** The samples of a piece in the direction of the route. */
export const samplesOf = ({ piece, isReversed }: DirectedPiece): readonly Point[] =>
  isReversed ? piece.samples.toReversed() : piece.samples
