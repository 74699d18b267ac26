import type { Point } from '../../../src/model/types'
import { spots } from './roadLines'

/**
 * The receiver's error (standard deviation on each axis), its correlation length, and the distance between points, in
 * metres.
 */
const STRAY = { sigma: 5, over: 40, step: 6 }
/** The longest gap without points. */
const GAP = { least: 30, most: 120 }
/** The number of points kept at either end. */
const START = 12

/** A walk as a phone records it. */
export const strayingTrack = (walked: readonly Point[], random: () => number, hasGap: boolean): readonly Point[] => {
  const places = spots(walked, STRAY.step)
  const [x, y] = [strayOf(places.length, random), strayOf(places.length, random)]
  const track = places.map((place, index) => ({ x: place.x + (x[index] ?? 0), y: place.y + (y[index] ?? 0) }))
  if (!hasGap) return track
  const gap = Math.round((GAP.least + random() * (GAP.most - GAP.least)) / STRAY.step)
  const from = START + Math.floor(random() * (track.length - gap - 2 * START))
  return track.toSpliced(from, gap)
}

const strayOf = (count: number, random: () => number): readonly number[] =>
  driftOf(count, STRAY.sigma, STRAY.step / STRAY.over, random)

/**
 * A Gauss-Markov process: errors of nearby places or moments are similar.
 *
 * @param step the step between two values, as a part of the length or time over which they are similar
 */
export const driftOf = (count: number, sigma: number, step: number, random: () => number): readonly number[] => {
  const kept = Math.exp(-step)
  let error = sigma * normal(random)
  return Array.from({ length: count }, () => {
    const now = error
    error = kept * error + Math.sqrt(1 - kept * kept) * sigma * normal(random)
    return now
  })
}

/** The Box-Muller transform (1958). */
const normal = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
