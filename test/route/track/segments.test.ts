import { describe, expect, it } from 'vitest'
import type { RecordedPoint } from '../../../src/route/recordedRoute'
import { diceOf } from '../../support/dice'
import { must } from '../../support/must'
import { fc } from '../../support/properties'
import { delayed, moved, placesOf, randomRecording, recording, track, walksIn } from '../../support/roads/recordings'

const seeds = fc.integer({ min: 1, max: 1_000_000 }).map(diceOf)

const STRAIGHT = [
  { x: 0, y: 0 },
  { x: 3_000, y: 0 },
]
/** So many segments of a straight walk of three kilometres. */
const segmentsOf = (count: number, hasTimes: boolean): readonly (readonly RecordedPoint[])[] => {
  const points = recording(STRAIGHT, hasTimes)
  const length = points.length / count
  return Array.from({ length: count }, (_, index) =>
    points.slice(Math.round(index * length), Math.round((index + 1) * length)),
  )
}

const whole = (...segments: readonly (readonly RecordedPoint[])[]) => placesOf({ parts: [segments.flat()] })

describe('segments of one track', () => {
  it('are one line where the recorder was stopped for a pause', () => {
    const [first = [], second = []] = segmentsOf(2, false)
    expect(walksIn(track([first, second.slice(20)])).map(placesOf)).toEqual([whole(first, second.slice(20))])
  })

  it('are two parts of one walk if they lie further apart than a pause, as after a ride by bus', () => {
    const [first = [], second = []] = segmentsOf(2, false)
    const afterBus = second.slice(200)
    expect(walksIn(track([first, afterBus])).map(placesOf)).toEqual([placesOf({ parts: [first, afterBus] })])
  })

  it('are two parts if the walker was carried too fast without a new segment, and the times say so', () => {
    const [first = [], second = []] = segmentsOf(2, true)
    const afterBus = delayed(second.slice(200), -900)
    expect(walksIn(track([[...first, ...afterBus]])).map(placesOf)).toEqual([placesOf({ parts: [first, afterBus] })])
  })

  it('are read once if later ones repeat earlier ones', () => {
    const [one = [], two = [], three = []] = segmentsOf(3, false)
    const [walk, ...others] = walksIn(track([one, [...one, ...two], [...one, ...two, ...three], one]))
    expect([placesOf(must(walk)), others]).toEqual([whole(one, two, three), []])
  })

  it('are put in order of time, and turned round where a file has them backwards', () => {
    fc.assert(
      fc.property(seeds, (dice) => {
        const segments = segmentsOf(1 + dice.below(6), true)
        const mixed = dice.shuffle(segments).map((points) => (dice.chance(0.3) ? points.toReversed() : points))
        expect(walksIn(track(mixed)).map(placesOf)).toEqual([whole(...segments)])
      }),
    )
  })

  it('without times are put in the order in which they meet, or this order is the first to choose', () => {
    fc.assert(
      fc.property(seeds, (dice) => {
        const segments = segmentsOf(2 + dice.below(5), false)
        expect(placesOf(must(walksIn(track(dice.shuffle(segments)))[0]))).toEqual(whole(...segments))
      }),
    )
  })

  it('without times are turned round where only one of them is backwards', () => {
    const segments = segmentsOf(4, false)
    for (let index = 1; index < 3; index += 1) {
      const mixed = segments.with(index, must(segments[index]).toReversed())
      expect(walksIn(track(mixed)).map(placesOf)).toEqual([whole(...segments)])
    }
  })

  it('of a round walk keep the order of the file across a pause', () => {
    const round = recording(
      [
        { x: 0, y: 0 },
        { x: 600, y: 0 },
        { x: 600, y: 600 },
        { x: 0, y: 600 },
        { x: 0, y: 0 },
      ],
      false,
    )
    const [out, home] = [round.slice(0, 200), round.slice(220)]
    expect(walksIn(track([out, home])).map(placesOf)).toEqual([whole(out, home)])
  })
})

describe('a recording that jumps more than three kilometres', () => {
  const here = randomRecording(diceOf(5), true)
  const there = delayed(here, 7_200).map((point) => moved(point, 90, 12_000))

  it('is two walks, and both of them', () => {
    const walks = walksIn(track([[...here, ...there]]))
    expect(walks.map(placesOf)).toEqual([
      placesOf({ parts: [here] }),
      placesOf({ parts: [there] }),
      placesOf({ parts: [here, there] }),
    ])
    expect(walks.map(({ isAll }) => isAll)).toEqual([false, false, true])
  })

  it('is one walk if the receiver was only switched on again at home', () => {
    const atHome = there.slice(0, 8)
    expect(walksIn(track([[...here, ...atHome]])).map(placesOf)).toEqual([placesOf({ parts: [here] })])
  })
})
