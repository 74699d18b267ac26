import { describe, expect, it } from 'vitest'
import type { Action } from '../../src/model/actions'
import { EMPTY_CONTENTS, operate, type Contents } from '../../src/model/contents'
import { lastStep } from '../../src/model/history'
import { mergedDistance } from '../../src/model/mergedDistance'
import { isFromOsm, routeDoubtsOf } from '../../src/model/routeDoubts'
import type { Drawing, State } from '../../src/model/types'
import { fromDisk, toDisk } from '../../src/storage/format'
import { linkPayload, linkOf, unpackLink } from '../../src/storage/outside/link'
import { readTocht } from '../../src/storage/outside/importText'
import { ARROW, drawing, LINE, stateWith, whole } from '../support/drawings'
import { must } from '../support/must'
import { countedIds } from '../support/storage'

const CANVAS = { width: 500, height: 500 }
const DOUBT = ['narrow', 'a reason of tomorrow']
const doubted = (id: string, distance: number): Drawing => ({ ...drawing(id, LINE), distance, doubt: DOUBT })
const STATE = stateWith(whole([doubted('a1', 100), doubted('a2', 200), doubted('a3', 300)]))
const CONTENTS: Contents = { ...EMPTY_CONTENTS, state: STATE }

const doubtsIn = ({ drawings }: State): readonly (readonly string[])[] => Object.values(drawings).map(routeDoubtsOf)
const act = (action: Action): Contents => operate(CONTENTS, { type: 'do', action })
const undone = (contents: Contents, scope: string): State =>
  operate(contents, { type: 'undo', scope, seen: lastStep(contents.history, contents.state, scope) }).state

describe('the doubts of a drawing that was made from roads', () => {
  it.each<Action>([
    { type: 'addElement', drawing: 'a2', element: ARROW, canvas: CANVAS },
    { type: 'replaceElement', drawing: 'a2', index: 0, was: LINE, element: ARROW },
    { type: 'removeElement', drawing: 'a2', index: 0, was: LINE },
    { type: 'clearDrawing', drawing: 'a2', seen: [LINE] },
    { type: 'setJunction', drawing: 'a2', replaced: [], added: [ARROW], canvas: CANVAS },
    { type: 'acceptDrawing', tocht: 'a', drawing: 'a2' },
  ])('go with $type, and come back with Undo', (action) => {
    const done = act(action)
    expect(doubtsIn(done.state)).toEqual([DOUBT, [], DOUBT])
    expect(done.state.drawings['a2']).not.toHaveProperty('doubt')
    expect(undone(done, 'drawing' in action && 'tocht' in action ? 'a' : 'a2')).toEqual(STATE)
  })

  it.each<Action>([
    { type: 'describeDrawings', tocht: 'a', described: [{ drawing: 'a2', details: { note: 'Mill', distance: 5 } }] },
    { type: 'checkDrawing', tocht: 'a', drawing: 'a2', check: { ok: true, at: 5, seen: '' } },
    { type: 'moveDrawings', tocht: 'a', drawings: ['a2'], before: 'a1' },
    { type: 'clearDrawing', drawing: 'a2', seen: [ARROW] },
    { type: 'setJunction', drawing: 'a2', replaced: [], added: [], canvas: CANVAS },
  ])('stay with $type, which leaves the ink as it is', (action) => {
    expect(doubtsIn(act(action).state)).toEqual([DOUBT, DOUBT, DOUBT])
  })

  it('are copied with the ink', () => {
    const { state } = act({ type: 'duplicateDrawings', tocht: 'a', copies: [{ of: 'a1', id: 'copy' }] })
    expect(routeDoubtsOf(must(state.drawings['copy']))).toEqual(DOUBT)
  })

  it.each([
    ['none', undefined, []],
    ['something else than a list', 'narrow', []],
    ['a list with other things in it', ['far', 5, null], ['far']],
  ])('are read from %s', (_, doubt, reasons) => {
    expect(routeDoubtsOf({ ...drawing('a1'), doubt })).toEqual(reasons)
  })

  it('and the source are written to and read from files and links', () => {
    const tocht = { ...must(STATE.tochten['a']), source: 'osm' }
    const disk = toDisk({ tocht, drawings: Object.values(STATE.drawings) })
    expect(disk).toMatchObject({ source: 'osm', details: [{ doubt: DOUBT }, { doubt: DOUBT }, { doubt: DOUBT }] })
    const read = readTocht(JSON.stringify(disk))
    const back = read.ok ? fromDisk(read.value, countedIds(), false) : undefined
    expect(back?.drawings.map(routeDoubtsOf)).toEqual([DOUBT, DOUBT, DOUBT])
    expect(back && isFromOsm(back.tocht)).toBe(true)
    expect(isFromOsm(must(STATE.tochten['a']))).toBe(false)
  })

  it('and the source survive a link', async () => {
    const tocht = { ...must(STATE.tochten['a']), source: 'osm' }
    const link = await linkOf('', { tocht, drawings: Object.values(STATE.drawings) })
    const text = await unpackLink(must(linkPayload(must(link))))
    const read = text.ok ? readTocht(text.value) : text
    const back = read.ok ? fromDisk(read.value, countedIds(), false) : undefined
    expect(back && isFromOsm(back.tocht)).toBe(true)
    expect(back?.drawings.map(routeDoubtsOf)).toEqual([DOUBT, DOUBT, DOUBT])
  })
})

it.each([
  [100, 200, 300],
  [undefined, 200, undefined],
  [100, undefined, undefined],
  [999_000, 999_000, 999_999],
])('distances of %s and %s are one of %s, where the drawing between is left out', (one, other, merged) => {
  expect(mergedDistance(one, other)).toBe(merged)
})

const leaveOut = (id: string): Action => ({ type: 'deleteDrawings', tocht: 'a', drawings: [id], passed: true })
const ways = ({ tochten, drawings }: State): readonly unknown[] => {
  const tocht = must(tochten['a'])
  return [tocht.sheet?.toFirst, ...tocht.drawings.map((id) => drawings[id]?.distance)]
}
const fromStart = (toFirst: number): Contents =>
  operate(CONTENTS, { type: 'do', action: { type: 'setSheet', tocht: 'a', choices: { toFirst } } })

describe('deleting a drawing that the route still passes', () => {
  it.each([
    ['a1', [140, 200, 300]],
    ['a2', [40, 300, 300]],
    ['a3', [40, 100, 500]],
  ])('%s gives its distance to the one before, or to the way from the start, in one step of Undo', (id, expected) => {
    const before = fromStart(40)
    const done = operate(before, { type: 'do', action: leaveOut(id) })
    expect(ways(done.state)).toEqual(expected)
    expect(undone(done, 'a')).toEqual(before.state)
  })

  it('leaves the distance unknown if a part is unknown', () => {
    expect(ways(act(leaveOut('a1')).state)).toEqual([undefined, 200, 300])
    const noDistance = act({ type: 'describeDrawings', tocht: 'a', described: [{ drawing: 'a1', details: {} }] })
    const done = operate(noDistance, { type: 'do', action: leaveOut('a2') })
    expect(ways(done.state)).toEqual([undefined, undefined, 300])
    expect(done.state.drawings['a1']).not.toHaveProperty('distance')
  })

  it('keeps the other choices of the sheet', () => {
    const before = operate(fromStart(40), {
      type: 'do',
      action: { type: 'setSheet', tocht: 'a', choices: { legend: true } },
    })
    const done = operate(before, { type: 'do', action: leaveOut('a1') })
    expect(done.state.tochten['a']?.sheet).toMatchObject({ toFirst: 140, legend: true })
  })

  it('changes nothing if it is gone', () => {
    expect(act(leaveOut('gone'))).toBe(CONTENTS)
  })
})

it('Load takes the source of the loaded tocht, or none', () => {
  const load = { type: 'replaceDrawings', tocht: 'a', drawings: [drawing('x', LINE)], canvas: CANVAS } as const
  const loaded = act({ ...load, source: 'osm' })
  expect(isFromOsm(must(loaded.state.tochten['a']))).toBe(true)
  const again = operate(loaded, { type: 'do', action: load })
  expect(again.state.tochten['a']).not.toHaveProperty('source')
})
