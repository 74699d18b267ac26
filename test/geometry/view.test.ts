import { describe, expect, it } from 'vitest'
import { DEFAULT_CANVAS } from '../../src/constants'
import { contain } from '../../src/geometry/bounds'
import { distance } from '../../src/geometry/points'
import {
  FIT,
  isFit,
  panned,
  pinched,
  boxInView,
  relaid,
  zoomed,
  type Laid,
  type View,
  LOWEST_ZOOM,
  HIGHEST_ZOOM,
} from '../../src/geometry/view'
import type { Point } from '../../src/model/types'
import { pt } from '../support/drawings'
import { fc } from '../support/properties'

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const place: fc.Arbitrary<Point> = fc.record({ x: number(0, 1_200), y: number(0, 1_200) })
const scale = number(LOWEST_ZOOM, HIGHEST_ZOOM)
const view: fc.Arbitrary<View> = fc.record({ scale, x: number(-3_000, 3_000), y: number(-3_000, 3_000) })

/** Converts a place in the room to a place on the paper, and the reverse. */
const under = (at: Point, by: View): Point => pt((at.x - by.x) / by.scale, (at.y - by.y) / by.scale)
const seenAt = (paper: Point, by: View): Point => pt(paper.x * by.scale + by.x, paper.y * by.scale + by.y)

/** True when two places differ only by rounding. */
const areSame = (a: Point, b: Point): boolean => distance(a, b) < 1e-6

describe('the whole paper', () => {
  it('is the first view', () => {
    expect(isFit(FIT)).toBe(true)
    expect(boxInView(FIT, { x: 10, y: 20, width: 300, height: 500 })).toEqual({ x: 10, y: 20, width: 300, height: 500 })
  })

  it.each([
    ['larger', { ...FIT, scale: 1.1 }],
    ['moved to the side', { ...FIT, x: 1 }],
    ['moved down', { ...FIT, y: -1 }],
  ])('is not shown when it is %s', (_, other) => {
    expect(isFit(other)).toBe(false)
  })

  it('has its box between the places at which two opposite corners appear', () => {
    fc.assert(
      fc.property(view, place, place, (by, corner, size) => {
        const box = boxInView(by, { ...corner, width: size.x, height: size.y })
        expect(areSame(pt(box.x, box.y), seenAt(corner, by))).toBe(true)
        expect(
          areSame(pt(box.x + box.width, box.y + box.height), seenAt(pt(corner.x + size.x, corner.y + size.y), by)),
        ).toBe(true)
      }),
    )
  })
})

describe('zooming', () => {
  it('keeps the place under the pointer, even at the limits', () => {
    fc.assert(
      fc.property(view, number(0.01, 100), place, (before, factor, at) => {
        expect(areSame(seenAt(under(at, before), zoomed(before, factor, at)), at)).toBe(true)
      }),
    )
  })

  it('multiplies the scale by its factor', () => {
    expect(zoomed({ scale: 2, x: 5, y: 6 }, 1.5, pt(100, 100)).scale).toBe(3)
  })

  it.each([
    ['larger than 8', 100, 8],
    ['smaller than 0.5', 0.001, 0.5],
  ])('does not get %s', (_, factor, limit) => {
    expect(zoomed(FIT, factor, pt(50, 50)).scale).toBe(limit)
    expect(zoomed(zoomed(FIT, factor, pt(50, 50)), factor, pt(50, 50)).scale).toBe(limit)
  })

  it('at its limit changes nothing', () => {
    const largest: View = { scale: 8, x: -300, y: 40 }
    expect(zoomed(largest, 1.25, pt(77, 88))).toEqual(largest)
  })

  it('in and then out returns to where it was', () => {
    fc.assert(
      fc.property(view, scale, place, (before, next, at) => {
        const factor = next / before.scale
        const back = zoomed(zoomed(before, factor, at), 1 / factor, at)
        expect(back.scale).toBeCloseTo(before.scale, 9)
        expect(areSame(pt(back.x, back.y), pt(before.x, before.y))).toBe(true)
      }),
    )
  })
})

describe('two fingers', () => {
  /** Two separate fingers, and their movement: a factor for their distance, and an offset. */
  const pinch = fc
    .record({ before: view, next: scale, a: place, b: place, shift: place })
    .filter(({ a, b }) => distance(a, b) > 20)
    .map(({ before, next, a, b, shift }) => {
      const factor = next / before.scale
      const goes = (finger: Point): Point =>
        pt(a.x + (finger.x - a.x) * factor + shift.x, a.y + (finger.y - a.y) * factor + shift.y)
      return { before, factor, from: [a, b] as const, to: [goes(a), goes(b)] as const }
    })

  it('keep the places under them, within the limits', () => {
    fc.assert(
      fc.property(pinch, ({ before, factor, from, to }) => {
        const after = pinched(before, from, to)
        expect(after.scale).toBeCloseTo(before.scale * factor, 9)
        expect(areSame(seenAt(under(from[0], before), after), to[0])).toBe(true)
        expect(areSame(seenAt(under(from[1], before), after), to[1])).toBe(true)
      }),
    )
  })

  it('keep the place under their middle when they rotate', () => {
    fc.assert(
      fc.property(view, place, place, place, place, (before, a, b, c, d) => {
        const after = pinched(before, [a, b], [c, d])
        const middle = pt((a.x + b.x) / 2, (a.y + b.y) / 2)
        expect(areSame(seenAt(under(middle, before), after), pt((c.x + d.x) / 2, (c.y + d.y) / 2))).toBe(true)
      }),
    )
  })

  it('side by side move the paper, and do not zoom it', () => {
    const [a, b] = [pt(0, 0), pt(100, 0)]
    expect(pinched(FIT, [a, b], [pt(7, 9), pt(107, 9)])).toEqual(panned(FIT, pt(7, 9)))
  })

  it('never zoom beyond the limits or produce an invalid view, even from one spot', () => {
    const spot = fc.constantFrom(pt(5, 5), pt(5, 5.0000001), pt(900, 10))
    fc.assert(
      fc.property(view, spot, spot, spot, spot, (before, a, b, c, d) => {
        const after = pinched(before, [a, b], [c, d])
        expect(after.scale).toBeGreaterThanOrEqual(LOWEST_ZOOM)
        expect(after.scale).toBeLessThanOrEqual(HIGHEST_ZOOM)
        expect(Number.isFinite(after.x) && Number.isFinite(after.y)).toBe(true)
      }),
    )
  })
})

const laidIn = (width: number, height: number): Laid => ({
  fitted: contain(DEFAULT_CANVAS, { x: 0, y: 0, width, height }),
  room: { width, height },
})
const laid = fc.tuple(number(200, 2_000), number(200, 2_000)).map((sides) => laidIn(...sides))
/** The place of the paper in the middle of the room, as fractions of its width and height. */
const partInMiddle = (by: View, { fitted, room }: Laid): Point => {
  const { x, y, width, height } = boxInView(by, fitted)
  return pt((room.width / 2 - x) / width, (room.height / 2 - y) / height)
}

describe('a room of another shape, as on a phone that is turned,', () => {
  it('shows the whole paper again if it was shown before', () => {
    fc.assert(
      fc.property(laid, laid, (before, now) => {
        expect(relaid(FIT, before, now)).toBe(FIT)
      }),
    )
  })

  it('always has paper in its middle, at the same scale', () => {
    fc.assert(
      fc.property(view, laid, laid, (by, before, now) => {
        const after = relaid(by, before, now)
        if (isFit(by)) return
        const { x, y } = partInMiddle(after, now)
        for (const part of [x, y]) {
          expect(part).toBeGreaterThan(-1e-6)
          expect(part).toBeLessThan(1 + 1e-6)
        }
        expect(after.scale).toBe(by.scale)
      }),
    )
  })

  it('keeps the place in its middle, and turned back restores the view', () => {
    fc.assert(
      fc.property(laid, laid, scale, number(0, 1), number(0, 1), (before, now, larger, across, down) => {
        const { fitted, room: around } = before
        const by: View = {
          scale: larger,
          x: around.width / 2 - (fitted.x + across * fitted.width) * larger,
          y: around.height / 2 - (fitted.y + down * fitted.height) * larger,
        }
        if (isFit(by)) return
        const turned = relaid(by, before, now)
        expect(areSame(partInMiddle(turned, now), pt(across, down))).toBe(true)
        const back = relaid(turned, now, before)
        expect(areSame(pt(back.x, back.y), pt(by.x, by.y))).toBe(true)
      }),
    )
  })

  it('brings back paper that was moved beyond the edge', () => {
    const [upright, lying] = [laidIn(390, 684), laidIn(600, 330)]
    const { fitted } = lying
    const after = boxInView(relaid({ scale: 3, x: -4_000, y: -200 }, upright, lying), fitted)
    expect(after.x + after.width).toBeCloseTo(300, 6)
  })
})
