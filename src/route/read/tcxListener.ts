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
import type { XmlListener } from './parseXml'

/** Finds the activities and the planned courses in TCX (Garmin's TrainingCenterDatabase, version 2). */
export const tcxListener = (found: FoundTracks): XmlListener => {
  let point: FoundPoint | undefined
  return {
    open: (name) => {
      if (name === 'activity' || name === 'course') beginTrack(found, name === 'course')
      else if (name === 'track') beginSegment(found)
      // Points without a place are written while the watch has no reception.
      else if (name === 'trackpoint') point = { lat: NaN, lon: NaN }
    },
    close: (name, text, parent, isWhole) => {
      if (name === 'latitudedegrees' && point) point.lat = coordinateOf(text)
      else if (name === 'longitudedegrees' && point) point.lon = coordinateOf(text)
      else if (name === 'time' && parent === 'trackpoint' && point) setTime(point, text)
      else if (name === 'name' && parent === 'course') currentTrack(found).name = text.trim()
      else if (name === 'trackpoint' && point) {
        if (isWhole) currentSegment(found).push(point)
        point = undefined
      }
    },
  }
}
