import { JOIN_REACH, ROUTE_GAP, SAMPLE_STEP } from '../../constants'
import type { DrawingElement, Point } from '../../model/types'
import { distance } from '../points'
import { stretchOf, type InkPiece } from '../erasing/visibleInk'

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
  const erased = arrows.length === 0 ? pieces.filter(({ element }) => element.arrow) : []
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

interface Connection extends Pick<FoundRoute, 'rest' | 'doubts'> {
  readonly chain: readonly DirectedPiece[]
}

/** Connects the stroke with the ball to the one with the arrowhead. */
const connect = (start: InkPiece, end: InkPiece, others: readonly InkPiece[]): Connection | undefined => {
  if (gap(start.samples.at(-1), end.samples[0]) <= JOIN_REACH)
    return { chain: [forward(start), forward(end)], rest: others, doubts: [] }
  const meeting = meetingOf(start, end)
  if (meeting.apart <= JOIN_REACH) return joined(start, end, meeting, others)
  const isCut = start.element === end.element
  const ways = isCut ? [] : waysBetween(start, end, others)
  const [way] = ways
  if (way) {
    const doubts = ways.length > 1 ? [doubt('twoWays', ways.flat())] : []
    return {
      chain: [forward(start), ...way, forward(end)],
      rest: others.filter((piece) => !way.some((directed) => directed.piece === piece)),
      doubts,
    }
  }
  if (meeting.apart > ROUTE_GAP && !isCut) return undefined
  const broken = isCut ? { ...meeting, inStart: start.samples.length - 1, inEnd: 0 } : meeting
  const found = joined(start, end, broken, others)
  return { ...found, doubts: [...found.doubts, doubt('routeGap', [forward(start), forward(end)])] }
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
const waysBetween = (
  start: InkPiece,
  end: InkPiece,
  others: readonly InkPiece[],
): readonly (readonly DirectedPiece[])[] => {
  let ways: readonly (readonly DirectedPiece[])[] = [[]]
  const left = new Set(others)
  while (ways.length > 0) {
    const longer = ways.flatMap((way) =>
      piecesBeginningAt(way.length > 0 ? endOf(way.at(-1)) : start.samples.at(-1), left).map((one) => way.concat(one)),
    )
    const reached = longer.map((way) => way.at(-1)?.piece)
    // Two ways to a piece suffice to know that the route is ambiguous; all of them could be millions.
    ways = longer.filter((_, index) => reached.slice(0, index).filter((piece) => piece === reached[index]).length < 2)
    for (const piece of reached) if (piece) left.delete(piece)
    const arrived = ways.filter((way) => gap(endOf(way.at(-1)), end.samples[0]) <= JOIN_REACH)
    if (arrived.length > 0) return arrived
  }
  return []
}

/** Pieces that begin at a place, in either direction. */
const piecesBeginningAt = (at: Point | undefined, pieces: Iterable<InkPiece>): readonly DirectedPiece[] =>
  Array.from(pieces).flatMap((piece) =>
    [forward(piece), { piece, isReversed: true }]
      .filter((directed) => gap(at, startOf(directed)) <= JOIN_REACH)
      .slice(0, 1),
  )

const startOf = ({ piece, isReversed }: DirectedPiece): Point | undefined => piece.samples.at(isReversed ? -1 : 0)
const endOf = (directed: DirectedPiece | undefined): Point | undefined =>
  directed?.piece.samples.at(directed.isReversed ? 0 : -1)

/** The samples of a piece in the direction of the route. */
export const samplesOf = ({ piece, isReversed }: DirectedPiece): readonly Point[] =>
  isReversed ? piece.samples.toReversed() : piece.samples
