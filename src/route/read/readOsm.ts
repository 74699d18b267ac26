import { isLatLon, type LatLon } from '../latLon'
import { readXml, type Attributes } from './readXml'
import { failed, type Read } from '../../model/read'
import type { RoadsFault } from '../routeFault'
import { wayParts, type Way } from '../roads'

interface OpenWay {
  readonly refs: number[]
  readonly tags: Record<string, string>
}

/**
 * Reads ways in OpenStreetMap's XML (`.osm`). Servers write nodes before or after the ways, or coordinates into the
 * ways.
 */
export const readOsm = (text: string): Read<readonly Way[], RoadsFault> => {
  const places = new Map<number, LatLon>()
  const ways: OpenWay[] = []
  let way: OpenWay | undefined
  let root = ''
  const fault = readXml(text, {
    open: (name, attributes) => {
      root ||= name
      if (name === 'node') setPlace(places, Number(attributes.get('id')), attributes)
      else if (name === 'way') way = { refs: [], tags: {} }
      else if (name === 'tag' && way) way.tags[attributes.get('k') ?? ''] = attributes.get('v') ?? ''
      else if (name === 'nd' && way) {
        const ref = Number(attributes.get('ref'))
        way.refs.push(ref)
        setPlace(places, ref, attributes)
      }
    },
    close: (name) => {
      if (name !== 'way' || !way) return
      if (way.tags['highway'] !== undefined) ways.push(way)
      way = undefined
    },
  })
  if (root !== 'osm') return failed(fault ?? { kind: 'notRoads' })
  if (fault) return failed(fault)
  return {
    ok: true,
    value: ways.flatMap(({ refs, tags }) =>
      wayParts(
        refs.map((ref) => places.get(ref)),
        tags,
      ),
    ),
  }
}

const setPlace = (places: Map<number, LatLon>, id: number, attributes: Attributes): void => {
  const [lat, lon] = [attributes.get('lat'), attributes.get('lon')].map((text) => Number.parseFloat(text ?? ''))
  if (lat === undefined || lon === undefined || !isLatLon({ lat, lon })) return
  places.set(id, { lat, lon })
}
