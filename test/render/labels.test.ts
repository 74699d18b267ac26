import { describe, expect, it } from 'vitest'
import { FEWEST_COLUMNS, MOST_COLUMNS, PAPER_SIZES } from '../../src/constants'
import type { Box } from '../../src/geometry/bounds'
import { extentOf } from '../../src/geometry/extent'
import { LABEL_ROOM, LABEL_SIZE } from '../../src/geometry/label'
import { extremesOf } from '../../src/geometry/shapes'
import { DEFAULT_SHEET } from '../../src/model/sheet/defaultSheet'
import { isLabel, type Drawing } from '../../src/model/types'
import { openPdf } from '../../src/pdf/pdfWriter'
import { usedFonts } from '../../src/pdf/usedFonts'
import { maskErasers } from '../../src/render/erase'
import { missedOn } from '../../src/render/faults/sheetFaults'
import { doOverlap, labelSvg, placedLabels } from '../../src/render/labels'
import { sidesOf } from '../../src/render/sheet/imposition'
import type { Cell } from '../../src/render/sheet/page'
import { layOutSheet } from '../../src/render/sheet/sheet'
import type { Typeface } from '../../src/render/sheet/sheetText'
import { cellContent } from '../../src/render/sheetSvg'
import { doesHide, routePlaces } from '../../src/render/signPlaces'
import { drawingFile, svgText } from '../../src/render/svgFile'
import { INK_COLOUR, PAPER_COLOUR } from '../../src/render/textSvg'
import { label as anyLabel } from '../support/arbitraries'
import { ARROW, drawing, ERASER, label, LINE, stamp, stroke } from '../support/drawings'
import { must } from '../support/must'
import { readPdf } from '../support/paper/pdf'
import { sheetFonts, sheetTypeface } from '../support/paper/sheetFont'
import { sheetContent, TYPEFACE } from '../support/paper/sheets'
import { fc } from '../support/properties'
import { hostileNames } from '../support/tochten/blns'

const ROOM: Box = { x: 0, y: 0, width: 400, height: 600 }
const MM_PER_POINT = 25.4 / 72

const cellsOf = (drawings: readonly Drawing[], options: object, typeface: Typeface = TYPEFACE): readonly Cell[] =>
  layOutSheet(sheetContent({ drawings, options }), typeface).flatMap(({ body }) =>
    body.kind === 'cells' ? body.cells : [],
  )

describe('a label on the paper', () => {
  it('is centred on its place, and moves inward where it would leave the box', () => {
    const [middle, edge] = placedLabels([label(200, 300), label(400, 0)], ROOM, 40)
    expect(must(middle).box.x + must(middle).box.width / 2).toBeCloseTo(200)
    // Its halo stays off the frame of the paper.
    expect(must(edge).box.y).toBe(2)
    expect(must(edge).box.x + must(edge).box.width).toBeCloseTo(398)
  })

  it('is as large as its frame when it is selected, also with letters so wide that its type shrinks', () => {
    for (const text of ['brug', 'W'.repeat(24), 'WWWWWWWWWW MMMMMMMMMMMM']) {
      const one = label(200, 300, text)
      const { left, top, right, bottom } = extentOf(extremesOf(one))
      const { box } = must(placedLabels([one], undefined, LABEL_SIZE)[0])
      expect(right - left).toBeCloseTo(box.width)
      expect(bottom - top).toBeCloseTo(box.height)
      expect(right - left).toBeLessThanOrEqual(LABEL_ROOM + 1e-9)
    }
  })

  it('lies in any box that is large enough', () => {
    fc.assert(
      fc.property(anyLabel, fc.integer({ min: 1, max: 60 }), (one, size) => {
        const { box } = must(placedLabels([one], ROOM, size)[0])
        fc.pre(box.width <= ROOM.width)
        expect(box.x).toBeGreaterThanOrEqual(-1e-9)
        expect(box.x + box.width).toBeLessThanOrEqual(ROOM.width + 1e-9)
        expect(box.y).toBeGreaterThanOrEqual(-1e-9)
        expect(box.y + box.height).toBeLessThanOrEqual(ROOM.height + 1e-9)
      }),
    )
  })

  it('has a halo in the colour of the paper below all of its letters', () => {
    const text = svgText(labelSvg(must(placedLabels([label(200, 300)], ROOM, 40)[0]), '#000000', '#ffffff'))
    expect(text).toMatch(/^<g><rect [^>]*fill="#ffffff"[^>]*\/><text [^>]*fill="#000000"[^>]*>brug<\/text><\/g>$/)
  })

  it('is in the file of a drawing, above ink and erasers', () => {
    const { text } = drawingFile(drawing('d', label(50, 20), LINE, ERASER), { width: 400, height: 600 })
    expect(text.indexOf('>brug</text>')).toBeGreaterThan(text.lastIndexOf('</g></g>') - 1)
    expect(text.match(/brug/g)).toHaveLength(1)
  })
})

describe('a label on the sheet', () => {
  const WRITTEN = [drawing('d', ARROW, label(100, 300, 'Kerkstraat'))]
  const COLUMNS = Array.from({ length: MOST_COLUMNS - FEWEST_COLUMNS + 1 }, (_, index) => FEWEST_COLUMNS + index)

  it.each(COLUMNS)('has type of 2.8 mm with %d drawings in a row', (columns) => {
    const { picture, viewBox, labels } = must(cellsOf(WRITTEN, { columns })[0])
    expect((must(must(labels[0]).lines[0]).line.size * picture.width) / viewBox.width).toBeCloseTo(2.8)
  })

  it('is found in the PDF within 0.1 mm of its place', async () => {
    const typeface = sheetTypeface()
    for (const columns of COLUMNS) {
      const pages = layOutSheet(sheetContent({ drawings: WRITTEN, options: { columns } }), typeface)
      const sides = sidesOf(pages, DEFAULT_SHEET)
      const pdf = openPdf(
        { title: '', author: '', language: 'en', firstBookmark: 'Start' },
        usedFonts(sides, sheetFonts()),
      )
      for (const side of sides) await pdf.addSide(side)
      const { texts, height } = must((await readPdf(new Uint8Array(await pdf.finish()))).pages[0])
      const found = must(texts.find(({ text }) => text === 'Kerkstraat'))
      const [cell] = cellsOf(WRITTEN, { columns }, typeface)
      const { picture, viewBox, labels } = must(cell)
      const { line } = must(must(labels[0]).lines[0])
      const scale = picture.width / viewBox.width
      expect(height * MM_PER_POINT).toBeCloseTo(PAPER_SIZES.A4.height, 1)
      expect(Math.abs(found.x * MM_PER_POINT - (picture.x + (line.x - viewBox.x) * scale))).toBeLessThan(0.1)
      expect(Math.abs(found.y * MM_PER_POINT - (picture.y + (line.baseline - viewBox.y) * scale))).toBeLessThan(0.1)
    }
  })

  it('of any text is text, or shapes where the typeface lacks a letter', () => {
    const typeface = sheetTypeface()
    const names = ['Łódź Ж', '田中さん', 'שלום', '🏕️', ...hostileNames().filter((_, index) => index % 9 === 0)]
    for (const name of names) {
      const [cell] = cellsOf([drawing('d', label(100, 300, name || 'x'))], {}, typeface)
      const runs = must(cell).labels.flatMap(({ lines }) => lines.flatMap(({ line }) => line.runs))
      for (const { text, outline } of runs) expect(outline ?? text).toBeTruthy()
    }
  })
})

const missed = (...elements: Drawing['elements']) =>
  missedOn(layOutSheet(sheetContent({ drawings: [drawing('d', ...elements)] }), TYPEFACE))

describe('a label that would hide on paper what shows the way', () => {
  const HIDING: readonly [string, Drawing['elements']][] = [
    ['the end of a road', [LINE, label(110, 20.5)]],
    ['a ball', [ARROW, label(200, 590)]],
    ['an arrow', [ARROW, label(200, 105)]],
    ['an icon', [ARROW, stamp(100, 300), label(110, 300)]],
  ]
  it.each(HIDING)('moves aside from %s, by two sizes of its type at most', (_, elements) => {
    expect(missed(...elements)).toMatchObject({ hidingLabels: [] })
    const [cell] = cellsOf([drawing('d', ...elements)], {})
    const { pen, labels } = must(cell)
    const { box } = must(labels[0])
    const { label: own } = must(elements.find(isLabel))
    const moved = Math.hypot(box.x + box.width / 2 - own.x, box.y + box.height / 2 - own.y)
    expect(moved).toBeGreaterThan(0)
    expect(moved).toBeLessThanOrEqual(2 * Math.SQRT2 * pen.label)
  })

  it('moves off the way, too, if it can', () => {
    const [cell] = cellsOf([drawing('d', ARROW, label(200, 350, 'A 12'))], {})
    expect(doesHide(must(must(cell).labels[0]).box, routePlaces([ARROW]))).toBe(false)
  })

  it('moves onto no other label', () => {
    const elements = [ARROW, label(200, 590, 'here'), label(280, 590, 'there')]
    const { labels } = must(cellsOf([drawing('d', ...elements)], {})[0])
    expect(doOverlap(must(labels[0]), must(labels[1]))).toBe(false)
  })

  it('lies under the ink where there is no room near by', () => {
    const icons = Array.from({ length: 400 }, (_, index) => stamp(20 * (index % 20), 30 * Math.floor(index / 20)))
    const elements = [...icons, label(200, 300)]
    expect(missed(...elements)).toMatchObject({ hidingLabels: [0] })
    const cell = must(cellsOf([drawing('d', ...elements)], {})[0])
    const [first] = cellContent(cell, 'd', maskErasers)
    expect(first).toEqual(labelSvg(must(cell.labels[0]), INK_COLOUR, PAPER_COLOUR))
    const free = must(cellsOf([drawing('d', ARROW, label(60, 400))], {})[0])
    expect(cellContent(free, 'd', maskErasers).at(-1)).toEqual(labelSvg(must(free.labels[0]), INK_COLOUR, PAPER_COLOUR))
  })
})

describe('the check before print names a label', () => {
  it('on another label', () => {
    expect(missed(label(100, 300), label(110, 310))).toMatchObject({ hidingLabels: [0], wideLabels: [] })
  })

  it.each<[string, Drawing['elements']]>([
    ['beside a road', [ARROW, label(60, 400)]],
    ['across a road', [ARROW, label(200, 350)]],
    [
      'on an end that was erased',
      [
        LINE,
        stroke(
          [
            [110, 0],
            [110, 40],
          ],
          { erase: true },
        ),
        label(115, 20.5, 'i'),
      ],
    ],
  ])('but not one %s', (_, elements) => {
    expect(missed(...elements)).toMatchObject({ hidingLabels: [], wideLabels: [] })
  })

  it('that is too wide for its box, and is set smaller in it', () => {
    const wide = layOutSheet(
      sheetContent({ drawings: [drawing('d', label(200, 300, 'W'.repeat(24)))], options: { columns: MOST_COLUMNS } }),
      sheetTypeface(),
    )
    expect(missedOn(wide)).toMatchObject({ wideLabels: [0] })
    const { viewBox, labels } = must(wide.flatMap(({ body }) => (body.kind === 'cells' ? body.cells : []))[0])
    const { box } = must(labels[0])
    expect(box.x).toBeGreaterThanOrEqual(viewBox.x)
    expect(box.x + box.width).toBeLessThanOrEqual(viewBox.x + viewBox.width)
  })
})
