import { describe, expect, it } from 'vitest'
import type { FileTrack, RecordedPoint } from '../../../src/route/recordedRoute'
import { routesOf, ROUTE_POINTS } from '../../../src/route/track/routesOf'
import { diceOf } from '../../support/dice'
import { delayed, fileOf, moved, placesOf, recording, track, walksIn } from '../../support/roads/recordings'

const LINE = [
  { x: 0, y: 0 },
  { x: 800, y: 0 },
  { x: 800, y: 700 },
]
const DAY = 86_400
const first = recording(LINE, true, diceOf(1))
/** The next day, two hundred metres further. */
const second = delayed(first, DAY).map((point) => moved(moved(point, 90, 800), 180, 900))

const untimed = (points: readonly RecordedPoint[]): readonly RecordedPoint[] =>
  points.map(({ lat, lon }) => ({ lat, lon }))

const namesOf = (...tracks: readonly FileTrack[]) => walksIn(...tracks).map(({ name, isAll }) => (isAll ? 'all' : name))

describe('a file with several tracks', () => {
  it('of two days offers each day in order of time, and all of them', () => {
    const days = [track([second], { name: 'Sunday' }), track([first], { name: 'Saturday' })]
    expect(namesOf(...days)).toEqual(['Saturday', 'Sunday', 'all'])
    const [saturday, sunday, all] = walksIn(...days)
    expect(all?.length).toBeCloseTo((saturday?.length ?? 0) + (sunday?.length ?? 0))
    expect(all?.parts.flat().length).toBe(first.length + second.length)
  })

  it('without times offers all of them if each starts where the one before ends', () => {
    const days = [track([untimed(first)], { name: 'One' }), track([untimed(second)], { name: 'Two' })]
    expect(namesOf(...days)).toEqual(['One', 'Two', 'all'])
  })

  it('of the same walk, planned and recorded, offers both, but not one after the other', () => {
    const planned = recording([...LINE, { x: 0, y: 0 }], false)
    const recorded = untimed(recording([...LINE, { x: 0, y: 0 }], true, diceOf(2)))
    expect(namesOf(track([planned], { name: 'Plan' }), track([recorded], { name: 'Walk' }))).toHaveLength(2)
  })

  it('that do not follow each other offers the longest first', () => {
    const elsewhere = untimed(first).map((point) => moved(point, 0, 2_000))
    expect(namesOf(track([untimed(first).slice(60)], { name: 'Short' }), track([elsewhere], { name: 'Long' }))).toEqual(
      ['Long', 'Short'],
    )
  })

  it('reads a track once if it stands in it twice', () => {
    expect(namesOf(track([first], { name: 'Walk' }), track([first], { name: 'Copy' }))).toEqual(['Walk'])
  })

  it('reads the recorded track alone if a planned route leads along it', () => {
    const planned = untimed([0, 60, 140, 200, first.length - 1].flatMap((index) => first[index] ?? []))
    const plan = track([planned], { name: 'Plan', isPlanned: true })
    expect(namesOf(plan, track([first], { name: 'Walk' }))).toEqual(['Walk'])
    expect(namesOf(plan, track([first.slice(0, 100)], { name: 'Walk' }))).toEqual(['Plan', 'Walk'])
  })

  it('leaves out empty tracks, and stubs of a receiver that was switched on at home', () => {
    const stub = track([second.slice(0, 6)], { name: 'Home' })
    expect(namesOf(track([], { name: 'Empty' }), track([first], { name: 'Walk' }), stub)).toEqual(['Walk'])
  })

  it('names a track without a name after the file', () => {
    expect(namesOf(track([first]), track([second], { name: 'Sunday' }))).toEqual(['File', 'Sunday', 'all'])
  })
})

const faultOf = (points: readonly RecordedPoint[]) => {
  const read = routesOf(fileOf(track([points])))
  return read.ok ? undefined : read.fault
}
const line = (count: number) => Array.from({ length: count }, (_, index) => ({ lat: 51 + index * 2e-5, lon: 4.8 }))

describe('a file of a route', () => {
  it('without points is refused', () => {
    expect([faultOf([]), routesOf(fileOf())]).toEqual([
      { kind: 'noPoints' },
      { ok: false, fault: { kind: 'noPoints' } },
    ])
  })

  it('without a point on earth is refused', () => {
    expect(
      faultOf([
        { lat: Number.NaN, lon: 4 },
        { lat: 0, lon: 0 },
      ]),
    ).toEqual({ kind: 'placeless' })
  })

  it.each([
    ['one point', line(1)],
    ['one point on earth', [...line(1), { lat: 91, lon: 4 }]],
    ['one place, twice', [...line(1), ...line(1)]],
  ])('with %s is refused', (_, points) => {
    expect(faultOf(points)).toEqual({ kind: 'onePoint' })
  })

  it('may have as many points on earth as are allowed, and no more', () => {
    expect(faultOf([...line(ROUTE_POINTS), { lat: 0, lon: 0 }])).toBeUndefined()
    const count = ROUTE_POINTS + 1
    expect(faultOf(line(count))).toEqual({ kind: 'tooManyPoints', count, most: ROUTE_POINTS })
  })

  it('over the 180th meridian is one line', () => {
    const lons = Array.from({ length: 60 }, (_, index) => 179.998 + index * 1e-4)
    const points = lons.map((lon) => ({ lat: -16.8, lon: lon > 180 ? lon - 360 : lon }))
    const [walk] = walksIn(track([points]))
    expect(walk && placesOf(walk)).toEqual(placesOf({ parts: [points] }))
    expect(Math.round(walk?.length ?? 0)).toBe(628)
  })
})
