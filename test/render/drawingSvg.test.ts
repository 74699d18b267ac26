import { describe, expect, it } from 'vitest'
import { ERASE_WIDTH } from '../../src/constants'
import { drawingSvg } from '../../src/render/drawingSvg'
import { maskErasers, type Erasure } from '../../src/render/erase'
import { runsOf } from '../../src/render/marks'
import { EDITOR_PEN, PRINT_PEN } from '../../src/render/pen'
import { svg, type SvgNode } from '../../src/render/svgNode'
import type { DrawingElement } from '../../src/model/types'
import { elements } from '../support/arbitraries'
import { ARROW, DASHED, ERASER, LINE, stamp } from '../support/drawings'
import { must } from '../support/must'
import { fc } from '../support/properties'
import { children, everyNode, shapeOf, tagged } from '../support/svg'

const BOX = { x: 0, y: 0, width: 396, height: 685 }
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
  ])('%s', (_, all, shape) => {
    expect(shapeOf(picture(...all))).toBe(shape)
  })

  it('as many as there are runs with erasers, each used once by its own name', () => {
    fc.assert(
      fc.property(elements, (all) => {
        const node = picture(...all)
        const names = tagged(node, 'mask').map(({ attributes }) => `url(#${attributes.id})`)
        const used = everyNode(node).flatMap(({ attributes }) => attributes.mask ?? [])
        expect(names).toHaveLength(runsOf(all).filter(({ erasers }) => erasers.length > 0).length)
        expect(new Set(names).size).toBe(names.length)
        expect(used).toEqual(names)
      }),
    )
  })

  it('are named after the drawing, so that two drawings in one document do not share any', () => {
    const both = ['one', 'two'].flatMap((id) => tagged(drawingSvg([I, E, I, E], BOX, id, STYLE), 'mask'))
    expect(new Set(both.map(({ attributes }) => attributes.id)).size).toBe(4)
  })
})

describe('a mask', () => {
  const mask = must(tagged(picture(I, E, { ...E, points: [{ x: 1, y: 2 }] }), 'mask')[0])
  const [shown, erased] = children(mask).map(({ attributes }) => attributes)

  it('shows what lies in and around the canvas', () => {
    const region = { x: -200, y: -200, width: 796, height: 1085 }
    expect(mask.attributes).toEqual({ id: 'id-0', maskUnits: 'userSpaceOnUse', ...region })
    expect(shown).toEqual({ ...region, fill: '#ffffff', stroke: 'none' })
  })

  it('hides what the erasers went over, round and 40 wide', () => {
    expect(erased).toEqual({
      d: 'M50 0L50 40M1 2L1 2',
      fill: 'none',
      stroke: '#000000',
      'stroke-width': ERASE_WIDTH,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    })
  })
})

describe('another way of erasing', () => {
  it('is given the erasers of each run, the width and the region, and no mask is made', () => {
    const given: Erasure[] = []
    const eraseWith = (erasure: Erasure) => {
      given.push(erasure)
      return { definition: svg('clipPath', { id: erasure.id }), reference: { 'clip-path': `url(#${erasure.id})` } }
    }
    const node = drawingSvg([I, E, E, I, E], BOX, 'id', { ...STYLE, pen: PRINT_PEN, eraseWith })
    expect(shapeOf(node)).toBe('g(clipPath g(clipPath g(path) path))')
    expect(given.map(({ id, erasers, width }) => [id, erasers.length, width])).toEqual([
      ['id-0', 2, ERASE_WIDTH],
      ['id-1', 1, ERASE_WIDTH],
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

  it('arrowhead and ball are filled in the colour, without a line around', () => {
    const solids = tagged(picture(ARROW), 'path').slice(1)
    expect(solids).toHaveLength(2)
    for (const { attributes } of solids) expect(attributes).toMatchObject({ fill: '#123456', stroke: 'none' })
  })

  it('an icon stands at its place in its size', () => {
    const [icon] = children(picture(stamp(40, 50, 0)))
    expect(icon?.attributes.transform).toBe('translate(40 50) scale(1.5)')
    expect(children(must(icon)).length).toBeGreaterThan(0)
  })

  it('lies in the order in which it was drawn', () => {
    const order = tagged(picture(DASHED, LINE), 'path').map(({ attributes }) => attributes.d)
    expect(order).toEqual(['M10 300L110 300', 'M10 20.5L110 20.5'])
  })

  it('an element that is shown again is the same node, unless pen or colour differ', () => {
    expect(children(picture(I))[0]).toBe(children(picture(I))[0])
    const arrow = (style: typeof STYLE) => JSON.stringify(drawingSvg([ARROW], BOX, 'id', style).children)
    expect(arrow(STYLE)).not.toBe(arrow({ ...STYLE, pen: PRINT_PEN }))
    expect(arrow({ ...STYLE, colour: '#ffffff' })).not.toContain('#123456')
  })
})
