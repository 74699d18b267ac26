import { distance } from '../../../src/geometry/points'
import type { Point } from '../../../src/model/types'
import type { LatLon } from '../../../src/route/latLon'
import type { FileTrack, RecordedPoint, RecordedRoute, RouteFile } from '../../../src/route/recordedRoute'
import { routesOf } from '../../../src/route/track/routesOf'
import type { Dice } from '../dice'
import { must } from '../must'
import { fixesOf, pointsOf } from './fixes'
import { PLANE } from './roadChains'
import { onward } from './roadLines'
import { driftOf } from './strayingTrack'

/** A walk that turns at random, but not back, in metres. */
export const randomLine = (dice: Dice): readonly Point[] => {
  const line: Point[] = [{ x: 0, y: 0 }]
  let heading = dice.between(0, 360)
  for (let legs = 3 + dice.below(6); legs > 0; legs -= 1) {
    line.push(onward(must(line.at(-1)), heading, dice.between(60, 250)))
    heading += dice.between(-100, 100)
  }
  return line
}

export const randomRecording = (dice: Dice, hasTimes: boolean): readonly RecordedPoint[] =>
  recording(randomLine(dice), hasTimes, dice)

/** A walk as a phone records it every five seconds; without error if there are no dice. */
export const recording = (line: readonly Point[], hasTimes: boolean, dice?: Dice): readonly RecordedPoint[] =>
  pointsOf(fixesOf(line, dice), hasTimes)

/** A point somewhere else, at the same time. */
export const moved = (point: RecordedPoint, heading: number, metres: number): RecordedPoint => ({
  ...point,
  ...PLANE.toLatLon(onward(PLANE.toPoint(point), heading, metres)),
})

export interface Drift {
  /** Seconds in all, and between two points. */
  readonly seconds: number
  readonly step: number
  /** The standard deviation on each axis in metres. */
  readonly sigma: number
}

/** What a receiver records that rests at a place; its error changes within two minutes. */
export const drifting = (
  place: RecordedPoint,
  { seconds, step, sigma }: Drift,
  dice: Dice,
): readonly RecordedPoint[] => {
  const count = Math.round(seconds / step)
  const [x, y] = [driftOf(count, sigma, step / 120, dice.fraction), driftOf(count, sigma, step / 120, dice.fraction)]
  const middle = PLANE.toPoint(place)
  return x.map((east, index) => {
    const { lat, lon } = PLANE.toLatLon({ x: middle.x + east, y: middle.y + (y[index] ?? 0) })
    return place.time === undefined ? { lat, lon } : { lat, lon, time: place.time + 1000 * step * index }
  })
}

/** The same points, so many seconds later. */
export const delayed = (points: readonly RecordedPoint[], seconds: number): readonly RecordedPoint[] =>
  points.map((point) => (point.time === undefined ? point : { ...point, time: point.time + 1000 * seconds }))

export const track = (
  segments: readonly (readonly RecordedPoint[])[],
  { name = '', isPlanned = false }: Partial<FileTrack> = {},
): FileTrack => ({ name, isPlanned, segments })

export const fileOf = (...tracks: readonly FileTrack[]): RouteFile => ({ name: 'File', tracks, isCutOff: false })

export const walksIn = (...tracks: readonly FileTrack[]): readonly RecordedRoute[] => {
  const read = routesOf(fileOf(...tracks))
  if (!read.ok) throw new Error(read.fault.kind)
  return read.value
}

/** The only walk of a track with one segment. */
export const cleaned = (points: readonly RecordedPoint[]): RecordedRoute => {
  const [walk, ...others] = walksIn(track([points]))
  if (others.length > 0) throw new Error(`There are ${1 + others.length} walks`)
  return must(walk)
}

/** The places of a walk, rounded as files are. */
export const placesOf = ({ parts }: Pick<RecordedRoute, 'parts'>): readonly (readonly string[])[] =>
  parts.map((part) => part.map(({ lat, lon }) => `${lat.toFixed(7)} ${lon.toFixed(7)}`))

export const metresBetween = (one: LatLon, other: LatLon): number => distance(PLANE.toPoint(one), PLANE.toPoint(other))
