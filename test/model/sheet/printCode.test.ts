import { describe, expect, it } from 'vitest'
import { DEFAULT_CANVAS } from '../../../src/constants'
import { hashOfDrawing } from '../../../src/model/drawingHash'
import { drawingsOf, listedTochten } from '../../../src/model/lookups'
import { DEFAULT_SHEET } from '../../../src/model/sheet/defaultSheet'
import { printCode } from '../../../src/model/sheet/printCode'
import { sheetOf } from '../../../src/model/sheet/readSheet'
import type { Drawing, DrawingElement, WholeTocht } from '../../../src/model/types'
import { fromDisk, tochtText } from '../../../src/storage/format'
import { readTocht } from '../../../src/storage/outside/importText'
import { details, elements, sheet as anySheet, state as anyState, text } from '../../support/arbitraries'
import { ARROW, DASHED, drawing, ERASER, LINE, stamp, stroke, unknown } from '../../support/drawings'
import { must } from '../../support/must'
import { OTHER_SHEET } from '../../support/paper/otherSheet'
import { fc } from '../../support/properties'
import { countedIds } from '../../support/storage'

const DRAWINGS: readonly Drawing[] = [
  { ...drawing('a', ARROW, DASHED, stamp(90, 90, 3)), note: 'Over the bridge', distance: 350 },
  drawing('b', LINE, ERASER),
]

const ROUTE = { options: DEFAULT_SHEET, drawings: DRAWINGS }
const codeWith = (parts: Partial<typeof ROUTE>): string => printCode({ ...ROUTE, ...parts })
const codeWithSheet = (sheet: Readonly<Record<string, unknown>>): string => codeWith({ options: sheetOf({ sheet }) })
const codeOfInk = (...ink: readonly DrawingElement[]): string => codeWith({ drawings: [drawing('a', ...ink)] })

const codeOf = ({ tocht, drawings }: WholeTocht): string => printCode({ options: sheetOf(tocht), drawings })

const CODE = codeWith({})

/** If one changes, links that were sent open with other choices, and unequal prints have one code. */
it('the choices that links and codes leave out are the same in every version of the app', () => {
  expect(DEFAULT_SHEET).toEqual({
    paper: 'A4',
    orientation: 'portrait',
    columns: 6,
    order: 'rows',
    borders: true,
    lineWeight: 'normal',
    group: '',
    date: '',
    start: '',
  })
})

/** If this value changes, every printed paper counts as outdated. */
it('the code of a content is the same in every version of the app', () => {
  expect(CODE).toBe('5VQN')
  expect(codeWith({ drawings: [] })).toBe('FG6N')
})

/** The choices that tell the walkers where to go. */
const ROUTE_CHOICES = ['startNote', 'finishNote', 'toFirst'] as const
const { startNote, finishNote, toFirst, ...LOOKS_OF_SHEET } = OTHER_SHEET

describe('the code differs', () => {
  it.each(Object.entries({ startNote, finishNote, toFirst }))('with another %s', (name, value) => {
    expect(codeWithSheet({ [name]: value })).not.toBe(CODE)
  })

  it('if the start note became the finish note', () => {
    expect(codeWithSheet({ startNote })).not.toBe(codeWithSheet({ finishNote: startNote }))
  })

  it.each<[what: string, parts: Partial<typeof ROUTE>]>([
    ['in another order', { drawings: DRAWINGS.toReversed() }],
    ['with one drawing less', { drawings: DRAWINGS.slice(1) }],
    ['with an empty drawing more', { drawings: [...DRAWINGS, drawing('c')] }],
  ])('%s', (_, parts) => {
    expect(codeWith(parts)).not.toBe(CODE)
  })

  it('with another point, look, icon, order of the ink, note or distance in any drawing', () => {
    const [x, y] = [10.1, 20.5]
    const line = stroke([
      [x, y],
      [110, 20.5],
    ])
    const dot = stroke([[x, y]])
    const inks = [
      [line],
      [{ ...line, dashed: true }],
      [{ ...line, arrow: true }],
      [{ ...line, circle: true }],
      [{ ...line, erase: true }],
      [dot],
      [dot, dot],
      [stroke([[y, x]])],
      [stroke([[-x, y]])],
      [stroke([[-x, -y]])],
      [stroke([[x + 0.1, y]])],
      [stroke([[x, y + 0.1]])],
      [dot, line],
      [line, dot],
      [dot, ERASER],
      [ERASER, dot],
      [stamp(x, y)],
      [stamp(x, y, 1)],
      [stamp(y, x)],
    ]
    const one = drawing('a', line)
    const described = [
      { ...one, note: 'left' },
      { ...one, note: 'Left' },
      { ...one, distance: 0 },
      { ...one, distance: 1 },
      { ...one, note: 'left', distance: 1 },
    ]
    const codes = [...inks.map((ink) => codeOfInk(...ink)), ...described.map((each) => codeWith({ drawings: [each] }))]
    expect(new Set(codes).size).toBe(codes.length)
  })

  it('after any single edit of any drawing', () => {
    const facts = fc.tuple(elements, details)
    fc.assert(
      fc.property(fc.array(facts, { minLength: 1, maxLength: 5 }), facts, fc.nat(), (all, [ink, known], pick) => {
        const drawings = all.map(([own, said], index) => ({ ...drawing(`d${index}`, ...own), ...said }))
        const place = pick % drawings.length
        const before = must(drawings[place])
        const after = { ...drawing('new', ...ink), ...known }
        fc.pre(JSON.stringify({ ...before, id: '' }) !== JSON.stringify({ ...after, id: '' }))
        expect(codeWith({ drawings: drawings.with(place, after) })).not.toBe(codeWith({ drawings }))
      }),
      { numRuns: 1_000 },
    )
  })

  it('after any move of one point in a long drawing', () => {
    const step = fc.constantFrom(-0.1, 0.1, 1, 50, -200)
    fc.assert(
      fc.property(fc.nat(79), step, fc.boolean(), (place, by, across) => {
        const points = Array.from({ length: 80 }, (_, index) => ({ x: index * 4.5, y: (index * 37) % 500 }))
        const one = must(points[place])
        const moved = across ? { x: one.x + by, y: one.y } : { x: one.x, y: one.y + by }
        const line = { ...LINE, points }
        expect(codeOfInk({ ...line, points: points.with(place, moved) })).not.toBe(codeOfInk(line))
      }),
      { numRuns: 1_000 },
    )
  })
})

describe('the code is the same', () => {
  it.each<[what: string, others: object]>([
    ['phone number', { phone: '0470 12 34 57' }],
    ['language', { language: 'en' }],
    ['name of the tocht', { name: 'Winterkamp' }],
    ['canvas', { canvas: { ...DEFAULT_CANVAS, width: 397 } }],
  ])('on the sheet of a leader with another %s', (_, others) => {
    expect(printCode({ ...ROUTE, ...others })).toBe(CODE)
  })

  it.each(Object.entries(LOOKS_OF_SHEET))('with another choice of %s', (name, value) => {
    expect(codeWithSheet({ [name]: value })).toBe(CODE)
  })

  it('for two sheets of one route, whatever their leaders chose', () => {
    fc.assert(
      fc.property(anySheet, anySheet, fc.array(fc.tuple(elements, details), { maxLength: 3 }), (mine, hers, all) => {
        const drawings = all.map(([drawn, known], index) => ({ ...known, id: `d${index}`, elements: drawn }))
        const route = Object.fromEntries(ROUTE_CHOICES.map((name) => [name, mine[name]]))
        const own = { options: mine, drawings }
        expect(codeWith({ options: { ...hers, ...route }, drawings })).toBe(codeWith(own))
      }),
    )
  })

  it('if the drawings have other ids, and if it was printed before', () => {
    expect(codeWith({ drawings: DRAWINGS.map((one) => ({ ...one, id: `${one.id}2` })) })).toBe(CODE)
    expect(codeWithSheet({ printed: 'K7QD' })).toBe(CODE)
  })

  it('after choosing a default', () => {
    const usual = { rowNumbers: true, crop: false, layout: 'boxes', legend: false, emphasis: false }
    expect(codeWithSheet({ ...usual, startNote: '', finishNote: ' ', explain: { text: ' ' } })).toBe(CODE)
    for (const [name, value] of Object.entries(DEFAULT_SHEET)) expect(codeWithSheet({ [name]: value })).toBe(CODE)
  })

  it('if the choices were made in another order', () => {
    expect(codeWithSheet(Object.fromEntries(Object.entries(OTHER_SHEET).toReversed()))).toBe(codeWithSheet(OTHER_SHEET))
  })

  it('with members and elements that this version neither knows nor prints', () => {
    const [first, ...others] = DRAWINGS
    const newer: Drawing = { ...must(first), elements: [...must(first).elements, unknown('Church')] }
    expect(codeWith({ drawings: [{ ...newer, colour: 'red' } as Drawing, ...others] })).toBe(CODE)
    expect(codeWithSheet({ folds: 3 })).toBe(CODE)
  })

  it('after storing and reading', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        for (const tocht of listedTochten(state)) {
          const stored = { tocht, drawings: drawingsOf(state, tocht) }
          const read = readTocht(tochtText(stored))
          expect(read.ok && codeOf(fromDisk(read.value, countedIds(), false))).toBe(codeOf(stored))
        }
      }),
    )
  })
})

it('a code has four letters and digits that cannot be confused and form no word', () => {
  fc.assert(
    fc.property(text, anySheet, (note, options) => {
      expect(codeWith({ options: { ...options, startNote: note } })).toMatch(/^[2-9CDFGHJKMNPQRTVWXY]{4}$/)
    }),
  )
})

it('codes are spread evenly', () => {
  const codes = Array.from({ length: 3_000 }, (_, index) => codeWithSheet({ startNote: `Tocht ${index}` }))
  // Of 390,625 codes, 3,000 random ones collide 11 or 12 times.
  expect(new Set(codes).size).toBeGreaterThan(2_970)
  for (const place of [0, 1, 2, 3]) expect(new Set(codes.map((code) => code[place])).size).toBe(25)
})

describe('the hash of a drawing', () => {
  const one = { ...drawing('a', LINE), note: 'left', distance: 350 }

  it('depends on ink, note and distance, but not on the id', () => {
    expect(hashOfDrawing({ ...one, id: 'b', elements: [...one.elements] } as Drawing)).toBe(hashOfDrawing(one))
    const others = [
      { ...one, elements: [ARROW] },
      { ...one, note: 'right' },
      { ...one, distance: 351 },
    ]
    for (const other of others) expect(hashOfDrawing(other)).not.toBe(hashOfDrawing(one))
  })
})

it('leaders’ pages and their content do not change the code of the walkers’ paper', () => {
  const check = { ok: false, note: 'The bridge is gone', at: 1, seen: 'a' }
  expect(codeWithSheet({ remarks: true })).toBe(CODE)
  expect(codeWith({ drawings: DRAWINGS.map((one) => Object.assign({}, one, { check })) })).toBe(CODE)
})

it('space around the start and finish notes, which is not printed, does not change the code', () => {
  expect(codeWithSheet({ startNote: ` ${startNote} `, finishNote: ` ${finishNote}` })).toBe(
    codeWithSheet({ startNote, finishNote }),
  )
})
