import { describe, expect, it } from 'vitest'
import { ICONS } from '../../../src/model/icons'
import type { DrawingElement, Point } from '../../../src/model/types'
import { drawingsFromPacked, packDrawing } from '../../../src/storage/outside/packedInk'
import { element, elements } from '../../support/arbitraries'
import { stamp, stroke } from '../../support/drawings'
import { fc } from '../../support/properties'

const unpacked = (packed: unknown): unknown => drawingsFromPacked([JSON.parse(JSON.stringify(packed))])

describe('packed ink', () => {
  it('is whole numbers in tenths: the kind, the first point relative to the previous element, the others step by step', () => {
    const roads: DrawingElement[] = [
      stroke(
        [
          [198, 600],
          [198, 340.5],
        ],
        { circle: true },
      ),
      stroke(
        [
          [198, 340.5],
          [300, 340.5],
          [300, 200],
        ],
        { arrow: true, dashed: true },
      ),
      stamp(190, 340.5, 2),
    ]
    expect(packDrawing(roads)).toEqual([
      [8, 1980, 6000, 0, -2595],
      [5, 0, -2595, 1020, 0, 0, -1405],
      [-3, -80, 0],
    ])
  })

  it('is unpacked unchanged', () => {
    fc.assert(
      fc.property(elements, (ink) => {
        expect(unpacked(packDrawing(ink))).toEqual([ink])
      }),
    )
  })

  it('rounds nothing: an element that is not whole in tenths stays unpacked', () => {
    const anywhere: fc.Arbitrary<Point> = fc.record({
      x: fc.double({ noNaN: true, min: -1e5, max: 1e5 }).map(withoutMinusZero),
      y: fc.double({ noNaN: true, min: -1e5, max: 1e5 }).map(withoutMinusZero),
    })
    const line = fc
      .array(anywhere, { minLength: 1 })
      .map((points): DrawingElement => ({ points, dashed: true, erase: false, arrow: true, circle: false }))
    const icon = fc
      .tuple(anywhere, fc.nat({ max: ICONS.length - 1 }))
      .map(([{ x, y }, index]): DrawingElement => stamp(x, y, index))
    fc.assert(
      fc.property(fc.array(fc.oneof(line, icon, element)), (ink) => {
        expect(unpacked(packDrawing(ink))).toEqual([ink])
      }),
    )
  })

  it.each([
    ['no list', 5],
    ['drawings that are no lists', [5, null, {}]],
    [
      'elements that are neither strokes nor icons',
      [[5, null, {}, [], [1], [1, 2], ['0', 1, 2], [0, 1.5, 2], [0, null, 1]]],
    ],
  ])('leaves a value of another form unchanged, for validation: %s', (_, value) => {
    expect(drawingsFromPacked(value)).toEqual(value)
  })
})

/** JSON has no -0, neither in a link nor in a file. */
const withoutMinusZero = (value: number): number => value + 0
