import type { LatLon } from './latLon'

/** The id of an OpenStreetMap node, or its coordinates if the file has no ids. Ways that share a key are joined. */
export type NodeKey = number | string

export interface RoadNode extends LatLon {
  readonly key: NodeKey
}

export type Tags = Readonly<Record<string, string>>

/** A way with the tag `highway`, or a part of such a way if some of its nodes are missing. */
export interface Way {
  readonly nodes: readonly RoadNode[]
  readonly tags: Tags
}

/** The parts of a way between its missing nodes; a single node is no part. */
export const wayParts = (nodes: readonly (RoadNode | undefined)[], tags: Tags): readonly Way[] => {
  const parts: RoadNode[][] = [[]]
  for (const node of nodes) {
    if (!node) parts.push([])
    else if (parts.at(-1)?.at(-1)?.key !== node.key) parts.at(-1)?.push(node)
  }
  return parts.filter((part) => part.length > 1).map((part) => ({ nodes: part, tags }))
}
