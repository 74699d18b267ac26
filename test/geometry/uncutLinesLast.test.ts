import { describe, expect, it } from 'vitest'
import { uncutLinesLast } from '../../src/geometry/uncutLinesLast'
import { isEraser, type DrawingElement } from '../../src/model/types'
import { DRAWN_BOXES } from '../fixtures/drawnBoxes'
import { elements } from '../support/arbitraries'
import { stamp, stroke } from '../support/drawings'
import { must } from '../support/must'
import { fc } from '../support/properties'

const ROAD = stroke([
  [200, 0],
  [200, 400],
])
const SIDE = stroke([
  [0, 200],
  [200, 200],
])
const ICON = stamp(100, 100, 3)
/** Along the side road, until so many units before the road. */
const eraserUntil = (before: number) =>
  stroke(
    [
      [0, 200],
      [200 - 20 - before, 200],
    ],
    { erase: true },
  )
/** What the erasers of a drawing can take from. */
const erasedIn = (...all: readonly DrawingElement[]): readonly DrawingElement[] => {
  const ordered = uncutLinesLast(all)
  return ordered.slice(0, ordered.findLastIndex(isEraser) + 1).filter((one) => !isEraser(one))
}

describe('an eraser on paper', () => {
  it('takes nothing from a road that it stops before, nor from one whose edge it only grazes', () => {
    expect(erasedIn(ROAD, SIDE, eraserUntil(6))).toEqual([SIDE])
    expect(erasedIn(ROAD, SIDE, eraserUntil(1))).toEqual([SIDE])
  })

  it('takes from a road whose middle it goes over, and from icons', () => {
    expect(erasedIn(ROAD, SIDE, eraserUntil(-1))).toEqual([ROAD, SIDE])
    expect(erasedIn(ICON, ROAD, eraserUntil(6))).toEqual([ICON])
  })

  it('takes from an arrowhead or a ball of which it takes a part on the canvas', () => {
    const led = stroke(
      [
        [200, 400],
        [200, 205],
      ],
      { arrow: true },
    )
    const left = stroke([[178, 225]], { erase: true })
    expect(erasedIn({ ...led, arrow: false }, left)).toEqual([])
    expect(erasedIn(led, left)).toEqual([led])
    const begun = stroke(
      [
        [200, 205],
        [200, 400],
      ],
      { circle: true },
    )
    expect(erasedIn(begun, stroke([[174, 205]], { erase: true }))).toEqual([begun])
  })

  it('leaves the through roads of boxes in which hands rubbed out a side road', () => {
    for (const index of [40, 41]) {
      const { elements: ink } = must(DRAWN_BOXES[index])
      expect(erasedIn(...ink)).toEqual([ink[1]])
    }
  })
})

it('the same ink is there in any drawing, and that which erasers take from in the same order', () => {
  fc.assert(
    fc.property(elements, (all) => {
      const ordered = uncutLinesLast(all)
      expect(ordered).toHaveLength(all.length)
      expect(new Set(ordered)).toEqual(new Set(all))
      expect(ordered.filter(isEraser)).toEqual(all.filter(isEraser))
    }),
  )
})
