import { distance } from '../../../src/geometry/points'
import type { Point } from '../../../src/model/types'
import type { RecordedPoint } from '../../../src/route/recordedRoute'
import type { Dice } from '../dice'
import { PLANE } from './roadChains'
import { spots } from './roadLines'
import { strayingTrack } from './strayingTrack'

/** A recorded point of a walk. */
export interface Fix {
  /** In metres on `PLANE`. */
  readonly point: Point
  /** The place where the walker really was. */
  readonly walked: Point
  /** The distance walked until then, in metres. */
  readonly along: number
  /** Seconds since the start. */
  readonly time: number
}

/** The distance between points, in metres, and the speed of a walker, in metres per second. */
const STEP = 6
const SPEED = 1.2
const STARTED = Date.UTC(2026, 7, 1, 9)

/** A walk as a phone records it, without gaps; without error if there are no dice. */
export const fixesOf = (walked: readonly Point[], dice?: Dice): readonly Fix[] => {
  const places = spots(walked, STEP)
  const points = dice ? strayingTrack(walked, dice.fraction, false) : places
  let along = 0
  return places.map((place, index) => {
    along += distance(places[index - 1] ?? place, place)
    return { point: points[index] ?? place, walked: place, along, time: along / SPEED }
  })
}

export const changed = (fix: Fix, change: Partial<Fix>): Fix => ({ ...fix, ...change })

/** The same points, some seconds later. */
export const later = (fixes: readonly Fix[], seconds: number): readonly Fix[] =>
  fixes.map((fix) => changed(fix, { time: fix.time + seconds }))

export const pointsOf = (fixes: readonly Fix[], hasTimes: boolean): readonly RecordedPoint[] =>
  fixes.map(({ point, time }) => {
    const { lat, lon } = PLANE.toLatLon(point)
    return { lat: rounded(lat), lon: rounded(lon), ...(hasTimes && { time: STARTED + Math.round(1000 * time) }) }
  })

/** As files write degrees: an error at 0,0 is exactly there. */
const rounded = (degrees: number): number => Math.round(degrees * 1e7) / 1e7
