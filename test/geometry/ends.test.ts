import { describe, expect, it } from 'vitest'
import { END_SNAP, ERASE_WIDTH } from '../../src/constants'
import { endsOf, nearestEnd } from '../../src/geometry/ends'
import { distance } from '../../src/geometry/points'
import { nearPoint } from '../support/arbitraries'
import { ARROW, ERASER, LINE, pt, pts, stamp, stroke, UNKNOWN } from '../support/drawings'
import { fc } from '../support/properties'

describe('the ends to which others can be joined', () => {
  it('are the first and the last point of every stroke, from the last stroke to the first, and no point between', () => {
    const bend = stroke([
      [1, 1],
      [50, 50],
      [99, 1],
    ])
    expect(endsOf([LINE, bend])).toEqual(pts([1, 1], [99, 1], [10, 20.5], [110, 20.5]))
  })

  it('are a dot itself', () => {
    expect(new Set(endsOf([stroke([[7, 8]])]))).toEqual(new Set(pts([7, 8])))
  })

  it('are none of an eraser, an icon, a stroke of no points or what a newer version drew', () => {
    expect(endsOf([ERASER, stamp(5, 5), stroke([]), UNKNOWN])).toEqual([])
  })

  it('are all of a ball-and-arrow, whatever stands at its ends', () => {
    expect(endsOf([ARROW])).toEqual(pts([200, 600], [200, 100]))
  })

  it('are none that an eraser went over', () => {
    expect(endsOf([LINE, stroke([[110, 20.5]], { erase: true })])).toEqual(pts([10, 20.5]))
  })

  it.each([
    ['covers up to 20 beside it', ERASE_WIDTH / 2, pts([10, 20.5])],
    ['covers none further away', ERASE_WIDTH / 2 + 0.1, pts([10, 20.5], [110, 20.5])],
  ])('are those that no eraser covers: one %s', (_, beside, left) => {
    const along = stroke(
      [
        [110 + beside, -100],
        [110 + beside, 200],
      ],
      { erase: true },
    )
    expect(endsOf([LINE, along])).toEqual(left)
  })

  it('are those of a stroke that was drawn after the eraser, wherever it went', () => {
    const over = stroke([[110, 20.5]], { erase: true })
    expect(endsOf([over, LINE])).toEqual(pts([10, 20.5], [110, 20.5]))
    expect(endsOf([LINE, over, LINE])).toEqual(pts([10, 20.5], [110, 20.5], [10, 20.5]))
  })
})

describe('the end that is meant', () => {
  const ENDS = pts([0, 0], [100, 0], [108, 0])

  it.each([
    ['is one within 10', pt(0, 10), pt(0, 0)],
    ['is none further away', pt(0, 10.01), undefined],
    ['is the nearest of several', pt(105, 0), pt(108, 0)],
    ['is the nearest, though another comes later', pt(102, 1), pt(100, 0)],
  ])('%s', (_, place, end) => {
    expect(nearestEnd(place, ENDS)).toEqual(end)
  })

  it('is none where there are none', () => {
    expect(nearestEnd(pt(0, 0), [])).toBeUndefined()
  })

  it('is one of the ends, within reach, and none is nearer; without one all are out of reach', () => {
    const around = fc.record({
      x: fc.double({ min: 0, max: 40, noNaN: true }),
      y: fc.double({ min: 0, max: 40, noNaN: true }),
    })
    fc.assert(
      fc.property(around, fc.array(fc.oneof(around, nearPoint), { maxLength: 6 }), (place, ends) => {
        const away = Math.min(...ends.map((end) => distance(place, end)))
        const meant = nearestEnd(place, ends)
        expect(meant !== undefined).toBe(away <= END_SNAP)
        if (!meant) return
        expect(ends).toContain(meant)
        expect(distance(place, meant)).toBe(away)
      }),
    )
  })
})
