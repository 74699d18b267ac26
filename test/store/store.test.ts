import { describe, expect, it, vi } from 'vitest'
import { HOME_SCOPE, type Action } from '../../src/model/actions'
import { reduce, type Reduced } from '../../src/model/reducer'
import type { State } from '../../src/model/types'
import { canRedo, canUndo } from '../../src/model/history'
import { createStore } from '../../src/store/store'
import { changedRecords } from '../../src/storage/records'
import { ARROW, drawing, LINE, stateWith, whole } from '../support/drawings'

const CANVAS = { width: 500, height: 500 }
const START = stateWith(whole([drawing('a1'), drawing('a2')]))
const add = (id: string): Action => ({ type: 'addElement', drawing: id, element: LINE, canvas: CANVAS })

const open = () => {
  const save = vi.fn<(state: State, patches: Reduced['patches']) => void>()
  const store = createStore(START, save)
  const listener = vi.fn<() => void>()
  const leave = store.subscribe(listener)
  return { store, save, listener, leave }
}

describe('the store', () => {
  it('holds what it was given, and says nothing', () => {
    const { store, save, listener } = open()
    expect(store.getState()).toBe(START)
    expect(save).not.toHaveBeenCalled()
    expect(listener).not.toHaveBeenCalled()
  })

  it('changes by actions, and saves each change once with its patches', () => {
    const { store, save } = open()
    store.dispatch(add('a1'))
    const done = reduce(START, add('a1'))
    expect(store.getState()).toEqual(done.state)
    expect(save.mock.calls).toEqual([[done.state, done.patches]])
  })

  it('is saved before anyone is told', () => {
    const order: string[] = []
    const store = createStore(START, () => void order.push('save'))
    store.subscribe(() => void order.push(`told ${store.getState().drawings.a1?.elements.length}`))
    store.dispatch(add('a1'))
    expect(order).toEqual(['save', 'told 1'])
  })

  it('an action that changes nothing is neither saved nor told nor remembered', () => {
    const { store, save, listener } = open()
    store.dispatch(add('gone'))
    store.dispatch({ type: 'renameTocht', tocht: 'a', name: 'Tocht 1' })
    expect(save).not.toHaveBeenCalled()
    expect(listener).not.toHaveBeenCalled()
    expect(store.getState()).toBe(START)
    expect(canUndo(store.getHistory(), store.getState(), 'gone')).toBe(false)
  })

  it('tells nobody who has left', () => {
    const { store, listener, leave } = open()
    leave()
    store.dispatch(add('a1'))
    expect(listener).not.toHaveBeenCalled()
  })

  it('does not let a state that was handed out change', () => {
    const { store } = open()
    store.dispatch(add('a1'))
    const before = store.getState()
    const copy = structuredClone(before)
    store.dispatch(add('a1'))
    expect(before).toEqual(copy)
  })
})

describe('undo and redo', () => {
  it('change the state, are saved with the records that they touch, and told', () => {
    const { store, save, listener } = open()
    store.dispatch(add('a1'))
    store.undo('a1')
    expect(store.getState().drawings.a1?.elements).toEqual([])
    store.redo('a1')
    expect(store.getState().drawings.a1?.elements).toEqual([LINE])
    const touched = save.mock.calls.map(([, patches]) => Array.from(changedRecords(patches)))
    expect(touched).toEqual([['drawings/a1'], ['drawings/a1'], ['drawings/a1']])
    expect(listener).toHaveBeenCalledTimes(3)
  })

  it('do nothing where there is nothing to undo or redo', () => {
    const { store, save, listener } = open()
    store.undo('a1')
    store.redo('a1')
    store.undo(HOME_SCOPE)
    expect(save).not.toHaveBeenCalled()
    expect(listener).not.toHaveBeenCalled()
  })

  it('can be told from the history', () => {
    const { store } = open()
    store.dispatch(add('a1'))
    expect(canUndo(store.getHistory(), store.getState(), 'a1')).toBe(true)
    expect(canUndo(store.getHistory(), store.getState(), 'a2')).toBe(false)
    store.undo('a1')
    expect(canRedo(store.getHistory(), 'a1')).toBe(true)
  })

  it('bring a deleted tocht back, at its place', () => {
    const start = stateWith(whole([drawing('a1', LINE)]), whole([drawing('b1', ARROW)], { id: 'b' }))
    const store = createStore(start, () => undefined)
    store.dispatch({ type: 'deleteTocht', tocht: 'a' })
    expect(store.getState().order).toEqual(['b'])
    store.undo(HOME_SCOPE)
    expect(store.getState()).toEqual(start)
  })
})
