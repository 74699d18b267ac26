import { coordinateOf } from './coordinate'
import {
  beginSegment,
  beginTrack,
  currentSegment,
  currentTrack,
  type FoundPoint,
  type FoundTracks,
} from './foundTracks'
import { isoTime } from './isoTime'
import type { XmlListener } from './parseXml'

/**
 * Finds the lines of the placemarks in KML (OGC 12-007r2), and its recorded tracks (`gx:Track`), which list all times and
 * then all places.
 */
export const kmlListener = (found: FoundTracks): XmlListener => {
  let times: (number | undefined)[] = []
  return {
    open: (name) => {
      if (name === 'placemark') beginTrack(found, true)
      else if (name === 'linestring' || name === 'track') beginSegment(found)
      else if (name === 'point') found.hasWaypoints = true
      if (name !== 'track') return
      currentTrack(found).isPlanned = false
      times = []
    },
    close: (name, text, parent, isWhole) => {
      const segment = (): FoundPoint[] => currentSegment(found)
      if (name === 'coordinates' && parent === 'linestring') addPoints(segment(), text, isWhole)
      else if (name === 'when' && parent === 'track') times.push(isoTime(text))
      else if (name === 'coord' && parent === 'track') {
        if (isWhole) segment().push(withTime(pointOf(text.trim().split(/\s+/)), times[segment().length]))
      } else if (name === 'name' && parent === 'placemark') currentTrack(found).name = text.trim()
      else if (name === 'name' && parent === 'document') found.name ||= text.trim()
    },
  }
}

/** Places are separated by spaces, and their coordinates by commas, after which some exporters write spaces, too. */
const addPoints = (segment: FoundPoint[], text: string, isWhole: boolean): void => {
  const whole = isWhole ? text : text.replace(/\S*$/, '')
  for (const place of whole.replaceAll(/\s*,\s*/g, ',').split(/\s+/))
    if (place !== '') segment.push(pointOf(place.split(',')))
}

const pointOf = ([lon, lat]: readonly string[]): FoundPoint => ({ lat: coordinateOf(lat), lon: coordinateOf(lon) })

const withTime = (point: FoundPoint, time: number | undefined): FoundPoint =>
  time === undefined ? point : { ...point, time }
