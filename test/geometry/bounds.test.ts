import { describe, expect, it } from 'vitest'
import { ICON_SIZE } from '../../src/constants'
import {
  boxAround,
  closeUpBoxOf,
  contain,
  grow,
  pictureBoxOf,
  viewBoxOf,
  CLOSE_UP_LEAST,
} from '../../src/geometry/bounds'
import { iconReach } from '../../src/geometry/shapes'
import { pointsOf } from '../../src/model/elements'
import { ICONS } from '../../src/model/icons'
import { isEraser, isStamp, type DrawingElement, type IconStamp, type Point } from '../../src/model/types'
import { canvas, elements } from '../support/arbitraries'
import { ERASER, LINE, pts, stamp, stroke, UNKNOWN, svgPoints } from '../support/drawings'
import { fc } from '../support/properties'

const CANVAS = { width: 400, height: 600 }

/** Two opposite corners of an icon's square. */
const squareOf = ({ icon: { x, y, index } }: IconStamp): Point[] => {
  const reach = (ICON_SIZE * (ICONS[index]?.multiplier ?? 1)) / 2
  return pts([x - reach, y - reach], [x + reach, y + reach])
}

/** The places of an element that a picture shows. */
const shownPlaces = (element: DrawingElement): readonly Point[] => {
  if (isEraser(element)) return []
  return isStamp(element) ? squareOf(element) : pointsOf(element)
}

describe('the visible part of a drawing', () => {
  it.each([
    ['an empty drawing shows its canvas', [], [0, 0, 400, 600]],
    ['ink within the canvas shows the canvas', [LINE], [0, 0, 400, 600]],
    ['an element of a newer version shows the canvas', [UNKNOWN], [0, 0, 400, 600]],
    ['ink on the very edge shows the canvas', [stroke(svgPoints('0,0 400,600'))], [0, 0, 400, 600]],
    ['ink to the left of the canvas is shown with a margin', [stroke(svgPoints('-10,50 10,50'))], [-34, 0, 434, 600]],
    ['ink above the canvas is shown with a margin', [stroke([[50, -10]])], [0, -34, 400, 634]],
    ['ink to the right of the canvas is shown with a margin', [stroke([[410, 50]])], [0, 0, 434, 600]],
    ['ink below the canvas is shown with a margin', [stroke([[50, 610]])], [0, 0, 400, 634]],
    ['an icon whose square lies on the very edge shows the canvas', [stamp(67.5, 532.5)], [0, 0, 400, 600]],
    ['an icon that sticks out is shown whole, with a margin', [stamp(0, 300, 7)], [-114, 0, 514, 600]],
    ['an icon outside the canvas is shown whole, with a margin', [stamp(450, 100)], [0, 0, 541.5, 600]],
    ['an eraser outside the canvas is not shown', [{ ...ERASER, points: [{ x: -90, y: 900 }] }], [0, 0, 400, 600]],
  ])('%s', (_, ink, [x, y, width, height]) => {
    expect(viewBoxOf(CANVAS, ink)).toEqual({ x, y, width, height })
  })

  it('always includes the canvas, all ink and the squares of all icons', () => {
    fc.assert(
      fc.property(canvas, elements, (size, ink) => {
        const box = viewBoxOf(size, ink)
        const seen = ink.flatMap(shownPlaces)
        for (const { x, y } of [...seen, { x: 0, y: 0 }, { x: size.width, y: size.height }]) {
          expect(x).toBeGreaterThanOrEqual(box.x)
          expect(y).toBeGreaterThanOrEqual(box.y)
          expect(x).toBeLessThanOrEqual(box.x + box.width + 1e-6)
          expect(y).toBeLessThanOrEqual(box.y + box.height + 1e-6)
        }
      }),
    )
  })
})

describe('a small picture', () => {
  it('shows all of a drawing, with room for a heavier pen at the edges', () => {
    const outside = stroke([[-10, 50]])
    expect(pictureBoxOf(CANVAS, [outside])).toEqual({ x: -66, y: -32, width: 498, height: 664 })
  })

  it('has room for an icon at the edge', () => {
    const reach = Math.max(...ICONS.map(({ multiplier }) => (ICON_SIZE * multiplier) / 2))
    expect(-pictureBoxOf(CANVAS, [stamp(0, 300, 7)]).x).toBeGreaterThanOrEqual(reach)
  })
})

describe('a picture in its frame', () => {
  it.each([
    ['touches left and right if it is wide', { width: 200, height: 100 }, [10, 45, 100, 50]],
    ['touches top and bottom if it is high', { width: 100, height: 200 }, [35, 20, 50, 100]],
    ['fills the frame if it has the same proportions', { width: 7, height: 7 }, [10, 20, 100, 100]],
  ])('%s', (_, content, [x, y, width, height]) => {
    expect(contain(content, { x: 10, y: 20, width: 100, height: 100 })).toEqual({ x, y, width, height })
  })

  it('keeps its proportions, stays inside and in the middle', () => {
    const side = fc.double({ min: 0.1, max: 10_000, noNaN: true })
    fc.assert(
      fc.property(side, side, side, side, (width, height, frameWidth, frameHeight) => {
        const box = contain({ width, height }, { x: 5, y: 5, width: frameWidth, height: frameHeight })
        expect(box.width / box.height / (width / height)).toBeCloseTo(1, 6)
        expect(box.width).toBeLessThanOrEqual(frameWidth * (1 + 1e-9))
        expect(box.height).toBeLessThanOrEqual(frameHeight * (1 + 1e-9))
        expect(box.x + box.width / 2).toBeCloseTo(5 + frameWidth / 2, 6)
        expect(box.y + box.height / 2).toBeCloseTo(5 + frameHeight / 2, 6)
      }),
    )
  })
})

describe('a box', () => {
  it('grows equally on all sides, and shrinks again', () => {
    const box = { x: 1, y: 2, width: 30, height: 40 }
    expect(grow(box, 5)).toEqual({ x: -4, y: -3, width: 40, height: 50 })
    expect(grow(grow(box, 5), -5)).toEqual(box)
  })
})

describe('the square of an icon', () => {
  it.each([
    ['Bareel', 0, 67.5],
    ['CP', 1, 54],
    ['Kerk', 2, 45],
    ['Boom', 7, 90],
  ])('%s reaches half of 90 times its multiplier', (_, index, reach) => {
    expect(iconReach(index)).toBeCloseTo(reach, 9)
  })

  it('has the size of a plain icon when the icon is not in the catalogue', () => {
    expect(iconReach(99)).toBe(45)
  })
})

const isInside = ({ x, y }: Point, box: ReturnType<typeof closeUpBoxOf>) =>
  x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height

describe('a close-up', () => {
  it("shows all ink, with at least the close-up's size", () => {
    fc.assert(
      fc.property(canvas, elements, (size, drawn) => {
        const box = closeUpBoxOf(size, drawn)
        const places = drawn.flatMap(shownPlaces)
        expect(places.every((place) => isInside(place, box))).toBe(true)
        expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(CLOSE_UP_LEAST - 1e-6)
      }),
    )
  })

  it("centres a dot, at the close-up's size", () => {
    const half = CLOSE_UP_LEAST / 2
    const box = { x: 200 - half, y: 300 - half, width: CLOSE_UP_LEAST, height: CLOSE_UP_LEAST }
    expect(closeUpBoxOf(CANVAS, [stroke([[200, 300]])])).toEqual(box)
  })

  it('leaves out bare paper', () => {
    const line = stroke(svgPoints('100,300 400,300'))
    const { width, height } = closeUpBoxOf(CANVAS, [line])
    expect(height).toBeLessThan(CANVAS.height / 2)
    expect(width).toBeLessThan(CANVAS.width)
  })

  it('is the canvas when the drawing is empty', () => {
    expect(closeUpBoxOf(CANVAS, [ERASER])).toEqual(pictureBoxOf(CANVAS, []))
  })
})

it('the box around several boxes contains them, and nothing more', () => {
  const boxes = [
    { x: 3, y: -2, width: 4, height: 1 },
    { x: -1, y: 0, width: 2, height: 9 },
  ]
  expect(boxAround(boxes)).toEqual({ x: -1, y: -2, width: 8, height: 11 })
})
