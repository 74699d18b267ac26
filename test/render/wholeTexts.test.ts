import { describe, expect, it } from 'vitest'
import { FURTHEST_DISTANCE, LONGEST_NOTE, SMALLEST_TEXT } from '../../src/constants'
import { strokesOf } from '../../src/model/fishbone/fishbone'
import { COLUMN_COUNTS, ORIENTATIONS, PAPERS, type SheetOptions } from '../../src/model/sheet/sheetOptions'
import { FISH_BONE } from '../../src/model/types'
import { missedOn } from '../../src/render/faults/sheetFaults'
import type { Page } from '../../src/render/sheet/page'
import { layOutSheet } from '../../src/render/sheet/sheet'
import type { TextLine } from '../../src/render/sheet/sheetText'
import { en } from '../../src/ui/words/en'
import { MILLIMETRES_PER_POINT } from '../fixtures/lengths.mjs'
import { drawing } from '../support/drawings'
import { must } from '../support/must'
import { sheetTypeface } from '../support/paper/sheetFont'
import { cellsOn, emptyDrawings, LONG_NOTE, sheetContent, THREE_LEADERS } from '../support/paper/sheets'
import { fc } from '../support/properties'
import { sampleFishbone } from '../support/tochten/fishbones'

const TYPEFACE = sheetTypeface()
const PAPERS_AND_COLUMNS = PAPERS.flatMap((paper) =>
  ORIENTATIONS.flatMap((orientation) => COLUMN_COUNTS.map((columns) => ({ paper, orientation, columns }))),
)

const pagesOf = (content: Parameters<typeof sheetContent>[0]): readonly Page[] =>
  layOutSheet({ ...sheetContent(content), words: en.export }, TYPEFACE)

const letters = (lines: readonly Pick<TextLine, 'text'>[]): string =>
  lines
    .map(({ text }) => text)
    .join('')
    .replaceAll(' ', '')
const withoutSpaces = (text: string): string => text.replaceAll(' ', '')

describe.each(PAPERS_AND_COLUMNS)('on $paper, $orientation, with $columns in a row', (options) => {
  it('a long note is complete, as are the distance and the number beside it', () => {
    const noted = { ...drawing('a'), note: LONG_NOTE, distance: 123_456 }
    const pages = pagesOf({ options, drawings: [drawing('b'), noted, ...emptyDrawings(20)] })
    const cell = must(pages.flatMap(cellsOn)[1])
    const said = cell.lines.map(({ text }) => text)
    expect(said[0]).toBe('2')
    expect(said).toContain('123.456 km')
    expect(letters(cell.lines)).toContain(withoutSpaces(LONG_NOTE))
    expect(missedOn(pages)).toMatchObject({ cut: [], cutNotes: [] })
  })

  it('the numbers of three leaders are complete, each on one line', () => {
    const { safety } = must(pagesOf({ options, phone: THREE_LEADERS })[0])
    expect(letters(safety.lines)).toContain(withoutSpaces(THREE_LEADERS))
    for (const number of ['0470 12 34 56', '0486 98 76 54', '+32 495 11 22 33'])
      expect(safety.lines.some(({ text }) => text.includes(number))).toBe(true)
    expect(Math.min(...safety.lines.map(({ size }) => size))).toBeGreaterThanOrEqual(2.6)
  })

  it('group, date and start are complete', () => {
    const facts = 'Scouts Sint-Jan Berchmans Zoniën · Saturday 21 November 2026 · 19:00, parking behind the church'
    const page = must(pagesOf({ options, name: 'Zomerkamp', facts, phone: THREE_LEADERS })[0])
    expect(letters(page.facts).replaceAll('·', '')).toBe(withoutSpaces(facts).replaceAll('·', ''))
    expect(page.facts.filter(({ text }) => text.endsWith('·'))).toEqual([])
    expect(page.cut).toEqual([])
  })
})

it('group, date and start on two lines are split between facts, without the dot', () => {
  const group = 'Scouts en Gidsen Sint-Jan Berchmans van het Zoniënwoud, welpen en jonggivers'
  const page = must(pagesOf({ facts: `${group} · Saturday 21 November 2026 · 19:00, parking behind the church` })[0])
  expect(page.facts.map(({ text }) => text)).toEqual([
    group,
    'Saturday 21 November 2026 · 19:00, parking behind the church',
  ])
})

it('of facts without room, the weekday is left out first, then the group, never place and total', () => {
  const end = '21 November 2026 · 19:00, parking behind the church · 12.4 km in all'
  const group = 'Scouts Sint-Jan Berchmans van het Zoniënwoud'
  const printedOn = (imposition: SheetOptions['imposition'], name = group) => {
    const content = {
      facts: `${name} · Saturday ${end}`,
      shorterFacts: [`${name} · ${end}`, end],
      options: { paper: 'A5', imposition } as const,
    }
    const { facts, cut } = must(pagesOf(content)[0])
    return {
      facts: facts
        .map(({ text }) => text)
        .join(' ')
        .replaceAll(' ·', ''),
      cut,
    }
  }
  const without = end.replaceAll(' ·', '')
  expect(printedOn(undefined)).toEqual({ facts: `${group} Saturday ${without}`, cut: [] })
  expect(printedOn(undefined, `${group}, welpen en jonggivers`).facts).toContain('church 12.4 km in all')
  const narrow = printedOn('two', 'Scouts Sint-Jan Berchmans van het Zoniënwoud, welpen en jonggivers')
  expect(narrow).toEqual({ facts: without, cut: ['facts'] })
})

it('a long word makes its note smaller before it is broken, with a hyphen', () => {
  const sizes = (note: string) => {
    const [cell] = cellsOn(must(pagesOf({ drawings: [{ ...drawing('a'), note }], options: { columns: 7 } })[0]))
    return must(cell).lines.slice(1)
  }
  const [usual] = sizes('Post')
  const shrunk = sizes('Controlepost 4')
  expect(shrunk.map(({ text }) => text).join(' ')).toBe('Controlepost 4')
  const broken = sizes('Llanfairpwllgwyngyllgogery 4')
  expect(must(broken[0]).text).toMatch(/\u2010$/)
  for (const { size } of [...shrunk, ...broken]) {
    expect(size).toBeGreaterThanOrEqual(SMALLEST_TEXT)
    expect(size).toBeLessThanOrEqual(must(usual).size)
  }
  expect(missedOn(pagesOf({ drawings: [{ ...drawing('a'), note: 'Llanfairpwllgwyngyllgogery 4' }] })).cutNotes).toEqual(
    [],
  )
})

it('in the narrowest boxes, only the line of a long word is smaller, which is reported; no such word is broken', () => {
  const note = 'Aan de controlepost'
  const pages = pagesOf({
    drawings: [drawing('a'), { ...drawing('b'), note }, { ...drawing('c'), note: 'Aan de brug' }],
    options: { paper: 'A5', columns: 8 },
  })
  const [, second] = cellsOn(must(pages[0]))
  const lines = must(second).lines.slice(1)
  expect(lines.map(({ text }) => text)).toEqual(['Aan de', 'controlepost'])
  expect(must(lines[0]).size).toBe(SMALLEST_TEXT)
  expect(must(lines[1]).size).toBeLessThan(SMALLEST_TEXT)
  expect(missedOn(pages).smallTexts).toEqual([1])
})

it('letters that no font of the device has are reported, and no others', () => {
  expect(missedOn(pagesOf({ name: 'Kamp \u{10fffd}', facts: 'Łódź · Жовтень' })).missingLetters).toEqual(['\u{10fffd}'])
  expect(missedOn(pagesOf({ name: 'שלום Zoniën ½ 😀' })).missingLetters).not.toContain('Zoniën')
})

it('a row with a long note is higher, and the pictures of all rows stay equal', () => {
  const drawings = [...emptyDrawings(6), { ...drawing('n'), note: LONG_NOTE }, ...emptyDrawings(20)]
  const cells = cellsOn(must(pagesOf({ drawings })[0]))
  expect(must(cells[6]).frame.height).toBeGreaterThan(must(cells[0]).frame.height)
  expect(new Set(cells.map(({ picture }) => picture.height.toFixed(6))).size).toBe(1)
})

it('texts that do not fit are reported', () => {
  const content = {
    name: 'N'.repeat(120),
    facts: 'F'.repeat(400),
    phone: Array.from({ length: 100 }, (_, index) => `Leader ${index} 0470 12 34 56`).join(', '),
    options: { paper: 'A5', orientation: 'landscape', columns: 8 },
    drawings: [drawing('a'), { ...drawing('b'), note: 'W'.repeat(2 * LONGEST_NOTE) }],
  } as const
  expect(missedOn(pagesOf(content))).toEqual({
    cut: ['name', 'facts', 'phone'],
    cutNotes: [1],
    missingLetters: [],
    hidingLabels: [],
    wideLabels: [],
    smallTexts: [],
    uncertainRoutes: [],
  })
})

it('text is under 7.5 points only with many columns or on small paper, and then it is reported', () => {
  const distances = fc.array(fc.integer({ min: 0, max: FURTHEST_DISTANCE }), { minLength: 1, maxLength: 9 })
  fc.assert(
    fc.property(distances, fc.constantFrom(...PAPERS_AND_COLUMNS), (metres, options) => {
      const drawings = metres.map((distance, index) => ({ ...drawing(`d${index}`), distance, note: LONG_NOTE }))
      const pages = pagesOf({ name: 'Zomerkamp', facts: 'Scouts · 21 July', phone: THREE_LEADERS, options, drawings })
      const small = pages
        .flatMap(cellsOn)
        .filter(({ lines }) => lines.some(({ size }) => size < 7.5 * MILLIMETRES_PER_POINT))
      expect(missedOn(pages).smallTexts).toEqual(small.map(({ number }) => number - 1))
      expect(small.length === 0 || options.columns > 6 || options.paper === 'A5').toBe(true)
      for (const { name, facts, safety, footer, version } of pages)
        for (const { size } of [name, ...facts, ...safety.lines, footer, version])
          expect(size).toBeGreaterThanOrEqual(7.5 * MILLIMETRES_PER_POINT)
    }),
    { numRuns: 100 },
  )
})

it('a note above the strips of a fish-bone is complete, or reported', () => {
  const fishbone = drawing('a', ...strokesOf(sampleFishbone(20)))
  const cutWith = (note: string) => missedOn(pagesOf({ style: FISH_BONE, drawings: [{ ...fishbone, note }] })).cutNotes
  expect(cutWith(LONG_NOTE)).toEqual([])
  expect(cutWith('W'.repeat(20 * LONGEST_NOTE))).toEqual([0])
})

it('nothing is cut without a report, and never a distance', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'W', ' ', '7', 'ë', '-'), maxLength: LONGEST_NOTE })
  fc.assert(
    fc.property(
      text,
      fc.integer({ min: 0, max: FURTHEST_DISTANCE }),
      text,
      fc.constantFrom(...PAPERS_AND_COLUMNS),
      (note, distance, phone, options) => {
        const pages = pagesOf({ phone, options, drawings: [{ ...drawing('a'), note, distance }] })
        const [cell] = cellsOn(must(pages[0]))
        const { cut, cutNotes } = missedOn(pages)
        const said = must(cell).lines.map((line) => line.text)
        expect(said).toContain(en.export.distance(distance))
        expect(cutNotes.length > 0 || letters(must(cell).lines).includes(withoutSpaces(note))).toBe(true)
        expect(cut.includes('phone') || letters(must(pages[0]).safety.lines).includes(withoutSpaces(phone))).toBe(true)
      },
    ),
    { numRuns: 100 },
  )
})
