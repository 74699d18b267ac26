import { describe, expect, it } from 'vitest'
import { MOST_ROWS } from '../../../src/constants'
import { moved } from '../../../src/geometry/transform'
import { EMPTY_ROW, rowY, SPINE_X, strokesOf, type Fishbone } from '../../../src/model/fishbone/fishbone'
import { rowsOf, showsFishbone } from '../../../src/model/fishbone/readFishbone'
import { LOOKS } from '../../../src/model/looks'
import type { DrawingElement, Stroke } from '../../../src/model/types'
import { elements } from '../../support/arbitraries'
import { LINE, pt, stamp, stroke, UNKNOWN, type XY } from '../../support/drawings'
import { must } from '../../support/must'
import { fc } from '../../support/properties'
import { fishbones, SOLID, UNPAVED } from '../../support/tochten/fishbones'

const ENDS = { circle: true, arrow: true }
/** A spine with rows 0 and 1, and a road of row 0, as stored. */
const SPINE = stroke(
  [
    [SPINE_X, 350],
    [SPINE_X, 50],
  ],
  ENDS,
)
const road = (from: XY, to: XY, flags = {}): Stroke => stroke([from, to], flags)
const LEFT = road([SPINE_X, 150], [SPINE_X - 100, 150])

describe('rows', () => {
  it('of any fish-bone are read back from its strokes unchanged', () => {
    fc.assert(
      fc.property(fishbones(200), (rows) => {
        expect(rowsOf(strokesOf(rows))).toEqual(rows)
      }),
    )
  })

  it('are the same after writing and reading a text', () => {
    fc.assert(
      fc.property(fishbones(20), (rows) => {
        expect(rowsOf(JSON.parse(JSON.stringify(strokesOf(rows))))).toEqual(rows)
      }),
    )
  })

  it('are read up to the limit', () => {
    const most = Array.from({ length: MOST_ROWS }, () => EMPTY_ROW)
    expect(rowsOf(strokesOf(most))).toHaveLength(MOST_ROWS)
  })

  it('are one if the spine begins at the y of the first', () => {
    expect(rowsOf([...spineOf([], rowY(0), 50), LEFT])).toEqual([{ left: [SOLID], right: [] }])
  })

  it('of an empty drawing are one empty row', () => {
    expect(rowsOf([])).toEqual([EMPTY_ROW])
  })
})

/** Rows 0 and 1, each with a road on the left. */
const BOTH: Fishbone = [
  { left: [SOLID], right: [] },
  { left: [UNPAVED], right: [SOLID] },
]

describe('a fish-bone drawn by hand is read', () => {
  it.each<[string, readonly DrawingElement[]]>([
    ['with its side roads in any order', [must(strokesOf(BOTH)[0]), ...strokesOf(BOTH).slice(1).toReversed()]],
    ['with its spine elsewhere across the paper', strokesOf(BOTH).map((one) => moved(one, { x: 40, y: 0 }))],
    [
      'without ball and arrow',
      [{ ...must(strokesOf(BOTH)[0]), circle: false, arrow: false }, ...strokesOf(BOTH).slice(1)],
    ],
    ['with a spine from the last row to the first', spineOf(BOTH, rowY(1), rowY(0))],
    ['with a spine that ends between rows', spineOf(BOTH, rowY(1) + 50, 0)],
    ['with a spine that ends less than two rows above the first', spineOf(BOTH, rowY(1), rowY(-2) + 1)],
    ['with coordinates that are rounded', strokesOf(BOTH).map((one) => moved(one, { x: 0.4, y: -0.4 }))],
  ])('%s', (_, ink) => {
    expect(rowsOf(ink)).toEqual(BOTH)
  })

  it.each([
    ['on top of each other', [150, 150, 150]],
    ['around the height of the row', [140, 150, 160]],
    ['above the row', [110, 130, 150]],
    ['below the row', [150, 170, 190]],
  ])('with parallel roads %s', (_, heights) => {
    const roads = heights.map((y, index) => road([SPINE_X, y], [SPINE_X + 100, y], { dashed: index === 2 }))
    expect(rowsOf([SPINE, ...roads])).toEqual([{ left: [], right: [SOLID, SOLID, UNPAVED] }, EMPTY_ROW])
  })
})

function spineOf(rows: Fishbone, bottom: number, top: number): readonly DrawingElement[] {
  const [, ...roads] = strokesOf(rows)
  return [road([SPINE_X, bottom], [SPINE_X, top], ENDS), ...roads]
}

describe('a drawing is not a fish-bone', () => {
  it.each<[string, readonly DrawingElement[]]>([
    ['that begins with another stroke', [LINE, SPINE]],
    ['that begins with an icon', [stamp(5, 5), SPINE]],
    ['with an icon', [SPINE, stamp(5, 5)]],
    ['with a slanting stroke', [SPINE, road([SPINE_X, 150], [SPINE_X + 100, 160])]],
    ['with a road above the first row', [SPINE, road([SPINE_X, 50], [SPINE_X + 100, 50])]],
    ['with a road above its spine', [...spineOf([], 350, 150), road([SPINE_X, 140], [SPINE_X + 100, 140]), LEFT]],
    ['with a road below its spine', [SPINE, road([SPINE_X, 450], [SPINE_X + 100, 450])]],
    ['whose spine is walked down', [{ ...SPINE, points: SPINE.points.toReversed() }, LEFT]],
    ['whose spine slants', [road([SPINE_X, 350], [SPINE_X + 5, 50], ENDS), LEFT]],
    ['whose spine begins above the first row', spineOf([], 140, 50)],
    ['whose spine ends below the first row', spineOf([], 350, 160)],
    ['whose spine goes on for two rows beyond the first', spineOf([], 350, rowY(-2))],
    ['whose spine is only a dot at the height of the first row', spineOf([], rowY(0), rowY(0))],
    ['with a side road of another length', [SPINE, road([SPINE_X, 150], [SPINE_X + 90, 150])]],
    ['with a side road beside the spine', [SPINE, road([SPINE_X + 5, 150], [SPINE_X + 105, 150])]],
    ['with a side road toward the spine', [SPINE, { ...LEFT, points: LEFT.points.toReversed() }]],
    ['with one road between two rows', [SPINE, road([SPINE_X, 165], [SPINE_X + 100, 165])]],
    ['with five roads on a side', [SPINE, LEFT, LEFT, LEFT, LEFT, LEFT]],
    ['with a curve', [SPINE, { ...LEFT, points: [...LEFT.points, { x: 0, y: 150 }] }]],
    ['with more rows than the limit', spineOf([], rowY(MOST_ROWS + 1), 50)],
    ...LOOKS.filter((look) => look !== 'circle' && look !== 'arrow').map(
      (look): [string, readonly DrawingElement[]] => [`whose spine is ${look}`, [{ ...SPINE, [look]: true }, LEFT]],
    ),
    ...LOOKS.filter((look) => look !== 'dashed').map((look): [string, readonly DrawingElement[]] => [
      `with a side road that is ${look}`,
      [SPINE, { ...LEFT, [look]: true }],
    ]),
  ])('%s', (_, ink) => {
    expect(rowsOf(ink)).toBeUndefined()
    expect(showsFishbone(ink)).toBe(false)
  })
})

/** The meaning of a side road, independent of order. */
const said = (rows: Fishbone): string[] =>
  rows
    .flatMap(({ left, right }, row) => [
      ...left.map(({ dashed }) => `${row} left ${dashed}`),
      ...right.map(({ dashed }) => `${row} right ${dashed}`),
    ])
    .toSorted()

/** Moves one end of one stroke a little. */
const shift = fc.record({
  stroke: fc.nat(),
  end: fc.nat(1),
  by: fc.constantFrom(pt(-100, 0), pt(-16, 0), pt(-0.4, 0), pt(0.4, 0), pt(0, 16), pt(0, 0.4), pt(0, 100)),
})

type Shift = typeof shift extends fc.Arbitrary<infer One> ? One : never

const shifted = (ink: readonly Stroke[], shifts: readonly Shift[]): Stroke[] => {
  const all = ink.slice()
  for (const { stroke: which, end, by } of shifts) {
    const index = which % all.length
    const old = must(all[index])
    const points = old.points.map((at, place) => (place === end ? pt(at.x + by.x, at.y + by.y) : at))
    all[index] = { ...old, points }
  }
  return all
}

/** A fish-bone with some strokes changed, reordered or left out. */
const nearly: fc.Arbitrary<readonly DrawingElement[]> = fc
  .tuple(fishbones(8).map(strokesOf), fc.array(shift, { maxLength: 2 }))
  .map(([ink, shifts]) => shifted(ink, shifts))
  .chain((ink) => fc.oneof(fc.constant(ink), fc.subarray(ink), fc.shuffledSubarray(ink)))

it.each<[string, DrawingElement]>([
  ['an element of a newer version', UNKNOWN],
  ['a road with a member of a newer version', { ...LEFT, ...UNKNOWN }],
])('a fish-bone with %s is not read as a fish-bone, since editing its rows would lose that data', (_, element) => {
  expect(rowsOf([SPINE, LEFT])).toBeDefined()
  expect(rowsOf([SPINE, element])).toBeUndefined()
})

describe('any drawing that is read as rows', () => {
  it('has all of its strokes, and stays the same when it is written again', () => {
    fc.assert(
      fc.property(fc.oneof(elements, nearly), (ink) => {
        const rows = rowsOf(ink)
        if (!rows || ink.length === 0) return
        expect(said(rows)).toHaveLength(ink.length - 1)
        expect(said(rows).filter((one) => one.endsWith('true'))).toHaveLength(
          ink.filter((one) => 'dashed' in one && one.dashed).length,
        )
        expect(rowsOf(strokesOf(rows))).toEqual(rows)
      }),
      { numRuns: 2_000 },
    )
  })

  it('is recognised as a fish-bone only with a side road', () => {
    expect(showsFishbone([SPINE])).toBe(false)
    expect(showsFishbone([])).toBe(false)
    expect(showsFishbone([SPINE, LEFT])).toBe(true)
  })
})
