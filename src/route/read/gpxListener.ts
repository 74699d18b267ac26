import { coordinateOf } from './coordinate'
import {
  beginSegment,
  beginTrack,
  currentSegment,
  currentTrack,
  setTime,
  type FoundPoint,
  type FoundTracks,
} from './foundTracks'
import type { Attributes, XmlListener } from './parseXml'

/**
 * Points of recorded tracks and of planned routes. Between two points of a route, Garmin writes the shape of its way
 * (`rpt`) into the first.
 */
const POINTS: ReadonlySet<string> = new Set(['trkpt', 'rtept', 'rpt'])

/** Finds the tracks and routes in GPX 1.0 and 1.1 (topografix.com/GPX). GPX 1.0 names the file in `gpx`. */
export const gpxListener = (found: FoundTracks): XmlListener => {
  let point: FoundPoint | undefined
  return {
    open: (name, attributes) => {
      if (name === 'trk' || name === 'rte') beginTrack(found, name === 'rte')
      else if (name === 'trkseg') beginSegment(found)
      else if (name === 'wpt') found.hasWaypoints = true
      else if (POINTS.has(name)) {
        point = { lat: degrees(attributes, 'lat'), lon: degrees(attributes, 'lon') }
        currentSegment(found).push(point)
      }
    },
    close: (name, text, parent, isWhole) => {
      if (POINTS.has(name)) {
        // A part of a point is dropped, but not the points of the shape that a planned point has within.
        if (!isWhole && point) currentSegment(found).pop()
        point = undefined
      } else if (name === 'time' && parent === 'trkpt' && point) setTime(point, text)
      else if (name !== 'name') return
      else if (parent === 'trk' || parent === 'rte') currentTrack(found).name = text.trim()
      else if (parent === 'metadata' || parent === 'gpx') found.name ||= text.trim()
    },
  }
}

/** Some exporters write the names of attributes in capitals. */
const degrees = (attributes: Attributes, name: string): number =>
  coordinateOf(attributes[name] ?? Object.entries(attributes).find(([key]) => key.toLowerCase() === name)?.[1])
