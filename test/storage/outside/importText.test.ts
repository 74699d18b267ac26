import { describe, expect, it } from 'vitest'
import {
  DEFAULT_CANVAS,
  FURTHEST_COORDINATE,
  LONGEST_SHEET_TEXT,
  LONGEST_NOTE,
  MOST_DRAWINGS,
  MOST_ELEMENTS,
  MOST_POINTS,
  MOST_STROKE_POINTS,
  MOST_TEXT,
} from '../../../src/constants'
import { unrelated } from '../../../src/model/exchange/exchangeIds'
import { DEFAULT_SHEET } from '../../../src/model/sheet/defaultSheet'
import { sheetOf } from '../../../src/model/sheet/readSheet'
import { LONGEST_NAME } from '../../../src/model/texts/names'
import type { DrawingElement } from '../../../src/model/types'
import { fromDisk, tochtText } from '../../../src/storage/format'
import type { Expected, ImportFault, FaultLocation } from '../../../src/storage/outside/importFault'
import { readTocht, type Imported } from '../../../src/storage/outside/importText'
import { canvas, details as anyDetails, elements, sheet as anySheet, text } from '../../support/arbitraries'
import { ARROW, drawing, ERASER, idOf, LINE, stamp, whole } from '../../support/drawings'
import { fc } from '../../support/properties'
import { countedIds, noNewId, readFile, valueOf } from '../../support/storage'
import { times } from '../../support/times'

const read = (value: unknown) => readTocht(JSON.stringify(value))
const faultOf = (imported: Imported<unknown>): ImportFault | undefined => (imported.ok ? undefined : imported.fault)
const faultIn = (value: unknown): ImportFault | undefined => faultOf(read(value))

const INK: DrawingElement[] = [LINE, ERASER, ARROW, stamp(5, 6, 7)]

describe('reading a text accepts', () => {
  it.each([
    ['{drawings, name}', { drawings: [INK, []], name: 'Tocht 5' }, { name: 'Tocht 5' }],
    ['{drawings} without a name', { drawings: [INK, []] }, { name: '' }],
    ['a bare list of drawings', [INK, []], { name: '' }],
    ['a file with one tocht', [{ drawings: [INK, []], name: 'Tocht 5' }], { name: 'Tocht 5' }],
    ['a fish-bone', { drawings: [INK, []], style: 1 }, { style: 1 }],
    ['the older {lines, name}', { lines: [INK, []], name: 'Old' }, { name: 'Old', style: 0 }],
  ])('%s', (_, value, also) => {
    expect(valueOf(read(value))).toEqual({ name: '', style: 0, canvas: DEFAULT_CANVAS, drawings: [INK, []], ...also })
  })

  it('missing flags, which are off', () => {
    expect(valueOf(read([[{ points: LINE.points }]])).drawings).toEqual([[LINE]])
  })

  it.each([undefined, null])('a stroke that states that it has no icon (%s)', (icon) => {
    expect(valueOf(read([[{ ...LINE, icon }]])).drawings).toEqual([[LINE]])
  })

  it('strokes without points, which are left out', () => {
    const none = { ...LINE, points: [] }
    expect(valueOf(read([[none, LINE, none], [none]])).drawings).toEqual([[LINE], []])
    expect(valueOf(read([[none]]))).not.toHaveProperty('canvas')
  })

  it('names, notes and facts that are too long, which are cut', () => {
    const { tocht, drawings } = fromDisk(
      valueOf(
        read({
          drawings: [[LINE]],
          name: 'n'.repeat(LONGEST_NAME + 1),
          details: [{ note: 'o'.repeat(LONGEST_NOTE + 1) }],
          sheet: { group: 'g'.repeat(LONGEST_SHEET_TEXT + 1), start: 's'.repeat(LONGEST_SHEET_TEXT + 1) },
        }),
      ),
      countedIds(),
      false,
    )
    expect([tocht.name.length, drawings[0]?.note?.length]).toEqual([LONGEST_NAME, LONGEST_NOTE])
    expect(tocht.sheet).toEqual({ group: 'g'.repeat(LONGEST_SHEET_TEXT), start: 's'.repeat(LONGEST_SHEET_TEXT) })
  })

  it('no empty list, since it contains no tocht', () => {
    expect(readTocht('[]')).toEqual({ ok: false, fault: { kind: 'noTocht' } })
  })

  it('a byte order mark before the text', () => {
    expect(readTocht('\uFEFF{"drawings":[]}').ok).toBe(true)
  })

  it('ink without a canvas, which gets the default; without ink the canvas stays open', () => {
    expect(valueOf(read([INK])).canvas).toEqual(DEFAULT_CANVAS)
    expect(valueOf(read([[], []]))).not.toHaveProperty('canvas')
    expect(valueOf(read({ drawings: [INK], canvas: { width: 5, height: 5 } })).canvas).toEqual({ width: 5, height: 5 })
  })

  it('coordinates up to the limits', () => {
    const far = { ...LINE, points: [{ x: FURTHEST_COORDINATE, y: -FURTHEST_COORDINATE }] }
    expect(valueOf(read([[far]])).drawings).toEqual([[far]])
  })

  it('ids of our form', () => {
    const ids = [idOf('a'), '12345678-9abc-def0-1234-56789abcdef0'] as const
    const { tocht, drawings } = fromDisk(
      valueOf(read({ drawings: [[LINE]], id: ids[0], details: [{ id: ids[1] }] })),
      noNewId,
      true,
    )
    expect([tocht.id, ...drawings.map(({ id }) => id)]).toEqual(ids)
  })

  it.each([
    5,
    '',
    null,
    true,
    {},
    'home',
    'constructor',
    '__proto__',
    'x'.repeat(1_000),
    idOf('a').slice(1),
    `${idOf('a')}00000`,
    'A'.repeat(32),
    `${idOf('a')}\n`,
  ])('another id, which is ignored, and the tocht or drawing gets a new one: %j', (id) => {
    const disk = valueOf(read({ drawings: [[LINE]], id, details: [{ id }] }))
    const { tocht, drawings } = fromDisk(disk, countedIds(), true)
    expect([...drawings.map((one) => one.id), tocht.id]).toEqual([idOf('new1'), idOf('new2')])
  })

  it('print options', () => {
    fc.assert(
      fc.property(anySheet, (sheet) => {
        expect(valueOf(read({ drawings: [[LINE]], sheet })).sheet).toEqual(sheet)
      }),
    )
  })

  it.each([
    [5, {}],
    [['A4'], {}],
    [{ columns: 9, order: 'rows' }, {}],
    [{ columns: 1 }, {}],
    [{ columns: 4.5 }, {}],
    [{ columns: 4, paper: 'A3', date: 'tomorrow' }, { columns: 4 }],
    [{ group: {}, start: 7, borders: 'no', lineWeight: 'heavy' }, { lineWeight: 'heavy' }],
  ])('invalid print options, which are printed as the default: %j', (sheet, known) => {
    const { tocht } = fromDisk(valueOf(read({ drawings: [[LINE]], sheet })), countedIds(), false)
    expect(sheetOf(tocht)).toEqual({ ...DEFAULT_SHEET, ...known })
  })

  it('a choice of the wrong type, which is kept and printed as the default', () => {
    const sheet = { paper: 5, columns: true, borders: 'no', rowNumbers: null, group: [], date: 20261121 }
    const disk = valueOf(read({ drawings: [[LINE]], sheet }))
    expect(disk.sheet).toEqual(sheet)
    expect(sheetOf(fromDisk(disk, countedIds(), false).tocht)).toEqual(DEFAULT_SHEET)
  })

  it('details that are no object, without those of other drawings', () => {
    const { details } = valueOf(read({ drawings: [[LINE], [LINE]], details: [null, { note: 'left' }] }))
    expect(details).toEqual([{}, { note: 'left' }])
  })

  it.each([5, null, 'x', {}, [5], [{ id: 5 }, null]])('invalid details, which are left out: %j', (details) => {
    expect(valueOf(read({ drawings: [[LINE]], details })).drawings).toEqual([[LINE]])
  })

  it('notes and distances; empty ones are left out', () => {
    const details = [{ note: 'left', distance: 250 }, {}, { note: '', distance: 0 }]
    const { drawings } = fromDisk(valueOf(read({ drawings: [[LINE], [], []], details })), countedIds(), false)
    expect(drawings.map(({ id: _id, elements: _ink, ...rest }) => rest)).toEqual([
      { note: 'left', distance: 250 },
      {},
      { distance: 0 },
    ])
  })

  it('a note of the maximum length, as people count characters', () => {
    const note = '🇧🇪'.repeat(LONGEST_NOTE)
    expect(valueOf(read({ drawings: [[LINE]], details: [{ note }] })).details).toEqual([{ note }])
  })

  it('everything that is shared, unchanged', () => {
    fc.assert(
      fc.property(
        fc.array(elements, { maxLength: 5 }),
        text,
        canvas,
        fc.constantFrom(0, 1),
        fc.array(anyDetails, { maxLength: 5 }),
        (inks, name, size, style, known) => {
          const shared = whole(
            inks.map((ink, index) => ({ ...drawing(`d${index}`, ...ink), ...known[index] })),
            { name, style, canvas: size },
          )
          const loaded = valueOf(readTocht(tochtText(shared)))
          expect(loaded).toMatchObject({ name, style, canvas: size, drawings: inks })
          const { drawings } = fromDisk(loaded, countedIds(), false)
          const expected = inks.map((ink, index) => drawing(idOf(`new${index + 1}`), ...ink))
          expect(drawings.map(unrelated)).toEqual(expected.map((one, index) => Object.assign(one, known[index])))
        },
      ),
    )
  })
})

describe('a shared text', () => {
  it('holds ids of its own, and no record keys', () => {
    const shared = JSON.parse(tochtText(whole([drawing('a1'), { ...drawing('a2', LINE), note: 'left' }])))
    const id = expect.stringMatching(/^[0-9a-f]{4}$/)
    expect(shared).toMatchObject({
      id: expect.stringMatching(/^[0-9a-f]{12}$/),
      details: [{ id }, { id, note: 'left' }],
    })
    expect(JSON.stringify(shared)).not.toMatch(/"a[12]?"/)
  })
})

describe('a file of several tochten', () => {
  it('cannot be loaded into a tocht', () => {
    expect(faultIn([{ drawings: [] }, { drawings: [] }])).toEqual({ kind: 'manyTochten', count: 2 })
  })
})

describe('invalid JSON is refused with line and column', () => {
  it.each([
    ['hello', 1, 1],
    ['{"drawings": [], "name": oops}', 1, 26],
    ['[\n  [],\n  [oops]\n]', 3, 4],
    ['[[]', 1, 4],
    ['[[],]', 1, 5],
    ['[] []', 1, 4],
    ['[01]', 1, 3],
    ["{'drawings': []}", 1, 2],
    ['// a note\n[]', 1, 1],
    ['\uFEFF[oops]', 1, 2],
  ])('%j at %i:%i', (source, line, column) => {
    expect(faultOf(readTocht(source))).toEqual({ kind: 'notJson', line, column })
  })

  it('even if it has many opening brackets', () => {
    expect(faultOf(readTocht('['.repeat(100)))).toEqual({ kind: 'notJson', line: 1, column: 101 })
  })

  it.each(['[', '{"a":', '[{"drawings":', '{"drawings":['])(
    'except for brackets that are nested too deeply: %s …',
    (opening) => {
      const source = opening.repeat(200_000)
      expect(faultOf(readTocht(source))).toEqual({ kind: 'tooDeep' })
    },
  )

  it('and no text throws', () => {
    const snippet = fc.constantFrom(
      '[',
      ']',
      '{',
      '}',
      '"',
      ',',
      ':',
      '1',
      '-',
      'null',
      '"points"',
      '"x"',
      '\\',
      '\n',
      '/*',
    )
    const anyText = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.json(),
      fc.array(snippet).map((parts) => parts.join('')),
    )
    fc.assert(
      fc.property(anyText, (source) => {
        expect(typeof readTocht(source).ok).toBe('boolean')
        expect(typeof readFile(source).ok).toBe('boolean')
      }),
    )
  })
})

it.each(['', '{"drawings":', '{"lines":', '[{"lines":'])(
  'brackets in brackets are refused, however deep: %s[[[ …',
  (before) => {
    const after = before
      .replaceAll('[', ']')
      .replaceAll('{', '}')
      .replaceAll(/[^\]}]/g, '')
    const source = `${before}${'['.repeat(200_000)}${']'.repeat(200_000)}${Array.from(after).toReversed().join('')}`
    expect(faultOf(readTocht(source))).toMatchObject({ kind: 'wrong', location: { drawing: 1, stroke: 1 } })
    const file = readFile(source)
    expect(file.ok ? file.value.tochten : []).toEqual([])
  },
)

describe('a text that is not a tocht is refused', () => {
  it.each<[string, string, ImportFault]>([
    ['nothing', '', { kind: 'empty' }],
    ['white space', ' \n\t', { kind: 'empty' }],
    ['a number', '5', { kind: 'notTocht' }],
    ['a word', '"hello"', { kind: 'notTocht' }],
    ['null', 'null', { kind: 'notTocht' }],
    ['an object without drawings', '{"name":"Tocht 1"}', { kind: 'notTocht' }],
    ['a text that is longer than the limit', `[${' '.repeat(MOST_TEXT)}]`, { kind: 'tooLong', most: MOST_TEXT }],
  ])('%s', (_, source, fault) => {
    expect(faultOf(readTocht(source))).toEqual(fault)
  })
})

const points = (count: number) => ({ points: times(count, { x: 1, y: 1 }) })

describe('more than the limits allow is refused', () => {
  it.each<[string, unknown, ImportFault]>([
    [
      'drawings',
      times(MOST_DRAWINGS + 1, []),
      { kind: 'tooMany', what: 'drawings', most: MOST_DRAWINGS, location: { field: 'drawings' } },
    ],
    [
      'elements',
      [[], times(MOST_ELEMENTS + 1, LINE)],
      { kind: 'tooMany', what: 'elements', most: MOST_ELEMENTS, location: { drawing: 2 } },
    ],
    [
      'points in a stroke',
      [[LINE, points(MOST_STROKE_POINTS + 1)]],
      {
        kind: 'tooMany',
        what: 'points',
        most: MOST_STROKE_POINTS,
        location: { drawing: 1, stroke: 2, field: 'points' },
      },
    ],
    [
      'points in all',
      [times(MOST_POINTS / MOST_STROKE_POINTS, points(MOST_STROKE_POINTS)), [LINE]],
      { kind: 'tooMany', what: 'pointsInAll', most: MOST_POINTS, location: {} },
    ],
  ])('%s', (_, value, fault) => {
    expect(faultIn(value)).toMatchObject(fault)
  })

  it.each<[string, unknown]>([
    ['drawings', times(MOST_DRAWINGS, [])],
    ['elements', [times(MOST_ELEMENTS, LINE)]],
    ['points in a stroke', [[points(MOST_STROKE_POINTS)]]],
  ])('as many %s as the limits allow are accepted', (_, value) => {
    expect(faultIn(value)).toBeUndefined()
  })
})

/** A tocht of five drawings, each with two strokes and an icon, in which tests replace one value. */
const valid = () => ({
  name: 'Tocht 1',
  style: 0,
  canvas: { width: 396, height: 685 },
  drawings: Array.from({ length: 5 }, () => [
    structuredClone(LINE),
    structuredClone(ARROW),
    structuredClone(stamp(5, 6, 7)),
  ]),
})

/** The valid tocht with one value replaced; `undefined` removes the field. */
const spoiled = (path: readonly (string | number)[], value: unknown): unknown => {
  const set = (node: unknown, [key, ...rest]: readonly (string | number)[]): unknown => {
    if (key === undefined) return value
    const copy = (Array.isArray(node) ? [...node] : { ...(node as object) }) as Record<string | number, unknown>
    copy[key] = set(copy[key], rest)
    return copy
  }
  return set(valid(), path)
}

const atStroke = (inDrawing: number, stroke: number, rest: FaultLocation = {}): FaultLocation => ({
  drawing: inDrawing,
  stroke,
  ...rest,
})
const atIcon = (inDrawing: number, icon: number, rest: FaultLocation = {}): FaultLocation => ({
  drawing: inDrawing,
  icon,
  ...rest,
})

describe('one invalid field is refused at its place', () => {
  it('in our words: drawing 4, stroke 2, point 1: x must be a number, found "oops"', () => {
    expect(faultIn(spoiled(['drawings', 3, 1, 'points', 0, 'x'], 'oops'))).toEqual({
      kind: 'wrong',
      location: { drawing: 4, stroke: 2, icon: undefined, point: 1, field: 'x' },
      expected: 'number',
      found: '"oops"',
    })
  })

  it.each<[string, (string | number)[], unknown, FaultLocation, Expected]>([
    [
      'a coordinate that is too far',
      ['drawings', 0, 0, 'points', 1, 'y'],
      100_000.1,
      atStroke(1, 1, { point: 2, field: 'y' }),
      'coordinate',
    ],
    [
      'a coordinate that is null',
      ['drawings', 0, 0, 'points', 1, 'y'],
      null,
      atStroke(1, 1, { point: 2, field: 'y' }),
      'number',
    ],
    ['a point that is null', ['drawings', 0, 0, 'points', 0], null, atStroke(1, 1, { point: 1 }), 'object'],
    ['an element that is a word', ['drawings', 2, 0], 'LINE', atStroke(3, 1), 'object'],
    ['a canvas that is a word', ['canvas'], 'A4', { field: 'canvas' }, 'size'],
    ['a point that is a number', ['drawings', 0, 0, 'points', 1], 7, atStroke(1, 1, { point: 2 }), 'object'],
    ['points that are no list', ['drawings', 0, 0, 'points'], {}, atStroke(1, 1, { field: 'points' }), 'list'],
    ['dashed that is a word', ['drawings', 1, 0, 'dashed'], 'yes', atStroke(2, 1, { field: 'dashed' }), 'flag'],
    ['erase that is a number', ['drawings', 1, 1, 'erase'], 1, atStroke(2, 2, { field: 'erase' }), 'flag'],
    ['arrow that is null', ['drawings', 1, 0, 'arrow'], null, atStroke(2, 1, { field: 'arrow' }), 'flag'],
    ['circle that is a list', ['drawings', 1, 0, 'circle'], [], atStroke(2, 1, { field: 'circle' }), 'flag'],
    ['an icon at no place', ['drawings', 4, 2, 'icon', 'x'], '5', atIcon(5, 3, { field: 'x' }), 'number'],
    [
      'an icon before the first of the catalogue',
      ['drawings', 4, 2, 'icon', 'index'],
      -1,
      atIcon(5, 3, { field: 'index' }),
      'icon',
    ],
    ['an icon between two icons', ['drawings', 4, 2, 'icon', 'index'], 1.5, atIcon(5, 3, { field: 'index' }), 'icon'],
    ['an icon that is a word', ['drawings', 4, 2, 'icon'], 'Kerk', atIcon(5, 3, { field: 'icon' }), 'object'],
    ['an element that is null', ['drawings', 2, 1], null, atStroke(3, 2), 'object'],
    ['a drawing that is an object', ['drawings', 2], {}, { drawing: 3 }, 'list'],
    ['drawings that are no list', ['drawings'], 5, { field: 'drawings' }, 'list'],
    ['a name that is a number', ['name'], 5, { field: 'name' }, 'text'],
    ['a style that is no number', ['style'], 'new', { field: 'style' }, 'style'],
    ['a canvas of no width', ['canvas', 'width'], 0, { field: 'width' }, 'size'],
  ])('%s', (_, path, value, place, expected) => {
    expect(faultIn(spoiled(path, value))).toEqual({
      kind: 'wrong',
      location: place,
      expected,
      found: expect.any(String),
    })
  })

  it('a number that is infinite', () => {
    expect(faultOf(readTocht('[[{"points":[{"x":1e999,"y":1}]}]]'))).toMatchObject({
      location: atStroke(1, 1, { point: 1, field: 'x' }),
      expected: 'number',
    })
  })

  it.each<[string, (string | number)[], FaultLocation, Expected]>([
    ['a coordinate', ['drawings', 3, 1, 'points', 0, 'y'], atStroke(4, 2, { point: 1, field: 'y' }), 'number'],
    ["an icon's place", ['drawings', 3, 2, 'icon', 'x'], atIcon(4, 3, { field: 'x' }), 'number'],
    ["an icon's index", ['drawings', 3, 2, 'icon', 'index'], atIcon(4, 3, { field: 'index' }), 'icon'],
    ['a side of the canvas', ['canvas', 'width'], { field: 'width' }, 'size'],
  ])('%s that is missing, described by the expected value', (_, path, place, expected) => {
    expect(faultIn(spoiled(path, undefined))).toEqual({ kind: 'wrong', location: place, expected, found: '' })
  })

  it('any coordinate of any point of any stroke', () => {
    const bad = fc.constantFrom('oops', null, true, {}, [], 1e6, -1e6)
    const at = fc.tuple(fc.nat({ max: 4 }), fc.nat({ max: 1 }), fc.nat({ max: 1 }), fc.constantFrom('x', 'y'), bad)
    fc.assert(
      fc.property(at, ([place, element, point, field, value]) => {
        expect(faultIn(spoiled(['drawings', place, element, 'points', point, field], value))).toEqual({
          kind: 'wrong',
          location: { drawing: place + 1, stroke: element + 1, point: point + 1, field },
          expected: expect.any(String),
          found: expect.any(String),
        })
      }),
    )
  })
})

describe('the report of a wrong value shows', () => {
  it.each([
    ['a word in quotes', 'oops', '"oops"'],
    ['a long word cut', 'x'.repeat(99), `"${'x'.repeat(39)}…`],
    ['a number as it is', 1e6, '1000000'],
    ['a list as a list', [1, 2], '[…]'],
    ['an object as an object', { a: 1 }, '{…}'],
    ['null', null, 'null'],
    ['true', true, 'true'],
  ])('%s', (_, value, found) => {
    expect(faultIn(spoiled(['drawings', 0, 0, 'points', 0, 'x'], value))).toMatchObject({ found })
  })
})
