import { describe, expect, it } from 'vitest'
import { MIRROR_KEY } from '../../../src/constants'
import { HOME_SCOPE, type Action, type Scope } from '../../../src/model/changes/actions'
import type { DrawingElement } from '../../../src/model/types'
import { canRedo, canUndo, MOST_UNDO_STEPS } from '../../../src/model/undo/history'
import { mirrorText } from '../../../src/storage/mirror/mirror'
import { createStore, type Store } from '../../../src/store/store'
import { state as anyState } from '../../support/arbitraries'
import { ARROW, DASHED, drawing, idOf, LINE, SQUARE, stateWith, whole } from '../../support/drawings'
import { actionOf, MIXED_MOVES, mixedMoves, type Move } from '../../support/moves'
import { fc } from '../../support/properties'
import { fakeDatabase, fakeStorage, recordsOf, saved, startApp, storedIn } from '../../support/storage'

const [a, a1, a2, b, b1, x1] = [idOf('a'), idOf('a1'), idOf('a2'), idOf('b'), idOf('b1'), idOf('x1')]
const START = stateWith(whole([drawing(a1), drawing(a2)], { id: a }), whole([drawing(b1)], { id: b }))
const add = (id: string, element: DrawingElement = LINE): Action => ({
  type: 'addElement',
  drawing: id,
  element,
  canvas: SQUARE,
})
const load: Action = { type: 'replaceDrawings', tocht: a, drawings: [drawing(x1, ARROW)], as: { canvas: SQUARE } }

/** A device on which the app was started; `reload` starts it again on the stored data. */
const device = async () => {
  const fake = fakeDatabase(recordsOf(START, 5))
  const storage = fakeStorage()
  const started = await startApp(fake.database, storage)
  let { persistence } = started
  const reload = async () => {
    await saved(persistence)
    const app = await startApp(fake.database, storage)
    persistence = app.persistence
    return app
  }
  const act = (...actions: readonly Action[]): void => actions.forEach(started.store.dispatch)
  const stepRecords = () => [...fake.records.keys()].filter((key) => /^(history|steps)\//.test(key)).toSorted()
  return { fake, storage, store: started.store, act, reload, stepRecords, settled: () => saved(persistence) }
}

const inkOf = (store: Store) => store.getState().drawings[a1]?.elements
const back = (store: Store, scope: Scope, times = 1): void => {
  for (let time = 0; time < times; time += 1) store.undo(scope)
}
const forth = (store: Store, scope: Scope, times = 1): void => {
  for (let time = 0; time < times; time += 1) store.redo(scope)
}
const undoable = (store: Store, scope: Scope): boolean => canUndo(store.getHistory(), store.getState(), scope)
const redoable = (store: Store, scope: Scope): boolean => canRedo(store.getHistory(), scope)

/** A device whose tab closed with one more stroke in a1, which is in the mirror but was not committed. */
const closedBeforeCommit = async () => {
  const one = await device()
  one.act(add(a1), add(a2), add(b1), { type: 'renameTocht', tocht: a, name: 'Other' })
  await one.settled()
  const state = one.store.getState()
  const later = { ...state, drawings: { ...state.drawings, [a1]: drawing(a1, LINE, ARROW) } }
  one.storage.setItem(MIRROR_KEY, mirrorText(later, { state, tochten: (await storedIn(one.fake.records)).tochten }))
  return one
}

describe('after a reload', () => {
  it('a new stroke leaves nothing to redo, also after the next reload', async () => {
    const { act, store: before, reload } = await device()
    act(add(a1), add(a1, ARROW), add(a1, ARROW))
    back(before, a1, 2)
    const { store } = await reload()
    store.dispatch(add(a1, DASHED))
    const { store: later } = await reload()
    expect(redoable(later, a1)).toBe(false)
    back(later, a1)
    expect(inkOf(later)).toEqual([LINE])
  })

  it.each<[string, Scope, Action]>([
    ['a rename', a, { type: 'renameTocht', tocht: a, name: 'Other' }],
    ['a new drawing', a, { type: 'addDrawings', tocht: a, drawings: [drawing(x1, LINE)] }],
    ['Load', a, load],
    ['a deleted tocht', HOME_SCOPE, { type: 'deleteTocht', tocht: a, when: 5 }],
    ['a new tocht', HOME_SCOPE, { type: 'addTocht', ...whole([drawing(x1)], { id: idOf('c') }) }],
  ])('%s is taken back and done again', async (_, scope, action) => {
    const { act, reload, store: before } = await device()
    act(action)
    const { store } = await reload()
    back(store, scope)
    expect(store.getState()).toEqual(START)
    const { store: later } = await reload()
    forth(later, scope)
    expect(later.getState()).toEqual(before.getState())
  })

  it('a restored drawing has its own steps again', async () => {
    const { act, reload } = await device()
    act(add(a1), { type: 'clearDrawing', drawing: a1, seen: [LINE] }, load, { type: 'deleteTocht', tocht: a, when: 5 })
    const { store } = await reload()
    back(store, HOME_SCOPE)
    back(store, a)
    back(store, a1)
    expect(inkOf(store)).toEqual([LINE])
  })

  it('as many steps exist as promised, and then the last element is removed', async () => {
    const { act, reload, stepRecords, settled } = await device()
    act(...Array.from({ length: MOST_UNDO_STEPS + 2 }, () => add(a1)))
    await settled()
    expect(stepRecords()).toHaveLength(MOST_UNDO_STEPS + 1)
    const { store } = await reload()
    back(store, a1, MOST_UNDO_STEPS + 2)
    expect(inkOf(store)).toEqual([])
    const { store: later } = await reload()
    forth(later, a1, MOST_UNDO_STEPS + 2)
    expect(inkOf(later)).toHaveLength(MOST_UNDO_STEPS + 2)
  })

  it('a stroke that is only in the mirror is undone, and then those before it', async () => {
    const { reload, stepRecords, settled } = await closedBeforeCommit()
    const { store } = await reload()
    await settled()
    expect(inkOf(store)).toEqual([LINE, ARROW])
    expect(redoable(store, a1)).toBe(false)
    expect(Object.keys(store.getHistory()).toSorted()).toEqual([a, a1, a2, b1].toSorted())
    expect(stepRecords()).toEqual(expect.arrayContaining([`steps/${a1}/0`, `steps/${a1}/1`]))
    back(store, a1)
    expect(inkOf(store)).toEqual([LINE])
    back(store, a1)
    expect(inkOf(store)).toEqual([])
  })
})

describe('steps are forgotten, and nothing else,', () => {
  it('of a scope with a missing step', async () => {
    const { act, reload, fake, settled } = await device()
    act(add(a1), add(a1), add(a2))
    await settled()
    fake.records.delete(`steps/${a1}/0`)
    const { store } = await reload()
    expect(Object.keys(store.getHistory())).toEqual([a2])
    back(store, a1)
    expect(inkOf(store)).toEqual([LINE])
  })

  it('of something deleted that no step can restore', async () => {
    const { act, store, reload, stepRecords, settled } = await device()
    act({ type: 'addDrawings', tocht: a, drawings: [drawing(x1)] }, add(x1))
    store.undo(a)
    await settled()
    expect(stepRecords()).toContain(`history/${x1}`)
    act({ type: 'renameTocht', tocht: a, name: 'Other' })
    await reload()
    await settled()
    expect(stepRecords()).toEqual([`history/${a}`, `steps/${a}/0`])
  })

  it('that cannot be parsed, as soon as Undo needs one of them; Undo then removes the last element', async () => {
    const { act, reload, fake, stepRecords, settled } = await device()
    act(add(a1), add(a1, ARROW))
    await settled()
    fake.records.set(`steps/${a1}/1`, { rev: 6, value: { text: '{"patches":[', names: [] } })
    const { store } = await reload()
    back(store, a1)
    expect(inkOf(store)).toEqual([LINE])
    await settled()
    expect(stepRecords()).toEqual([`history/${a1}`, `steps/${a1}/-1`])
    forth(store, a1)
    expect(inkOf(store)).toEqual([LINE, ARROW])
  })
})

const applied = (store: Store, move: Move): void => {
  if ('scope' in move) store[move.type](move.scope)
  else store.dispatch(actionOf(store.getState(), move))
}

const scopesOf = ({ getState, getHistory }: Store): Scope[] =>
  [HOME_SCOPE, ...Object.keys({ ...getState().tochten, ...getState().drawings, ...getHistory() })].toSorted()

/** The visible state of a scope: whether Undo and Redo are enabled, and its content. */
const seen = (store: Store, scope: Scope): unknown => {
  const { order, tochten, drawings } = store.getState()
  const about = scope === HOME_SCOPE ? order : (tochten[scope] ?? drawings[scope])
  return about && [undoable(store, scope), redoable(store, scope), about]
}

/** Undoes and redoes everything in every scope. */
const walk = (store: Store, scopes: readonly Scope[]): unknown[] =>
  scopes.map((scope) => {
    const each = Array.from({ length: 2 * MIXED_MOVES }, (_, step) => {
      store[step < MIXED_MOVES ? 'undo' : 'redo'](scope)
      return seen(store, scope)
    })
    return [each, store.getState()]
  })

it('any moves in all scopes give the same result with reloads in between as without', async () => {
  const reloads = fc.array(fc.boolean(), { minLength: MIXED_MOVES, maxLength: MIXED_MOVES })
  await fc.assert(
    fc.asyncProperty(anyState, mixedMoves, reloads, async (start, moves, reloadAfter) => {
      const { database } = fakeDatabase(recordsOf(start, 5))
      const storage = fakeStorage()
      let app = await startApp(database, storage)
      const reload = async () => {
        await saved(app.persistence)
        app = await startApp(database, storage)
        return app.store
      }
      const steady = createStore({ state: start, history: {} }, () => undefined)
      let { store } = app
      for (const [place, move] of moves.entries()) {
        applied(steady, move)
        applied(store, move)
        if (reloadAfter[place]) store = await reload()
        expect(store.getState()).toEqual(steady.getState())
      }
      const scopes = scopesOf(steady)
      expect(walk(await reload(), scopes)).toEqual(walk(steady, scopes))
    }),
  )
}, 60_000)
