import { describe, expect, it } from 'vitest'
import { isEraser, type DrawingElement } from '../../../src/model/types'
import { settledCount, INK_LAYER_SIZE } from '../../../src/ui/canvas/InkLayers'
import { eraser, inkStroke, stamp as anyStamp } from '../../support/arbitraries'
import { ERASER, LINE, stamp } from '../../support/drawings'
import { fc } from '../../support/properties'

/** Elements with erasers at the given indices. */
const inks = (count: number, ...erasers: readonly number[]): DrawingElement[] =>
  Array.from({ length: count }, (_, index) => {
    if (erasers.includes(index)) return ERASER
    return index % 2 === 0 ? LINE : stamp(10, 10)
  })

const ink = fc.oneof(inkStroke, anyStamp)
const drawn = fc.array(fc.oneof({ weight: 40, arbitrary: ink }, { weight: 1, arbitrary: eraser }), {
  maxLength: 100,
  size: 'max',
})

describe('the elements that lie in the lower layer', () => {
  it.each([
    [0, 0],
    [1, 0],
    [31, 0],
    [32, 32],
    [33, 32],
    [63, 32],
    [64, 64],
    [2_000, 1_984],
  ])('of %i are the first %i: whole multiples of 32', (count, settled) => {
    expect(settledCount(inks(count))).toBe(settled)
  })

  it.each<[string, DrawingElement[], number]>([
    ['are the eraser if it is the only element', inks(1, 0), 1],
    ['are all up to an eraser', inks(10, 5), 6],
    ['are all up to the last of several erasers', inks(10, 2, 5), 6],
    ['are all when the eraser came last', inks(10, 9), 10],
    ['are 32 if the eraser is among them', inks(40, 3), 32],
    ['are more than 32 if the eraser comes later', inks(50, 40), 41],
    ['are all up to the eraser that ends a multiple', inks(40, 31), 32],
  ])('%s', (_, elements, settled) => {
    expect(settledCount(elements)).toBe(settled)
  })

  it('leave fewer than 32 for the upper one, and no eraser', () => {
    fc.assert(
      fc.property(drawn, (elements) => {
        const settled = settledCount(elements)
        const upper = elements.slice(settled)
        expect(upper.length).toBeLessThan(INK_LAYER_SIZE)
        expect(upper.some(isEraser)).toBe(false)
        const last = elements[settled - 1]
        expect(settled % INK_LAYER_SIZE === 0 || (last !== undefined && isEraser(last))).toBe(true)
      }),
    )
  })

  it('stay there when something is drawn', () => {
    fc.assert(
      fc.property(drawn, ink, (elements, added) => {
        const [before, after] = [settledCount(elements), settledCount([...elements, added])]
        expect([before, elements.length + 1]).toContain(after)
      }),
    )
  })
})
