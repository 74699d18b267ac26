import { describe, expect, it } from 'vitest'
import { operate, type Contents } from '../../src/model/contents'
import { exchangeIdsOf, exchangeIdOf } from '../../src/model/exchange/exchangeIds'
import { markSent } from '../../src/model/exchange/markSent'
import { arrivedTocht } from '../../src/model/exchange/receivedTocht'
import { drawingsOf, wholeIn } from '../../src/model/lookups'
import type { WholeTocht } from '../../src/model/types'
import { allTochtenText, fromDisk, tochtText, type DiskTocht } from '../../src/storage/format'
import { mirrorText } from '../../src/storage/mirror/mirror'
import { readMirror } from '../../src/storage/mirror/readMirror'
import { linkOf } from '../../src/storage/outside/link'
import { readText } from '../../src/storage/outside/readText'
import { drawing, idOf, LINE, stamp, stateWith, whole } from '../support/drawings'
import { handedOver, newKey } from '../support/exchanges'
import { must } from '../support/must'
import { noNewId, readFile, recordsOf, storedIn, valueOf } from '../support/storage'
import { undone } from '../support/undone'

/** A tocht that arrived, was changed, sent, and lost a drawing. */
const related = (): WholeTocht => {
  const arrived = arrivedTocht(handedOver(whole([drawing('a', LINE), drawing('b', stamp(1, 1)), drawing('c', LINE)])))
  const { id } = arrived.tocht
  const [first, , last] = arrived.drawings.map((one) => one.id)
  let contents: Contents = { state: stateWith(arrived), history: {} }
  const act = (action: Parameters<typeof operate>[1] & { readonly type: 'do' }): void => {
    contents = operate(contents, action)
  }
  act({
    type: 'do',
    action: { type: 'setDetails', tocht: id, changes: [{ drawing: must(first), details: { note: 'left' } }] },
  })
  act({ type: 'do', action: markSent(must(wholeIn(contents.state, id))) })
  act({ type: 'do', action: { type: 'deleteDrawings', tocht: id, drawings: [must(last)] } })
  return must(wholeIn(contents.state, id))
}

const idsOf = (one: WholeTocht): unknown => [
  exchangeIdOf(one.tocht),
  exchangeIdsOf(one),
  Object.keys(one.tocht.deleted ?? {}),
]

describe('the ids of a tocht and of its drawings, also of deleted ones, come along', () => {
  it.each<[string, (own: WholeTocht) => Promise<DiskTocht | undefined>]>([
    ['in a text', async (own) => valueOf(await readText('tocht', tochtText(own))).tochten[0]],
    [
      'in a link',
      async (own) => valueOf(await readText('tocht', must(await linkOf('https://a.example/', own)))).tochten[0],
    ],
    ['in a file of everything', async (own) => valueOf(readFile(allTochtenText(stateWith(own)))).tochten[0]],
  ])('%s', async (_, handOver) => {
    const own = related()
    const theirs = fromDisk(must(await handOver(own)), newKey, false)
    expect(idsOf(theirs)).toEqual(idsOf(own))
    expect(theirs.drawings.filter(({ past }) => past)).toEqual([])
    expect(theirs.drawings.map(({ seen }) => seen !== undefined)).toEqual([true, false])
    const keys = new Set([own.tocht, ...own.drawings].map(({ id }) => id))
    expect([theirs.tocht, ...theirs.drawings].filter(({ id }) => keys.has(id))).toEqual([])
  })
})

describe('everything that is known of copies elsewhere is kept', () => {
  const own = related()
  const state = stateWith(own)

  it('in local storage', async () => {
    const { tochten } = await readMirror(mirrorText(state, { state, tochten: {} }), noNewId, null)
    expect(tochten[0]).toEqual({ ...own, standing: expect.anything() })
  })

  it('in the database', async () => {
    expect((await storedIn(recordsOf(state, 'rev'))).contents.state).toEqual(state)
  })

  it('when drawings are moved, swapped, or deleted and brought back', () => {
    const { id: tocht } = own.tocht
    const [one, other] = own.drawings.map(({ id }) => id)
    const moved = operate(
      { state, history: {} },
      { type: 'do', action: { type: 'moveDrawings', tocht, drawings: [must(one)], before: undefined } },
    )
    const gone = operate(moved, { type: 'do', action: { type: 'deleteDrawings', tocht, drawings: [must(other)] } })
    expect(undone(undone(gone, tocht), tocht).state).toEqual(state)
    expect(drawingsOf(moved.state, must(moved.state.tochten[tocht])).map(({ past }) => past)).toEqual(
      own.drawings.map(({ past }) => past).toReversed(),
    )
  })
  it('of deleted drawings the last 200', () => {
    const earlier = Array.from({ length: 200 }, (_, index) => `a${index.toString(16).padStart(3, '0')}`)
    const deleted = Object.fromEntries(earlier.map((id) => [id, ['12345678']]))
    const full = { ...own, tocht: { ...own.tocht, deleted } }
    const [last] = exchangeIdsOf(own).slice(-1)
    const { state: after } = operate(
      { state: stateWith(full), history: {} },
      {
        type: 'do',
        action: { type: 'deleteDrawings', tocht: own.tocht.id, drawings: [must(own.drawings.at(-1)).id] },
      },
    )
    expect(Object.keys(must(after.tochten[own.tocht.id]).deleted ?? {})).toEqual([...earlier.slice(1), last])
  })
})

it('a text of an app without ids reads as before', () => {
  const { tocht, drawings } = fromDisk(
    valueOf(readFile('{"drawings":[[],[]],"name":"Ronde"}')).tochten[0] as DiskTocht,
    newKey,
    false,
  )
  expect(
    [tocht, ...drawings].flatMap((one) => Object.keys(one)).filter((name) => /exchange|seen|past|deleted/.test(name)),
  ).toEqual([])
})

const read = (more: object): WholeTocht =>
  fromDisk(must(valueOf(readFile(JSON.stringify({ drawings: [[], []], ...more }))).tochten[0]), newKey, false)

describe('in a hostile text', () => {
  it.each<[string, unknown]>([
    ['a number', 5],
    ['a record key', idOf('a')],
    ['too long', '0123456789abc'],
    ['no hexadecimal number', 'a1b2c3d4e5fg'],
    ['a name with a meaning in JavaScript', '__proto__'],
  ])('an id that is %s is ignored', (_, id) => {
    const { tocht, drawings } = read({ id, exchangeId: id, seen: id, details: [{ id, exchangeId: id, seen: id }, {}] })
    expect(
      [tocht, ...drawings].filter(({ exchangeId, seen }) => exchangeId !== undefined || seen !== undefined),
    ).toEqual([])
  })

  it('the first of two drawings with one id keeps it', () => {
    const theirs = read({ id: 'a1b2c3d4e5f6', details: [{ id: 'ffff' }, { id: 'ffff' }] })
    expect(exchangeIdsOf(theirs)).toEqual(['ffff', '0000'])
  })

  it('a past is never read, and of deleted drawings only valid hashes', () => {
    const deleted = { ffff: ['1234', 5, 'no', '12345678'], no: ['1234'], '0001': [], __proto__: ['1234'] }
    const { tocht, drawings } = read({
      id: 'a1b2c3d4e5f6',
      past: [{}],
      deleted,
      details: [{ id: 'aaaa', past: ['1234'] }],
    })
    expect(tocht).not.toHaveProperty('past')
    expect(drawings[0]).not.toHaveProperty('past')
    expect(tocht.deleted).toEqual({ ffff: ['1234', '12345678'] })
  })

  it('the last 200 of very many deleted drawings are read', () => {
    const ids = Array.from({ length: 250 }, (_, index) => `a${index.toString(16).padStart(3, '0')}`)
    const { tocht } = read({ id: 'a1b2c3d4e5f6', deleted: Object.fromEntries(ids.map((id) => [id, ['1234']])) })
    expect(Object.keys(tocht.deleted ?? {})).toEqual(ids.slice(50))
  })

  it('a record key in exchange form is none in local storage either', async () => {
    const text = JSON.stringify([{ drawings: [[]], id: 'a1b2c3d4e5f6', details: [{ id: 'ffff' }] }])
    const { tochten } = await readMirror(text, newKey, null)
    expect(tochten[0]?.tocht).not.toHaveProperty('exchangeId')
    expect(tochten[0]?.tocht.id).toHaveLength(32)
  })
})
