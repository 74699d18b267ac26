import { describe, expect, it } from 'vitest'
import { routeEnds } from '../../../src/geometry/erasing/routeEnds'
import { ARROW, LINE, stamp, stroke, svgPoints } from '../../support/drawings'

const eraserAt = (x: number, y: number) => stroke([[x, y]], { erase: true })

describe('the balls and arrows of a drawing', () => {
  it.each([
    ['a line without ball and arrow has neither', [LINE, stamp(50, 50)], { balls: 0, arrows: 0 }],
    ['a route has both', [LINE, ARROW], { balls: 1, arrows: 1 }],
    ['a ball is gone once its place was erased', [ARROW, eraserAt(200, 600)], { balls: 0, arrows: 1 }],
    ['an arrow is gone once its tip was erased', [ARROW, eraserAt(200, 100)], { balls: 1, arrows: 0 }],
    ['a ball drawn over an erased place counts', [eraserAt(200, 600), ARROW], { balls: 1, arrows: 1 }],
    ['each ball counts', [ARROW, stroke([[50, 50]], { circle: true })], { balls: 2, arrows: 1 }],
    ['the arrow of a dot does not count', [stroke([[50, 50]], { circle: true, arrow: true })], { balls: 1, arrows: 0 }],
    ['an eraser has no ball', [stroke([[5, 5]], { erase: true, circle: true })], { balls: 0, arrows: 0 }],
  ])('%s', (_, elements, ends) => {
    expect(routeEnds(elements)).toEqual(ends)
  })

  it('are erased where the curve of an eraser bulges beyond its points', () => {
    const eraser = stroke(svgPoints('-30,6 -12,0 12,0 30,6'), { erase: true })
    const aboveItsPoints = stroke([[0, -20.8]], { circle: true })
    expect(routeEnds([aboveItsPoints, eraser])).toEqual({ balls: 0, arrows: 0 })
  })
})
