import { inflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { DEFAULT_CANVAS } from '../../src/constants'
import { unionBoxOf } from '../../src/geometry/bounds'
import { writeJunction } from '../../src/geometry/junction/writeJunction'
import { partBoxOf, type PicturePart } from '../../src/geometry/pictureBox'
import { NO_JUNCTION, STRAIGHT_ON, tapDirection } from '../../src/model/junction'
import type { SheetOptions } from '../../src/model/sheet/sheetOptions'
import { isLine, type DrawingElement } from '../../src/model/types'
import { clipErasers } from '../../src/pdf/clipErasers'
import { openPdf } from '../../src/pdf/pdfWriter'
import { drawingSvg, pictureSvg } from '../../src/render/drawingSvg'
import { maskErasers } from '../../src/render/erase'
import { EDITOR_PEN, PREVIEW_PEN, THUMBNAIL_PEN } from '../../src/render/pen'
import type { SheetSide } from '../../src/render/sheet/side'
import { sideSvg } from '../../src/render/sideSvg'
import { drawingFile, sideFile, svgText } from '../../src/render/svgFile'
import { choices, eraser, inkThrough, stamp } from '../support/arbitraries'
import { drawing, stamp as stampAt, stroke, svgPoints } from '../support/drawings'
import { sheetSidesOf } from '../support/paper/sheets'
import { fc } from '../support/properties'

// Ink whose bounding box has no width or no height.

const UP = stroke(svgPoints('180,600 180,100'))
const ACROSS = stroke(svgPoints('20,300 340,300'))
const erasing = (ink: typeof UP): typeof UP => ({ ...ink, erase: true })

const DEGENERATE: readonly (readonly [what: string, ink: readonly DrawingElement[]])[] = [
  ['nothing', []],
  ['a point', [stroke([[200, 300]])]],
  ['a point with a ball and an arrowhead', [stroke([[200, 300]], { circle: true, arrow: true })]],
  ['two equal points', [stroke(svgPoints('200,300 200,300'), { dashed: true, arrow: true, circle: true })]],
  ['a line straight up', [UP]],
  [
    'a line of exactly the least length, straight up',
    [
      {
        ...UP,
        points: [
          { x: 5, y: 260 },
          { x: 5, y: 0 },
        ],
      },
    ],
  ],
  ['a line straight across', [ACROSS]],
  ['one tap on “Straight on”', writeJunction(tapDirection(NO_JUNCTION, STRAIGHT_ON), DEFAULT_CANVAS)],
  ['one icon', [stampAt(150, 150, 3)]],
  ['a line that is all erased', [UP, erasing(UP)]],
  ['only an eraser', [erasing(ACROSS)]],
]

/** Coordinates that strokes share: few, so that lines are vertical, horizontal or points. */
const shared = fc.constantFrom(0, 180, 180.1, 390)
const along = fc.integer({ min: -500, max: 70_000 }).map((tenths) => tenths / 10)
const places = fc.oneof(
  fc.tuple(shared, fc.array(along, { minLength: 1, maxLength: 4 })).map(([x, all]) => all.map((y) => ({ x, y }))),
  fc.tuple(shared, fc.array(along, { minLength: 1, maxLength: 4 })).map(([y, all]) => all.map((x) => ({ x, y }))),
)
const degenerate: fc.Arbitrary<readonly DrawingElement[]> = fc.oneof(
  { weight: 3, arbitrary: fc.array(inkThrough(places), { minLength: 1, maxLength: 3 }) },
  inkThrough(places).map((ink) => [ink, erasing(ink)]),
  eraser.map((one) => [one]),
  stamp.map((one) => [one]),
  fc.constant([]),
)

const PARTS: readonly PicturePart[] = ['all', 'tile', 'ink', 'card']
const NO_NUMBER = /NaN|Infinity|undefined/

const PENS = [EDITOR_PEN, PREVIEW_PEN, THUMBNAIL_PEN]

const onScreens = (elements: readonly DrawingElement[]): readonly string[] =>
  PARTS.flatMap((part) =>
    PENS.map((pen) => {
      const box = partBoxOf(part, DEFAULT_CANVAS, elements)
      const style = { pen, colour: 'currentColor', eraseWith: maskErasers }
      const nodes = [drawingSvg(elements, box, 'd', style), pictureSvg(elements, box, 'd', style)]
      return [...Object.values(box), ...nodes.map(svgText)].join(' ')
    }),
  )

const sidesOf = (inks: readonly (readonly DrawingElement[])[], options: Partial<SheetOptions>): readonly SheetSide[] =>
  sheetSidesOf({ drawings: inks.map((elements, index) => drawing(`d${index}`, ...elements)), options })

/** The screen, the sheet on screen, the sheet as printed by the browser, and both kinds of SVG file. */
const drawnTexts = (inks: readonly (readonly DrawingElement[])[], sides: readonly SheetSide[]): readonly string[] => [
  ...inks.flatMap(onScreens),
  ...sides.flatMap((side) => [
    svgText(sideSvg(side, maskErasers)),
    svgText(sideSvg(side, clipErasers)),
    sideFile(side, {}),
  ]),
  ...inks.map((elements) => drawingFile(drawing('d', ...elements), DEFAULT_CANVAS).text),
]

/** A PDF with its streams uncompressed. */
const pdfText = async (sides: readonly SheetSide[]): Promise<string> => {
  const pdf = openPdf({ title: 'T', author: '', language: 'en', firstBookmark: 'Start' }, {})
  for (const side of sides) await pdf.addSide(side)
  const file = Buffer.from(await pdf.finish())
  const text = file.toString('latin1')
  const streams = Array.from(text.matchAll(/stream\n([\s\S]*?)\nendstream/g), ({ 1: stream = '' }) => {
    const bytes = Buffer.from(stream, 'latin1')
    return bytes[0] === 0x78 ? inflateSync(bytes).toString('latin1') : stream
  })
  return [text.replaceAll(/stream\n[\s\S]*?\nendstream/g, ''), ...streams].join('\n')
}

/** Whether each drawing has a picture of some size on the sheet. */
const hasPictures = (sides: readonly SheetSide[]): boolean =>
  sides.every(({ pages }) =>
    pages.every(
      ({ page: { body } }) =>
        body.kind !== 'cells' ||
        body.cells.every(({ picture, viewBox }) =>
          [picture.width, picture.height, viewBox.width, viewBox.height].every((side) => side > 0 && side < Infinity),
        ),
    ),
  )

describe('ink without width or height', () => {
  it.each(DEGENERATE)('%s is drawn and printed in numbers, in boxes and in a table', async (_, ink) => {
    for (const options of [{ crop: true }, { crop: false }, { crop: true, layout: 'table' }] as const) {
      const sides = sidesOf([ink], { ...options, emphasis: true, legend: true })
      expect(drawnTexts([ink], sides).filter((text) => NO_NUMBER.test(text))).toEqual([])
      expect(hasPictures(sides)).toBe(true)
      expect(await pdfText(sides)).not.toMatch(NO_NUMBER)
    }
  })

  it('is drawn and printed in numbers, whatever the layout', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(degenerate, { minLength: 1, maxLength: 3 }), choices, async (inks, options) => {
        const sides = sidesOf(inks, {
          ...options,
          startNote: '',
          finishNote: '',
          explain: undefined,
          group: '',
          start: '',
        })
        expect(drawnTexts(inks, sides).filter((text) => NO_NUMBER.test(text))).toEqual([])
        expect(hasPictures(sides)).toBe(true)
        expect(await pdfText(sides)).not.toMatch(NO_NUMBER)
      }),
    )
  }, 120_000)

  it('lies in a box whose sides are longer than 0', () => {
    fc.assert(
      fc.property(degenerate, (ink) => {
        const box = unionBoxOf([ink])
        const isShown = ink.some((one) => !('points' in one) || isLine(one))
        expect(box !== undefined && Math.min(box.width, box.height) > 0).toBe(isShown)
      }),
    )
  })
})
