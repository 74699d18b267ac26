import { describe, expect, it } from 'vitest'
import { CELL_GAP, PICTURE_PADDING, NAME_SIZE, NAME_SIZE_SMALLEST, PAPER, SHEET_MARGIN } from '../../src/constants'
import type { Box } from '../../src/geometry/bounds'
import { PRINT_PEN } from '../../src/render/pen'
import { fitText, type Cell, type TextLine } from '../../src/render/sheet'
import { canvas, elements } from '../support/arbitraries'
import { drawing, stroke } from '../support/drawings'
import { must } from '../support/must'
import { fc } from '../support/properties'
import { emptyDrawings, layOut, measure } from '../support/sheets'

const SLACK = 1e-9

const isWithin = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x - SLACK &&
  inner.y >= outer.y - SLACK &&
  inner.x + inner.width <= outer.x + outer.width + SLACK &&
  inner.y + inner.height <= outer.y + outer.height + SLACK

const PRINTABLE: Box = {
  x: SHEET_MARGIN,
  y: SHEET_MARGIN,
  width: PAPER.width - 2 * SHEET_MARGIN,
  height: PAPER.height - 2 * SHEET_MARGIN,
}
const lineBox = ({ text, size, x, baseline }: TextLine): Box => ({
  x,
  y: baseline - size,
  width: measure(text, size),
  height: size,
})
const areApart = (a: Box, b: Box): boolean =>
  a.x + a.width <= b.x + SLACK ||
  b.x + b.width <= a.x + SLACK ||
  a.y + a.height <= b.y + SLACK ||
  b.y + b.height <= a.y + SLACK

/** Whatever a loaded file may name as its canvas. */
const anyCanvas = fc.oneof(
  canvas,
  fc.record({ width: fc.integer({ min: 1, max: 100_000 }), height: fc.integer({ min: 1, max: 100_000 }) }),
)

const heightOn = (width: number, height: number): number =>
  must(layOut({ canvas: { width, height }, drawings: emptyDrawings(1) })[0]?.cells[0]).frame.height

describe('the pages', () => {
  it.each([
    [0, [0]],
    [1, [1]],
    [30, [30]],
    [31, [30, 1]],
    [61, [30, 30, 1]],
  ])('%i drawings stand 30 to a page', (count, perPage) => {
    expect(layOut({ drawings: emptyDrawings(count) }).map(({ cells }) => cells.length)).toEqual(perPage)
  })

  it('drawings keep their order and are numbered from 1, on over the pages', () => {
    const drawings = emptyDrawings(65)
    const cells = layOut({ drawings }).flatMap((page) => page.cells)
    expect(cells.map((cell) => cell.drawing)).toEqual(drawings)
    expect(cells.map((cell) => cell.number)).toEqual(drawings.map((_, index) => index + 1))
  })

  it('each page says which it is, of how many', () => {
    const pages = layOut({ drawings: emptyDrawings(31) })
    expect(pages.map(({ number, footer }) => [number, footer.text])).toEqual([
      [1, 'Page 1 of 2'],
      [2, 'Page 2 of 2'],
    ])
  })

  it('each page bears name and phone number', () => {
    const pages = layOut({ name: 'Zomerkamp', phone: '0470 12 34 56', drawings: emptyDrawings(31) })
    expect(pages.map(({ name, phone }) => [name.text, phone.text])).toEqual([
      ['Zomerkamp', '0470 12 34 56'],
      ['Zomerkamp', '0470 12 34 56'],
    ])
  })

  it('six drawings stand in a row, row by row', () => {
    const cells = must(layOut({ drawings: emptyDrawings(13) })[0]).cells
    expect(new Set(cells.slice(0, 6).map(({ frame }) => frame.y)).size).toBe(1)
    expect(new Set(cells.map(({ frame }) => frame.y)).size).toBe(3)
    expect(cells[6]?.frame.x).toBe(cells[0]?.frame.x)
    expect(cells[1]?.frame.x).toBeGreaterThan(must(cells[0]).frame.x)
  })

  it('rows are no higher than a wide canvas needs', () => {
    expect(heightOn(500, 500)).toBeLessThan(heightOn(360, 720))
  })
})

const cellsOf = (content: Parameters<typeof layOut>[0]): readonly (readonly Cell[])[] =>
  layOut(content).map(({ cells }) => cells)

describe('for any canvas and any ink', () => {
  const sheet = fc.tuple(anyCanvas, fc.array(elements, { maxLength: 35 })).map(([size, inks]) => ({
    canvas: size,
    drawings: inks.map((ink, index) => drawing(`d${index}`, ...ink)),
  }))
  it('cells stay inside the margins of the paper, below the header and above the footer', () => {
    fc.assert(
      fc.property(sheet, (content) => {
        for (const { cells, logo, footer } of layOut(content)) {
          for (const { frame } of cells) {
            expect(isWithin(frame, PRINTABLE)).toBe(true)
            expect(frame.y).toBeGreaterThan(logo.y + logo.height)
            expect(frame.y + frame.height).toBeLessThanOrEqual(lineBox(footer).y)
          }
        }
      }),
    )
  })

  it('cells do not touch', () => {
    fc.assert(
      fc.property(sheet, (content) => {
        for (const cells of cellsOf(content)) {
          cells.forEach(({ frame }, index) => {
            const grown = { ...frame, width: frame.width + CELL_GAP, height: frame.height + CELL_GAP }
            expect(cells.slice(index + 1).every((other) => areApart(grown, other.frame))).toBe(true)
          })
        }
      }),
    )
  })

  it('a picture stays inside its cell, in the proportions of what it shows', () => {
    fc.assert(
      fc.property(sheet, (content) => {
        for (const { frame, picture, viewBox } of cellsOf(content).flat()) {
          expect(isWithin(picture, frame)).toBe(true)
          expect(picture.width / picture.height / (viewBox.width / viewBox.height)).toBeCloseTo(1, 6)
          expect(Object.values(picture).every(Number.isFinite)).toBe(true)
        }
      }),
    )
  })
})

describe('ink at the edge of the canvas', () => {
  it('is shown with the padding around it', () => {
    const [only] = must(
      layOut({
        drawings: [
          drawing(
            'd',
            stroke([
              [0, 0],
              [396, 685],
            ]),
          ),
        ],
      })[0],
    ).cells
    expect(only?.viewBox).toEqual({ x: -32, y: -32, width: 460, height: 749 })
  })

  it.each([
    ['line', PRINT_PEN.width / 2],
    ['arrowhead', PRINT_PEN.arrow.offset],
    ['ball', PRINT_PEN.ball],
  ])('no %s sticks out of its cell', (_, reach) => {
    expect(reach).toBeLessThanOrEqual(PICTURE_PADDING)
  })
})

describe('the header', () => {
  it('a short name stands in the middle, in its full size', () => {
    const { name } = must(layOut({ name: 'Tocht' })[0])
    expect(name.size).toBe(NAME_SIZE)
    expect(name.x + measure(name.text, name.size) / 2).toBeCloseTo(PAPER.width / 2)
  })

  it('the phone number ends at the right margin', () => {
    const { phone } = must(layOut({ phone: '0470 12 34 56' })[0])
    expect(phone.x + measure(phone.text, phone.size)).toBeCloseTo(PAPER.width - SHEET_MARGIN)
  })

  it('logo, name and phone number never touch, however long they are', () => {
    const line = fc.string({ maxLength: 200 })
    fc.assert(
      fc.property(line, line, (name, phone) => {
        const page = must(layOut({ name, phone })[0])
        const boxes = [page.logo, lineBox(page.name), lineBox(page.phone)]
        expect(boxes.every((box) => isWithin(box, PRINTABLE))).toBe(true)
        boxes.forEach((box, index) => {
          expect(
            boxes
              .slice(index + 1)
              .filter(({ width }) => width > 0)
              .every((other) => box.width === 0 || areApart(box, other)),
          ).toBe(true)
        })
      }),
    )
  })
})

const letters = (text: string): string[] => Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)

describe('a text that has to fit', () => {
  it.each([
    ['stays as large as it may be where there is room', 'abcd', 100, 'abcd', 6],
    ['may fill the width', 'abcd', 12, 'abcd', 6],
    ['gets smaller where there is not', 'abcdefgh', 18, 'abcdefgh', 4.5],
    ['loses its end at the smallest size', 'abcdefghij', 9, 'abcd…', 3.6],
    ['may be an ellipsis alone', 'abcdefghij', 1, '…', 3.6],
    ['may be nothing', '', 10, '', 6],
  ])('%s', (_, text, width, fitted, size) => {
    const line = fitText(text, NAME_SIZE, NAME_SIZE_SMALLEST, width, measure)
    expect(line.text).toBe(fitted)
    expect(line.size).toBeCloseTo(size)
  })

  it('fits, or is an ellipsis alone', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.double({ min: 2, max: 60, noNaN: true }), (text, width) => {
        const line = fitText(text, NAME_SIZE, NAME_SIZE_SMALLEST, width, measure)
        expect(measure(line.text, line.size)).toBeLessThanOrEqual(width + SLACK)
        expect(line.text === text || line.text.endsWith('…')).toBe(true)
        expect(text.startsWith(line.text.replace(/…$/, '')) || line.text === text).toBe(true)
      }),
    )
  })

  it('is never cut within a letter', () => {
    const family = '👨‍👩‍👧‍👦'
    const line = fitText(family.repeat(3), NAME_SIZE, NAME_SIZE_SMALLEST, 18, measure)
    expect(letters(line.text.slice(0, -1)).every((letter) => letter === family)).toBe(true)
  })
})
