import { describe, expect, it } from 'vitest'
import { DEFAULT_CANVAS, ERASE_WIDTH } from '../../src/constants'
import { withoutErasedEnds } from '../../src/geometry/erasing/withoutErasedEnds'
import { isStamp, type DrawingElement } from '../../src/model/types'
import { drawingSvg, pictureSvg } from '../../src/render/drawingSvg'
import { maskErasers, type Erasure } from '../../src/render/erase'
import { marksOf } from '../../src/render/inks'
import { markersOf } from '../../src/render/markers'
import { inkRuns } from '../../src/render/marks'
import { EDITOR_PEN, THUMBNAIL_PEN } from '../../src/render/pen'
import { printPen } from '../../src/render/printPen'
import { svg, type SvgNode } from '../../src/render/svgNode'
import { elements } from '../support/arbitraries'
import { ARROW, DASHED, ERASER, LINE, stamp, stroke, UNKNOWN } from '../support/drawings'
import { must } from '../support/must'
import { children, everyNode, shapeOf, tagged } from '../support/paper/svg'
import { fc } from '../support/properties'

const PRINT_PEN = printPen('normal', 0.07)
/** The mask is wider than on screen by the same factor as the line. */
const ERASED_ON_PAPER = PRINT_PEN.eraseWidth

const BOX = { x: 0, y: 0, ...DEFAULT_CANVAS }
const STYLE = { pen: EDITOR_PEN, colour: '#123456', eraseWith: maskErasers }
const picture = (...all: readonly DrawingElement[]): SvgNode => drawingSvg(all, BOX, 'id', STYLE)

const [I, E] = [LINE, ERASER]

describe('masks are nested, one per run of consecutive erasers', () => {
  it.each([
    ['nothing', [], 'g'],
    ['ink alone has no mask', [I, I], 'g(path path)'],
    ['ink under one eraser', [I, E], 'g(mask(rect path) g(path))'],
    ['ink under consecutive erasers has one mask', [I, E, E, E], 'g(mask(rect path) g(path))'],
    ['later ink lies outside the mask', [I, E, I], 'g(mask(rect path) g(path) path)'],
    ['the second run lies around the first', [I, E, I, E], 'g(mask(rect path) g(mask(rect path) g(path) path))'],
    ['erasers before any ink have no mask', [E, E, I], 'g(path)'],
    ['an element of a newer version draws nothing', [UNKNOWN, I, UNKNOWN, E], 'g(mask(rect path) g(path))'],
  ])('%s', (_, all, shape) => {
    expect(shapeOf(picture(...all))).toBe(shape)
  })

  it('as many as there are runs with erasers, each used once by its own id', () => {
    fc.assert(
      fc.property(elements, (all) => {
        const node = picture(...all)
        const names = tagged(node, 'mask').map(({ attributes }) => `url(#${attributes.id})`)
        const used = everyNode(node).flatMap(({ attributes }) => attributes.mask ?? [])
        expect(names).toHaveLength(inkRuns(all).filter(({ erasers }) => erasers.length > 0).length)
        expect(new Set(names).size).toBe(names.length)
        expect(used).toEqual(names)
      }),
    )
  })

  it("have the drawing's id as prefix, so that two drawings in one document share none", () => {
    const both = ['one', 'two'].flatMap((id) => tagged(drawingSvg([I, E, I, E], BOX, id, STYLE), 'mask'))
    expect(new Set(both.map(({ attributes }) => attributes.id)).size).toBe(4)
  })
})

describe('a mask', () => {
  const mask = must(tagged(picture(I, E, { ...E, points: [{ x: 1, y: 2 }] }), 'mask')[0])
  const [shown, erased] = children(mask).map(({ attributes }) => attributes)

  it('shows everything in and around the canvas', () => {
    const region = { x: -200, y: -200, width: 796, height: 1085 }
    expect(mask.attributes).toEqual({ id: 'id-0', maskUnits: 'userSpaceOnUse', ...region })
    expect(shown).toEqual({ ...region, fill: '#ffffff', stroke: 'none' })
  })

  it('hides the path of the erasers, round and 40 wide', () => {
    expect(erased).toEqual({
      d: 'M50 0L50 40M1 2L1.1 2',
      fill: 'none',
      stroke: '#000000',
      'stroke-width': ERASE_WIDTH,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    })
  })
})

describe('another way of erasing', () => {
  it('receives the erasers of each run, the width and the region, and no mask is created', () => {
    const given: Erasure[] = []
    const eraseWith = (erasure: Erasure) => {
      given.push(erasure)
      return { definition: svg('clipPath', { id: erasure.id }), reference: { 'clip-path': `url(#${erasure.id})` } }
    }
    const node = drawingSvg([I, E, E, I, E], BOX, 'id', { ...STYLE, pen: PRINT_PEN, eraseWith })
    expect(shapeOf(node)).toBe('g(clipPath g(clipPath g(path) path))')
    expect(given.map(({ id, erasers, width }) => [id, erasers.length, width])).toEqual([
      ['id-0', 2, ERASED_ON_PAPER],
      ['id-1', 1, ERASED_ON_PAPER],
    ])
  })
})

describe('ink', () => {
  it('is stroked with the pen and its colour, round', () => {
    expect(picture(I).attributes).toEqual({
      fill: 'none',
      stroke: '#123456',
      'stroke-width': 9,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    })
  })

  it('a dashed line has dashes of the pen, with straight ends', () => {
    expect(children(picture(DASHED))[0]?.attributes).toMatchObject({
      'stroke-dasharray': '15 25',
      'stroke-linecap': 'butt',
    })
  })

  it('arrowhead and ball are markers on the path of the stroke, in its pen and colour', () => {
    const [line, ...more] = tagged(picture(ARROW), 'path').map(({ attributes }) => attributes)
    const [arrow, ball] = markersOf([EDITOR_PEN], '#123456').map(({ attributes }) => `url(#${attributes.id})`)
    expect(line).toMatchObject({ 'marker-start': ball, 'marker-end': arrow })
    expect(more).toEqual([])
  })

  it('an icon has its place and size', () => {
    const [icon] = children(picture(stamp(40, 50, 0)))
    expect(icon?.attributes.transform).toBe('translate(40 50) scale(1.5)')
    expect(children(must(icon)).length).toBeGreaterThan(0)
  })

  it('lies in the order in which it was drawn', () => {
    const order = tagged(picture(DASHED, LINE), 'path').map(({ attributes }) => attributes.d)
    expect(order).toEqual(['M10 300L110 300', 'M10 20.5L110 20.5'])
  })

  it('an element shown again is the same node, unless pen or colour differ', () => {
    expect(children(picture(I))[0]).toBe(children(picture(I))[0])
    const arrow = (style: typeof STYLE) => JSON.stringify(drawingSvg([ARROW], BOX, 'id', style).children)
    expect(arrow(STYLE)).not.toBe(arrow({ ...STYLE, pen: THUMBNAIL_PEN }))
    expect(arrow({ ...STYLE, colour: '#ffffff' })).not.toContain('#123456')
  })
})

const small = (...all: readonly DrawingElement[]): SvgNode => pictureSvg(all, BOX, 'id', STYLE)
const dOf = ({ attributes }: SvgNode): string => String(attributes.d)
/** The ink of one run, without that of the runs below. */
const inkOf = (node: SvgNode): SvgNode[] =>
  children(node).filter(({ tag, attributes }) => tag === 'path' || attributes.transform)

const pieces = (ds: readonly string[]): string[] => ds.join('').split(/(?=M)/).toSorted()

it.each([
  ['on the canvas', drawingSvg],
  ['in a picture, on the sheet and in the PDF', pictureSvg],
])('an icon that a newer version appended is an outlined square of the base size, %s', (_, draw) => {
  const [square, ...more] = tagged(draw([stamp(100, 200, 30)], BOX, 'id', STYLE), 'path')
  expect(more).toEqual([])
  expect(square?.attributes).toMatchObject({ d: 'M-41.5 -41.5 H41.5 V41.5 H-41.5 Z', 'stroke-width': 7 })
  const places = tagged(draw([stamp(100, 200, 30)], BOX, 'id', STYLE), 'g').flatMap(
    ({ attributes }) => attributes.transform ?? [],
  )
  expect(places).toEqual(['translate(100 200) scale(1)'])
})

describe('a picture of a whole drawing', () => {
  it.each<[string, DrawingElement[], string]>([
    ['no ink is no path', [], 'g'],
    ['all lines of a run are one path', [I, I, I], 'g(path)'],
    ['its dashed lines are another', [I, DASHED, I, DASHED], 'g(path path)'],
    ['each line with a ball or an arrowhead is another', [ARROW, DASHED, ARROW], 'g(path path path)'],
    ['each run has paths of its own', [I, I, E, I, I], 'g(mask(rect path) g(path) path)'],
    ['each run of erasers has one mask', [I, E, E, I, E], 'g(mask(rect path) g(mask(rect path) g(path) path))'],
    ['erasers before any ink have no mask', [E, I, I], 'g(path)'],
  ])('%s', (_, all, shape) => {
    expect(shapeOf(small(...all))).toBe(shape)
  })

  it('has the lines of a run in one path, in drawing order', () => {
    const dot = stroke([[5, 5]])
    expect(children(small(LINE, dot)).map(dOf)).toEqual(['M10 20.5L110 20.5M5 5L5.1 5'])
  })

  it('looks like the ink of the canvas: dashes have butt ends, and balls, arrowheads and icons are the same', () => {
    const [dashed, arrow, icon] = children(small(DASHED, ARROW, stamp(40, 50, 0)))
    expect(dashed?.attributes).toMatchObject({ 'stroke-dasharray': '15 25', 'stroke-linecap': 'butt' })
    expect([arrow, icon]).toEqual(children(picture(ARROW, stamp(40, 50, 0))))
    expect(small(I).attributes).toEqual(picture(I).attributes)
  })

  it('has a path per kind of line and per line with a marker, besides icons, with exactly the marks of the run', () => {
    fc.assert(
      fc.property(elements, (all) => {
        let level: SvgNode | undefined = small(...all)
        for (const { ink, erasers } of inkRuns(withoutErasedEnds(all)).toReversed()) {
          // Erased ink is in a group with its mask; ink of a last run without erasers is outside.
          if (erasers.length > 0) level = children(must(level)).find(({ attributes }) => attributes.mask)
          const painted = inkOf(must(level))
          const paths = painted.filter(({ tag }) => tag === 'path')
          const marked = paths.filter(({ attributes }) => attributes['marker-start'] ?? attributes['marker-end'])
          expect(paths.length - marked.length).toBeLessThanOrEqual(2)
          expect(painted.length - paths.length).toBe(ink.filter(isStamp).length)
          const marks = ink.flatMap((one) => marksOf(one, EDITOR_PEN)).flatMap((mark) => ('d' in mark ? [mark.d] : []))
          expect(pieces(paths.map(dOf))).toEqual(pieces(marks))
        }
      }),
    )
  })

  it('has the same masks as the canvas', () => {
    fc.assert(
      fc.property(elements, (all) => {
        expect(tagged(small(...all), 'mask')).toEqual(tagged(picture(...all), 'mask'))
      }),
    )
  })
})
