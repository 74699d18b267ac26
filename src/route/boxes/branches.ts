import type { Polyline } from '../../geometry/line/polyline'
import type { Point } from '../../model/types'
import { chainFrom, chainLength, lineThrough, roadAhead } from '../match/follow'
import { edgeOf, type Arc, type Graph } from '../match/graph'
import type { WalkPart } from '../match/walk'
import type { Pass } from './passes'

/** Two roads that meet again within this length are one, as around the island before a roundabout. */
const ISLAND_LENGTH = 50

/** Two roads that are within CORRIDOR_WIDTH of each other at all of CORRIDOR_PLACES are the same road. */
export const CORRIDOR_WIDTH = 10
export const CORRIDOR_PLACES = [15, 25, 40] as const

/** Longest road that is a part of a junction because it connects two of its nodes. */
const LONGEST_INSIDE = 44

/** A road that leaves a junction and is not part of the route. */
export interface Branch {
  readonly arc: Arc
  readonly place: Point
  /** The line of the road, continued along the straightest road after its end. */
  readonly line: Polyline
  readonly arcs: readonly Arc[]
  /** The node where the road next meets other roads or ends, and the distance to that node, in metres. */
  readonly end: number
  readonly length: number
}

const REACH = Math.max(...CORRIDOR_PLACES)

/** The roads of a junction without those of the route, most important first. */
export const branchesOf = (graph: Graph, walk: WalkPart, pass: Pass): readonly Branch[] => {
  const own = new Set([edgeOf(pass.into), edgeOf(pass.onto)])
  const branches = [...pass.nodes].flatMap((node) =>
    (graph.arcsFrom[node] ?? []).filter((arc) => !own.has(edgeOf(arc))).map((arc) => branchAlong(graph, arc)),
  )
  const outer = branches.filter((branch) => !isInside(branch, pass))
  return withoutIslands(
    outer.toSorted((one, other) => one.arc.kind.rank - other.arc.kind.rank || one.arc.id - other.arc.id),
    walk,
    pass,
  )
}

const branchAlong = (graph: Graph, arc: Arc): Branch => {
  const chain = chainFrom(graph, arc)
  const arcs = roadAhead(graph, arc, REACH)
  return {
    arc,
    place: graph.nodes[arc.from] ?? { x: 0, y: 0 },
    line: lineThrough(arcs),
    arcs,
    end: chain.at(-1)?.to ?? arc.to,
    length: chainLength(chain),
  }
}

/** Whether a road connects two nodes of the same junction. */
const isInside = ({ arc, end, length }: Branch, { nodes }: Pass): boolean =>
  nodes.has(end) && (length <= LONGEST_INSIDE || arc.kind.isRoundabout)

/** Merges roads that soon meet each other again, and drops those that soon meet the route again. */
const withoutIslands = (branches: readonly Branch[], walk: WalkPart, pass: Pass): readonly Branch[] => {
  const near = walk.visits.filter(({ at }) => at >= pass.from - ISLAND_LENGTH && at <= pass.to + ISLAND_LENGTH)
  const met = new Set(near.map(({ node }) => node).filter((node) => !pass.nodes.has(node)))
  return branches.filter(({ end, length }) => {
    if (length > ISLAND_LENGTH) return true
    const isMet = met.has(end)
    met.add(end)
    return !isMet
  })
}
