import { describe, expect, it } from 'vitest'
import { arrowhead } from '../../src/geometry/line/arrowhead'
import { drawnLine } from '../../src/geometry/line/curve'
import { LINE_WEIGHTS } from '../../src/model/sheet/sheetOptions'
import type { Point, Stroke } from '../../src/model/types'
import { marksOf } from '../../src/render/inks'
import { markersOf } from '../../src/render/markers'
import { EDITOR_PEN, SCREEN_PENS, type Pen } from '../../src/render/pen'
import { PAPER_PENS, printPen } from '../../src/render/printPen'
import type { SvgNode } from '../../src/render/svgNode'
import { nearPoint } from '../support/arbitraries'
import { pt, stroke } from '../support/drawings'
import { must } from '../support/must'
import { children } from '../support/paper/svg'
import { fc } from '../support/properties'

const PENS: readonly Pen[] = [...SCREEN_PENS, ...PAPER_PENS]

const markerOf = (end: 'arrow' | 'ball', pen: Pen): SvgNode =>
  must(markersOf([pen], '#000000').find(({ attributes }) => String(attributes.id).startsWith(end)))
const shapeIn = (marker: SvgNode): SvgNode => must(children(marker)[0])
const cornersOf = (marker: SvgNode): Point[] =>
  String(shapeIn(marker).attributes.points)
    .split(' ')
    .map((corner) => {
      const [x, y] = corner.split(',').map(Number)
      return pt(must(x), must(y))
    })

/** The place and the direction of the end of a path, which a browser gives to a marker. */
const endOf = (line: Stroke, pen: Pen) => {
  const [mark] = marksOf(line, pen)
  const numbers = Array.from((mark?.kind === 'line' ? mark.d : '').matchAll(/-?[\d.]+/g), Number).slice(-4)
  const [x = NaN, y = NaN, dx = NaN, dy = NaN] = numbers
  return { x: x + dx, y: y + dy, angle: Math.atan2(dy, dx) }
}

describe.each(PENS)('in a pen $width wide, with an arrow of $arrow.length', (pen) => {
  it('the arrowhead is drawn where geometry has it, in the direction of the last twenty units', () => {
    const line = fc
      .array(nearPoint, { minLength: 2, maxLength: 8 })
      .filter((all) => arrowhead(all, pen.arrow).length > 0)
    fc.assert(
      fc.property(line, (points) => {
        const { x, y, angle } = endOf({ ...stroke([]), points, arrow: true }, pen)
        const drawn = cornersOf(markerOf('arrow', pen)).map((corner) =>
          pt(
            x + pen.width * (corner.x * Math.cos(angle) - corner.y * Math.sin(angle)),
            y + pen.width * (corner.x * Math.sin(angle) + corner.y * Math.cos(angle)),
          ),
        )
        for (const [index, corner] of arrowhead(drawnLine(points), pen.arrow).entries())
          expect(Math.hypot(corner.x - must(drawn[index]).x, corner.y - must(drawn[index]).y)).toBeLessThan(0.25)
      }),
    )
  })

  it('the ball has the radius of the pen, and does not turn', () => {
    const ball = markerOf('ball', pen)
    expect(Number(shapeIn(ball).attributes.r) * pen.width).toBeCloseTo(pen.ball, 2)
    expect(ball.attributes.orient).toBe(0)
  })

  it('arrowhead and ball lie within their view box, with a margin, and one unit of it is one width of the line', () => {
    for (const marker of [markerOf('arrow', pen), markerOf('ball', pen)]) {
      const [left = NaN, top = NaN, width = NaN, height = NaN] = String(marker.attributes.viewBox)
        .split(' ')
        .map(Number)
      expect([marker.attributes.markerWidth, marker.attributes.markerHeight]).toEqual([width, height])
      const { r } = shapeIn(marker).attributes
      const reach =
        r === undefined
          ? cornersOf(marker)
              .flatMap(({ x, y }) => [x, y])
              .map(Math.abs)
          : [Number(r)]
      const inside = Math.min(-left, -top, left + width, top + height)
      expect(inside - Math.max(...reach)).toBeGreaterThanOrEqual(0.4)
    }
  })
})

describe('the markers of a document', () => {
  it('are one arrowhead and one ball for boxes of every scale and line weight', () => {
    const pens = LINE_WEIGHTS.flatMap((lineWeight) => [0.03, 0.07, 0.2].map((scale) => printPen(lineWeight, scale)))
    expect(markersOf(pens, '#000000')).toEqual(markersOf([printPen('normal', 1)], '#000000'))
    expect(markersOf(pens, '#000000')).toHaveLength(2)
  })

  it('differ by colour', () => {
    const ids = ['#000000', 'currentColor'].flatMap((colour) =>
      markersOf([EDITOR_PEN], colour).map(({ attributes }) => attributes.id),
    )
    expect(new Set(ids).size).toBe(4)
  })
})
