import { describe, expect, it } from 'vitest'
import type { Point } from '../../../src/model/types'
import type { RecordedPoint } from '../../../src/route/recordedRoute'
import { diceOf, type Dice } from '../../support/dice'
import { must } from '../../support/must'
import { fc } from '../../support/properties'
import { pointsOf } from '../../support/roads/fixes'
import {
  cleaned,
  delayed,
  drifting,
  metresBetween,
  moved,
  placesOf,
  randomLine,
  recording,
  type Drift,
} from '../../support/roads/recordings'
import { spots } from '../../support/roads/roadLines'

const seeds = fc.integer({ min: 1, max: 1_000_000 }).map(diceOf)

/** How far the middle of a rest may lie from the true place: the drift changes slowly, so a short rest has few positions. */
const NEAR = 20

const shortDrift = (dice: Dice): Drift => ({
  seconds: dice.between(600, 1_800),
  step: dice.pick([1, 2]),
  sigma: dice.between(6, 8),
})

const nightDrift = (dice: Dice): Drift => ({ seconds: 36_000, step: dice.pick([5, 30]), sigma: 8 })

/** The lengths of the walk with a rest and of that without, and the points of the former. */
const rested = (dice: Dice, hasTimes: boolean, drift: Drift) => {
  const points = recording(randomLine(dice), hasTimes, dice)
  const at = 5 + dice.below(points.length - 10)
  const place = must(points[at])
  const rest = drifting(place, drift, dice)
  const walk = cleaned([...points.slice(0, at), ...rest, ...delayed(points.slice(at), drift.seconds)])
  return { walk, clean: cleaned(points), place }
}

describe.each([
  ['with times', true],
  ['without times', false],
])('a recording %s', (_, hasTimes) => {
  it.each([
    ['ten minutes to half an hour', shortDrift, 20],
    ['a night', nightDrift, 5],
  ])(
    'in which the walker rests for %s has the length of the walk, and passes the place of the rest',
    (_name, drift, numRuns) => {
      fc.assert(
        fc.property(seeds, (dice) => {
          const { walk, clean, place } = rested(dice, hasTimes, drift(dice))
          expect(walk.removed.rests).toBeGreaterThan(0)
          expect(Math.abs(walk.length - clean.length)).toBeLessThan(3 * NEAR)
          expect(Math.min(...walk.parts.flat().map((point) => metresBetween(point, place)))).toBeLessThan(NEAR)
        }),
        { numRuns },
      )
    },
  )

  it.each(['start', 'finish'])('of a recorder that lies on a table at the %s has one point there', (end) => {
    fc.assert(
      fc.property(seeds, (dice) => {
        const drift = { ...shortDrift(dice), seconds: 3_600 }
        const points = recording(randomLine(dice), hasTimes, dice)
        const place = must(points.at(end === 'start' ? 0 : -1))
        const table = moved(place, dice.between(0, 360), 60)
        const rest = drifting(table, drift, dice)
        const walk = cleaned(
          end === 'start' ? [...rest, ...delayed(points, drift.seconds + 60)] : [...points, ...delayed(rest, 60)],
        )
        expect(metresBetween(must(walk.parts.at(0)?.at(end === 'start' ? 0 : -1)), table)).toBeLessThan(NEAR)
        expect(Math.abs(walk.length - cleaned(points).length - 60)).toBeLessThan(3 * NEAR)
        expect(walk.removed.rests).toBe(1)
      }),
      { numRuns: 20 },
    )
  })
})

/** A walk that a receiver records each second at a speed in metres per second. */
const walked = (line: readonly Point[], speed: number): readonly RecordedPoint[] =>
  pointsOf(
    spots(line, speed).map((point, time) => ({ point, walked: point, along: speed * time, time })),
    true,
  )

const corners = (...places: readonly (readonly [number, number])[]): readonly Point[] =>
  places.map(([x, y]) => ({ x, y }))

const hairpins = (apart: number, length: number): readonly Point[] =>
  Array.from({ length: 12 }, (_, leg) => leg).flatMap((leg) =>
    corners([leg % 2 === 0 ? 0 : length, leg * apart], [leg % 2 === 0 ? length : 0, leg * apart]),
  )

describe.each([
  ['a straight road', corners([0, 0], [400, 0])],
  ['a lap round a block of 30 × 30 m', corners([-100, 0], [0, 0], [30, 0], [30, 30], [0, 30], [0, 0], [0, -100])],
  ['a road up and back', corners([-100, 0], [0, 0], [0, 40], [0, 0], [100, 0])],
  ['hairpin bends 8 m apart', hairpins(8, 40)],
  ['hairpin bends 15 m apart', hairpins(15, 30)],
])('%s', (_, line) => {
  it.each([0.5, 0.8, 1.4])('walked at %f m/s loses no point', (speed) => {
    const points = walked(line, speed)
    expect(placesOf(cleaned(points))).toEqual(placesOf({ parts: [points] }))
    const untimed = points.map(({ lat, lon }) => ({ lat, lon }))
    expect(placesOf(cleaned(untimed))).toEqual(placesOf({ parts: [points] }))
  })
})
