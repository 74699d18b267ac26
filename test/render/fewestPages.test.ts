import { describe, expect, it } from 'vitest'
import { LEAST_SCALE, PAPER_SIZES, SAFETY_HEIGHT } from '../../src/constants'
import { COLUMN_COUNTS, type SheetOptions } from '../../src/model/sheet/sheetOptions'
import type { Drawing } from '../../src/model/types'
import type { Page } from '../../src/render/sheet/page'
import { layOutSheet } from '../../src/render/sheet/sheet'
import { roomOn } from '../../src/render/sheet/sheetPaper'
import { smallestScale } from '../../src/render/sheet/smallestScale'
import { en } from '../../src/ui/words/en'
import { DRAWN_BOXES } from '../fixtures/drawnBoxes'
import { must } from '../support/must'
import { sheetTypeface } from '../support/paper/sheetFont'
import { cellsOn, emptyDrawings, layOut, sheetContent } from '../support/paper/sheets'
import { fc } from '../support/properties'

const TYPEFACE = sheetTypeface()
/** The canvas of the hand-drawn boxes. */
const CANVAS = { width: 520, height: 520 }
/** Typical notes: every other drawing has none. */
const NOTES = [
  'Aan de kapel met de twee linden links',
  'Let op: drukke weg, steek over aan het zebrapad en wacht op de groep',
  'Bos in',
  'Langs het water blijven, niet over de brug',
  'Voorbij de rode brievenbus',
  'Pauze: picknickbank',
]

const drawingsOf = (count: number): readonly Drawing[] =>
  DRAWN_BOXES.slice(0, count).map(({ elements }, index) => ({ id: `d${index}`, elements, distance: 350 + 10 * index }))

const withNotes = (drawings: readonly Drawing[]): readonly Drawing[] =>
  drawings.map((drawing, index) => ({
    ...drawing,
    ...(index % 2 === 0 && { note: must(NOTES[(index / 2) % NOTES.length]) }),
  }))

const printed = (drawings: readonly Drawing[], options: Partial<SheetOptions>): readonly Page[] =>
  layOutSheet(sheetContent({ canvas: CANVAS, drawings, options }), TYPEFACE)

const countsOn = (pages: readonly Page[]) => pages.map((page) => cellsOn(page).length)
const scaleOn = (pages: readonly Page[]) => smallestScale(pages.map(({ body }) => body))

describe('long notes', () => {
  it.each([{}, { crop: true }])('leave 30 drawings on one page with six columns: %o', (options) => {
    const plain = drawingsOf(30)
    const noted = printed(withNotes(plain), options)
    expect(countsOn(noted)).toEqual([30])
    expect(scaleOn(noted)).toBeGreaterThanOrEqual(LEAST_SCALE * scaleOn(printed(plain, options)))
  })

  it('leave drawings as large as their boxes allow if these need two pages anyway', () => {
    const options = { crop: true, columns: 8 } as const
    const plain = drawingsOf(60)
    const noted = printed(withNotes(plain), options)
    expect(noted).toHaveLength(2)
    expect(scaleOn(noted) / scaleOn(printed(plain, options))).toBeGreaterThan(0.999)
  })
})

it('a legend takes its room from the last page alone: boxes on the pages before it keep their rows', () => {
  const drawings = withNotes(
    DRAWN_BOXES.slice(30, 42).map(({ elements }, index) => ({ id: `d${index}`, elements, distance: 350 + 10 * index })),
  )
  const phone =
    'Wachtleiding An Van den Broeck-Vandermeulen +32 470 12 34 56, daarna Bart 0486 98 76 54, of +32 2 123 45 67'
  const choices = { distances: 'since', totals: false, crop: true, explain: 'shortest', legend: true } as const
  const options = { ...choices, paper: 'A5', columns: 3 } as const
  const pages = layOutSheet(
    { ...sheetContent({ canvas: CANVAS, phone, drawings, options }), words: en.export },
    TYPEFACE,
  )
  expect(countsOn(pages)).toEqual([6, 6])
})

const foot = ({ y, height }: { y: number; height: number }): number => y + height

it('cropped boxes are as wide as their drawings, or some page is filled to its foot', () => {
  const bottom = foot(roomOn(PAPER_SIZES.A4, SAFETY_HEIGHT))
  const note = fc
    .option(fc.integer({ min: 1, max: 200 }), { nil: 0 })
    .map((length) => 'ab '.repeat(67).slice(0, length))
  const ink = must(DRAWN_BOXES[0]).elements
  fc.assert(
    fc.property(
      fc.array(note, { minLength: 1, maxLength: 70 }),
      fc.constantFrom(...COLUMN_COUNTS),
      fc.constantFrom('rows' as const, 'columns' as const),
      (notes, columns, order) => {
        const drawings = notes.map((text, index) => ({ id: `d${index}`, elements: ink, note: text }))
        const pages = layOut({ canvas: CANVAS, drawings, options: { crop: true, columns, order } })
        const [alone] = cellsOn(must(layOut({ drawings: [must(drawings[0])], options: { crop: true, columns } })[0]))
        const widest = must(alone).picture.width
        const isFull = pages.some((page) =>
          // Pictures are found to within 1/200 mm, and a page has up to ten rows.
          cellsOn(page).some(({ frame }) => foot(frame) > bottom - 0.1),
        )
        expect(isFull || must(cellsOn(must(pages[0]))[0]).picture.width > widest - 0.1).toBe(true)
      },
    ),
    { numRuns: 100 },
  )
})

it('boxes without notes stand 30 to a page, cropped or not', () => {
  for (const crop of [true, false])
    expect(countsOn(layOut({ drawings: emptyDrawings(61), options: { crop } }))).toEqual([30, 30, 1])
})
