import { describe, expect, it } from 'vitest'
import { DEFAULT_CANVAS, FURTHEST_COORDINATE, MIRROR_KEY } from '../../../src/constants'
import { moved, turned } from '../../../src/geometry/transform'
import type { Action } from '../../../src/model/changes/actions'
import { EMPTY_CONTENTS, operate, type Contents } from '../../../src/model/contents'
import { ICONS } from '../../../src/model/icons'
import { drawingsOf } from '../../../src/model/lookups'
import { DEFAULT_SHEET, withChoices } from '../../../src/model/sheet/defaultSheet'
import { sheetOf } from '../../../src/model/sheet/readSheet'
import type { State, WholeTocht } from '../../../src/model/types'
import { allTochtenText, fromDisk, OWN_MEMBERS, tochtText, stateOf } from '../../../src/storage/format'
import { mirrorText } from '../../../src/storage/mirror/mirror'
import { readMirror } from '../../../src/storage/mirror/readMirror'
import { readTocht } from '../../../src/storage/outside/importText'
import { linkOf, linkPayload, unpackLink } from '../../../src/storage/outside/link'
import { MOST_UNKNOWN_DEPTH } from '../../../src/storage/outside/unknownMembers'
import { idOf, LINE, stamp } from '../../support/drawings'
import { withoutIds } from '../../support/exchanges'
import { must } from '../../support/must'
import { fc } from '../../support/properties'
import {
  countedIds,
  fakeDatabase,
  fakeStorage,
  noNewId,
  readFile,
  recordsOf,
  saved,
  startApp,
  storedIn,
  valueOf,
} from '../../support/storage'
import { newerTocht, type NewerTocht } from '../../support/tochten/newerApp'
import { undone } from '../../support/undone'

const read = (value: unknown): WholeTocht => fromDisk(valueOf(readTocht(JSON.stringify(value))), countedIds(), false)
const written = (whole: WholeTocht): NewerTocht => withoutIds(JSON.parse(tochtText(whole))) as object as NewerTocht
const only = (state: State): WholeTocht => {
  const tocht = must(Object.values(state.tochten)[0])
  return { tocht, drawings: drawingsOf(state, tocht) }
}
/** The text of a tocht after it was read and changed. */
const after = (newer: unknown, change: (contents: Contents, whole: WholeTocht) => Contents): unknown => {
  const whole = read(newer)
  return written(only(change({ ...EMPTY_CONTENTS, state: stateOf([whole]) }, whole).state))
}
const always = (check: (newer: NewerTocht) => void): void => fc.assert(fc.property(newerTocht, check))

const nested = (levels: number): string => `{"drawings":[[{"a":${'['.repeat(levels)}${']'.repeat(levels)}}]]}`
const withElement = (element: unknown, more: object = {}): unknown => ({ drawings: [[LINE, element]], ...more })

describe('data of a newer app is kept', () => {
  it('on the clipboard or in a file', () => {
    always((newer) => {
      expect(written(read(newer))).toEqual(newer)
    })
  })

  it('in a backup file', () => {
    always((newer) => {
      const state = stateOf([read(newer)])
      expect(
        valueOf(readFile(allTochtenText(state))).tochten.map((disk) => written(fromDisk(disk, countedIds(), false))),
      ).toEqual([newer])
    })
  })

  it('in a link', async () => {
    await fc.assert(
      fc.asyncProperty(newerTocht, async (newer) => {
        const link = await linkOf('https://tochten.example/', read(newer))
        fc.pre(link !== undefined)
        const text = valueOf(await unpackLink(must(linkPayload(must(link)))))
        const arrived = written(fromDisk(valueOf(readTocht(text)), countedIds(), false))
        // A link leaves out defaults, and so does not tell whether they were chosen.
        expect(arrived).toEqual({ ...newer, sheet: { ...DEFAULT_SHEET, ...newer.sheet } })
      }),
    )
  })

  it('in the mirror, which stays sealed', async () => {
    await fc.assert(
      fc.asyncProperty(newerTocht, async (newer) => {
        const state = stateOf([read(newer)])
        const { tochten } = await readMirror(mirrorText(state, { state, tochten: {} }), noNewId, null)
        expect(tochten.map(({ standing }) => standing)).toEqual([{ revision: undefined, unsaved: false }])
        expect(written(must(tochten[0]))).toEqual(newer)
      }),
    )
  })

  it('in a mirror that somebody else wrote', async () => {
    await fc.assert(
      fc.asyncProperty(newerTocht, async (newer) => {
        const { tochten } = await readMirror(JSON.stringify([newer]), countedIds(), null)
        expect(written(must(tochten[0]))).toEqual(newer)
      }),
    )
  })

  it('in the records of the database', async () => {
    await fc.assert(
      fc.asyncProperty(newerTocht, async (newer) => {
        const { contents } = await storedIn(recordsOf(stateOf([read(newer)]), 1))
        expect(written(only(contents.state))).toEqual(newer)
      }),
    )
  })

  it('after another tab changed something', async () => {
    const newer = withElement({ sound: 'bell' }, { source: 'osm', style: 2, name: 'A', sheet: { layout: 'map' } })
    const whole = read(newer)
    const { tocht } = whole
    const fake = fakeDatabase(recordsOf(stateOf([whole]), 1))
    const here = await startApp(fake.database, fakeStorage())
    const there = await startApp(fake.database, fakeStorage())
    there.store.dispatch({ type: 'renameTocht', tocht: tocht.id, name: 'B' })
    await saved(there.persistence)
    const heard = new Promise<void>((resolve) => here.store.subscribe(resolve))
    here.persistence.catchUp()
    await heard
    expect(written(only(here.store.getState()))).toMatchObject({ ...(newer as object), name: 'B' })
  })

  it('after renaming, drawing and print options, and after undoing them', () => {
    always((newer) => {
      const { sheet, ...others } = newer
      const whole = read(newer)
      const [drawing] = whole.drawings
      let contents: Contents = { ...EMPTY_CONTENTS, state: stateOf([whole]) }
      const act = (action: Action): void => {
        contents = operate(contents, { type: 'do', action })
      }
      const tocht = whole.tocht.id
      act({ type: 'renameTocht', tocht, name: 'Another name' })
      act({ type: 'setSheet', tocht, choices: { paper: 'A5' } })
      if (drawing) act({ type: 'addElement', drawing: drawing.id, element: LINE, canvas: DEFAULT_CANVAS })
      if (drawing) act({ type: 'setDetails', tocht, changes: [{ drawing: drawing.id, details: { note: 'left' } }] })
      const [first, ...more] = newer.drawings
      const [detail, ...moreDetails] = newer.details ?? []
      expect(written(only(contents.state))).toEqual({
        ...others,
        name: 'Another name',
        sheet: { ...sheetOf({}), ...sheet, paper: 'A5' },
        ...(first && { drawings: [[...first, LINE], ...more], details: [{ ...detail, note: 'left' }, ...moreDetails] }),
      })
      for (const scope of [drawing?.id, tocht].flatMap((id) => id ?? []))
        while ((contents.history[scope]?.done ?? 0) > 0) contents = undone(contents, scope)
      expect(written(only(contents.state))).toEqual(newer)
    })
  })

  it('in a copy of a drawing', () => {
    always((newer) => {
      fc.pre(newer.drawings.length > 0)
      const doubled = after(newer, (contents, { tocht, drawings }) =>
        operate(contents, {
          type: 'do',
          action: {
            type: 'duplicateDrawings',
            tocht: tocht.id,
            copies: drawings.map(({ id }, index) => ({ of: id, id: idOf(`copy${index}`) })),
          },
        }),
      )
      const { drawings, details } = newer
      expect(doubled).toEqual({ ...newer, drawings: [...drawings, ...drawings], details: [...details, ...details] })
    })
  })

  it('after Clear was undone', () => {
    always((newer) => {
      fc.pre((newer.drawings[0] ?? []).length > 0)
      const back = after(newer, (contents, { drawings }) => {
        const { id, elements } = must(drawings[0])
        // Another tab may hold equal elements as other objects.
        const seen = structuredClone(elements)
        const cleared = operate(contents, { type: 'do', action: { type: 'clearDrawing', drawing: id, seen } })
        expect(cleared.state.drawings[id]?.elements).toEqual([])
        return undone(cleared, id)
      })
      expect(back).toEqual(newer)
    })
  })

  it('in a stroke and an icon that are moved, turned and copied', () => {
    const [dotted, big] = must(
      read({
        drawings: [
          [
            { ...LINE, dots: 3 },
            { icon: { x: 5, y: 6, index: 1, size: 2 }, by: 'me' },
          ],
        ],
      }).drawings[0],
    ).elements as never as [typeof LINE, ReturnType<typeof stamp>]
    expect(moved(dotted, { x: 1, y: 0 })).toMatchObject({ dots: 3 })
    expect(turned(dotted, { x: 1, y: 0 }, 1)).toMatchObject({ dots: 3 })
    expect(moved(big, { x: 1, y: 0 })).toEqual({ icon: { x: 6, y: 6, index: 1, size: 2 }, by: 'me' })
  })
})

describe('an icon of a newer version', () => {
  it.each([ICONS.length, 30, Number.MAX_SAFE_INTEGER])('is kept by its index: %i', (index) => {
    expect(written(read(withElement(stamp(5, 6, index))))).toMatchObject({ drawings: [[LINE, stamp(5, 6, index)]] })
  })

  it.each([-1, 1.5, 2 ** 53, '9', null])('is refused if it has no valid index: %j', (index) => {
    expect(readTocht(JSON.stringify(withElement({ icon: { x: 5, y: 6, index } })))).toMatchObject({
      ok: false,
      fault: { location: { drawing: 1, icon: 2, field: 'index' }, expected: 'icon' },
    })
  })
})

it('a member of an icon is kept, even with the name of a member of a tocht', () => {
  const element = { icon: { x: 5, y: 6, index: 1, lines: 1, ink: 'red' } }
  expect(written(read(withElement(element)))).toMatchObject({ drawings: [[LINE, element]] })
})

describe('an element that is neither a stroke nor an icon', () => {
  it.each([[{ compass: 'Church' }], [{ dashed: true }], [{ text: { x: 1, lines: ['a', ['b']] } }]])(
    'is kept: %j',
    (element) => {
      expect(written(read(withElement(element)))).toMatchObject({ drawings: [[LINE, element]] })
    },
  )

  it.each([
    [{}],
    [[]],
    [['a']],
    [{ icon: null }],
    [{ points: null, compass: 'a' }],
    [{ icon: 5, compass: 'a' }],
    [null],
    ['a'],
  ])('is refused if no newer app would write it: %j', (element) =>
    expect(readTocht(JSON.stringify(withElement(element))).ok).toBe(false),
  )

  it('is refused if it is nested too deeply', () => {
    expect(readTocht(nested(MOST_UNKNOWN_DEPTH)).ok).toBe(true)
    expect(readTocht(nested(MOST_UNKNOWN_DEPTH + 1)).ok).toBe(false)
  })
})

describe('unknown members', () => {
  it('stand beside the known ones in every record, so that a newer version finds them', () => {
    const records = recordsOf(
      stateOf([read({ ...(withElement({ a: 1 }) as object), source: 'osm', details: [{ doubt: [1] }] })]),
      1,
    )
    const values = [...records.values()].map((record) => (record as { readonly value?: unknown }).value)
    expect(values).toContainEqual(expect.objectContaining({ source: 'osm', drawings: expect.any(Array) }))
    expect(values).toContainEqual(expect.objectContaining({ doubt: [1], pieces: 1 }))
  })

  it.each([...OWN_MEMBERS, 'past'])('never include %s, which would be mistaken for ours', (name) => {
    expect(written(read({ drawings: [[LINE]], [name]: 'theirs' }))).not.toHaveProperty(name)
  })

  it.each(['__proto__', 'constructor', 'prototype'])('never include %s, at any level', (name) => {
    const bad = `"${name}":{"polluted":true}`
    const stroke = JSON.stringify(LINE).replace('{', `{${bad},`)
    const icon = `{${bad},"icon":{"x":1,"y":2,"index":0,${bad}}}`
    const later = `{"later":[{${bad}}],${bad}}`
    const text = `{"drawings":[[${stroke},${icon},${later}]],${bad},"sheet":{${bad},"new":{${bad}}},"details":[{${bad},"note":"a"}],"more":{"deep":{${bad}}}}`
    const whole = read(JSON.parse(text))
    expect(tochtText(whole)).not.toContain(name)
    expect(tochtText(whole)).toContain('"later":[{}]')
    expect({}).not.toHaveProperty('polluted')
    for (const element of must(whole.drawings[0]).elements)
      expect(Object.getPrototypeOf(element)).toBe(Object.prototype)
  })

  it('are left out if nested too deeply, and the rest is read', () => {
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
    const text = `{"drawings":[[]],"deep":${deep},"details":[{"deep":${deep},"a":1}],"sheet":{"deep":${deep}}}`
    expect(written(fromDisk(valueOf(readTocht(text)), countedIds(), false))).toEqual({
      drawings: [[]],
      name: '',
      style: 0,
      details: [{ a: 1 }],
      sheet: {},
    })
  })
})

describe('print options of a newer app', () => {
  it('are kept, and printed as far as they are known', () => {
    const sheet = { paper: 'A3', columns: 'most', lineWeight: 'bold', layout: 'map', borders: false, date: 'soon' }
    const { tocht } = read({ drawings: [[LINE]], sheet })
    expect(tocht.sheet).toEqual(sheet)
    expect(sheetOf(tocht)).toEqual({ ...sheetOf({}), borders: false })
  })

  it('stay as they are, except for those that are changed here', () => {
    const { tocht } = read({ drawings: [[LINE]], sheet: { paper: 'A3', columns: 'most', layout: 'map' } })
    expect(withChoices(tocht.sheet, { columns: 4 })).toMatchObject({ paper: 'A3', columns: 4, layout: 'map' })
  })
})

it('a tocht of a later style keeps that style', () => {
  expect(written(read({ drawings: [[LINE]], style: 2 }))).toMatchObject({ style: 2 })
  expect(readTocht(JSON.stringify({ drawings: [[LINE]], style: -1 })).ok).toBe(false)
})

it('data of a newer app is subject to all limits', () => {
  const far = { ...stamp(FURTHEST_COORDINATE + 1, 0, 30) }
  expect(readTocht(JSON.stringify(withElement(far))).ok).toBe(false)
})

it('a start keeps what a newer app left in local storage', async () => {
  await fc.assert(
    fc.asyncProperty(newerTocht, async (newer) => {
      const storage = fakeStorage({ [MIRROR_KEY]: JSON.stringify([newer]) })
      const { store, persistence } = await startApp(fakeDatabase().database, storage, { readId: countedIds() })
      await saved(persistence)
      expect(written(only(store.getState()))).toEqual(newer)
    }),
    { numRuns: 20 },
  )
})
