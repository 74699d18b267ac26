import { edgeOf, type Arc, type Graph } from './graph'

/** Shortest paths from a node: the distance to each other node, and the last arc of the path. */
export interface Paths {
  readonly distances: ReadonlyMap<number, number>
  readonly arcs: ReadonlyMap<number, Arc>
}

/**
 * Finds the shortest paths from the end of an arc to all nodes within a length (Dijkstra 1959). No path begins by going
 * back along the arc.
 */
export const shortestPaths = (graph: Graph, after: Arc, most: number): Paths => {
  const distances = new Map<number, number>()
  const arcs = new Map<number, Arc>()
  const open = new Map<number, number>([[after.to, 0]])
  while (open.size > 0) {
    const [node, walked] = nearestOf(open)
    open.delete(node)
    distances.set(node, walked)
    for (const arc of graph.arcsFrom[node] ?? []) {
      const length = walked + arc.length
      const isBack = node === after.to && edgeOf(arc) === edgeOf(after)
      if (isBack || length > most || distances.has(arc.to) || length >= (open.get(arc.to) ?? Infinity)) continue
      open.set(arc.to, length)
      arcs.set(arc.to, arc)
    }
  }
  return { distances, arcs }
}

/** Searches a list: `most` is small and few nodes are open at once, so this is faster than a heap. */
const nearestOf = (open: ReadonlyMap<number, number>): readonly [number, number] => {
  let [found, least] = [0, Infinity]
  for (const [node, length] of open) if (length < least) [found, least] = [node, length]
  return [found, least]
}

/** The arcs of the path that leads to a node, in order. */
export const pathTo = ({ arcs }: Paths, from: number, node: number): readonly Arc[] => {
  const path: Arc[] = []
  for (let at = node; at !== from;) {
    const arc = arcs.get(at)
    if (!arc) break
    path.push(arc)
    at = arc.from
  }
  return path.toReversed()
}
