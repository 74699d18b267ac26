import { failed, type Read } from '../../model/read'
import type { LatLon } from '../latLon'
import type { Way } from '../roads'
import type { RoadsFault } from '../routeFault'
import { isDeleted, osmLatLon, waysOf, type OsmId, type OsmWay } from './osmElements'
import { parseXml, type Attributes, type XmlPart } from './parseXml'

interface OpenWay extends OsmWay {
  readonly tags: Record<string, string>
  readonly refs: number[]
  readonly places: (LatLon | undefined)[]
}

/**
 * Reads ways in OpenStreetMap's XML (`.osm`). Servers write nodes before or after the ways, or places into the ways. A
 * file that is cut off or damaged is refused, as drawings without some of the roads would be wrong.
 */
export const readOsm = (part: XmlPart): Read<readonly Way[], RoadsFault> => {
  const nodes = new Map<OsmId, LatLon>()
  const ways: OsmWay[] = []
  let way: OpenWay | undefined
  let remark = ''
  const { fault } = parseXml(part, {
    open: (name, attributes) => {
      if (name === 'nd') addNode(way, attributes)
      else if (name === 'tag' && way) way.tags[attributes['k'] ?? ''] = attributes['v'] ?? ''
      else if ((name !== 'way' && name !== 'node') || isDeleted(attributes['visible'], attributes['action'])) return
      else if (name === 'way') way = { id: attributes['id'], tags: {}, refs: [], places: [] }
      else setPosition(nodes, attributes)
    },
    close: (name, text) => {
      if (name === 'remark') remark = text
      if (name !== 'way' || !way) return
      ways.push(way)
      way = undefined
    },
  })
  return fault ? failed(fault) : waysOf({ nodes, ways, remark: remark.trim() })
}

const addNode = (way: OpenWay | undefined, { ref, lat, lon }: Attributes): void => {
  way?.refs.push(Number(ref))
  way?.places.push(lat === undefined ? undefined : osmLatLon(lat, lon))
}

const setPosition = (nodes: Map<OsmId, LatLon>, { id, lat, lon }: Attributes): void => {
  const place = osmLatLon(lat, lon)
  if (place) nodes.set(Number(id), place)
}
