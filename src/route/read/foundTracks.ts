import type { FileTrack } from '../recordedRoute'
import { isoTime } from './isoTime'

export interface FoundPoint {
  lat: number
  lon: number
  time?: number
}

interface FoundTrack extends FileTrack {
  name: string
  isPlanned: boolean
  readonly segments: FoundPoint[][]
}

/** The tracks of a file, while it is read. */
export interface FoundTracks {
  name: string
  readonly tracks: FoundTrack[]
  /** Whether the file has places outside all lines. */
  hasWaypoints: boolean
}

export const beginTrack = ({ tracks }: FoundTracks, isPlanned: boolean): FoundTrack => {
  const track: FoundTrack = { name: '', isPlanned, segments: [] }
  tracks.push(track)
  return track
}

/** The track that is read; broken exporters leave out its start. */
export const currentTrack = (found: FoundTracks): FoundTrack => found.tracks.at(-1) ?? beginTrack(found, false)

export const beginSegment = (found: FoundTracks): FoundPoint[] => {
  const segment: FoundPoint[] = []
  currentTrack(found).segments.push(segment)
  return segment
}

export const currentSegment = (found: FoundTracks): FoundPoint[] =>
  currentTrack(found).segments.at(-1) ?? beginSegment(found)

export const setTime = (point: FoundPoint, text: string): void => {
  const time = isoTime(text)
  if (time !== undefined) point.time = time
}

/** Tracks and segments without points tell nothing. */
export const withPoints = (tracks: readonly FileTrack[]): readonly FileTrack[] =>
  tracks
    .map((track) => ({ ...track, segments: track.segments.filter(({ length }) => length > 0) }))
    .filter(({ segments }) => segments.length > 0)
