import { describe, expect, it } from 'vitest'
import { MOST_SIDE_ROADS, SIDE_ROAD_LENGTH } from '../../src/constants'
import {
  addSideRoad,
  EMPTY_ROW,
  rowsOf,
  rowY,
  SPINE_X,
  strokesOf,
  type Fishbone,
  type SideRoad,
} from '../../src/model/fishbone'
import type { DrawingElement, Stroke } from '../../src/model/types'
import { elements } from '../support/arbitraries'
import { LINE, stamp, stroke } from '../support/drawings'
import { fc } from '../support/properties'

const SOLID: SideRoad = { dashed: false }
const UNPAVED: SideRoad = { dashed: true }

const roads = fc.array(fc.record({ dashed: fc.boolean() }), { maxLength: MOST_SIDE_ROADS })
const fishbone: fc.Arbitrary<Fishbone> = fc.array(fc.record({ left: roads, right: roads }), {
  minLength: 1,
  maxLength: 8,
})

/** The same stroke, with its fields written in another order. */
const turnedAround = ({ points, dashed, erase, arrow, circle }: Stroke): Stroke => ({
  circle,
  arrow,
  erase,
  dashed,
  points: points.map(({ x, y }) => ({ y, x })),
})

/** A change to one stroke, small enough that the drawing may still look like a fish-bone. */
const change: fc.Arbitrary<(one: Stroke) => Stroke> = fc.oneof(
  fc
    .constantFrom('dashed', 'erase', 'arrow', 'circle')
    .map((flag) => (one: Stroke) => ({ ...one, [flag]: !one[flag] })),
  fc
    .tuple(fc.constantFrom(0, 1), fc.constantFrom('x', 'y'), fc.constantFrom(-100, -20, -0.1, 0.1, 20, 100))
    .map(([end, axis, by]) => (one: Stroke) => ({
      ...one,
      points: one.points.map((place, index) => (index === end ? { ...place, [axis]: place[axis] + by } : place)),
    })),
  fc.constant((one: Stroke) => ({ ...one, points: one.points.toReversed() })),
)

/** A fish-bone of which some strokes were changed, left out, or put elsewhere, or other ink. */
const nearlyFishbone: fc.Arbitrary<readonly DrawingElement[]> = fc.oneof(
  elements,
  fc
    .tuple(fishbone, fc.array(fc.tuple(fc.nat(), change), { maxLength: 2 }))
    .map(([rows, changes]) =>
      changes.reduce<readonly Stroke[]>(
        (ink, [place, changed]) => ink.map((one, index) => (index === place % ink.length ? changed(one) : one)),
        strokesOf(rows),
      ),
    )
    .chain((ink) => fc.oneof(fc.constant(ink), fc.shuffledSubarray([...ink]), fc.subarray([...ink]))),
)

describe('the strokes of a fish-bone', () => {
  it('begin with the spine, from the ball at the bottom to the arrow at the top', () => {
    const [spine] = strokesOf([EMPTY_ROW, EMPTY_ROW])
    expect(spine).toEqual(
      stroke(
        [
          [SPINE_X, 350],
          [SPINE_X, 50],
        ],
        { circle: true, arrow: true },
      ),
    )
  })

  it('go on with the side roads, from the spine outward', () => {
    expect(
      strokesOf([
        { left: [SOLID], right: [] },
        { left: [], right: [UNPAVED] },
      ]).slice(1),
    ).toEqual([
      stroke([
        [SPINE_X, 150],
        [SPINE_X - 100, 150],
      ]),
      stroke(
        [
          [SPINE_X, 250],
          [SPINE_X + 100, 250],
        ],
        { dashed: true },
      ),
    ])
  })

  it('have each row 100 below the one before, from 150, and each side road 100 long', () => {
    fc.assert(
      fc.property(fishbone, (rows) => {
        for (const { points } of strokesOf(rows).slice(1)) {
          const [start, end] = points
          expect(Math.abs((end?.x ?? 0) - (start?.x ?? 0))).toBe(SIDE_ROAD_LENGTH)
          expect(start?.y).toBe(end?.y)
          expect(start?.y).toBeGreaterThanOrEqual(rowY(0))
          expect(start?.y).toBeLessThan(rowY(rows.length))
        }
      }),
    )
  })

  it('are never on top of each other', () => {
    fc.assert(
      fc.property(fishbone, (rows) => {
        const strokes = strokesOf(rows).map(({ points }) => JSON.stringify(points))
        expect(new Set(strokes).size).toBe(strokes.length)
      }),
    )
  })

  it('read back as the rows that they were made of', () => {
    fc.assert(
      fc.property(fishbone, (rows) => {
        expect(rowsOf(strokesOf(rows))).toEqual(rows)
      }),
    )
  })
})

describe('a drawing', () => {
  const [spine] = strokesOf([EMPTY_ROW])
  const withSpine = (...others: readonly DrawingElement[]): DrawingElement[] => (spine ? [spine, ...others] : [])

  const withSpineThat = (look: Partial<Stroke>): DrawingElement[] => (spine ? [{ ...spine, ...look }] : [])

  it('that is empty is a fish-bone of one row', () => {
    expect(rowsOf([])).toEqual([EMPTY_ROW])
  })

  it.each([
    ['that begins with another stroke', [LINE]],
    ['that begins with an icon', [stamp(5, 5)]],
    ['with an icon', withSpine(stamp(5, 5))],
    [
      'with an eraser',
      withSpine(
        stroke(
          [
            [SPINE_X, 150],
            [SPINE_X + 100, 150],
          ],
          { erase: true },
        ),
      ),
    ],
    [
      'with a slanting stroke',
      withSpine(
        stroke([
          [SPINE_X, 150],
          [SPINE_X + 100, 160],
        ]),
      ),
    ],
    [
      'with a road above the first row',
      withSpine(
        stroke([
          [SPINE_X, 50],
          [SPINE_X + 100, 50],
        ]),
      ),
    ],
    [
      'with a road below the last row',
      withSpine(
        stroke([
          [SPINE_X, 250],
          [SPINE_X + 100, 250],
        ]),
      ),
    ],
    ['whose spine has no arrow', withSpineThat({ arrow: false })],
    ['whose spine has no ball', withSpineThat({ circle: false })],
    ['whose spine is dashed', withSpineThat({ dashed: true })],
    [
      'whose spine stands elsewhere',
      [
        stroke(
          [
            [100, 250],
            [100, 50],
          ],
          { circle: true, arrow: true },
        ),
      ],
    ],
    [
      'with a side road of another length',
      withSpine(
        stroke([
          [SPINE_X, 150],
          [SPINE_X + 90, 150],
        ]),
      ),
    ],
    [
      'with a side road beside the spine',
      withSpine(
        stroke([
          [SPINE_X + 5, 150],
          [SPINE_X + 105, 150],
        ]),
      ),
    ],
    [
      'with a side road between two places',
      withSpine(
        stroke([
          [SPINE_X, 155],
          [SPINE_X + 100, 155],
        ]),
      ),
    ],
    [
      'with a side road that has an arrow',
      withSpine(
        stroke(
          [
            [SPINE_X, 150],
            [SPINE_X + 100, 150],
          ],
          { arrow: true },
        ),
      ),
    ],
    [
      'with side roads in another order',
      withSpine(
        stroke([
          [SPINE_X, 150],
          [SPINE_X + 100, 150],
        ]),
        stroke([
          [SPINE_X, 150],
          [SPINE_X - 100, 150],
        ]),
      ),
    ],
    [
      'with a curve',
      withSpine(
        stroke([
          [SPINE_X, 150],
          [SPINE_X + 50, 150],
          [SPINE_X + 100, 150],
        ]),
      ),
    ],
  ] as [string, DrawingElement[]][])('%s is none', (_, ink) => {
    expect(rowsOf(ink)).toBeUndefined()
  })

  it('is one in whatever order its fields were written', () => {
    const turned = strokesOf([{ left: [UNPAVED], right: [SOLID] }]).map(turnedAround)
    expect(rowsOf(turned)).toEqual([{ left: [UNPAVED], right: [SOLID] }])
  })

  it('is one only if its rows make the very same drawing again', () => {
    fc.assert(
      fc.property(nearlyFishbone, (ink) => {
        const rows = rowsOf(ink)
        expect(rows && ink.length > 0 ? strokesOf(rows) : ink).toEqual(ink)
      }),
      { numRuns: 1_000 },
    )
  })
})

describe('a side road', () => {
  it('is added to its row and side, behind the others', () => {
    const rows: Fishbone = [EMPTY_ROW, { left: [SOLID], right: [] }]
    expect(addSideRoad(rows, 1, 'left', UNPAVED)).toEqual([EMPTY_ROW, { left: [SOLID, UNPAVED], right: [] }])
  })

  it('is not added to a side that is full', () => {
    const full: Fishbone = [{ left: Array.from({ length: MOST_SIDE_ROADS }, () => SOLID), right: [] }]
    expect(addSideRoad(full, 0, 'left', SOLID)).toEqual(full)
    expect(addSideRoad(full, 0, 'right', SOLID)[0]?.right).toEqual([SOLID])
  })
})
