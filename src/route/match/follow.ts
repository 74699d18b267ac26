import { BEARING_LEAST } from '../../constants'
import { bearing, turnFrom } from '../../geometry/bearing'
import { polylineOf, pointAt, type Polyline } from '../../geometry/line/polyline'
import { degreeOf, edgeOf, type Arc, type Graph } from './graph'

/** An arc and the arcs after it, up to the next node where ways meet or end. */
export const chainFrom = (graph: Graph, arc: Arc): readonly Arc[] => {
  const chain = [arc]
  const seen = new Set([edgeOf(arc)])
  for (let last = arc; degreeOf(graph, last.to) === 2;) {
    const next = graph.arcsFrom[last.to]?.find((one) => !seen.has(edgeOf(one)))
    if (!next) break
    chain.push(next)
    seen.add(edgeOf(next))
    last = next
  }
  return chain
}

/**
 * An arc, continued along the straightest roads until the arcs are at least `length` metres long or no road follows.
 */
export const roadAhead = (graph: Graph, arc: Arc, length: number): readonly Arc[] => {
  const arcs = [arc]
  const seen = new Set([edgeOf(arc)])
  let walked = arc.length
  for (let last = arc; walked < length;) {
    const next = straightestAfter(graph, last, seen)
    if (!next) break
    arcs.push(next)
    seen.add(edgeOf(next))
    walked += next.length
    last = next
  }
  return arcs
}

/** The length of a chain, in metres. */
export const chainLength = (arcs: readonly Arc[]): number => arcs.reduce((sum, { length }) => sum + length, 0)

export const lineThrough = (arcs: readonly Arc[]): Polyline =>
  polylineOf(arcs.flatMap(({ points }, index) => points.slice(index === 0 ? 0 : 1)))

const straightestAfter = (graph: Graph, arc: Arc, seen: ReadonlySet<number>): Arc | undefined => {
  const heading = bearing(pointAt(arc, arc.length - BEARING_LEAST), pointAt(arc, arc.length))
  const turn = (next: Arc): number =>
    Math.abs(turnFrom(heading, bearing(pointAt(next, 0), pointAt(next, BEARING_LEAST))))
  const ways = (graph.arcsFrom[arc.to] ?? []).filter((next) => !seen.has(edgeOf(next)))
  return ways.toSorted((one, other) => turn(one) - turn(other))[0]
}
