import { describe, expect, it } from 'vitest'
import { withoutErasedEnds } from '../../../src/geometry/erasing/withoutErasedEnds'
import type { DrawingElement, Point } from '../../../src/model/types'
import { stroke, svgPoints } from '../../support/drawings'

const ROUTE = stroke(svgPoints('200,600 200,100'), { circle: true, arrow: true })
const rubbed = (...points: readonly (readonly [x: number, y: number])[]) => stroke(points, { erase: true })
const ARROW_TAKEN = rubbed([190, 80], [190, 130], [210, 130], [210, 80])
const BALL_TAKEN = rubbed([200, 590], [200, 610])

const looksOf = (elements: readonly DrawingElement[]) =>
  withoutErasedEnds(elements).map((element) => element as { arrow: boolean; circle: boolean; points: readonly Point[] })

describe('a completely erased ball or arrowhead leaves no traces in a larger picture', () => {
  it.each([
    ['the arrowhead', [ROUTE, ARROW_TAKEN], { arrow: false, circle: true }],
    ['the ball', [ROUTE, BALL_TAKEN], { arrow: true, circle: false }],
    ['both', [ROUTE, BALL_TAKEN, ARROW_TAKEN], { arrow: false, circle: false }],
    ['unless it is erased only in part', [ROUTE, rubbed([200, 80], [200, 95])], { arrow: true, circle: true }],
    ['unless it was drawn later', [ARROW_TAKEN, BALL_TAKEN, ROUTE], { arrow: true, circle: true }],
  ])('%s', (_, elements, looks) => {
    const route = looksOf(elements).find(({ points }) => points === ROUTE.points)
    expect(route).toMatchObject(looks)
  })

  it('a drawing without erasers is unchanged', () => {
    const drawn = [ROUTE]
    expect(withoutErasedEnds(drawn)).toBe(drawn)
  })
})
