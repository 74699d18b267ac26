import { expect, it } from 'vitest'
import type { Box } from '../../src/geometry/bounds'
import {
  COLUMN_COUNTS,
  FILL,
  IMPOSITIONS,
  LAYOUTS,
  ORIENTATIONS,
  PAPERS,
  type SheetOptions,
} from '../../src/model/sheet/sheetOptions'
import { missedOn } from '../../src/render/faults/sheetFaults'
import type { Page } from '../../src/render/sheet/page'
import { layOutSheet } from '../../src/render/sheet/sheet'
import type { TextLine } from '../../src/render/sheet/sheetText'
import { en } from '../../src/ui/words/en'
import { MILLIMETRES_PER_POINT } from '../fixtures/lengths.mjs'
import { ARROW, DASHED, stamp } from '../support/drawings'
import { overlap } from '../support/overlap'
import { sheetTypeface } from '../support/paper/sheetFont'
import { linesOn, sheetContent } from '../support/paper/sheets'

// All combinations of paper, orientation, imposition, layout and columns, each with several numbers of drawings and
// lengths of notes, with fields for the team where the number is even, and with squares to tick off and fold marks where it is
// odd: `npm run test:sweep` tries every one, `npm test` one in 41.

const TYPEFACE = sheetTypeface()
const LEAST_MARGIN = 8
const COUNTS = [1, 2, 29, 30, 31, 61, 200]
const COLUMNS: readonly SheetOptions['columns'][] = [...COLUMN_COUNTS, FILL]
const NOTE_LENGTHS = [0, 40, 200]
const INK = [ARROW, DASHED, stamp(90, 90, 3)]
const WORDS =
  'Past the chapel and over the small bridge, then down to the mill at the brook where the old willow stands. '

const isWhole = import.meta.env.MODE === 'sweep'
/** A prime number, so that every value of every choice occurs. */
const SHARE = 41
const SEED = 7
/** The time limit of the test, in milliseconds. */
const LONGEST = 3_600_000

interface Case {
  readonly options: Partial<SheetOptions>
  readonly count: number
  readonly note: string
}

const CASES: readonly Case[] = PAPERS.flatMap((paper) =>
  ORIENTATIONS.flatMap((orientation) =>
    [undefined, ...IMPOSITIONS].flatMap((imposition) =>
      LAYOUTS.flatMap((layout) =>
        (layout === 'table' ? COLUMNS.slice(0, 1) : COLUMNS).flatMap((columns) =>
          NOTE_LENGTHS.flatMap((length) =>
            COUNTS.map((count) => ({
              options: { paper, orientation, imposition, layout, columns } as const,
              count,
              note: WORDS.repeat(2).slice(0, length).trim(),
            })),
          ),
        ),
      ),
    ),
  ),
)

const printed = ({ options, count, note }: Case): readonly Page[] => {
  const drawings = Array.from({ length: count }, (_, index) => ({
    id: `d${index}`,
    elements: INK,
    distance: 50 + 131 * index,
    ...(note === '' ? {} : { note }),
  }))
  const choices = { distances: 'since', crop: true, legend: true, explain: 'longest', toFirst: 1_250 } as const
  const more = count % 2 === 0 ? { team: true } : { ticks: true, folds: true }
  const content = sheetContent({
    name: 'Zomerkamp',
    facts: 'Scouts Zoniën · Saturday 21 November 2026 · 19:00, church',
    phone: 'An 0470 12 34 56, Bart 0486 98 76 54',
    drawings,
    options: { ...choices, ...options, ...more, startNote: note, finishNote: note },
  })
  return layOutSheet({ ...content, words: en.export }, TYPEFACE)
}

/** The height from the top of a capital to the foot of a g, in type sizes. */
const [ABOVE, BELOW] = [0.727, 0.2]
const boxOf = ({ x, baseline, size, width }: TextLine): Box => ({
  x,
  y: baseline - ABOVE * size,
  width,
  height: (ABOVE + BELOW) * size,
})
const SLACK = 1e-6

/** Pairs of overlapping texts, found among neighbours in height. */
const overlapsOn = (page: Page): readonly string[] => {
  const lines = linesOn(page)
    .filter(({ text }) => text !== '')
    .map((line) => ({ text: line.text, box: boxOf(line) }))
    .toSorted((one, other) => one.box.y - other.box.y)
  return lines.flatMap((one, index) => {
    const found: string[] = []
    for (const other of lines.slice(index + 1)) {
      if (other.box.y > one.box.y + one.box.height) break
      if (overlap(one.box, other.box, SLACK)) found.push(`${one.text} | ${other.text}`)
    }
    return found
  })
}

const isNearEdge = ({ size }: Page, { x, y, width, height }: Box): boolean =>
  x < LEAST_MARGIN ||
  y < LEAST_MARGIN ||
  x + width > size.width - LEAST_MARGIN ||
  y + height > size.height - LEAST_MARGIN

const isWithin = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x - SLACK &&
  inner.y >= outer.y - SLACK &&
  inner.x + inner.width <= outer.x + outer.width + SLACK &&
  inner.y + inner.height <= outer.y + outer.height + SLACK

/** Sheets on which a text stands. */
const withText = (tried: readonly { readonly pages: readonly Page[] }[], text: string): number =>
  tried.filter(({ pages }) => pages.flatMap(linesOn).some((line) => line.text === text)).length

const forcesSmall = ({ options: { columns, paper, imposition } }: Case): boolean =>
  paper === 'A5' || imposition !== undefined || columns === FILL || Number(columns) > 6

const faultsOf = (one: Case, pages: readonly Page[]): readonly string[] => {
  const { cut, cutNotes, smallTexts } = missedOn(pages)
  const cells = pages.flatMap(({ body }) => (body.kind === 'cells' ? body.cells : []))
  const numbers = cells.flatMap(({ number, lines }) => (lines[0]?.text === String(number) ? [number] : []))
  const small = pages.flatMap(linesOn).filter(({ text, size }) => text !== '' && size < 7.5 * MILLIMETRES_PER_POINT)
  const outside = pages.flatMap(({ body }) =>
    body.texts.flatMap(({ frame, samples }) => samples.filter(({ at }) => !isWithin(at, frame))),
  )
  return [
    ...(outside.length > 0 ? ['a picture of the legend lies outside'] : []),
    ...pages.flatMap(overlapsOn).map((pair) => `overlap: ${pair}`),
    ...pages.flatMap((page) =>
      linesOn(page).flatMap((line) => (isNearEdge(page, boxOf(line)) ? [`edge: ${line.text}`] : [])),
    ),
    ...(numbers.length === one.count && new Set(numbers).size === one.count ? [] : ['numbers']),
    ...(small.length > 0 && !(forcesSmall(one) && smallTexts.length > 0) ? [`small: ${small[0]?.text ?? ''}`] : []),
    ...(cut.length + cutNotes.length > 0 && !isTiny(one) ? [`cut: ${[...cut, ...cutNotes].join()}`] : []),
  ]
}

/** Half an A5, or boxes as narrow as a word: there a note of 200 letters may be cut, which the check reports. */
const isTiny = ({ options: { columns, paper, imposition } }: Case): boolean =>
  imposition !== undefined && (paper === 'A5' || columns === FILL || Number(columns) > 4)

const nameOf = ({ options, count, note }: Case): string =>
  `${JSON.stringify(options)} · ${count} drawings · ${note.length}`

it(
  'no text overlaps, is cut or touches the edge, and each number occurs once, for each combination of options',
  () => {
    const tried = CASES.filter((_, index) => isWhole || index % SHARE === SEED).map((one) => ({
      one,
      pages: printed(one),
    }))
    const found = tried.flatMap(({ one, pages }) => {
      const [first] = faultsOf(one, pages)
      return first === undefined ? [] : [`${nameOf(one)}: ${first}`]
    })
    const cut = tried.filter(({ pages }) => missedOn(pages).cutNotes.length > 0)
    const small = tried.filter(({ pages }) => missedOn(pages).smallTexts.length > 0)
    // Each of both is left out where it has no room, but not everywhere.
    for (const text of [en.export.example.exit, en.export.signGroups.roads]) {
      expect(withText(tried, text)).toBeGreaterThan(0)
      expect(withText(tried, text)).toBeLessThan(tried.length)
    }
    if (isWhole)
      console.log(`${tried.length} sheets; told: ${cut.length} with a note cut, ${small.length} with small type`)
    expect(found).toEqual([])
  },
  LONGEST,
)
