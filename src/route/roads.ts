import type { LatLon } from './latLon'

export type Tags = Readonly<Record<string, string>>

/**
 * A way with the tag `highway`, or a part of such a way if some of its nodes are missing. Ways are joined at nodes with
 * the same place, whether or not a file has ids for them.
 */
export interface Way {
  readonly nodes: readonly LatLon[]
  readonly tags: Tags
}

/** The parts of a way between its missing nodes; a single node is not a part. */
export const wayParts = (nodes: readonly (LatLon | undefined)[], tags: Tags): readonly Way[] => {
  const parts: LatLon[][] = [[]]
  for (const node of nodes) {
    const last = parts.at(-1)?.at(-1)
    if (!node) parts.push([])
    else if (last?.lat !== node.lat || last.lon !== node.lon) parts.at(-1)?.push(node)
  }
  return parts.filter((part) => part.length > 1).map((part) => ({ nodes: part, tags }))
}
