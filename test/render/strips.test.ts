import { describe, expect, it } from 'vitest'
import { ROW_SPACING } from '../../src/constants'
import type { Box } from '../../src/geometry/bounds'
import type { Fishbone } from '../../src/model/fishbone/fishbone'
import { SMALLEST_ROW_HEIGHT, EASY_ROW_HEIGHT, LARGEST_ROW_HEIGHT } from '../../src/render/strips'
import type { PlacedSvg } from '../../src/render/svgNode'
import { must } from '../support/must'
import { A4_ROOM, layOutStrip, stripsOf } from '../support/paper/strips'
import { tagged, texts } from '../support/paper/svg'
import { fc } from '../support/properties'
import { fishbones, sampleFishbone } from '../support/tochten/fishbones'

const LONGEST = 200
const room: fc.Arbitrary<Box> = fc.record({
  x: fc.integer({ min: 0, max: 20 }),
  y: fc.integer({ min: 0, max: 40 }),
  width: fc.integer({ min: 40, max: 280 }),
  height: fc.integer({ min: 40, max: 280 }),
})
const anyStrips = fc
  .record({ rows: fishbones(LONGEST), room, numbered: fc.boolean() })
  .map(({ rows, room: place, numbered }) => ({
    rows,
    room: place,
    pages: layOutStrip({ rows, room: place, numbered }),
  }))

const scaleOf = ({ at, viewBox }: PlacedSvg): number => at.width / viewBox.width
const isNumber = (text: string): boolean => /^\d+$/.test(text)
const numbersIn = ({ node }: PlacedSvg): number[] => texts(node).filter(isNumber).map(Number)
const lettersIn = ({ node }: PlacedSvg): string[] => texts(node).filter((text) => !isNumber(text))

/** The number of lines in a strip, solid or dashed: each begins with an M. */
const linesIn = ({ node }: PlacedSvg): number =>
  tagged(node, 'path')
    .filter(({ attributes }) => attributes.fill === undefined)
    .reduce((sum, { attributes: { d } }) => sum + must(String(d).match(/M/g)).length, 0)

/** The approximate height of rows in this many strips. */
const rowHeightIn = (rows: number, strips: number): number => A4_ROOM.height / (Math.ceil(rows / strips) + 2)

describe('the strips of a fish-bone', () => {
  it('have each row once, numbered in walking order: up each strip, from left to right, page by page', () => {
    fc.assert(
      fc.property(fishbones(LONGEST), room, (rows, place) => {
        const strips = layOutStrip({ rows, room: place, numbered: true }).flat()
        expect(strips.flatMap((strip) => numbersIn(strip).toReversed())).toEqual(rows.map((_, index) => index + 1))
      }),
    )
  })

  it('have each side road once, and one spine each', () => {
    fc.assert(
      fc.property(anyStrips, ({ rows, pages }) => {
        const roads = rows.reduce((sum, { left, right }) => sum + left.length + right.length, 0)
        expect(pages.flat().reduce((sum, strip) => sum + linesIn(strip), 0)).toBe(roads + pages.flat().length)
      }),
    )
  })

  it('have the side roads of the rows that they number: the walk begins at the last row', () => {
    fc.assert(
      fc.property(fishbones(LONGEST), (rows) => {
        for (const strip of layOutStrip({ rows, room: A4_ROOM, numbered: true }).flat()) {
          const own = numbersIn(strip).map((number) => must(rows.at(-number)))
          expect(linesIn(strip) - 1).toBe(own.reduce((sum, { left, right }) => sum + left.length + right.length, 0))
        }
      }),
    )
  })

  it('stay within the room, side by side, aligned at the foot', () => {
    fc.assert(
      fc.property(anyStrips, ({ pages, room: { x, y, width, height } }) => {
        for (const strips of pages) {
          const feet = strips.map(({ at }) => at.y + at.height)
          expect(Math.max(...feet) - Math.min(...feet)).toBeLessThan(1e-6)
          let left = x - 1e-6
          for (const { at } of strips) {
            expect(at.x).toBeGreaterThanOrEqual(left)
            expect(at.y).toBeGreaterThanOrEqual(y - 1e-6)
            left = at.x + at.width
          }
          expect(left).toBeLessThanOrEqual(x + width + 1e-6)
          expect(must(feet[0])).toBeLessThanOrEqual(y + height + 1e-6)
        }
      }),
    )
  })

  it('have one scale, and differ by at most one row', () => {
    fc.assert(
      fc.property(anyStrips, ({ pages }) => {
        const strips = pages.flat()
        for (const strip of strips) expect(scaleOf(strip)).toBeCloseTo(scaleOf(must(strips[0])))
        const heights = strips.map(({ viewBox }) => viewBox.height)
        expect(Math.max(...heights) - Math.min(...heights)).toBeLessThanOrEqual(1.35 * ROW_SPACING + 1e-6)
      }),
    )
  })

  it('begin with the ball and end with the arrow, and continue each other in between', () => {
    fc.assert(
      fc.property(anyStrips, ({ pages }) => {
        const letters = pages.flat().map(lettersIn)
        const joins = letters.flat()
        expect(joins).toHaveLength(2 * (letters.length - 1))
        for (let join = 0; join < joins.length; join += 2) expect(joins[join]).toBe(joins[join + 1])
        expect(new Set(joins).size).toBe(letters.length - 1)
      }),
    )
  })

  it('use as many pages as legible rows need', () => {
    for (let rows = 1; rows <= LONGEST; rows += 1) {
      const rowHeight = ROW_SPACING * scaleOf(must(stripsOf(rows)[0]?.[0]))
      expect(rowHeight).toBeGreaterThanOrEqual(SMALLEST_ROW_HEIGHT)
      expect(rowHeight).toBeLessThanOrEqual(LARGEST_ROW_HEIGHT)
    }
    expect([5, 12, 30, 80, 110].map((rows) => stripsOf(rows).length)).toEqual([1, 1, 1, 1, 1])
    expect(stripsOf(200)).toHaveLength(2)
  })

  it.each([
    [5, 1, 0.45],
    [12, 1, 0.25],
    [30, 3, 0.85],
    [80, 5, 0.9],
  ])('of %i rows are %i on an A4, and fill its height and %f of its width', (rows, count, share) => {
    const strips = must(stripsOf(rows)[0])
    expect(strips).toHaveLength(count)
    const [first, last] = [must(strips[0]).at, must(strips.at(-1)).at]
    const tallest = Math.max(...strips.map(({ at }) => at.height))
    expect(tallest / A4_ROOM.height).toBeGreaterThan(0.95)
    expect((last.x + last.width - first.x) / A4_ROOM.width).toBeGreaterThan(share)
  })

  it.each([5, 30, 80])('of %i rows stand in the middle of columns of equal width', (rows) => {
    const strips = must(stripsOf(rows)[0])
    for (const [column, { at }] of strips.entries())
      expect(at.x + at.width / 2 - A4_ROOM.x).toBeCloseTo(((column + 0.5) * A4_ROOM.width) / strips.length)
  })

  it('are as few as rows of 15 mm allow, since people get lost between strips', () => {
    const needless = Array.from({ length: LONGEST }, (_, index) => index + 1).filter((rows) => {
      const pages = stripsOf(rows)
      const fewer = must(pages[0]).length - 1
      return pages.length === 1 && fewer > 0 && rowHeightIn(rows, fewer) >= EASY_ROW_HEIGHT
    })
    expect(needless).toEqual([])
  })

  it('are no more than the largest rows need', () => {
    expect(stripsOf(2, { room: { ...A4_ROOM, width: 277 } }).map((strips) => strips.length)).toEqual([1])
  })

  it('fill the width of a narrow room', () => {
    const [strip] = must(stripsOf(3, { room: { x: 0, y: 0, width: 30, height: 200 } })[0])
    expect(must(strip).at.width).toBeCloseTo(30)
  })

  it('are joined by A to Z, and then by AA, AB and so on', () => {
    const strips = stripsOf(60, { room: { x: 0, y: 0, width: 20, height: 20 } }).flat()
    const joins = strips.flatMap((strip) => lettersIn(strip)).filter((_, index) => index % 2 === 0)
    expect(joins.slice(0, 3)).toEqual(['A', 'B', 'C'])
    expect(joins.slice(24, 28)).toEqual(['Y', 'Z', 'AA', 'AB'])
    expect(joins[52]).toBe('BA')
  })

  it('exist even in a room too small for a legible row', () => {
    const pages = stripsOf(3, { room: { x: 0, y: 0, width: 5, height: 5 } })
    expect(pages.flat().flatMap(numbersIn)).toEqual([1, 2, 3])
  })

  it('have numbers only if chosen', () => {
    const bare = must(stripsOf(30, { numbered: false })[0])
    expect(bare.flatMap(numbersIn)).toEqual([])
    expect(must(bare[0]).viewBox.width).toBeLessThan(must(stripsOf(30)[0]?.[0]).viewBox.width)
  })

  it('keep each road on its side', () => {
    const rows: Fishbone = [{ left: [{ dashed: true }], right: [] }]
    const [strip] = must(layOutStrip({ rows, room: A4_ROOM, numbered: false })[0])
    const dashed = tagged(must(strip).node, 'path').filter(({ attributes }) => 'stroke-dasharray' in attributes)
    expect(dashed.map(({ attributes }) => attributes.d)).toEqual(['M198 150L98 150'])
  })

  it('are equal for equal rows', () => {
    expect(stripsOf(40)).toEqual(stripsOf(40, { rows: sampleFishbone(40) }))
  })
})
