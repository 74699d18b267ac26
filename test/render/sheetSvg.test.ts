import { describe, expect, it } from 'vitest'
import { openPath } from '../../src/geometry/line/pathData'
import { strokesOf } from '../../src/model/fishbone/fishbone'
import { ICONS } from '../../src/model/icons'
import { FISH_BONE, isStroke, type Drawing } from '../../src/model/types'
import { maskErasers, type EraseWith } from '../../src/render/erase'
import { NO_INK, pageSvg } from '../../src/render/sheetSvg'
import { sideSvg } from '../../src/render/sideSvg'
import { svg, type SvgNode } from '../../src/render/svgNode'
import { INK_COLOUR, PAPER_COLOUR } from '../../src/render/textSvg'
import { DRAWN_BOXES } from '../fixtures/drawnBoxes'
import { elements } from '../support/arbitraries'
import { ARROW, DASHED, drawing, ERASER, LINE, stamp } from '../support/drawings'
import { must } from '../support/must'
import { cellsOn, layOut, sheetSidesOf } from '../support/paper/sheets'
import { everyNode, tagged, texts } from '../support/paper/svg'
import { fc } from '../support/properties'
import { sampleFishbone } from '../support/tochten/fishbones'

const clipErasers: EraseWith = ({ id }) => ({
  definition: svg('clipPath', { id }),
  reference: { 'clip-path': `url(#${id})` },
})

const FULL = drawing(
  'full',
  LINE,
  DASHED,
  ERASER,
  ARROW,
  ...ICONS.map((_, index) => stamp(index * 40, 300, index)),
  ERASER,
)

const print = (drawings: readonly Drawing[], eraseWith: EraseWith = clipErasers): SvgNode =>
  sideSvg(must(sheetSidesOf({ name: 'Zomerkamp', phone: '0470 12 34 56', drawings })[0]), eraseWith)

const textOf = (node: SvgNode): string =>
  tagged(node, 'path')
    .map(({ attributes }) => attributes.d)
    .join(' ')

const attributesOf = (node: SvgNode): [string, string | number][] =>
  everyNode(node).flatMap(({ attributes }) => Object.entries(attributes))

describe('a printed page has', () => {
  it('name, the number of each drawing, phone number and the page, as text and in this order', () => {
    expect(texts(print([FULL, drawing('empty')]))).toEqual([
      'Zomerkamp',
      '1',
      '2',
      '112, then 0470 12 34 56',
      'Page 1 of 1',
      '23/11/2026 · K7QD',
    ])
  })

  it('a box around each drawing that a photocopy keeps: black, 0.25 mm wide', () => {
    const cell = must(everyNode(print([FULL])).find(({ attributes }) => attributes['data-testid'] === 'cell'))
    expect(tagged(cell, 'rect')[0]?.attributes).toMatchObject({ stroke: INK_COLOUR, 'stroke-width': 0.25 })
    expect(INK_COLOUR).toMatch(/^#0{3,6}$/)
  })

  it('one element per drawing in a sheet, with the test ids that others rely on', () => {
    const names = attributesOf(print([FULL, drawing('empty')])).filter(([key]) => key === 'data-testid')
    expect(names.map(([, value]) => value)).toEqual(['sheet', 'cell', 'cell'])
  })

  it('the size of an A4 in millimetres', () => {
    expect(print([]).attributes.viewBox).toBe('0 0 210 297')
  })

  it('ids that no other drawing on the page has', () => {
    const ids = attributesOf(print([FULL, { ...FULL, id: 'second' }])).filter(([key]) => key === 'id')
    expect(ids).toHaveLength(4)
    expect(new Set(ids.map(([, value]) => value)).size).toBe(4)
  })

  it('ids that no other page has', () => {
    const drawings = Array.from({ length: 31 }, (_, index) => ({ ...FULL, id: `d${index}` }))
    const ids = layOut({ drawings }).flatMap((page) =>
      tagged(pageSvg(page, maskErasers), 'mask').map(({ attributes }) => attributes.id),
    )
    expect(new Set(ids).size).toBe(62)
  })
})

describe('a printed page has nothing that the PDF writer does not support', () => {
  const page = print([FULL])

  it('no mask with another way of erasing', () => {
    expect(tagged(page, 'clipPath')).toHaveLength(2)
    expect(tagged(page, 'mask')).toEqual([])
    expect(attributesOf(page).filter(([key]) => key.startsWith('mask'))).toEqual([])
  })

  it('one mask per series of erasers on screen', () => {
    expect(tagged(print([FULL], maskErasers), 'mask')).toHaveLength(2)
  })

  it.each(['class', 'className', 'style'])('no attribute %s', (name) => {
    expect(attributesOf(page).map(([key]) => key)).not.toContain(name)
  })

  it.each(['var(', 'oklch', 'rgb', '%', 'currentColor', 'context-stroke', 'NaN', 'undefined'])(
    'no value with %s',
    (part) => {
      expect(attributesOf(page).filter(([, value]) => String(value).includes(part))).toEqual([])
    },
  )

  it.each(['use', 'image', 'style', 'foreignObject', 'marker', 'symbol'])('no element %s', (tag) => {
    expect(tagged(page, tag)).toEqual([])
  })

  it('only hex colours, or none', () => {
    const paints = attributesOf(page).filter(([key]) => key === 'fill' || key === 'stroke')
    expect(paints.length).toBeGreaterThan(10)
    expect(paints.filter(([, value]) => !/^(#[0-9a-f]{6}|none)$/.test(String(value)))).toEqual([])
  })

  it('for any drawing', () => {
    fc.assert(
      fc.property(fc.array(elements, { maxLength: 6 }), (inks) => {
        const values = attributesOf(print(inks.map((ink, index) => drawing(`d${index}`, ...ink))))
        expect(
          values.filter(([, value]) => /mask|var\(|oklch|%|currentColor|NaN|Infinity|undefined/.test(String(value))),
        ).toEqual([])
        expect(values.filter(([key]) => /^(class|style|mask)/.test(key))).toEqual([])
      }),
    )
  })
})

it('an eraser that stops before a road on the canvas erases nothing of it on paper, although both are wider there', () => {
  const canvas = { width: 520, height: 520 }
  const options = { columns: 8, crop: true } as const
  for (const index of [40, 41]) {
    const { elements: ink } = must(DRAWN_BOXES[index])
    const drawings = [drawing('a', ...ink)]
    const { pen } = must(cellsOn(must(layOut({ drawings, canvas, options })[0]))[0])
    const page = sideSvg(must(sheetSidesOf({ drawings, canvas, options })[0]), clipErasers)
    const erased = tagged(page, 'g').flatMap((group) => (group.attributes['clip-path'] ? [textOf(group)] : []))
    const [through, side] = ink.map((one) => (isStroke(one) ? openPath(one.points, pen.flatness) : ''))
    expect(erased).toHaveLength(1)
    expect(erased[0]).toContain(side)
    expect(erased[0]).not.toContain(through)
    expect(textOf(page)).toContain(through)
  }
})

it('a page without ink has the same texts, for the font', () => {
  const pages = [
    ...layOut({ phone: '0470', drawings: [{ ...FULL, note: 'Over the bridge', distance: 350 }, drawing('empty')] }),
    ...layOut({ style: FISH_BONE, drawings: [drawing('f', ...strokesOf(sampleFishbone(200))), FULL] }),
  ]
  expect(new Set(pages.map(({ body }) => body.kind))).toEqual(new Set(['cells', 'fishbone']))
  for (const page of pages) expect(texts(pageSvg(page, NO_INK))).toEqual(texts(pageSvg(page, maskErasers)))
})

it('screen and print differ only in the way of erasing', () => {
  const without = print([drawing('d', LINE, ARROW, stamp(5, 5))], clipErasers)
  expect(print([drawing('d', LINE, ARROW, stamp(5, 5))], maskErasers)).toEqual(without)
})

describe('a box less than 50 m after the one before', () => {
  const drawings = [40, 50, 60].map((distance, index) => Object.assign(drawing(`d${index}`, LINE), { distance }))
  const edgesOf = (options: Parameters<typeof layOut>[0] & object) =>
    everyNode(pageSvg(must(layOut({ drawings, ...options })[0]), NO_INK))
      .filter(({ attributes }) => attributes['data-testid'] === 'cell')
      .map((cell) => tagged(cell, 'rect').map(({ attributes }) => attributes['stroke-width'] ?? attributes.width))

  const said = (from: number) =>
    must(layOut({ drawings: drawings.slice(from), options: { legend: true } })[0]).body.texts.flatMap(({ lines }) =>
      lines.map(({ text }) => text),
    )

  it('has a thick edge, also without borders', () => {
    expect(edgesOf({})).toEqual([[0.25], [0.8], [0.25]])
    expect(edgesOf({ options: { borders: false } })).toEqual([[], [0.8], []])
  })

  it('has a thick left edge in a table', () => {
    expect(edgesOf({ options: { layout: 'table' } }).map((widths) => widths.includes(0.8))).toEqual([
      false,
      true,
      false,
    ])
  })

  it('has that bar also in a table without borders', () => {
    expect(edgesOf({ options: { layout: 'table', borders: false } })).toEqual([[], [0.8], []])
  })

  it.each([
    ['boxes', [{ 'stroke-width': 0.8 }]],
    ['table', [{ width: 0.8 }]],
  ] as const)('has a sample in the legend that looks like %s', (layout, expected) => {
    const { samples } = must(
      must(layOut({ drawings, options: { legend: true, layout } })[0]).body.texts.find(
        (text) => text.samples.length > 0,
      ),
    )
    const thick = tagged(must(samples.at(-1)).node, 'rect').filter(({ attributes }) =>
      [attributes['stroke-width'], attributes.width].includes(0.8),
    )
    expect(thick.map(({ attributes }) => attributes)).toMatchObject(expected)
  })

  it('is explained in the legend', () => {
    expect(said(0)).toContain('Close')
    expect(said(1)).not.toContain('Close')
  })
})

it('an icon on paper lies on a margin of paper above the lines, whatever was drawn first', () => {
  const page = sideSvg(must(sheetSidesOf({ drawings: [drawing('a', stamp(90, 90, 3), LINE, ARROW)] })[0]), clipErasers)
  const figure = must(everyNode(page).find(({ attributes }) => attributes['data-part'] === 'Figure'))
  const strokes = tagged(figure, 'path').map(({ attributes }) => attributes.stroke)
  const [first, last] = [strokes.indexOf(PAPER_COLOUR), strokes.lastIndexOf(PAPER_COLOUR)]
  expect(first).toBe(2)
  expect(strokes.slice(first, last + 1).every((one) => one === PAPER_COLOUR)).toBe(true)
  expect(strokes.slice(last + 1).length).toBeGreaterThan(0)
})
