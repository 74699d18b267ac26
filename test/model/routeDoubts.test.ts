import { describe, expect, it } from 'vitest'
import type { Action } from '../../src/model/changes/actions'
import { EMPTY_CONTENTS, operate, type Contents } from '../../src/model/contents'
import { isFromOsm, routeDoubtsOf } from '../../src/model/routeDoubts'
import type { Drawing, State } from '../../src/model/types'
import { fromDisk, toDisk } from '../../src/storage/format'
import { readTocht } from '../../src/storage/outside/importText'
import { linkPayload, linkOf, unpackLink } from '../../src/storage/outside/link'
import { ARROW, drawing, LINE, SQUARE, stateWith, whole } from '../support/drawings'
import { must } from '../support/must'
import { countedIds } from '../support/storage'
import { redone, undone } from '../support/undone'

const DOUBT = ['narrow', 'a reason of tomorrow']
const doubted = (id: string, distance: number): Drawing => ({ ...drawing(id, LINE), distance, doubt: DOUBT })
const STATE = stateWith(whole([doubted('a1', 100), doubted('a2', 200), doubted('a3', 300)]))
const CONTENTS: Contents = { ...EMPTY_CONTENTS, state: STATE }

const doubtsIn = ({ drawings }: State): readonly (readonly string[])[] => Object.values(drawings).map(routeDoubtsOf)
const act = (action: Action): Contents => operate(CONTENTS, { type: 'do', action })

describe('the doubts of a drawing that was made from roads', () => {
  it.each<Action>([
    { type: 'addElement', drawing: 'a2', element: ARROW, canvas: SQUARE },
    { type: 'replaceElement', drawing: 'a2', index: 0, was: LINE, element: ARROW },
    { type: 'removeElement', drawing: 'a2', index: 0, was: LINE },
    { type: 'clearDrawing', drawing: 'a2', seen: [LINE] },
    { type: 'setJunction', drawing: 'a2', replaced: [], added: [ARROW], canvas: SQUARE },
    { type: 'acceptDrawing', tocht: 'a', drawing: 'a2' },
  ])('are removed by $type, and come back with Undo', (action) => {
    const done = act(action)
    expect(doubtsIn(done.state)).toEqual([DOUBT, [], DOUBT])
    expect(done.state.drawings['a2']).not.toHaveProperty('doubt')
    expect(undone(done, 'drawing' in action && 'tocht' in action ? 'a' : 'a2').state).toEqual(STATE)
  })

  it.each<Action>([
    { type: 'setDetails', tocht: 'a', changes: [{ drawing: 'a2', details: { note: 'Mill', distance: 5 } }] },
    { type: 'checkDrawing', tocht: 'a', drawing: 'a2', check: { ok: true, at: 5, seen: '' } },
    { type: 'moveDrawings', tocht: 'a', drawings: ['a2'], before: 'a1' },
    { type: 'clearDrawing', drawing: 'a2', seen: [ARROW] },
    { type: 'setJunction', drawing: 'a2', replaced: [], added: [], canvas: SQUARE },
  ])('are kept by $type, which does not change the ink', (action) => {
    expect(doubtsIn(act(action).state)).toEqual([DOUBT, DOUBT, DOUBT])
  })

  it('are removed by Undo of the last element, which no step has drawn, and come back with Redo', () => {
    const before = undone(CONTENTS, 'a2')
    expect(before.state.drawings['a2']).toEqual({ ...drawing('a2'), distance: 200 })
    expect(redone(before, 'a2').state).toEqual(STATE)
  })

  it('are copied with the ink', () => {
    const { state } = act({ type: 'duplicateDrawings', tocht: 'a', copies: [{ of: 'a1', id: 'copy' }] })
    expect(routeDoubtsOf(must(state.drawings['copy']))).toEqual(DOUBT)
  })

  it.each([
    ['a missing value, as none', undefined, []],
    ['a value that is no list, as none', 'narrow', []],
    ['a list with other values, without these', ['far', 5, null], ['far']],
  ])('are read from %s', (_, doubt, reasons) => {
    expect(routeDoubtsOf({ ...drawing('a1'), doubt })).toEqual(reasons)
  })

  it('and their source are written to and read from files and links', () => {
    const tocht = { ...must(STATE.tochten['a']), source: 'osm' }
    const disk = toDisk({ tocht, drawings: Object.values(STATE.drawings) })
    expect(disk).toMatchObject({ source: 'osm', details: [{ doubt: DOUBT }, { doubt: DOUBT }, { doubt: DOUBT }] })
    const read = readTocht(JSON.stringify(disk))
    const back = read.ok ? fromDisk(read.value, countedIds(), false) : undefined
    expect(back?.drawings.map(routeDoubtsOf)).toEqual([DOUBT, DOUBT, DOUBT])
    expect(back && isFromOsm(back.tocht)).toBe(true)
    expect(isFromOsm(must(STATE.tochten['a']))).toBe(false)
  })

  it('and their source survive a link', async () => {
    const tocht = { ...must(STATE.tochten['a']), source: 'osm' }
    const link = await linkOf('', { tocht, drawings: Object.values(STATE.drawings) })
    const text = await unpackLink(must(linkPayload(must(link))))
    const read = text.ok ? readTocht(text.value) : text
    const back = read.ok ? fromDisk(read.value, countedIds(), false) : undefined
    expect(back && isFromOsm(back.tocht)).toBe(true)
    expect(back?.drawings.map(routeDoubtsOf)).toEqual([DOUBT, DOUBT, DOUBT])
  })
})

it('Load takes the source of the loaded tocht, or none', () => {
  const load = { type: 'replaceDrawings', tocht: 'a', drawings: [drawing('x', LINE)], as: { canvas: SQUARE } } as const
  const loaded = act({ ...load, as: { source: 'osm' } })
  expect(isFromOsm(must(loaded.state.tochten['a']))).toBe(true)
  const again = operate(loaded, { type: 'do', action: load })
  expect(again.state.tochten['a']).not.toHaveProperty('source')
})
