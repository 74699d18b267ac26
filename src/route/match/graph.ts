import { polylineOf, reversedLine, type Polyline } from '../../geometry/line/polyline'
import type { Point } from '../../model/types'
import type { LatLon } from '../latLon'
import type { Way } from '../roads'
import { kindOfRoad, type RoadKind } from './highway'
import type { Plane } from './plane'

/** An edge of the graph in one of its two directions. */
export interface Arc extends Polyline {
  /** The number of the arc: even in the direction of the way; its reverse has the next number. */
  readonly id: number
  readonly from: number
  readonly to: number
  readonly kind: RoadKind
  readonly reverse: Arc
}

/** Nodes where ways meet or end, and the roads between them. */
export interface Graph {
  readonly nodes: readonly Point[]
  readonly arcs: readonly Arc[]
  /** The arcs that leave each node. A loop leaves its node twice. */
  readonly arcsFrom: readonly (readonly Arc[])[]
}

export const edgeOf = ({ id }: Arc): number => id >> 1

export const degreeOf = (graph: Graph, node: number): number => graph.arcsFrom[node]?.length ?? 0

/**
 * Joins ways at nodes with the same place. A road on a bridge shares no place with the road below. Where two ways run
 * along the same nodes, such as a way that stands twice in a file, there is one road.
 */
export const buildGraph = (ways: readonly Way[], plane: Plane): Graph => {
  const uses = usesOf(ways)
  const nodes = new Map<string, number>()
  const places: Point[] = []
  const nodeOf = (node: LatLon): number => {
    const key = latLonKey(node)
    const known = nodes.get(key)
    if (known !== undefined) return known
    nodes.set(key, places.length)
    return places.push(plane.toPoint(node)) - 1
  }
  const arcs: Arc[] = []
  const known = new Set<string>()
  for (const way of ways) {
    const kind = kindOfRoad(way.tags)
    for (const part of partsOf(way, uses)) {
      const [first, last] = [part[0], part.at(-1)]
      const line = polylineOf(part.map(plane.toPoint))
      if (!first || !last || line.length === 0 || isKnown(known, part)) continue
      addEdge(arcs, nodeOf(first), nodeOf(last), line, kind)
    }
  }
  return { nodes: places, arcs, arcsFrom: arcsByNode(arcs, places.length) }
}

/** How often ways pass each node. Ends of ways count twice, because an edge always ends there. */
const usesOf = (ways: readonly Way[]): ReadonlyMap<string, number> => {
  const uses = new Map<string, number>()
  for (const { nodes } of ways)
    nodes.forEach((node, index) => {
      const [key, isEnd] = [latLonKey(node), index === 0 || index === nodes.length - 1]
      uses.set(key, (uses.get(key) ?? 0) + (isEnd ? 2 : 1))
    })
  return uses
}

/** The parts of a way between the nodes where ways meet. */
const partsOf = ({ nodes }: Way, uses: ReadonlyMap<string, number>): readonly (readonly LatLon[])[] => {
  const parts: LatLon[][] = []
  let part: LatLon[] = []
  for (const node of nodes) {
    part.push(node)
    if (part.length > 1 && (uses.get(latLonKey(node)) ?? 0) > 1) {
      parts.push(part)
      part = [node]
    }
  }
  return parts.flatMap(withoutLoop)
}

/**
 * Cuts a way that returns to its own node, such as the path around a lake, into two: it leaves this junction as two
 * roads.
 */
const withoutLoop = (part: readonly LatLon[]): readonly (readonly LatLon[])[] => {
  const [first, last] = [part[0], part.at(-1)]
  if (!first || !last || latLonKey(first) !== latLonKey(last)) return [part]
  const middle = part.length >> 1
  return [part.slice(0, middle + 1), part.slice(middle)]
}

/** OpenStreetMap stores coordinates with seven decimals, which is a centimetre. */
const latLonKey = ({ lat, lon }: LatLon): string => `${Math.round(lat * 1e7)},${Math.round(lon * 1e7)}`

/** Whether a road along these nodes, in either direction, was there before; remembers it. */
const isKnown = (known: Set<string>, part: readonly LatLon[]): boolean => {
  const keys = part.map(latLonKey)
  const [there, back] = [keys.join(' '), keys.toReversed().join(' ')]
  if (known.has(there) || known.has(back)) return true
  known.add(there)
  return false
}

const addEdge = (arcs: Arc[], from: number, to: number, line: Polyline, kind: RoadKind): void => {
  const id = arcs.length
  const arc = { ...line, id, from, to, kind }
  const back = { ...reversedLine(line), id: id + 1, from: to, to: from, kind, reverse: arc as Arc }
  arcs.push(Object.assign(arc, { reverse: back }), back)
}

const arcsByNode = (arcs: readonly Arc[], nodes: number): readonly (readonly Arc[])[] => {
  const from: Arc[][] = Array.from({ length: nodes }, () => [])
  for (const arc of arcs) from[arc.from]?.push(arc)
  return from
}

/** The graph without some of its edges; their nodes stay. */
export const withoutEdges = (graph: Graph, edges: ReadonlySet<number>): Graph => {
  const arcs = graph.arcs.filter((arc) => !edges.has(edgeOf(arc)))
  return { nodes: graph.nodes, arcs, arcsFrom: arcsByNode(arcs, graph.nodes.length) }
}
