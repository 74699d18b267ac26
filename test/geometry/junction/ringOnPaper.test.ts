import { describe, expect, it } from 'vitest'
import { ARM_LENGTH, DEFAULT_CANVAS } from '../../../src/constants'
import { changeJunction } from '../../../src/geometry/junction/changeJunction'
import { readJunction } from '../../../src/geometry/junction/readJunction'
import { directionTowards, isOnArrow, ringOnPaper, targetAt } from '../../../src/geometry/junction/ringOnPaper'
import { EXIT_LENGTH, writeJunction } from '../../../src/geometry/junction/writeJunction'
import { distance } from '../../../src/geometry/points'
import {
  afterTap,
  DIRECTIONS,
  NO_JUNCTION,
  tapDirection,
  tapRoundabout,
  tapStaggered,
  type Junction,
  type JunctionTarget,
} from '../../../src/model/junction'
import type { DrawingElement, Point } from '../../../src/model/types'
import { pt, stroke, svgPoints } from '../../support/drawings'
import { must } from '../../support/must'

/** The paper of a phone: 1.4 units to a pixel. */
const PHONE = { canvas: DEFAULT_CANVAS, box: { x: 0, y: 0, ...DEFAULT_CANVAS }, unitsPerPixel: 1.4 }

const ringOn = (elements: readonly DrawingElement[]) => ringOnPaper(readJunction(elements), PHONE)
const ringOf = (junction: Junction) => ringOn(writeJunction(junction, DEFAULT_CANVAS))

const placeOf = (ring: ReturnType<typeof ringOn>, target: JunctionTarget) =>
  must(ring.places.find((place) => place.target === target))

const EMPTY = ringOn([])
const LEFT_EXIT = tapDirection(NO_JUNCTION, 2)
const CROSSING = tapDirection(tapDirection(tapDirection(NO_JUNCTION, 4), 2), 6)
/** A route that comes from the left edge of the ring’s place and turns right, with a bent road to the left. */
const FREEHAND = [
  stroke(svgPoints('150,600 150,250 290,250'), { arrow: true, circle: true }),
  stroke(svgPoints('20,180 70,240 150,250')),
] as const

describe('on the paper', () => {
  it.each([
    ['the exit, as long as the first tap makes it', NO_JUNCTION, Math.min(EXIT_LENGTH, DEFAULT_CANVAS.width / 2 - 16)],
    ['a road, as long as the next tap makes it', LEFT_EXIT, ARM_LENGTH],
  ])('a way without ink shows %s', (_, junction, length) => {
    const ring = ringOf(junction)
    const { lines, isDrawn } = placeOf(ring, 5)
    const [from, to] = must(lines[0])
    expect(isDrawn).toBe(false)
    expect(from).toEqual(ring.centre)
    expect(distance(must(from), must(to))).toBeCloseTo(length, 0)
  })

  it('every way without ink lies exactly where its tap draws', () => {
    for (const drawn of [
      [],
      writeJunction(CROSSING, DEFAULT_CANVAS),
      writeJunction(tapStaggered(CROSSING), DEFAULT_CANVAS),
      FREEHAND,
    ]) {
      const [reading, ring] = [readJunction(drawn), ringOn(drawn)]
      for (const { target, lines, isDrawn } of ring.places) {
        if (isDrawn || typeof target !== 'number') continue
        const next = afterTap(reading.junction ?? NO_JUNCTION, { target, isLong: false })
        const { added } = changeJunction(reading, next, DEFAULT_CANVAS)
        const ends: readonly Point[] = added.flatMap((element) => ('points' in element ? element.points : []))
        expect(
          ends.some((end) => distance(end, must(lines[0]?.at(-1))) < 0.1),
          `${target}`,
        ).toBe(true)
      }
    }
  })

  it('the areas of the targets do not overlap, and each is reached in its middle', () => {
    for (const ring of [EMPTY, ringOf(CROSSING), ringOf(tapStaggered(CROSSING)), ringOf(tapRoundabout(CROSSING))]) {
      for (const one of ring.places) expect(targetAt(ring, one.at)).toBe(one.isDisabled ? undefined : one.target)
      const onWays = ring.places.filter(({ target }) => target !== 'staggered')
      const apart = onWays.flatMap((one) =>
        onWays
          .filter((other) => other !== one)
          .map((other) => distance(one.at, other.at) / 2 - Math.min(one.reach, other.reach)),
      )
      expect(Math.min(...apart)).toBeGreaterThan(0)
    }
  })
})

describe('a tap reaches', () => {
  it.each([
    ['the whole length of a ghost road', pt(198 - 170, 329), 2],
    ['the ball', pt(198, 603), 'fromBelow'],
    ['the centre', pt(205, 335), 'roundabout'],
    ['just outside the circle at the centre', pt(198, 329 - 38), 'roundabout'],
    ['nothing away from all roads', pt(60, 60), undefined],
  ] as const)('%s', (_, at, target) => {
    expect(targetAt(EMPTY, at)).toBe(target)
  })

  it('a way at the end that it showed before another one became the exit', () => {
    const end = must(placeOf(EMPTY, 6).lines[0]?.at(-1))
    expect(targetAt(EMPTY, end)).toBe(6)
    expect(targetAt(ringOf(LEFT_EXIT), end)).toBe(6)
  })

  it('nothing in the middle while the ring is only offered', () => {
    const offer = ringOnPaper({ doubts: [] }, { ...PHONE, isOffer: true })
    expect(targetAt(offer, offer.centre)).toBeUndefined()
    expect(targetAt(offer, placeOf(offer, 2).at)).toBe(2)
  })

  it('a freehand road on its bent ink, around the centre of the drawing', () => {
    const ring = ringOn(FREEHAND)
    expect(ring.centre.x).toBeCloseTo(150, -1)
    expect(ring.centre.y).toBeCloseTo(250, -1)
    expect(targetAt(ring, pt(35, 195))).toBe(2)
    expect(targetAt(ring, pt(270, 252))).toBe(6)
    expect(targetAt(ring, pt(198, 400))).toBeUndefined()
  })

  it('a roundabout anywhere inside it', () => {
    expect(targetAt(ringOf(tapRoundabout(LEFT_EXIT)), pt(198 + 30, 329 + 30))).toBe('roundabout')
  })
})

describe('the arrowhead', () => {
  it('can be grabbed where the junction is read without a doubt', () => {
    const ring = ringOf(LEFT_EXIT)
    expect(ring.arrow?.direction).toBe(2)
    expect(isOnArrow(ring, must(ring.arrow).at)).toBe(true)
    expect(isOnArrow(ring, ring.centre)).toBe(false)
    expect(isOnArrow(EMPTY, ring.centre)).toBe(false)
    const unsure = [...writeJunction(LEFT_EXIT, DEFAULT_CANVAS), stroke(svgPoints('330,500 360,560'))]
    expect(ringOn(unsure).arrow).toBeUndefined()
  })

  it('points in each of the seven directions, but not back and not at the centre', () => {
    const { centre } = EMPTY
    for (const direction of DIRECTIONS) {
      const { at } = placeOf(EMPTY, direction)
      expect(directionTowards(EMPTY, at)).toBe(direction)
    }
    expect(directionTowards(EMPTY, pt(centre.x, centre.y + 150))).toBeUndefined()
    expect(directionTowards(EMPTY, pt(centre.x + 5, centre.y))).toBeUndefined()
  })
})
