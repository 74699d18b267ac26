import { describe, expect, it } from 'vitest'
import { CELL_PADDING } from '../../../src/constants'
import { strokesOf } from '../../../src/model/fishbone/fishbone'
import type { SheetOptions } from '../../../src/model/sheet/sheetOptions'
import { FISH_BONE } from '../../../src/model/types'
import { missedOn } from '../../../src/render/faults/sheetFaults'
import type { Bordered, Page } from '../../../src/render/sheet/page'
import { SAFETY_STRIP_GAP } from '../../../src/render/sheet/sheetPaper'
import { TABLE_ROW, TABLE_NOTE } from '../../../src/render/sheet/tableColumns'
import { en } from '../../../src/ui/words/en'
import { drawing } from '../../support/drawings'
import { must } from '../../support/must'
import { cellsOn, emptyDrawings, fishboneOn, layOut, sheetContent, TYPEFACE } from '../../support/paper/sheets'
import { sampleFishbone } from '../../support/tochten/fishbones'

const table = (count: number, options: Partial<SheetOptions> = {}): readonly Page[] =>
  layOut({
    drawings: emptyDrawings(count).map(({ id }, index) => ({ id, elements: [], distance: 100 * (index + 1) })),
    options: { layout: 'table', ...options },
  })

const noted = (note: string) =>
  layOut({ drawings: [{ ...drawing('a'), note }, drawing('b')], options: { layout: 'table' } })

/** All texts of a row, from left to right. */
const said = ({ lines }: Bordered): readonly string[] =>
  lines.toSorted((one, other) => one.x - other.x).map(({ text }) => text)

const rowsOn = (page: Page): readonly Bordered[] =>
  [...page.body.texts.slice(1), ...cellsOn(page)].toSorted((one, other) => one.frame.y - other.frame.y)

describe('a table', () => {
  it('shows the distance of each drawing since the previous one, in total, and to the end', () => {
    const [page] = table(3, { toFirst: 50 })
    expect(rowsOn(must(page)).map(said)).toEqual([
      ['1', '50 m', '50 m', '600 m'],
      ['2', '100 m', '150 m', '500 m'],
      ['3', '200 m', '350 m', '300 m'],
      ['Finish', '300 m', '650 m', '0 m'],
    ])
  })

  it('has one unit for all legs and one for all sums: kilometres if any of them reaches a kilometre', () => {
    const drawings = [
      { ...drawing('a'), distance: 1_200 },
      { ...drawing('b'), distance: 950 },
    ]
    const words = { ...sheetContent().words, distance: en.export.distance }
    const [page] = layOut({ drawings, words, options: { layout: 'table', toFirst: 1_050 } })
    expect(rowsOn(must(page)).map(said)).toEqual([
      ['1', '1.05 km', '1.05 km', '2.15 km'],
      ['2', '1.20 km', '2.25 km', '0.95 km'],
      ['Finish', '0.95 km', '3.20 km', '0.00 km'],
    ])
    const [short] = layOut({ drawings: drawings.slice(1), words, options: { layout: 'table', toFirst: 620 } })
    expect(rowsOn(must(short)).map(said)).toEqual([
      ['1', '620 m', '0.62 km', '0.95 km'],
      ['Finish', '950 m', '1.57 km', '0.00 km'],
    ])
  })

  it('shows the rest of the way in kilometres, although the way so far is unknown', () => {
    const drawings = [{ ...drawing('a'), distance: 1_200 }, { ...drawing('b'), distance: 950 }, drawing('c')]
    const words = { ...sheetContent().words, distance: en.export.distance }
    const [page] = layOut({ drawings, words, options: { layout: 'table', startNote: 'Kerk' } })
    expect(rowsOn(must(page)).map(said)[2]).toEqual(['2', '1.20 km', '0.95 km'])
  })

  it('begins with the start and ends with the finish, with their notes', () => {
    const [page] = table(1, { toFirst: 50, startNote: 'Behind the church', finishNote: 'At the mill' })
    const rows = rowsOn(must(page)).map(said)
    expect(rows[0]).toEqual(['Start', '0 m', '150 m', 'Behind the church'])
    expect(rows.at(-1)).toEqual(['Finish', '100 m', '150 m', '0 m', 'At the mill'])
  })

  it('leaves cells blank that a missing distance makes uncertain', () => {
    const [first, second, third] = emptyDrawings(3)
    const drawings = [must(first), { ...must(second), distance: 200 }, must(third)]
    const [page] = layOut({ drawings, options: { layout: 'table' } })
    expect(rowsOn(must(page)).map(said)).toEqual([
      ['1', '0 m'],
      ['2', '200 m'],
      ['3', '200 m', '0 m'],
    ])
  })

  it('has rows of at least 26 mm that fill the page, and column heads on every page', () => {
    const pages = table(30)
    expect(pages).toHaveLength(4)
    for (const page of pages) {
      const head = must(page.body.texts[0]).lines.map(({ text }) => text)
      expect(head).toEqual(['Since', 'previous', 'Total', 'Remaining', 'Note'])
      for (const { frame } of cellsOn(page)) expect(frame.height).toBeGreaterThanOrEqual(TABLE_ROW)
    }
    const [last, body] = [must(cellsOn(must(pages[0])).at(-1)).frame, must(pages[0]).safety.box]
    expect(body.y - last.y - last.height).toBeCloseTo(SAFETY_STRIP_GAP)
  })

  it.each([
    ['Since previous', 'previous'],
    ['Since the previous', 'Since the'],
    ['Since', '12340 m'],
  ])('has a column as wide as its figures, or as "%s" on two lines', (since, widest) => {
    const { words } = sheetContent()
    const content = { words: { ...words, heads: { ...words.heads, since } }, options: { layout: 'table' } } as const
    const [head] = must(layOut({ ...content, drawings: emptyDrawings(1) })[0]).body.texts
    const { row, lines } = must(head)
    const [from, until] = must(row).dividers
    expect(must(until) - must(from)).toBeCloseTo(TYPEFACE.widthOf(widest) * must(lines[0]).size + 2 * CELL_PADDING)
  })

  it.each<[string, Partial<SheetOptions>, (left: number) => number]>([
    ['34 mm', {}, () => TABLE_NOTE],
    ['half of its free width, if that is narrow,', { paper: 'A5', imposition: 'two' }, (left) => left / 2],
  ])('leaves %s to the notes beside wide pictures', (_, options, expected) => {
    const [page] = layOut({
      canvas: { width: 1_000, height: 100 },
      drawings: emptyDrawings(1),
      options: { layout: 'table', ...options },
    })
    const { frame, row } = must(cellsOn(must(page))[0])
    const [picture = 0, since = 0, , , note = 0] = must(row).dividers
    const notes = frame.x + frame.width - note
    expect(notes).toBeCloseTo(expected(since - picture + notes))
  })

  it('never leaves its finish alone on a page', () => {
    const pages = table(9)
    expect(pages.map((page) => rowsOn(page).map((row) => said(row)[0]))).toEqual([
      ['1', '2', '3', '4', '5', '6', '7', '8'],
      ['9', 'Finish'],
    ])
  })

  it('has a higher row for a long note, and cuts only notes that fit on no page', () => {
    const long = noted('word '.repeat(200))
    const [one, other] = cellsOn(must(long[0]))
    expect(must(one).frame.height).toBeGreaterThan(must(other).frame.height)
    expect(missedOn(long).cutNotes).toEqual([])
    expect(missedOn(noted('word '.repeat(2_000))).cutNotes).toEqual([0])
  })

  it('keeps the strips of a fish-bone, with the drawings between them in rows', () => {
    const bone = drawing('f', ...strokesOf(sampleFishbone(5)))
    const pages = layOut({ style: FISH_BONE, drawings: [drawing('a'), bone], options: { layout: 'table' } })
    expect(pages.map((page) => [cellsOn(page).length, fishboneOn(page)?.number])).toEqual([
      [1, undefined],
      [0, 2],
    ])
  })
})
