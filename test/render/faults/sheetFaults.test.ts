import { describe, expect, it } from 'vitest'
import { DEFAULT_CANVAS } from '../../../src/constants'
import { sightOf } from '../../../src/model/fieldCheck'
import { strokesOf } from '../../../src/model/fishbone/fishbone'
import { ICONS } from '../../../src/model/icons'
import { FISH_BONE, FREE_DRAW, type DrawingElement } from '../../../src/model/types'
import {
  DRAWING_FAULTS,
  faultsOfDrawing,
  type DrawingFault,
  type FaultsOfInk,
  type InkFault,
} from '../../../src/render/faults/drawingFaults'
import { sheetFaults, type SheetToPrint } from '../../../src/render/faults/sheetFaults'
import { elements } from '../../support/arbitraries'
import { ARROW, drawing, ERASER, LINE, stamp, stroke, UNKNOWN } from '../../support/drawings'
import { fc } from '../../support/properties'

const NO_FAULTS: FaultsOfInk = () => []
const ALL_FAULTS: FaultsOfInk = () => ['close', 'gap', 'notBelow', 'noRoute']

const check = (
  inks: readonly (readonly DrawingElement[])[],
  { style = FREE_DRAW, ...also }: Partial<SheetToPrint> = {},
  faultsOfInk: FaultsOfInk = NO_FAULTS,
) =>
  sheetFaults(
    {
      phone: '0470 12 34 56',
      style,
      drawings: inks.map((ink, index) => drawing(`d${index}`, ...ink)),
      cut: [],
      cutNotes: [],
      keptTwice: [],
      missingLetters: [],
      smallTexts: [],
      hidingLabels: [],
      wideLabels: [],
      missingLegs: { from: [], toFirst: false },
      uncertainRoutes: [],
      ...also,
    },
    (ink) => faultsOfDrawing(ink, { style, canvas: DEFAULT_CANVAS }, faultsOfInk),
  )

const BALL = stroke([[50, 50]], { circle: true })
const BALL_AT_START_ERASED = stroke([[200, 600]], { erase: true })
const TIP_ERASED = stroke([[200, 100]], { erase: true })

describe('before a junction is printed', () => {
  it.each([
    ['one ball and one arrow have no fault', [ARROW, LINE, stamp(50, 50)], []],
    ['an empty box is reported, without further faults', [], ['empty']],
    ['a box with nothing but an eraser is empty', [ERASER], ['empty']],
    ['a missing ball and a missing arrow are one fault, not two', [LINE], ['noBallNoArrow']],
    ['a ball without an arrow is reported', [LINE, BALL], ['noArrow']],
    ['two balls are reported', [ARROW, BALL], ['manyBalls']],
    ['two balls without an arrow are two faults', [BALL, BALL], ['manyBalls', 'noArrow']],
    ['an erased ball does not count', [ARROW, BALL_AT_START_ERASED], ['noBall']],
    ['an erased ball does not count beside a new one', [ARROW, BALL_AT_START_ERASED, BALL], []],
    ['an eraser has no ball', [ARROW, stroke([[5, 5]], { erase: true, circle: true })], []],
    ['a ball drawn over an erased place counts', [BALL_AT_START_ERASED, ARROW], []],
    ['an erased arrow does not count', [ARROW, TIP_ERASED], ['noArrow']],
    ['several arrows are not reported', [ARROW, stroke([[9, 9]], { arrow: true })], []],
  ])('%s', (_, ink, faults) => {
    expect(check([ink])).toEqual(faults.map((kind) => ({ kind, drawingIndexes: [0] })))
  })

  it.each<[string, DrawingElement[], string[]]>([
    ['is reported', [ARROW, UNKNOWN], ['unknown']],
    ['is reported, even if it is an icon', [ARROW, stamp(50, 50, ICONS.length)], ['unknown']],
    ['makes a box not empty', [UNKNOWN], ['unknown']],
    ['needs no ball and no arrow, even beside an eraser', [UNKNOWN, ERASER], ['unknown']],
    ['does not hide other faults', [LINE, UNKNOWN], ['unknown', 'noBallNoArrow']],
  ])('an element of a newer version %s', (_, ink, faults) => {
    expect(check([[ARROW], ink])).toEqual(faults.map((kind) => ({ kind, drawingIndexes: [1] })))
  })

  it.each([
    ['left of', -1, 5],
    ['above', 5, -1],
    ['right of', DEFAULT_CANVAS.width + 1, 5],
    ['below', 5, DEFAULT_CANVAS.height + 1],
  ])('ink %s the box is reported', (_, x, y) => {
    const outside = [{ kind: 'outside', drawingIndexes: [0] }]
    expect(check([[ARROW, stroke([[x, y]])]])).toEqual(outside)
    expect(check([[ARROW, stamp(x, y)]])).toEqual(outside)
    expect(check([[ARROW, stroke([[x, y]], { erase: true })]])).toEqual([])
  })

  it('ink exactly on the edge is inside', () => {
    expect(check([[ARROW, stroke([[0, 0]]), stamp(DEFAULT_CANVAS.width, DEFAULT_CANVAS.height)]])).toEqual([])
  })
})

describe('a fault in the lines of a junction', () => {
  it.each<InkFault>(['noRoute', 'notBelow', 'gap', 'close', 'crowded'])(
    'is reported once for all drawings: %s',
    (kind) => {
      const read: FaultsOfInk = (ink) => (ink.includes(LINE) ? [kind] : [])
      expect(check([[ARROW, LINE], [ARROW], [ARROW, LINE]], {}, read)).toEqual([{ kind, drawingIndexes: [0, 2] }])
    },
  )

  it('is reported after more serious faults and before those that may be intended', () => {
    const kinds = check([[ARROW], [BALL], [LINE], [ARROW, stamp(-1, 0)]], {}, ALL_FAULTS).map(({ kind }) => kind)
    expect(kinds).toEqual(['noArrow', 'noRoute', 'outside', 'notBelow', 'gap', 'close', 'noBallNoArrow'])
  })

  it('is not looked for in a map, an empty box or a fish-bone', () => {
    expect(check([[LINE], []], {}, ALL_FAULTS).map(({ kind }) => kind)).toEqual(['empty', 'noBallNoArrow'])
    expect(check([[ARROW, LINE]], { style: FISH_BONE }, ALL_FAULTS)).toEqual([])
  })
})

describe('before a fish-bone is printed', () => {
  const road = { dashed: false }
  const rows = [
    { left: [road], right: [] },
    { left: [], right: [] },
    { left: [], right: [road] },
    { left: [road], right: [road] },
  ]

  it('a row without roads is reported', () => {
    const ink = [strokesOf(rows)]
    expect(check(ink, { style: FISH_BONE })).toEqual([{ kind: 'emptyRows', drawingIndex: 0, rows: [3] }])
  })

  it('all empty rows of a drawing share one fault, in walking order', () => {
    const ink = [strokesOf(rows.toSpliced(3, 0, { left: [], right: [] }))]
    expect(check(ink, { style: FISH_BONE })).toEqual([{ kind: 'emptyRows', drawingIndex: 0, rows: [2, 4] }])
  })

  it('a spine without any road is empty, without faults on its rows', () => {
    const ink = [
      strokesOf([
        { left: [], right: [] },
        { left: [], right: [] },
      ]),
    ]
    expect(check(ink, { style: FISH_BONE })).toEqual([{ kind: 'empty', drawingIndexes: [0] }])
  })

  it('an element of a newer version is reported, and the drawing is not empty', () => {
    expect(check([[UNKNOWN], [...strokesOf(rows), UNKNOWN]], { style: FISH_BONE })).toEqual([
      { kind: 'unknown', drawingIndexes: [0, 1] },
    ])
  })

  it('a drawing that is not a fish-bone has no faults', () => {
    expect(check([[ARROW, LINE]], { style: FISH_BONE })).toEqual([])
  })

  it('a long spine may leave the box', () => {
    const ink = [strokesOf(Array.from({ length: 20 }, () => ({ left: [road], right: [] })))]
    expect(check(ink, { style: FISH_BONE })).toEqual([])
  })

  it('an empty fish-bone is reported', () => {
    expect(check([[]], { style: FISH_BONE })).toEqual([{ kind: 'empty', drawingIndexes: [0] }])
  })
})

it.each(['', '  '])('a missing phone number is reported first: "%s"', (phone) => {
  expect(check([[], [ARROW]], { phone })).toEqual([{ kind: 'noPhone' }, { kind: 'empty', drawingIndexes: [0] }])
})

it('drawings with the same fault share a fault, which names each by its index', () => {
  expect(check([[ARROW], [], [LINE], [ARROW], [], [LINE, BALL]])).toEqual([
    { kind: 'empty', drawingIndexes: [1, 4] },
    { kind: 'noArrow', drawingIndexes: [5] },
    { kind: 'noBallNoArrow', drawingIndexes: [2] },
  ])
})

/** The faults that a fault already says. */
const SAID_BY: Readonly<Partial<Record<DrawingFault, readonly DrawingFault[]>>> = {
  empty: DRAWING_FAULTS.filter((fault) => fault !== 'empty'),
  noBallNoArrow: ['noBall', 'manyBalls', 'noArrow'],
  noBall: ['manyBalls'],
}

it('no drawing has two faults for the same reason', () => {
  fc.assert(
    fc.property(elements, fc.constantFrom(FREE_DRAW, FISH_BONE), (ink, style) => {
      const faults = faultsOfDrawing(ink, { style, canvas: DEFAULT_CANVAS }, ALL_FAULTS)
      expect(new Set(faults).size).toBe(faults.length)
      const repeated = faults.filter((fault) => faults.some((other) => SAID_BY[other]?.includes(fault)))
      expect(repeated).toEqual([])
    }),
  )
})

it('shortened texts are reported before faults that may be intended', () => {
  expect(
    check([[ARROW], [LINE], [ARROW]], {
      cut: ['facts', 'phone'],
      cutNotes: [0, 2],
      smallTexts: [2],
      missingLegs: { from: [0], toFirst: true },
    }),
  ).toEqual([
    { kind: 'noToFirst' },
    { kind: 'cutText', text: 'facts' },
    { kind: 'cutText', text: 'phone' },
    { kind: 'cutNote', drawingIndexes: [0, 2] },
    { kind: 'smallText', drawingIndexes: [2] },
    { kind: 'noDistance', drawingIndexes: [0] },
    { kind: 'noBallNoArrow', drawingIndexes: [1] },
  ])
})

it('two versions of one place are reported before what is cut or empty', () => {
  expect(check([[ARROW], [ARROW], [UNKNOWN], []], { keptTwice: [1], cutNotes: [0] }).map(({ kind }) => kind)).toEqual([
    'unknown',
    'keptTwice',
    'cutNote',
    'empty',
  ])
})

it('doubtful drawings made from roads are reported until somebody accepts them', () => {
  const doubted = { ...drawing('d0', ARROW), doubt: ['narrow'] }
  const faults = check([], { drawings: [doubted, drawing('d1', ARROW), { ...doubted, id: 'd2' }] })
  expect(faults).toEqual([{ kind: 'doubtful', drawingIndexes: [0, 2] }])
})

it('a drawing that was found to be wrong is not reported as unchecked as well', () => {
  const wrong = { ...drawing('d0', ARROW), check: { ok: false, at: 1, ...sightOf(drawing('d0', ARROW), undefined) } }
  expect(check([], { drawings: [wrong, drawing('d1', ARROW)] })).toEqual([
    { kind: 'wrongInField', drawingIndexes: [0] },
    { kind: 'notChecked', drawingIndexes: [1] },
  ])
})

it('a drawing that was found to be wrong is reported when only the drawing before it changed, and not when it was redrawn', () => {
  const [before, second] = [drawing('d0', ARROW), drawing('d1', ARROW)]
  const wrong = { ...second, check: { ok: false, at: 1, ...sightOf(second, before) } }
  expect(check([], { drawings: [drawing('d0', LINE, ARROW), wrong] })).toContainEqual({
    kind: 'wrongInField',
    drawingIndexes: [1],
  })
  expect(check([], { drawings: [before, { ...wrong, elements: [LINE, ARROW] }] })).toContainEqual({
    kind: 'notChecked',
    drawingIndexes: [0, 1],
  })
})
