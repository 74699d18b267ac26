import { describe, expect, it } from 'vitest'
import { BALL_RADIUS, ICON_SIZE, STROKE_WIDTH } from '../../../src/constants'
import { grow, unionBoxOf } from '../../../src/geometry/bounds'
import { distanceToLine } from '../../../src/geometry/distance'
import { isErased, mapWithErasers } from '../../../src/geometry/erasing/erasers'
import { sampled } from '../../../src/geometry/erasing/visibleInk'
import { arrowhead, CANVAS_ARROW } from '../../../src/geometry/line/arrowhead'
import { drawnLine } from '../../../src/geometry/line/curve'
import { distance } from '../../../src/geometry/points'
import { iconReach } from '../../../src/geometry/shapes'
import type { SheetOptions } from '../../../src/model/sheet/sheetOptions'
import { isLine, isStamp, type DrawingElement, type Point, type Stroke } from '../../../src/model/types'
import { pictureSvg } from '../../../src/render/drawingSvg'
import { maskErasers } from '../../../src/render/erase'
import type { Pen } from '../../../src/render/pen'
import { printPen } from '../../../src/render/printPen'
import type { SvgNode } from '../../../src/render/svgNode'
import { EXAMPLE_BOXES } from '../../../src/ui/home/example/exampleBoxes'
import { DRAWN_BOXES } from '../../fixtures/drawnBoxes'
import { drawing, ERASER, stamp, stroke, svgPoints } from '../../support/drawings'
import { must } from '../../support/must'
import { cellsOn, layOut } from '../../support/paper/sheets'
import { everyNode } from '../../support/paper/svg'
import { fc } from '../../support/properties'

/** A table, and boxes of six to eight columns, copied at 71 % as A4 on A5. */
const SMALL_BOXES: readonly Partial<SheetOptions>[] = [
  { layout: 'table' },
  { layout: 'table', paper: 'A5' },
  ...[6, 7, 8].map((columns) => ({ columns })),
]

interface Printed {
  readonly elements: readonly DrawingElement[]
  readonly pen: Pen
  readonly node: SvgNode
  /** Millimetres per unit. */
  readonly scale: number
}

const printedOf = (inks: readonly (readonly DrawingElement[])[], options: Partial<SheetOptions>): readonly Printed[] =>
  layOut({ drawings: inks.map((ink, index) => drawing(`d${index}`, ...ink)), options: { crop: true, ...options } })
    .flatMap(cellsOn)
    .map(({ drawing: { elements }, pen, viewBox, picture }) => ({
      elements,
      pen,
      node: pictureSvg(elements, viewBox, 'd', { pen, colour: '#000000', eraseWith: maskErasers }),
      scale: picture.width / viewBox.width,
    }))

interface Square extends Point {
  readonly reach: number
}

const drawnSquares = (elements: readonly DrawingElement[]): readonly Square[] =>
  elements.filter(isStamp).map(({ icon: { x, y, index } }) => ({ x, y, reach: iconReach(index) }))

const printedSquares = (node: SvgNode): readonly Square[] =>
  everyNode(node).flatMap(({ attributes: { transform } }) => {
    const found = /^translate\((\S+) (\S+)\) scale\((\S+)\)$/.exec(String(transform))
    return found ? [{ x: Number(found[1]), y: Number(found[2]), reach: (Number(found[3]) * ICON_SIZE) / 2 }] : []
  })

const around =
  (reach: number) =>
  ({ x, y }: Point): Square => ({ x, y, reach })

/** Lines, balls and arrowheads, one by one, as large as on the canvas or on paper. */
const partsOf = (
  elements: readonly DrawingElement[],
  { width, ball, arrow }: Pick<Pen, 'width' | 'ball' | 'arrow'>,
): readonly (readonly Square[])[] =>
  mapWithErasers(elements, (element, later) => {
    if (!isLine(element)) return []
    const line = drawnLine(element.points)
    const [tip, left, right] = element.arrow ? arrowhead(line, arrow) : []
    const places = sampled(line).samples.filter((place) => !isErased(place, later))
    const rims = tip && left && right ? sampled([tip, left, right, tip]).samples : []
    return [
      places.map(around(width / 2)),
      element.circle ? line.slice(0, 1).map(around(ball)) : [],
      rims.map(around(0)),
    ]
  }).flat()

const ON_CANVAS = { width: STROKE_WIDTH, ball: BALL_RADIUS, arrow: CANVAS_ARROW }

/** How far an icon reaches over ink; negative where there is a gap. */
const overlapOf = (square: Square, part: readonly Square[]): number =>
  Math.max(
    -Infinity,
    ...part.map(({ x, y, reach }) => square.reach + reach - Math.max(Math.abs(x - square.x), Math.abs(y - square.y))),
  )

/** Icons that lie on ink beside which they were drawn. */
const newlyCovered = ({ elements, pen, node }: Printed): readonly string[] => {
  const [drawn, printed] = [drawnSquares(elements), printedSquares(node)]
  const [before, after] = [partsOf(elements, ON_CANVAS), partsOf(elements, pen)]
  expect(printed).toHaveLength(drawn.length)
  return drawn.flatMap((square, index) => {
    const now = must(printed[index])
    return before.flatMap((part, at) =>
      overlapOf(square, part) <= 0 && overlapOf(now, must(after[at])) > 0.2
        ? [`icon ${index} ${JSON.stringify(now)} on part ${at}`]
        : [],
    )
  })
}

const ROUTE = stroke(svgPoints('200,600 200,330 200,110'), { circle: true, arrow: true })
const ARM = stroke(svgPoints('380,330 200,330'))

describe('an icon on paper', () => {
  it.each(SMALL_BOXES)('lies on no road, ball or arrow beside which it was drawn, in the example: %j', (options) => {
    const inks = EXAMPLE_BOXES.map(({ elements }) => elements)
    expect(printedOf(inks, options).flatMap(newlyCovered)).toEqual([])
  })

  it.each(SMALL_BOXES)('lies on nothing beside which it was drawn, in sixty drawings by hand: %j', (options) => {
    const inks = DRAWN_BOXES.map(({ elements }) => elements)
    expect(printedOf(inks, options).flatMap(newlyCovered)).toEqual([])
  })

  it('lies on nothing beside which it was drawn, wherever it stands beside a junction', () => {
    const place = fc.integer({ min: 0, max: 396 })
    const icons = fc.array(fc.tuple(place, fc.integer({ min: 50, max: 640 }), fc.nat({ max: 8 })), {
      minLength: 1,
      maxLength: 2,
    })
    fc.assert(
      fc.property(icons, fc.constantFrom(...SMALL_BOXES), (all, options) => {
        const ink = [ROUTE, ARM, ...all.map(([x, y, index]) => stamp(x, y, index))]
        expect(printedOf([ink], options).flatMap(newlyCovered)).toEqual([])
      }),
    )
  })

  it('stays on its side of the road', () => {
    for (let x = 260; x < 400; x += 10)
      for (const { node } of printedOf([[ROUTE, stamp(x, 480, 2)]], { columns: 8 }))
        expect(must(printedSquares(node)[0]).x).toBeGreaterThan(200)
  })

  it('stays on the road on which it was drawn', () => {
    for (const { node, pen } of printedOf([[ROUTE, ARM, stamp(300, 330, 0)]], { columns: 8 }))
      expect(Math.abs(must(printedSquares(node)[0]).y - 330)).toBeLessThan(iconReach(0) / 2 + pen.width)
  })

  it('is 7 mm wide where there is room', () => {
    for (const { node, scale } of printedOf([[ROUTE, stamp(330, 520, 2)]], { columns: 6 }))
      expect(2 * must(printedSquares(node)[0]).reach * scale).toBeGreaterThan(6.99)
  })

  it('stays as it was drawn if a part of it was erased', () => {
    const rubbed = { ...ERASER, points: [{ x: 300, y: 500 }] }
    for (const { node } of printedOf([[ROUTE, stamp(300, 480, 2), rubbed]], { columns: 8 }))
      expect(printedSquares(node)).toEqual([{ x: 300, y: 480, reach: 45 }])
  })

  it('does not leave its box', () => {
    const ink = [ROUTE, stamp(45, 60, 2), stamp(351, 640, 3)]
    for (const options of SMALL_BOXES)
      for (const { node, pen } of printedOf([ink], options)) {
        const box = grow(must(unionBoxOf([ink])), 2 * pen.width)
        for (const { x, y, reach } of printedSquares(node)) {
          expect(x - reach).toBeGreaterThanOrEqual(box.x - 0.1)
          expect(y - reach).toBeGreaterThanOrEqual(box.y - 0.1)
          expect(x + reach).toBeLessThanOrEqual(box.x + box.width + 0.1)
          expect(y + reach).toBeLessThanOrEqual(box.y + box.height + 0.1)
        }
      }
  })
})

/** The number of dashes of a line that can be seen: no ball, arrowhead or other line covers their middle. */
const dashesSeen = ({ elements, pen, node }: Printed, own: Stroke): number => {
  const line = drawnLine(own.points)
  const paths = everyNode(node).filter(
    ({ attributes: { d } }) => d !== undefined && String(d).includes(`M${must(line[0]).x} ${must(line[0]).y}L`),
  )
  const attributes = must(paths.find((one) => one.attributes['stroke-dasharray'] !== undefined)).attributes
  const [on = 0, off = 0] = String(attributes['stroke-dasharray']).split(' ').map(Number)
  const phase = Number(attributes['stroke-dashoffset'] ?? 0)
  const { samples, step } = sampled(line, 0.5)
  const isSeen = (place: Point): boolean =>
    elements.filter(isLine).every((other) => {
      const drawn = drawnLine(other.points)
      const [tip, left, right] = other.arrow ? arrowhead(drawn, pen.arrow) : []
      const axis = tip && left && right ? [tip, { x: (left.x + right.x) / 2, y: (left.y + right.y) / 2 }] : []
      const isUnderHead = axis.length > 0 && distanceToLine(place, axis) < 1
      const isUnderBall = other.circle && distance(place, must(drawn[0])) < pen.ball
      const isUnderLine = other !== own && distanceToLine(place, drawn) < pen.width / 2
      return !isUnderHead && !isUnderBall && !isUnderLine
    })
  const dashes = new Set<number>()
  samples.forEach((place, index) => {
    const at = index * step + phase
    if (at % (on + off) < on && isSeen(place)) dashes.add(Math.floor(at / (on + off)))
  })
  return dashes.size
}

describe('a dashed line on paper', () => {
  it.each([{ layout: 'table' } as const, ...[6, 7, 8].map((columns) => ({ columns }))])(
    'shows at least three dashes between ball, arrow and other roads, in the example: %j',
    (options) => {
      const inks = EXAMPLE_BOXES.map(({ elements }) => elements)
      const seen = printedOf(inks, options).flatMap((printed) =>
        printed.elements.flatMap((one) => (isLine(one) && one.dashed ? [dashesSeen(printed, one)] : [])),
      )
      expect(seen.length).toBeGreaterThan(2)
      expect(Math.min(...seen)).toBeGreaterThanOrEqual(3)
    },
  )

  it('shows at least three dashes, however long, if it can be seen over nearly two pen widths', () => {
    const exit = fc.integer({ min: 30, max: 300 })
    fc.assert(
      fc.property(exit, fc.double({ min: 0.03, max: 0.2, noNaN: true }), (length, scale) => {
        const pen = printPen('normal', scale)
        const dashed = stroke(
          [
            [200, 330],
            [200, 330 - length],
          ],
          { dashed: true, arrow: true },
        )
        const entry = stroke(svgPoints('200,600 200,330'), { circle: true })
        const covered = pen.width / 2 + pen.arrow.length * Math.cos(Math.PI / 6) - pen.arrow.offset
        fc.pre(length - covered > 1.8 * pen.width)
        const elements = [entry, dashed, ARM]
        const box = { x: 0, y: 0, width: 400, height: 700 }
        const node = pictureSvg(elements, box, 'd', { pen, colour: '#000000', eraseWith: maskErasers })
        expect(dashesSeen({ elements, pen, node, scale }, dashed)).toBeGreaterThanOrEqual(3)
      }),
    )
  })
})
