import { describe, expect, it } from 'vitest'
import { CELL_PADDING, SMALLEST_TEXT } from '../../../src/constants'
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

const table = (count: number, options: Partial<SheetOptions> = {}, note = ''): readonly Page[] =>
  layOut({
    drawings: emptyDrawings(count).map(({ id }, index) => ({ id, elements: [], distance: 100 * (index + 1), note })),
    options: { layout: 'table', ...options },
  })

/** Too long for two tables side by side. */
const LONG = 'Past the chapel and over the small bridge, then down to the mill at the brook'

const noted = (note: string) =>
  layOut({ drawings: [{ ...drawing('a'), note }, drawing('b')], options: { layout: 'table' } })

/** All texts of a row, from left to right. */
const said = ({ lines }: Bordered): readonly string[] =>
  lines.toSorted((one, other) => one.x - other.x).map(({ text }) => text)

/** The column heads, each with the unit of its figures. */
const headsOn = (page: Page): readonly string[] => {
  const { frame, row, lines } = must(page.body.texts[0])
  const bounds = [frame.x, ...must(row).dividers, frame.x + frame.width]
  return bounds.slice(0, -1).flatMap((from, column) => {
    const own = lines.filter(({ x }) => x >= from && x < must(bounds[column + 1]))
    return own.length > 0 ? [own.map(({ text }) => text).join(' ')] : []
  })
}

const rowsOn = (page: Page): readonly Bordered[] =>
  [...page.body.texts.slice(1), ...cellsOn(page)].toSorted((one, other) => one.frame.y - other.frame.y)

describe('a table', () => {
  it('shows the distance of each drawing since the previous one, in total, and to the end', () => {
    const [page] = table(3, { toFirst: 50 })
    expect(rowsOn(must(page)).map(said)).toEqual([
      ['1', '50', '50', '600'],
      ['2', '100', '150', '500'],
      ['3', '200', '350', '300'],
      ['Finish', '300', '650', '0'],
    ])
  })

  it('has metres for legs, and for sums kilometres if any of them reaches one; the heads say which', () => {
    const drawings = [
      { ...drawing('a'), distance: 1_200 },
      { ...drawing('b'), distance: 950 },
    ]
    const words = { ...sheetContent().words, figure: en.export.figure }
    const [page] = layOut({ drawings, words, options: { layout: 'table', toFirst: 1_050 } })
    expect(rowsOn(must(page)).map(said)).toEqual([
      ['1', '1050', '1.05', '2.15'],
      ['2', '1200', '2.25', '0.95'],
      ['Finish', '950', '3.20', '0.00'],
    ])
    expect(headsOn(must(page))).toEqual(['Since previous (m)', 'Total (km)', 'Remaining (km)', 'Note'])
    const [short] = layOut({ drawings: drawings.slice(1), words, options: { layout: 'table', toFirst: 620 } })
    expect(rowsOn(must(short)).map(said)).toEqual([
      ['1', '620', '0.62', '0.95'],
      ['Finish', '950', '1.57', '0.00'],
    ])
  })

  it('shows the rest of the way in kilometres, although the way so far is unknown', () => {
    const drawings = [{ ...drawing('a'), distance: 1_200 }, { ...drawing('b'), distance: 950 }, drawing('c')]
    const words = { ...sheetContent().words, figure: en.export.figure }
    const [page] = layOut({ drawings, words, options: { layout: 'table', startNote: 'Kerk' } })
    expect(rowsOn(must(page)).map(said)[2]).toEqual(['2', '1200', '0.95'])
  })

  it('begins with the start and ends with the finish, with their notes', () => {
    const [page] = table(1, { toFirst: 50, startNote: 'Behind the church', finishNote: 'At the mill' })
    const rows = rowsOn(must(page)).map(said)
    expect(rows[0]).toEqual(['Start', '0', '150', 'Behind the church'])
    expect(rows.at(-1)).toEqual(['Finish', '100', '150', '0', 'At the mill'])
  })

  it('leaves cells blank that a missing distance makes uncertain', () => {
    const [first, second, third] = emptyDrawings(3)
    const drawings = [must(first), { ...must(second), distance: 200 }, must(third)]
    const [page] = layOut({ drawings, options: { layout: 'table' } })
    expect(rowsOn(must(page)).map(said)).toEqual([
      ['1', '0'],
      ['2', '200'],
      ['3', '200', '0'],
    ])
  })

  it('has rows of at least 26 mm that fill the page, and column heads on every page', () => {
    const pages = table(30, {}, LONG)
    expect(pages).toHaveLength(4)
    for (const page of pages) {
      expect(headsOn(page)).toEqual(['Since previous (m)', 'Total (km)', 'Remaining (km)', 'Note'])
      for (const { frame } of cellsOn(page)) expect(frame.height).toBeGreaterThanOrEqual(TABLE_ROW)
    }
    const [last, body] = [must(cellsOn(must(pages[0])).at(-1)).frame, must(pages[0]).safety.box]
    expect(body.y - last.y - last.height).toBeCloseTo(SAFETY_STRIP_GAP)
  })

  it.each([
    ['Since previous', 'previous (m)'],
    ['Since the previous', 'previous (m)'],
    ['S', '12340'],
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
      drawings: [{ ...drawing('a'), note: LONG }],
      options: { layout: 'table', ...options },
    })
    const { frame, row } = must(cellsOn(must(page))[0])
    const [picture = 0, since = 0, , , note = 0] = must(row).dividers
    const notes = frame.x + frame.width - note
    expect(notes).toBeCloseTo(expected(since - picture + notes))
  })

  it.each([
    ['', 16],
    ['Bank', 16],
    ['Into the wood', TYPEFACE.widthOf('Into the wood')],
    [LONG, TYPEFACE.widthOf(LONG) / 2],
  ])('has a column for the note "%s" no wider than it needs, and the room left goes to the drawings', (note, most) => {
    const [page] = table(1, {}, note)
    const { frame, row, lines, picture } = must(cellsOn(must(page))[0])
    const [left = 0, since = 0, , , notes = 0] = must(row).dividers
    const width = frame.x + frame.width - notes
    const size = must(lines.at(-1)).size
    expect(width).toBeLessThanOrEqual(Math.max(17, most * size + 2 * CELL_PADDING + 0.5))
    expect(lines.slice(3).filter(({ text }) => note.includes(text) && text !== '').length).toBeLessThanOrEqual(3)
    expect(since - left).toBeGreaterThan(30)
    expect(picture.x + picture.width / 2).toBeCloseTo((left + since) / 2)
  })

  it('stands beside another table where notes are short and that saves a page, left before right', () => {
    const pages = table(30, {}, 'Into the wood')
    expect(pages).toHaveLength(2)
    expect(pages.flatMap(cellsOn).map(({ number }) => number)).toEqual(Array.from({ length: 30 }, (_, at) => at + 1))
    const frames = cellsOn(must(pages[0])).map(({ frame }) => frame)
    const [left, right] = [must(frames[0]), must(frames.at(-1))]
    expect(right.x).toBeGreaterThan(left.x + left.width)
    expect(frames.filter(({ x }) => x === left.x)).toHaveLength(frames.length / 2)
    for (const { lines } of pages.flatMap(cellsOn))
      for (const { size } of lines) expect(size).toBeGreaterThanOrEqual(SMALLEST_TEXT)
    expect(table(7, {}, 'Into the wood')).toHaveLength(1)
    expect(new Set(cellsOn(must(table(7, {}, 'Into the wood')[0])).map(({ frame }) => frame.x)).size).toBe(1)
    expect(table(30, { paper: 'A5' }, 'Into the wood').length).toBeGreaterThan(2)
  })

  it('never leaves its finish alone on a page', () => {
    const pages = table(9, {}, LONG)
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
