import { describe, expect, it } from 'vitest'
import { uncutLinesLast } from '../../../src/geometry/erasing/uncutLinesLast'
import { isEraser, type DrawingElement } from '../../../src/model/types'
import { DRAWN_BOXES } from '../../fixtures/drawnBoxes'
import { elements } from '../../support/arbitraries'
import { stamp, stroke, svgPoints } from '../../support/drawings'
import { must } from '../../support/must'
import { fc } from '../../support/properties'

const ROAD = stroke(svgPoints('200,0 200,400'))
const SIDE = stroke(svgPoints('0,200 200,200'))
const ICON = stamp(100, 100, 3)
/** An eraser along the side road that ends this many units before the road. */
const eraserUntil = (before: number) =>
  stroke(
    [
      [0, 200],
      [200 - 20 - before, 200],
    ],
    { erase: true },
  )
/** The elements that the erasers of a drawing affect. */
const erasedIn = (...all: readonly DrawingElement[]): readonly DrawingElement[] => {
  const ordered = uncutLinesLast(all)
  return ordered.slice(0, ordered.findLastIndex(isEraser) + 1).filter((one) => !isEraser(one))
}

describe('an eraser on paper', () => {
  it('erases nothing of a road that it stops before or only grazes', () => {
    expect(erasedIn(ROAD, SIDE, eraserUntil(6))).toEqual([SIDE])
    expect(erasedIn(ROAD, SIDE, eraserUntil(1))).toEqual([SIDE])
  })

  it('erases part of a road whose middle it covers, and of an icon', () => {
    expect(erasedIn(ROAD, SIDE, eraserUntil(-1))).toEqual([ROAD, SIDE])
    expect(erasedIn(ICON, ROAD, eraserUntil(6))).toEqual([ICON])
  })

  it('erases part of an arrowhead or a ball if it does so on the canvas', () => {
    const led = stroke(svgPoints('200,400 200,205'), { arrow: true })
    const left = stroke([[178, 225]], { erase: true })
    expect(erasedIn({ ...led, arrow: false }, left)).toEqual([])
    expect(erasedIn(led, left)).toEqual([led])
    const begun = stroke(svgPoints('200,205 200,400'), { circle: true })
    expect(erasedIn(begun, stroke([[174, 205]], { erase: true }))).toEqual([begun])
  })

  it('spares the through road of hand-drawn boxes in which a side road was erased', () => {
    for (const index of [40, 41]) {
      const { elements: ink } = must(DRAWN_BOXES[index])
      expect(erasedIn(...ink)).toEqual([ink[1]])
    }
  })
})

it('the order for paper keeps all ink of a drawing, and its erasers in the same order', () => {
  fc.assert(
    fc.property(elements, (all) => {
      const ordered = uncutLinesLast(all)
      expect(ordered).toHaveLength(all.length)
      expect(new Set(ordered)).toEqual(new Set(all))
      expect(ordered.filter(isEraser)).toEqual(all.filter(isEraser))
    }),
  )
})
