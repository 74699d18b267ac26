import { describe, expect, it } from 'vitest'
import type { LegendSign } from '../../../src/render/sheet/legend'
import { legendGrid, SAMPLE_ROOM, type LegendGrid } from '../../../src/render/sheet/legendGrid'
import { groupOf, SIGN_GROUPS, type Sign } from '../../../src/render/sheet/signs'
import { LEGEND_SIZE } from '../../../src/render/sheet/signSample'
import { must } from '../../support/must'
import { overlap } from '../../support/overlap'
import { TYPEFACE } from '../../support/paper/sheets'
import { fc } from '../../support/properties'

const HEADINGS = { roads: 'Roads', marks: 'Marks', distances: 'Distances' }
const SIGNS: readonly Sign[] = [
  'route',
  'paved',
  'unpaved',
  'blocked',
  'roundabout',
  0,
  1,
  2,
  'total',
  'since',
  'close',
]
const ofSign = (sign: Sign, text = String(sign)): LegendSign => ({ sign, text, sample: '', description: undefined })

/** Entries that stand side by side on a whole A4, and two columns of them. */
const [WIDE, NARROW] = [186, 90]

const gridOf = (signs: readonly Sign[], width: number, headings: typeof HEADINGS | undefined = HEADINGS) =>
  legendGrid({ headings, signs: signs.map((sign) => ofSign(sign)) }, width, LEGEND_SIZE, TYPEFACE)

const groupNamed = ({ groups }: LegendGrid, heading: string) => must(groups.find((group) => group.heading === heading))

describe('the groups of a legend', () => {
  it('stand side by side where they have room, each as long as the longest needs', () => {
    const grid = gridOf(SIGNS, WIDE)
    const [roads, marks, distances] = Object.values(HEADINGS).map((heading) => groupNamed(grid, heading))
    expect(new Set([roads, marks, distances].map((group) => must(group).y)).size).toBe(1)
    expect(must(roads).x).toBeLessThan(must(marks).x)
    expect(must(marks).x).toBeLessThan(must(distances).x)
    const rowsOf = (group: typeof roads) => new Set(must(group).entries.map(({ y }) => y)).size
    expect([roads, marks, distances].map(rowsOf)).toEqual([3, 3, 3])
  })

  it('stand one below the other where they have no room', () => {
    const grid = gridOf(['route', 0, 'total'], 50)
    const tops = Object.values(HEADINGS).map((heading) => groupNamed(grid, heading).y)
    expect(tops).toEqual(tops.toSorted((one, other) => one - other))
    expect(new Set(tops).size).toBe(3)
  })

  it('are as low as any order of bands allows', () => {
    const apart = gridOf(SIGNS, NARROW, undefined).height
    expect(gridOf(SIGNS, NARROW).height).toBeLessThan(apart + 3 * (1.5 * LEGEND_SIZE + 1))
  })

  it('never overlap, stay within their width, and have their heading above them', () => {
    fc.assert(
      fc.property(
        fc.subarray([...SIGNS], { minLength: 1 }),
        fc.integer({ min: 30, max: 280 }),
        fc.integer({ min: 0, max: 60 }),
        (signs, width, length) => {
          const text = 'word '.repeat(length / 5).trim()
          // As in a legend: one group after the other.
          const inOrder = SIGN_GROUPS.flatMap((group) => signs.filter((sign) => groupOf(sign) === group))
          const legend = { headings: HEADINGS, signs: inOrder.map((sign) => ofSign(sign, text)) }
          const grid = legendGrid(legend, width, LEGEND_SIZE, TYPEFACE)
          const boxes = grid.groups.flatMap(({ entries, x, y }) => {
            for (const entry of entries) {
              expect(entry.y).toBeGreaterThan(y + LEGEND_SIZE)
              expect(entry.x).toBeGreaterThanOrEqual(x)
            }
            return entries.map((entry) => ({
              x: entry.x,
              y: entry.y,
              width: SAMPLE_ROOM + grid.textRoom,
              height: entry.height,
            }))
          })
          expect(grid.groups.flatMap(({ entries }) => entries.map(({ sign }) => sign))).toEqual(inOrder)
          for (const [index, box] of boxes.entries()) {
            expect(box.x + box.width).toBeLessThanOrEqual(width + 1e-6)
            expect(box.y + box.height).toBeLessThanOrEqual(grid.height + 1e-6)
            for (const other of boxes.slice(index + 1)) expect(overlap(box, other, 1e-6)).toBe(false)
          }
        },
      ),
    )
  })
})
