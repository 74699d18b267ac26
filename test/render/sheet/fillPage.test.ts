import { describe, expect, it } from 'vitest'
import { CELL_GAP, PAPER_SIZES } from '../../../src/constants'
import { COLUMN_COUNTS, FILL, ORIENTATIONS, type SheetOptions } from '../../../src/model/sheet/sheetOptions'
import type { Drawing } from '../../../src/model/types'
import { emptyShareOf, leavesMuchEmpty } from '../../../src/render/sheet/emptyShare'
import type { Page } from '../../../src/render/sheet/page'
import { layOutSheet } from '../../../src/render/sheet/sheet'
import { smallestScale } from '../../../src/render/sheet/smallestScale'
import { en } from '../../../src/ui/words/en'
import { DRAWN_BOXES } from '../../fixtures/drawnBoxes'
import { must } from '../../support/must'
import { overlap } from '../../support/overlap'
import { sheetTypeface } from '../../support/paper/sheetFont'
import { cellsOn, emptyDrawings, layOut, sheetContent } from '../../support/paper/sheets'

// `npm run test:fill` prints the part of the pages that is used.

const TYPEFACE = sheetTypeface()
const USED = 0.85
const COUNTS = [7, 12, 20, 30, 33]
const START = 'With the church behind you, take the street that goes down.'
const FINISH = 'The house with the green door. Ring twice.'

const drawingsOf = (count: number, note = ''): readonly Drawing[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `d${index}`,
    elements: must(DRAWN_BOXES[index % DRAWN_BOXES.length]).elements,
    distance: 75 + 40 * index,
    note,
  }))

const printed = (count: number, options: Partial<SheetOptions>, note = ''): readonly Page[] =>
  layOutSheet(
    {
      ...sheetContent({ canvas: { width: 520, height: 520 }, drawings: drawingsOf(count, note) }),
      options: sheetContent({ options: { crop: true, distances: 'since', columns: FILL, ...options } }).options,
      words: en.export,
    },
    TYPEFACE,
  )

const usedOn = (pages: readonly Page[]): number =>
  pages.reduce((sum, page) => sum + 1 - emptyShareOf(page), 0) / pages.length

const inRowOn = (page: Page): number => {
  const [first, ...others] = cellsOn(page)
  return 1 + others.filter(({ frame }) => Math.abs(frame.y - must(first).frame.y) < 1).length
}

const scaleOn = (pages: readonly Page[]): number => smallestScale(pages.map(({ body }) => body))

describe('a tocht that fills the page', () => {
  it.each(ORIENTATIONS.flatMap((orientation) => COUNTS.map((count) => ({ orientation, count }))))(
    'of $count drawings uses at least 85 % of its $orientation pages',
    ({ orientation, count }) => {
      const pages = printed(count, { orientation })
      const six = printed(count, { orientation, columns: 6 })
      if (import.meta.env.MODE === 'fill')
        console.log(
          `${count} ${orientation}: ${inRowOn(must(pages[0]))} in a row, ${pages.length} p, ` +
            `${Math.round(100 * usedOn(pages))} % used (six in a row: ${six.length} p, ${Math.round(100 * usedOn(six))} %)`,
        )
      expect(usedOn(pages)).toBeGreaterThanOrEqual(USED)
      expect(pages.length).toBeLessThanOrEqual(six.length)
    },
  )

  it('has its rows spread evenly over its pages, the fuller pages first', () => {
    for (const count of [70, 100, 150, 200]) {
      const rows = printed(count, {}).map((page) => Math.ceil(cellsOn(page).length / inRowOn(page)))
      expect(Math.max(...rows) - Math.min(...rows)).toBeLessThanOrEqual(1)
      expect(rows).toEqual(rows.toSorted((one, other) => other - one))
    }
  })

  it('has boxes of at least 24 mm where more than eight stand in a row, at most twelve', () => {
    const firsts = [40, 60, 90, 150].flatMap((count) =>
      (['A4', 'A5', 'Letter'] as const).map((paper) => must(printed(count, { orientation: 'landscape', paper })[0])),
    )
    const many = firsts.filter((page) => inRowOn(page) > Math.max(...COLUMN_COUNTS))
    expect(many.length).toBeGreaterThan(0)
    expect(Math.max(...firsts.map(inRowOn))).toBeLessThanOrEqual(12)
    expect(Math.min(...many.map((page) => must(cellsOn(page)[0]).frame.width))).toBeGreaterThanOrEqual(24)
  })

  it('has drawings as large as with six in a row where those fill the page', () => {
    expect(scaleOn(printed(30, {}))).toBeGreaterThanOrEqual(0.999 * scaleOn(printed(30, { columns: 6 })))
  })
})

/** The rows of each page. */
const rowsOf = (count: number, options: Partial<SheetOptions>, said = '') =>
  printed(count, { columns: 6, ...options }, said).map(
    (page) => new Set([...cellsOn(page), ...page.body.texts].map(({ frame }) => frame.y)).size,
  )

describe('start and finish', () => {
  const notes = { startNote: START, finishNote: FINISH, toFirst: 50 }

  it('are lines across the page where boxes would take another page', () => {
    const [page, ...others] = layOut({ drawings: emptyDrawings(30), options: notes })
    const { width } = PAPER_SIZES.A4
    expect(others).toEqual([])
    const [start, finish] = must(page).body.texts
    expect([must(start), must(finish)].map(({ lines }) => lines[0]?.text)).toEqual(['Start', 'Finish'])
    for (const { frame } of [must(start), must(finish)]) expect(frame.width).toBeGreaterThan(0.9 * width)
    const frames = [...must(page).body.texts, ...cellsOn(must(page))].map(({ frame }) => frame)
    frames.forEach((frame, index) => {
      const grown = { ...frame, width: frame.width + CELL_GAP - 1e-6, height: frame.height + CELL_GAP - 1e-6 }
      for (const other of frames.slice(index + 1)) expect(overlap(grown, other, 0)).toBe(false)
    })
    expect(must(start).frame.y).toBeLessThan(must(cellsOn(must(page))[0]).frame.y)
    expect(must(finish).frame.y).toBeGreaterThan(must(cellsOn(must(page)).at(-1)).frame.y)
  })

  it('save a page of thirty boxes with notes of three lines', () => {
    const note = 'After the church near the pond, take the path'
    expect(printed(30, { ...notes, columns: 6 }, note)).toHaveLength(1)
  })

  it('come with rows spread evenly over pages that they cannot save, and without them each page is full', () => {
    const note = 'After the church near the pond, take the path behind the big farm'
    expect(rowsOf(30, notes, note)).toEqual([3, 3])
    expect(rowsOf(45, notes)).toEqual([4, 4])
    expect(rowsOf(31, { crop: false })).toEqual([5, 1])
  })

  it('are boxes where lines would save a page by drawings too small to follow', () => {
    const drawings = drawingsOf(20, 'At the bench')
    const options = {
      ...notes,
      startNote: 'The church',
      paper: 'A5',
      imposition: 'two',
      columns: 7,
      crop: true,
    } as const
    const content = sheetContent({ canvas: { width: 520, height: 520 }, drawings, options })
    const pages = layOutSheet({ ...content, words: en.export }, TYPEFACE)
    for (const { picture } of pages.flatMap(cellsOn)) expect(picture.height).toBeGreaterThan(8)
  })

  it('are boxes where they have room among the drawings', () => {
    const pages = layOut({ drawings: emptyDrawings(20), options: notes })
    for (const { frame } of must(pages[0]).body.texts) expect(frame.width).toBeLessThan(40)
  })
})

describe('filling the page is offered', () => {
  it.each([
    [7, true],
    [12, true],
    [30, false],
    [45, true],
  ])('for %i drawings with six in a row: %s', (count, isOffered) => {
    expect(leavesMuchEmpty(printed(count, { columns: 6 }))).toBe(isOffered)
  })

  it('no more where the page is filled', () => {
    for (const count of COUNTS) expect(leavesMuchEmpty(printed(count, {}))).toBe(false)
  })
})
