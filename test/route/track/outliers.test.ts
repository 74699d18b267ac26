import { describe, expect, it } from 'vitest'
import type { Point } from '../../../src/model/types'
import type { RecordedPoint } from '../../../src/route/recordedRoute'
import { diceOf, type Dice } from '../../support/dice'
import { must } from '../../support/must'
import { fc } from '../../support/properties'
import {
  cleaned,
  moved,
  placesOf,
  randomLine,
  randomRecording,
  recording,
  track,
  walksIn,
} from '../../support/roads/recordings'
import { PLANE } from '../../support/roads/roadChains'
import { onward } from '../../support/roads/roadLines'

const seeds = fc.integer({ min: 1, max: 1_000_000 }).map(diceOf)

/** The recording without so many points from an index on. */
const without = (points: readonly RecordedPoint[], index: number, count: number) =>
  placesOf({ parts: [points.toSpliced(index, count)] })

describe.each([
  ['with times', true, 60],
  ['without times', false, 3_000],
])('a recording %s', (_, hasTimes, nearestEnd) => {
  it('loses no point that was walked', () => {
    fc.assert(
      fc.property(seeds, (dice) => {
        const points = randomRecording(dice, hasTimes)
        expect(placesOf(cleaned(points))).toEqual(placesOf({ parts: [points] }))
      }),
    )
  })

  it('loses one to three points that lie 60 m to 9 km away, and only those', () => {
    fc.assert(
      fc.property(seeds, (dice) => {
        const points = randomRecording(dice, hasTimes)
        const count = 1 + dice.below(3)
        const from = 5 + dice.below(points.length - count - 10)
        const [heading, metres] = [dice.between(0, 360), 60 * 150 ** dice.fraction()]
        const wrong = points.map((point, index) =>
          index >= from && index < from + count ? moved(point, heading, metres) : point,
        )
        const walk = cleaned(wrong)
        expect(placesOf(walk)).toEqual(without(points, from, count))
        expect(walk.removed).toEqual({ placeless: 0, outliers: count, rests: 0 })
      }),
    )
  })

  it(`loses up to three fixes at an old place, from ${nearestEnd} m away, at the start and the finish`, () => {
    fc.assert(
      fc.property(seeds, (dice) => {
        const points = randomRecording(dice, hasTimes)
        const count = 1 + dice.below(3)
        const from = dice.pick([0, points.length - count])
        const old = moved(must(points[from]), dice.between(0, 360), dice.between(nearestEnd + 30, 9_000))
        const wrong = points.map((point, index) =>
          index >= from && index < from + count ? { ...point, lat: old.lat, lon: old.lon } : point,
        )
        expect(placesOf(cleaned(wrong))).toEqual(without(points, from, count))
      }),
    )
  })

  it.each([
    ['NaN', Number.NaN, 4.8],
    ['0,0', 0, 0],
    ['a latitude of 100', 100, 100],
    ['a longitude of 200', 51, 200],
  ])('loses points without a place on earth: %s', (_name, lat, lon) => {
    const points = randomRecording(diceOf(7), hasTimes)
    const walk = cleaned(points.with(0, { ...must(points[0]), lat, lon }).with(20, { ...must(points[20]), lat, lon }))
    expect(placesOf(walk)).toEqual(placesOf({ parts: [points.toSpliced(20, 1).slice(1)] }))
    expect(walk.removed.placeless).toBe(2)
  })
})

/** A line as a planner draws it: curves in short steps, straights with their ends only, ways there and back, blocks. */
const plannedLine = (dice: Dice): readonly Point[] => {
  const line: Point[] = [{ x: 0, y: 0 }]
  let heading = 0
  const go = (turn: number, length: number): void => {
    heading += turn
    line.push(onward(must(line.at(-1)), heading, length))
  }
  const drawn = {
    curve: () => Array.from({ length: 10 + dice.below(50) }).forEach(() => go(dice.between(0, 3), dice.between(4, 9))),
    straight: () => go(dice.between(-90, 90), dice.between(80, 600)),
    thereAndBack: () => {
      const length = dice.between(40, 400)
      go(dice.pick([90, -90]), length)
      go(180, length)
    },
    block: () => [0, 90, 90, 90, 90].forEach((turn) => go(turn, 80)),
    canal: () => {
      const [length, width] = [dice.between(100, 600), dice.between(10, 40)]
      go(0, length)
      go(90, width)
      go(90, length)
    },
  }
  for (let parts = 5 + dice.below(5); parts > 0; parts -= 1) {
    drawn.curve()
    dice.pick([drawn.thereAndBack, drawn.block, drawn.canal])()
    drawn.straight()
    drawn.straight()
  }
  return line
}

/** The steps of a receiver, and one way along a canal and back on its other bank, with corners only. */
const evenLine = (dice: Dice): readonly Point[] => {
  const step = dice.between(5, 9)
  const line: Point[] = [{ x: 0, y: 0 }]
  const go = (heading: number, length: number): void => void line.push(onward(must(line.at(-1)), heading, length))
  if (dice.chance(0.5)) go(0, dice.between(100, 2_500))
  for (let steps = 40 + dice.below(40); steps > 0; steps -= 1) go(0, step)
  const length = dice.between(100, 600)
  go(0, length)
  go(90, dice.between(20, 40))
  go(180, length)
  for (let steps = 20 + dice.below(40); steps > 0; steps -= 1) go(90, step)
  return line
}

describe('a planned line', () => {
  const STARTED = Date.UTC(2026, 7, 1, 9)
  /** Planners may write the times of a steady walker. */
  const withTimes = (line: readonly RecordedPoint[], points: readonly Point[]): readonly RecordedPoint[] => {
    let along = 0
    return line.map((point, index) => {
      const [from, to] = [points[index - 1], points[index]]
      along += from && to ? Math.hypot(to.x - from.x, to.y - from.y) : 0
      return { ...point, time: STARTED + along * 800 }
    })
  }

  it.each([
    ['as a route', true, false],
    ['as a track', false, false],
    ['as a track with the times of a steady walker', false, true],
  ])('keeps every point, saved %s', (_, isPlanned, hasTimes) => {
    fc.assert(
      fc.property(seeds, (dice) => {
        const line = dice.chance(0.5) ? plannedLine(dice) : evenLine(dice)
        const points = line.map(PLANE.toLatLon)
        const saved = hasTimes ? withTimes(points, line) : points
        expect(placesOf(must(walksIn(track([saved], { isPlanned }))[0]))).toEqual(placesOf({ parts: [points] }))
      }),
    )
  })

  it('of two points is kept, however long', () => {
    const points = [
      { x: 0, y: 0 },
      { x: 5_000, y: 0 },
    ].map(PLANE.toLatLon)
    expect(placesOf(must(walksIn(track([points]))[0]))).toEqual(placesOf({ parts: [points] }))
  })
})

it('a recording goes on elsewhere after lost reception, and keeps all points', () => {
  const line = randomLine(diceOf(3))
  const points = recording(line, false)
  const gap = points.toSpliced(10, 20)
  expect(placesOf(cleaned(gap))).toEqual(placesOf({ parts: [gap] }))
})
