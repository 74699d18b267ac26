import { LONGEST_SERVER_TEXT } from '../../constants'
import { failed, type Read } from '../../model/read'
import { isLatLon, type LatLon } from '../latLon'
import { wayParts, type Tags, type Way } from '../roads'
import type { RoadsFault } from '../routeFault'
import { coordinateOf } from './coordinate'

export type OsmId = number | string

/** A way as a file has it: its places stand in it, or it names the nodes at these places, or both. */
export interface OsmWay {
  readonly id: OsmId | undefined
  readonly tags: Tags
  readonly refs: readonly OsmId[]
  readonly places: readonly (LatLon | undefined)[]
}

/** The content of a file of OpenStreetMap, in whatever format. */
export interface OsmElements {
  readonly nodes: ReadonlyMap<OsmId, LatLon>
  readonly ways: readonly OsmWay[]
  /** What the server says about its answer. */
  readonly remark: string
}

export const idOf = (value: unknown): OsmId | undefined =>
  typeof value === 'number' || typeof value === 'string' ? value : undefined

export const osmLatLon = (lat: unknown, lon: unknown): LatLon | undefined => {
  const place = { lat: coordinateOf(lat), lon: coordinateOf(lon) }
  return isLatLon(place) ? place : undefined
}

/** Whether an element no longer exists: servers write old versions as invisible, JOSM what will be deleted. */
export const isDeleted = (visible: unknown, action: unknown): boolean =>
  visible === false || visible === 'false' || action === 'delete'

/** The ways with the tag `highway`, each once. An answer that took too long ends with a remark and lacks roads. */
export const waysOf = ({ nodes, ways, remark }: OsmElements): Read<readonly Way[], RoadsFault> => {
  if (/error/i.test(remark)) return failed({ kind: 'serverStopped', remark: remark.slice(0, LONGEST_SERVER_TEXT) })
  const roads = merged(ways, nodes).filter(({ tags }) => tags['highway'] !== undefined)
  return { ok: true, value: roads.flatMap(({ places, tags }) => wayParts(places, tags)) }
}

interface MergedWay {
  tags: Tags
  places: readonly (LatLon | undefined)[]
}

/** A query may print a way twice: its tags, its places or both, and all its places or those within a box. */
const merged = (ways: readonly OsmWay[], nodes: OsmElements['nodes']): readonly MergedWay[] => {
  const byId = new Map<OsmId, MergedWay>()
  const all: MergedWay[] = []
  for (const { id, tags, refs, places: own } of ways) {
    const places = own.some((place) => place) ? own : refs.map((ref) => nodes.get(ref))
    const copy = id === undefined ? undefined : byId.get(id)
    if (copy) {
      copy.tags = { ...copy.tags, ...tags }
      if (known(places) > known(copy.places)) copy.places = places
      continue
    }
    const way = { tags, places }
    all.push(way)
    if (id !== undefined) byId.set(id, way)
  }
  return all
}

const known = (places: MergedWay['places']): number => places.filter((place) => place).length
