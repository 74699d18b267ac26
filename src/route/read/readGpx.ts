import type { LatLon } from '../latLon'
import { readXml, type Attributes } from './readXml'
import { recordedName } from './recordedName'
import type { RouteFile } from '../recordedRoute'
import { failed, type Read } from '../../model/read'
import type { RouteFault } from '../routeFault'

/**
 * Point elements of GPX 1.0 and 1.1 (topografix.com/GPX): recorded points or, if there are none, points of a planned
 * route.
 */
const POINTS = ['trkpt', 'rtept'] as const
/** Elements that may name the walk, in order of preference. GPX 1.0 names the file in `gpx`. */
const NAMED = ['trk', 'rte', 'metadata', 'gpx'] as const

export const readGpx = (text: string): Read<RouteFile, RouteFault> => {
  const points = new Map<string, LatLon[]>(POINTS.map((name) => [name, []]))
  const names = new Map<string, string[]>(NAMED.map((name) => [name, []]))
  const open: string[] = []
  const fault = readXml(text, {
    open: (name, attributes) => {
      if (name === 'name') names.get(open.at(-1) ?? '')?.push('')
      open.push(name)
      points.get(name)?.push(placeOf(attributes))
    },
    close: () => open.pop(),
    text: (part) => {
      const [parent = '', name] = open.slice(-2)
      const given = name === 'name' ? names.get(parent) : undefined
      // A text may come in parts.
      if (given) given[given.length - 1] += part
    },
  })
  if (fault) return failed(fault)
  const found = POINTS.map((name) => points.get(name) ?? []).find((some) => some.length > 0)
  if (!found && !/<(\w+:)?gpx[\s>]/.test(text)) return failed({ kind: 'notRoute' })
  const name = recordedName(NAMED.flatMap((one) => names.get(one) ?? []))
  return { ok: true, value: { name, tracks: [{ name, isPlanned: false, segments: [found ?? []] }], isCutOff: false } }
}

/** A coordinate that is no number becomes NaN, which is reported as a fault of that point. */
const placeOf = (attributes: Attributes): LatLon => ({
  lat: Number.parseFloat(attributes.get('lat') ?? ''),
  lon: Number.parseFloat(attributes.get('lon') ?? ''),
})
