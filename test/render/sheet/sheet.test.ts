import { describe, expect, it } from 'vitest'
import {
  CELL_GAP,
  CELL_PADDING,
  LEAST_SCALE,
  NAME_SIZE,
  PAPER_SIZES,
  SAFETY_HEIGHT,
  SAFETY_SIZE,
  SHEET_MARGIN,
  SMALLEST_TEXT,
} from '../../../src/constants'
import { CLOSE_UP_LEAST } from '../../../src/geometry/bounds'
import type { Box } from '../../../src/geometry/bounds'
import {
  COLUMN_COUNTS,
  LINE_WEIGHTS,
  ORIENTATIONS,
  PAPERS,
  type SheetOptions,
} from '../../../src/model/sheet/sheetOptions'
import type { Drawing, Size } from '../../../src/model/types'
import { missedOn } from '../../../src/render/faults/sheetFaults'
import { printPen, printReach } from '../../../src/render/printPen'
import { cellTypeFor } from '../../../src/render/sheet/cellType'
import type { Cell, Page, PageBody } from '../../../src/render/sheet/page'
import { FOOTER_SIZE } from '../../../src/render/sheet/safetyStrip'
import { framePages } from '../../../src/render/sheet/sheet'
import { roomOn } from '../../../src/render/sheet/sheetPaper'
import { CAP_HEIGHT } from '../../../src/render/sheet/sheetText'
import type { TextLine } from '../../../src/render/sheet/sheetText'
import { svg } from '../../../src/render/svgNode'
import { en } from '../../../src/ui/words/en'
import { MILLIMETRES_PER_POINT } from '../../fixtures/lengths.mjs'
import { canvas, elements, sheet as anySheet } from '../../support/arbitraries'
import { drawing, ERASER, LINE, stroke, svgPoints } from '../../support/drawings'
import { must } from '../../support/must'
import { cellsOn, emptyDrawings, layOut, linesOn, sheetContent, TYPEFACE } from '../../support/paper/sheets'
import { fc } from '../../support/properties'

const SLACK = 1e-9

const isWithin = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x - SLACK &&
  inner.y >= outer.y - SLACK &&
  inner.x + inner.width <= outer.x + outer.width + SLACK &&
  inner.y + inner.height <= outer.y + outer.height + SLACK

const printable = ({ size: { width, height } }: Page): Box => ({
  x: SHEET_MARGIN,
  y: SHEET_MARGIN,
  width: width - 2 * SHEET_MARGIN,
  height: height - 2 * SHEET_MARGIN,
})
const lineBox = ({ size, x, baseline, width }: TextLine): Box => ({ x, y: baseline - size, width, height: size })
/** The height of the middle of the capitals in a text. */
const middleOf = ({ baseline, size }: TextLine): number => baseline - (size * CAP_HEIGHT) / 2
const areApart = (a: Box, b: Box): boolean =>
  a.x + a.width <= b.x + SLACK ||
  b.x + b.width <= a.x + SLACK ||
  a.y + a.height <= b.y + SLACK ||
  b.y + b.height <= a.y + SLACK

/** Any canvas that a loaded file may contain. */
const anyCanvas = fc.oneof(
  canvas,
  fc.record({ width: fc.integer({ min: 1, max: 100_000 }), height: fc.integer({ min: 1, max: 100_000 }) }),
)

/** The boxes of the first page. */
const firstCells = (content: Parameters<typeof layOut>[0]): readonly Cell[] => cellsOn(must(layOut(content)[0]))

const heightOn = (width: number, height: number): number =>
  must(firstCells({ canvas: { width, height }, drawings: emptyDrawings(1) })[0]).frame.height

describe('the pages', () => {
  it.each([
    [0, [0]],
    [1, [1]],
    [30, [30]],
    [31, [30, 1]],
    [61, [30, 30, 1]],
  ])('%i drawings stand 30 to a page', (count, perPage) => {
    expect(layOut({ drawings: emptyDrawings(count) }).map((page) => cellsOn(page).length)).toEqual(perPage)
  })

  it('drawings keep their order and are numbered from 1, across pages', () => {
    const drawings = emptyDrawings(65)
    const cells = layOut({ drawings }).flatMap(cellsOn)
    expect(cells.map((cell) => cell.drawing)).toEqual(drawings)
    expect(cells.map((cell) => cell.number)).toEqual(drawings.map((_, index) => index + 1))
  })

  it('each page shows its number and the total', () => {
    const pages = layOut({ drawings: emptyDrawings(31) })
    expect(pages.map(({ number, footer }) => [number, footer.text])).toEqual([
      [1, 'Page 1 of 2'],
      [2, 'Page 2 of 2'],
    ])
  })

  it('each page shows the name, and the phone number once', () => {
    const pages = layOut({ name: 'Zomerkamp', phone: '0470 12 34 56', drawings: emptyDrawings(31) })
    expect(pages.map(({ name, safety }) => [name.text, must(safety.lines[0]).text])).toEqual([
      ['Zomerkamp', '112, then 0470 12 34 56'],
      ['Zomerkamp', '112, then 0470 12 34 56'],
    ])
  })

  it('six drawings stand in a row, row by row', () => {
    const cells = firstCells({ drawings: emptyDrawings(13) })
    expect(new Set(cells.slice(0, 6).map(({ frame }) => frame.y)).size).toBe(1)
    expect(new Set(cells.map(({ frame }) => frame.y)).size).toBe(3)
    expect(cells[6]?.frame.x).toBe(cells[0]?.frame.x)
    expect(cells[1]?.frame.x).toBeGreaterThan(must(cells[0]).frame.x)
  })

  it('rows of a tall canvas fill the page', () => {
    const cells = firstCells({ canvas: { width: 360, height: 7_200 }, drawings: emptyDrawings(30) })
    const [body, last] = [roomOn(PAPER_SIZES.A4, SAFETY_HEIGHT), must(cells.at(-1)).frame]
    expect(last.y + last.height).toBeCloseTo(body.y + body.height)
  })

  it('rows are no higher than a wide canvas needs', () => {
    expect(heightOn(500, 500)).toBeLessThan(heightOn(360, 720))
  })
})

const cellsOf = (content: Parameters<typeof layOut>[0]): readonly (readonly Cell[])[] => layOut(content).map(cellsOn)

describe('for any canvas, any ink and all options', () => {
  const sheet = fc
    .record({
      canvas: anyCanvas,
      // Reading random ink is slow and does not change the layout; `legend.test.ts` covers it.
      options: anySheet.map((options) => ({ ...options, legend: false, emphasis: false })),
      facts: fc.constantFrom('', 'Scouts · 21 November'),
      inks: fc.array(fc.tuple(elements, fc.option(fc.string({ maxLength: 90 }), { nil: undefined })), {
        maxLength: 35,
      }),
    })
    .map(({ canvas: size, options, facts, inks }) => ({
      canvas: size,
      options,
      facts,
      drawings: inks.map(([ink, note], index) => ({
        id: `d${index}`,
        elements: ink,
        ...(note === undefined ? {} : { note, distance: note.length * 100 }),
      })),
    }))
  it('cells stay inside the margins of the paper, below the header and above the safety strip', () => {
    fc.assert(
      fc.property(sheet, (content) => {
        for (const page of layOut(content)) {
          for (const { frame } of cellsOn(page)) {
            expect(isWithin(frame, printable(page))).toBe(true)
            expect(frame.y).toBeGreaterThan(page.logo.y + page.logo.height)
            expect(frame.y + frame.height).toBeLessThan(page.safety.box.y)
          }
        }
      }),
    )
  })

  it('squares to tick off lie inside their cells, beside texts and picture', () => {
    fc.assert(
      fc.property(sheet, (content) => {
        const cells = cellsOf({ ...content, options: { ...content.options, ticks: true } }).flat()
        for (const { frame, picture, lines, tick } of cells) {
          const ticked = tick ? [tick] : []
          expect(ticked.every((square) => isWithin(square, frame) && areApart(square, picture))).toBe(true)
          expect(ticked.every((square) => lines.every((line) => areApart(square, lineBox(line))))).toBe(true)
        }
      }),
    )
  })

  it('each box of up to eight in a row has its square to tick off on A4, and each row of a table', () => {
    const drawings = [{ ...drawing('a', LINE), distance: 100 }]
    for (const options of [{ columns: 8 }, { columns: 2 }, { layout: 'table' }] as const)
      expect(firstCells({ drawings, options: { ...options, ticks: true } })[0]?.tick).toBeDefined()
    expect(firstCells({ drawings })[0]?.tick).toBeUndefined()
  })

  it('boxes do not touch, and rows of a table do not overlap', () => {
    fc.assert(
      fc.property(sheet, (content) => {
        for (const cells of cellsOf(content)) {
          cells.forEach(({ frame }, index) => {
            // Rows of a table share their lines.
            const gap = content.options.layout === 'table' ? 0 : CELL_GAP
            const grown = { ...frame, width: frame.width + gap, height: frame.height + gap }
            expect(cells.slice(index + 1).every((other) => areApart(grown, other.frame))).toBe(true)
          })
        }
      }),
    )
  })

  it('picture, number, distance and note stay inside the cell without overlap, and the picture keeps its proportions', () => {
    fc.assert(
      fc.property(sheet, (content) => {
        for (const { frame, picture, viewBox, lines } of cellsOf(content).flat()) {
          expect(isWithin(picture, frame)).toBe(true)
          for (const line of lines) expect(isWithin(lineBox(line), frame)).toBe(true)
          for (const line of lines) expect(areApart(lineBox(line), picture)).toBe(true)
          expect(picture.width / picture.height / (viewBox.width / viewBox.height)).toBeCloseTo(1, 6)
          expect(Object.values(picture).every(Number.isFinite)).toBe(true)
        }
      }),
    )
  })
})

describe('ink at the edge of the canvas', () => {
  it('is shown with room for half the width of its lines', () => {
    const ink = stroke(svgPoints('0,0 396,685'))
    const { viewBox, picture } = must(firstCells({ drawings: [drawing('d', ink)] })[0])
    const scale = picture.width / viewBox.width
    expect(-viewBox.x * scale).toBeCloseTo(printReach('normal'))
    expect((viewBox.y + viewBox.height - 685) * scale).toBeCloseTo(printReach('normal'))
  })

  it.each(LINE_WEIGHTS)(
    'no line, ball or tip of an arrowhead of a %s pen leaves its cell, whatever its size',
    (lineWeight) => {
      for (const scale of [0.03, 0.07, 0.2]) {
        const pen = printPen(lineWeight, scale)
        expect(Math.max(pen.width / 2, pen.arrow.offset, pen.ball) * scale).toBeCloseTo(printReach(lineWeight))
      }
    },
  )
})

/** Millimetres per unit. */
const scaleOf = ({ viewBox, picture }: Cell): number => picture.width / viewBox.width

const filled = (count: number) => layOut({ drawings: emptyDrawings(count), options: { columns: 'fill' } })

const pensOn = (options: Partial<SheetOptions>, shape: Size) =>
  layOut({ drawings: emptyDrawings(9), canvas: shape, options })
    .flatMap(cellsOn)
    .map(({ pen, picture, viewBox, frame }) => ({
      pen: (pen.width * picture.width) / viewBox.width,
      // The pictures of a table are small.
      box: options.layout === 'table' ? 0 : frame.width,
    }))

describe('the pen on paper', () => {
  it.each([
    ['light', 0.7],
    ['normal', 0.95],
    ['heavy', 1.2],
  ] as const)(
    'is %s: %d mm, and grows with the square root of the box, whatever the paper and the canvas',
    (lineWeight, width) => {
      fc.assert(
        fc.property(canvas, anySheet, (shape, options) => {
          for (const { pen, box } of pensOn({ ...options, lineWeight }, shape))
            expect(pen).toBeCloseTo(width * Math.max(1, Math.sqrt(box / 30)))
        }),
      )
    },
  )

  it('has the same proportions in any box', () => {
    const shares = [20, 30, 60, 120].map((box) => {
      const { width, arrow, ball } = printPen('normal', 0.1, box)
      return [arrow.length, arrow.offset, ball].map((length) => (length / width).toFixed(6)).join()
    })
    expect(new Set(shares).size).toBe(1)
  })
})

describe('the type in a box', () => {
  it('grows with it: digits of 3.5 mm and text of 9 points with six columns on A4, never less than 7.5 points', () => {
    const six = cellTypeFor((PAPER_SIZES.A4.width - 2 * SHEET_MARGIN - 5 * CELL_GAP) / 6)
    expect(six.numberSize * CAP_HEIGHT).toBeGreaterThanOrEqual(3.5)
    expect(six.size).toBeGreaterThanOrEqual(9 * MILLIMETRES_PER_POINT)
    expect(cellTypeFor(10).size).toBeGreaterThanOrEqual(7.5 * MILLIMETRES_PER_POINT)
    expect(cellTypeFor(90).size).toBeGreaterThan(six.size)
  })
})

describe('boxes that are cropped', () => {
  const CORNER = drawing('corner', stroke(svgPoints('40,300 200,420')))
  const OTHER = drawing('other', stroke(svgPoints('150,200 320,380')))
  const cropped = firstCells({ drawings: [CORNER, OTHER], options: { crop: true } })

  it('all show the same part of the canvas at one scale', () => {
    expect(new Set(cropped.map(({ viewBox }) => JSON.stringify(viewBox))).size).toBe(1)
    expect(new Set(cropped.map(({ picture }) => picture.width)).size).toBe(1)
  })

  it('show all ink of the tocht with a margin, and no more of the canvas than their shape requires', () => {
    const { viewBox, picture } = must(cropped[0])
    const reach = ((printReach('normal') + CELL_PADDING) * viewBox.width) / picture.width
    expect(viewBox.x + reach).toBeCloseTo(40)
    expect(viewBox.x + viewBox.width - reach).toBeCloseTo(320)
  })

  it('show ink larger than uncropped boxes', () => {
    const [as] = firstCells({ drawings: [CORNER, OTHER] })
    expect(scaleOf(must(cropped[0]))).toBeGreaterThan(1.3 * scaleOf(must(as)))
  })

  it.each([2, 3, 4, 5, 6])('are as large with notes as without if few stand in rows of %i', (columns) => {
    const scaleWith = (note: string) => {
      const drawings = [
        { ...CORNER, note },
        { ...OTHER, note },
      ]
      return scaleOf(must(firstCells({ drawings, options: { crop: true, columns } })[0]))
    }
    expect(scaleWith('Left of the oak and over the bridge')).toBeCloseTo(scaleWith(''))
  })

  it('do not enlarge a single dot to the size of the box', () => {
    const [dot] = firstCells({ drawings: [drawing('dot', stroke([[10, 10]]))], options: { crop: true } })
    expect(must(dot).viewBox.width).toBeGreaterThan(CLOSE_UP_LEAST)
  })
})

describe('the number in a row that fills the page', () => {
  it.each([1, 2, 6, 7, 29, 30, 31, 42, 43, 61, 200])(
    '%i drawings take as few pages as any number of columns, and are not much smaller',
    (count) => {
      const others = COLUMN_COUNTS.map((columns) => layOut({ drawings: emptyDrawings(count), options: { columns } }))
      const fewest = Math.min(...others.map(({ length }) => length))
      const largest = Math.max(
        ...others
          .filter(({ length }) => length === fewest)
          .map((pages) => must(cellsOn(must(pages[0]))[0]).picture.width),
      )
      expect(filled(count)).toHaveLength(fewest)
      // Drawings may be smaller where that fills the page.
      expect(must(cellsOn(must(filled(count)[0]))[0]).picture.width).toBeGreaterThan(LEAST_SCALE * largest)
    },
  )

  it('31 drawings never leave one alone on a page', () => {
    expect(filled(31).map((page) => cellsOn(page).length)).toEqual([31])
  })
})

describe('the header', () => {
  it('a short name is centred, at full size', () => {
    const { name } = must(layOut({ name: 'Tocht' })[0])
    expect(name.size).toBe(NAME_SIZE)
    expect(name.x + name.width / 2).toBeCloseTo(PAPER_SIZES.A4.width / 2)
  })

  it('a long name does not touch the logo', () => {
    const { logo, name } = must(layOut({ name: 'x'.repeat(200) })[0])
    expect(name.x - (logo.x + logo.width)).toBeGreaterThanOrEqual(2 * CELL_GAP - SLACK)
  })

  it('capitals are centred in the safety strip', () => {
    const { safety } = must(layOut({ phone: '0470 12 34 56' })[0])
    expect(middleOf(must(safety.lines[0]))).toBeCloseTo(safety.box.y + safety.box.height / 2)
  })

  it('logo, name and facts never overlap, however long they are', () => {
    const line = fc.string({ maxLength: 200 })
    fc.assert(
      fc.property(line, anySheet, (name, options) => {
        const page = must(layOut({ name, facts: `x${name}`, options })[0])
        const boxes = [page.logo, lineBox(page.name), ...page.facts.map(lineBox)]
        expect(boxes.every((box) => isWithin(box, printable(page)))).toBe(true)
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

const framesOf = (options: Parameters<typeof layOut>[0] & object) =>
  firstCells({ drawings: emptyDrawings(40), ...options }).map(({ frame }) => frame)

const bordersWith = (borders: boolean) =>
  firstCells({ drawings: emptyDrawings(2), options: { borders } }).map(({ border }) => border)

describe('the options', () => {
  it.each(PAPERS)('on %s, six columns have room for 30 drawings', (paper) => {
    expect(framesOf({ options: { paper } })).toHaveLength(30)
  })

  it.each(PAPERS.flatMap((paper) => ORIENTATIONS.map((orientation) => ({ paper, orientation }))))(
    'the page is $paper, $orientation',
    ({ paper, orientation }) => {
      const size = must(layOut({ options: { paper, orientation } })[0]).size
      const { width, height } = PAPER_SIZES[paper]
      expect(size).toEqual(orientation === 'portrait' ? { width, height } : { width: height, height: width })
    },
  )

  it.each([2, 3, 4, 5, 6, 7, 8])('%i drawings stand in a row, and fill its width', (columns) => {
    const row = framesOf({ options: { columns } }).slice(0, columns)
    expect(new Set(row.map(({ y }) => y)).size).toBe(1)
    expect(must(row.at(-1)).x + must(row.at(-1)).width).toBeCloseTo(PAPER_SIZES.A4.width - SHEET_MARGIN)
  })

  it('drawings can be ordered by columns', () => {
    const frames = framesOf({ options: { order: 'columns' } })
    expect(new Set(frames.slice(0, 5).map(({ x }) => x)).size).toBe(1)
    expect(must(frames[5]).x).toBeGreaterThan(must(frames[4]).x)
    expect(must(frames[5]).y).toBe(must(frames[0]).y)
  })

  it('the boxes can have no borders', () => {
    expect(bordersWith(true)).toEqual([true, true])
    expect(bordersWith(false)).toEqual([false, false])
  })
})

const linesOf = (...drawings: Drawing[]) => firstCells({ drawings }).map(({ lines }) => lines.map(({ text }) => text))

const picturesOf = (note?: string) =>
  firstCells({ drawings: [{ ...drawing('a'), ...(note ? { note } : {}) }, drawing('b')] }).map(
    ({ picture: { y, height } }) => ({ y, height }),
  )

/** The indexes of the drawings with small text, among two drawings in narrow boxes. */
const smallWith = (second: Partial<Drawing>, options: Partial<SheetOptions>): readonly number[] => {
  const drawings = [drawing('a'), { ...drawing('b'), ...second }]
  return missedOn(layOut({ drawings, options: { paper: 'A5', columns: 8, ...options } })).smallTexts
}

describe('the texts of a drawing', () => {
  it('its number, distance and note are in its box', () => {
    const noted = { ...drawing('a'), note: 'Left of the oak and over the bridge', distance: 350 }
    expect(linesOf(noted, drawing('b'))).toEqual([['1', '350 m', 'Left of the oak', 'and over the', 'bridge'], ['2']])
  })

  it('its note runs downwards and ends at the foot of the box', () => {
    const noted = { ...drawing('a'), note: 'Left of the oak and over the bridge' }
    const { lines, frame } = must(firstCells({ drawings: [noted] })[0])
    const [, first, second] = lines.map(({ baseline }) => baseline)
    expect(must(second) - must(first)).toBeCloseTo(cellTypeFor(frame.width).lineHeight)
    const last = must(lines.at(-1))
    const tails = last.baseline + 0.15 * last.size
    expect(tails).toBeCloseTo(frame.y + frame.height - CELL_PADDING)
  })

  it('notes of several lines keep the number of rows, with lower pictures', () => {
    const note = 'Left of the oak and past the chapel with a blue door'
    const noted = emptyDrawings(12).map(({ id }) => ({ id, elements: [], note }))
    const options = { paper: 'A5', columns: 3 } as const
    expect(layOut({ drawings: noted, options })).toHaveLength(layOut({ drawings: emptyDrawings(12), options }).length)
  })

  it('distances stand below all drawings if one does not fit beside its number', () => {
    const baselines = firstCells({
      drawings: [
        { ...drawing('a'), distance: 350 },
        { ...drawing('b'), distance: 123_456_789_012 },
      ],
      options: { columns: 8 },
    }).map(({ frame, lines }) => must(lines[1]).baseline - frame.y)
    expect(new Set(baselines).size).toBe(1)
    expect(must(baselines[0])).toBeGreaterThan(20)
  })

  it('the last of two distances in one box stands below its drawing, and all others stay beside their numbers', () => {
    const drawings = ['a', 'b', 'c'].map((id): Drawing => ({ id, elements: [], distance: 350 }))
    const said = firstCells({ drawings, options: { distances: 'since', totals: false, toFirst: 40 } })
    expect(said.map(({ lines }) => lines.map(({ text }) => text))).toEqual([
      ['1', 'after 40 m'],
      ['2', 'after 350 m'],
      ['3', 'after 350 m', 'then 350 m'],
    ])
    const [number, beside, below] = must(said[2]).lines
    expect(must(beside).baseline).toBe(must(number).baseline)
    expect(must(below).baseline).toBeGreaterThan(must(number).baseline + 20)
  })

  it('a distance in small type at the start or the finish is reported with the drawing beside it', () => {
    expect(smallWith({}, { distances: 'next', startNote: 'Kerk', toFirst: 123_456 })).toEqual([0])
    expect(smallWith({ distance: 123_456 }, { distances: 'since', finishNote: 'Kerk' })).toEqual([1])
  })

  it('two distances stand beside the number if both fit', () => {
    const drawings = [{ ...drawing('a'), distance: 350 }]
    const options = { distances: 'since', totals: false, toFirst: 40, columns: 2 } as const
    const [only] = firstCells({ drawings, options })
    expect(must(only).lines.map(({ text }) => text)).toEqual(['1', 'after 40 m · then 350 m'])
  })

  it.each(['since', 'next'] as const)(
    'each box shows the total from the start, large and bold, and below it the interval %s, small',
    (distances) => {
      const drawings = ['a', 'b', 'c'].map((id): Drawing => ({ id, elements: [], distance: 350 }))
      const cells = firstCells({
        drawings,
        options: { distances, toFirst: 40, startNote: 'Church', finishNote: 'Mill' },
      })
      const intervals = { since: ['after 40 m', 'after 350 m', 'after 350 m'], next: Array(3).fill('then 350 m') }
      expect(cells.map(({ lines }) => lines.slice(1).map(({ text }) => text))).toEqual(
        ['40 m', '390 m', '740 m'].map((total, index) => [total, intervals[distances][index]]),
      )
      for (const { lines } of cells) {
        const [number, total, interval] = lines
        expect(must(total).runs.every(({ isBold }) => isBold)).toBe(true)
        expect(must(total).size).toBeGreaterThan(1.2 * must(interval).size)
        expect(must(total).size).toBeLessThan(must(number).size)
        expect(must(interval).baseline).toBeGreaterThan(must(total).baseline)
      }
    },
  )

  it('all totals in kilometres have as many decimals, and those below a kilometre stay in metres', () => {
    const words = { ...sheetContent().words, distance: en.export.distance }
    const totals = (toFirst: number) => {
      const drawings = [400, 840, 40, 100].map((distance, index): Drawing => ({
        id: String(index),
        elements: [],
        distance,
      }))
      return firstCells({ drawings, words, options: { distances: 'since', toFirst } }).map(
        ({ lines }) => must(lines[1]).text,
      )
    }
    expect(totals(400)).toEqual(['400 m', '800 m', '1.64 km', '1.68 km'])
    expect(totals(360)).toEqual(['360 m', '760 m', '1.60 km', '1.64 km'])
  })

  it('a total is left out from the first unknown distance on; intervals stay', () => {
    const drawings: readonly Drawing[] = [
      { ...drawing('a'), distance: 100 },
      drawing('b'),
      { ...drawing('c'), distance: 300 },
      { ...drawing('d'), distance: 400 },
    ]
    const said = firstCells({ drawings, options: { distances: 'since', toFirst: 50, finishNote: 'Mill' } })
    expect(said.map(({ lines }) => lines.slice(1).map(({ text }) => text))).toEqual([
      ['50 m', 'after 50 m'],
      ['150 m', 'after 100 m'],
      [],
      ['after 300 m'],
    ])
  })

  it('boxes without a chosen kind of distances show the interval alone, as they always did', () => {
    const drawings = ['a', 'b'].map((id): Drawing => ({ id, elements: [], distance: 350 }))
    expect(firstCells({ drawings }).map(({ lines }) => lines.map(({ text }) => text))).toEqual([
      ['1', '350 m'],
      ['2', '350 m'],
    ])
  })

  it('no line of the sheet’s own has an arrow, which would be a direction', () => {
    fc.assert(
      fc.property(anySheet, (options) => {
        const drawings = ['a', 'b'].map((id): Drawing => ({ id, elements: [], distance: 350 }))
        const said = layOut({ drawings, options: { ...options, startNote: 'a', finishNote: 'b', explain: undefined } })
        expect(said.flatMap(linesOn).filter(({ text }) => /[←→‹›]/.test(text))).toEqual([])
      }),
    )
  })

  it('a note makes room in every box, so that pictures stay aligned', () => {
    const [noted, plain] = picturesOf('Bridge')
    expect(noted).toEqual(plain)
    expect(must(noted).height).toBeLessThan(must(picturesOf()[0]).height)
  })
})

const longLabel = (page: number, pages: number) => `For the leaders only: page ${page} of ${pages}`
const longEmergency = () => 'In an emergency call 112, then the leaders'

const sizeOf = (phone: string) => must(must(layOut({ phone })[0]).safety.lines[0]).size
const LEADERS = ['An Peeters 0470 12 34 56', 'Bart De Smet 0486 98 76 54', 'Els Vandenberghe 0495 11 22 33']

describe('the safety strip', () => {
  it('stands on every page, with the number', () => {
    const pages = layOut({ phone: '0470 12 34 56', drawings: emptyDrawings(61) })
    expect(pages.map(({ safety }) => safety.lines.map(({ text }) => text).join(' '))).toEqual(
      Array.from({ length: 3 }, () => '112, then 0470 12 34 56'),
    )
    expect(pages.map(({ safety }) => safety.blank)).toEqual([undefined, undefined, undefined])
  })

  it.each([
    ['An 0470 12 34 56', ['112', '0470 12 34 56']],
    ['0473112233', ['112', '0473112233']],
    ['02 112 44 55, or 112', ['112', '02 112 44 55', '112']],
  ])('has all its numbers in bold: 112 and %s', (phone, bold) => {
    const { safety } = must(layOut({ phone })[0])
    const runs = safety.lines.flatMap((line) => line.runs)
    expect(runs.flatMap(({ text, isBold }) => (isBold ? [text.trim()] : []))).toEqual(bold)
    expect(runs.map(({ text }) => text).join('')).toBe(safety.lines.map(({ text }) => text).join(''))
  })

  it('never parts a number from its name, but where a line is too narrow for both', () => {
    fc.assert(
      fc.property(anySheet, fc.integer({ min: 1, max: 3 }), (options, count) => {
        const leaders = LEADERS.slice(0, count)
        const { safety } = must(layOut({ phone: leaders.join(', '), options })[0])
        const widest = Math.max(...leaders.map((one) => TYPEFACE.widthOf(one) * SMALLEST_TEXT))
        if (widest > safety.box.width - 6) return
        const lines = safety.lines.map(({ text }) => text)
        for (const leader of leaders) expect(lines.some((line) => line.includes(leader))).toBe(true)
      }),
    )
  })

  it('sets its numbers as large as its height allows', () => {
    expect(sizeOf('0470 12 34 56')).toBeGreaterThan(4.4)
    expect(sizeOf(LEADERS.join(', '))).toBeLessThan(4)
  })

  it('has a line of 4 cm to write on when there is no number, even on half a sheet', () => {
    fc.assert(
      fc.property(anySheet, (options) => {
        const { safety } = must(layOut({ phone: ' ', options })[0])
        const blank = must(safety.blank)
        const line = must(safety.lines.at(-1))
        const isBelow = blank.y > line.baseline + line.size
        expect(isBelow || blank.from > line.x + line.width).toBe(true)
        expect(blank.y).toBeLessThan(safety.box.y + safety.box.height)
        expect(blank.to).toBeLessThan(safety.box.x + safety.box.width)
        expect(blank.to - blank.from).toBeGreaterThanOrEqual(40)
      }),
    )
  })

  it('breaks no word beside the line to write on, on any paper', () => {
    const words = { ...sheetContent().words, emergency: () => 'Emergency? Call 112 first, then the leaders:' }
    fc.assert(
      fc.property(anySheet, (options) => {
        const { safety } = must(layOut({ phone: '', options, words })[0])
        expect(safety.lines.map(({ text }) => text).join(' ')).toBe(words.emergency())
      }),
    )
  })

  it('has room for its text, whatever the number, and never touches the footer', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 80 }), anySheet, (phone, options) => {
        const page = must(layOut({ phone, options })[0])
        expect(isWithin(page.safety.box, printable(page))).toBe(true)
        for (const line of page.safety.lines) expect(isWithin(lineBox(line), page.safety.box)).toBe(true)
        expect(areApart(page.safety.box, lineBox(page.footer))).toBe(true)
      }),
    )
  })

  it('leaves room for a label that is longer than the version, such as that of the leaders’ pages', () => {
    const words = { ...sheetContent().words, pageOf: longLabel }
    const { footer, safety } = must(layOut({ phone: '0470 12 34 56, '.repeat(8), words })[0])
    expect([footer.text, footer.size]).toEqual([longLabel(1, 1), FOOTER_SIZE])
    expect(areApart(safety.box, lineBox(footer))).toBe(true)
  })

  it('makes its text smaller before it takes another line', () => {
    const strips = Array.from(
      { length: 12 },
      (_, count) => must(layOut({ phone: 'An 0470 12 34, '.repeat(count + 1) })[0]).safety,
    )
    const single = strips.filter(({ lines }) => lines.length === 1)
    expect(must(must(single.at(-1)).lines[0]).size).toBeLessThan(SAFETY_SIZE)
  })

  it('takes another line rather than make its text smaller where a number is to be written', () => {
    const words = { ...sheetContent().words, emergency: longEmergency }
    const { lines } = must(layOut({ words, options: { imposition: 'booklet' } })[0]).safety
    expect(lines.map(({ size }) => size)).toEqual([SAFETY_SIZE, SAFETY_SIZE])
  })
})

describe('in the corner beside the safety strip', () => {
  const PHONE = 'An Peeters 0470 12 34 56, Bart De Smet 0486 98 76 54'
  /** The margin that no printer prints, in millimetres. */
  const UNPRINTED = 8

  it.each(PAPERS.flatMap((paper) => ORIENTATIONS.map((orientation) => ({ paper, orientation }))))(
    'page and version stand upright one below the other on $paper $orientation, away from edge and safety strip',
    (options) => {
      const version = '23/11/2026 · WWWW'
      const pages = layOut({ options, version, phone: PHONE, drawings: emptyDrawings(200) })
      expect(pages.length).toBeGreaterThan(2)
      for (const page of pages) {
        const { width, height } = page.size
        const lines = [page.footer, page.version]
        expect(lines.map(({ text }) => text)).toEqual([`Page ${page.number} of ${pages.length}`, version])
        expect(page.version.baseline - page.version.size).toBeGreaterThan(page.footer.baseline)
        for (const line of lines) {
          expect(line.size).toBeGreaterThanOrEqual(7.5 * MILLIMETRES_PER_POINT)
          expect(line.x + line.width).toBeLessThanOrEqual(width - UNPRINTED)
          expect(line.baseline).toBeLessThanOrEqual(height - UNPRINTED)
          expect(areApart(page.safety.box, lineBox(line))).toBe(true)
          // Level with the safety strip, and so below the drawings.
          expect(line.baseline - line.size * CAP_HEIGHT).toBeGreaterThanOrEqual(page.safety.box.y)
        }
      }
    },
  )
})

const layoutWith = (version: string) => {
  const { safety, footer, body } = must(layOut({ version, drawings: emptyDrawings(3) })[0])
  return { safety, footer, body }
}

it('no date or code changes the layout of a page', () => {
  expect(layoutWith('1/1/2026 · 2345')).toEqual(layoutWith('28/12/2026 · WMWM'))
})

it('every kind of page has the same header and footer', () => {
  const content = sheetContent({ name: 'Zomerkamp' })
  const at = roomOn(PAPER_SIZES.A4, SAFETY_HEIGHT)
  const strip = { at, viewBox: { x: 0, y: 0, width: 10, height: 10 }, node: svg('path', { d: 'M0 0L10 10' }) }
  const rows = { first: 1, last: 1 }
  const fishbone = { number: 1, title: 'Fish-bone 1', lines: [], rows, strips: [strip], rules: [], isNoteCut: false }
  const bodies: readonly PageBody[] = [
    { kind: 'fishbone', texts: [], fishbone },
    { kind: 'cells', texts: [], cells: [] },
  ]
  expect(framePages(content, bodies, TYPEFACE).map(({ name, footer, body }) => [name.text, footer.text, body])).toEqual(
    [
      ['Zomerkamp', 'Page 1 of 2', bodies[0]],
      ['Zomerkamp', 'Page 2 of 2', bodies[1]],
    ],
  )
})

it.each(PAPERS)('the credit for road data is on each page of %s, between drawings and safety strip', (paper) => {
  const credit = 'Roads: © OpenStreetMap contributors (ODbL)'
  const pages = layOut({ options: { paper }, credit, drawings: emptyDrawings(70) })
  expect(pages.length).toBeGreaterThan(1)
  for (const page of pages) {
    const [line, ...others] = page.credit
    expect([line?.text, others]).toEqual([credit, []])
    const box = lineBox(must(line))
    expect(isWithin(box, printable(page))).toBe(true)
    expect(areApart(box, page.safety.box)).toBe(true)
    for (const { frame } of cellsOn(page)) expect(areApart(box, frame)).toBe(true)
  }
  expect(layOut({ drawings: emptyDrawings(1) })[0]?.credit).toEqual([])
})

it('a drawing of an eraser alone has no uncertain route: it is empty, which is reported on its own', () => {
  const drawings = [drawing('a', ERASER), drawing('b', LINE)]
  expect(missedOn(layOut({ drawings, options: { emphasis: true } })).uncertainRoutes).toEqual([1])
})
