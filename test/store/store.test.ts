import { describe, expect, it, vi } from 'vitest'
import { HOME_SCOPE, type Action } from '../../src/model/changes/actions'
import type { Contents, Operation } from '../../src/model/contents'
import { canUndo, EMPTY_HISTORY } from '../../src/model/undo/history'
import { createStore } from '../../src/store/store'
import { ARROW, drawing, LINE, SQUARE, stateWith, whole } from '../support/drawings'

const START = stateWith(whole([drawing('a1'), drawing('a2')]))
const AT_START = { state: START, history: EMPTY_HISTORY }
const add = (id: string): Action => ({ type: 'addElement', drawing: id, element: LINE, canvas: SQUARE })

const open = () => {
  const save = vi.fn<(operation: Operation, before: Contents, after: Contents) => void>()
  const store = createStore(AT_START, save)
  const listener = vi.fn<() => void>()
  const leave = store.subscribe(listener)
  return { store, save, listener, leave }
}

describe('the store', () => {
  it('changes by actions, and saves each once, with the contents before and after', () => {
    const { store, save } = open()
    store.dispatch(add('a1'))
    const after = { state: store.getState(), history: store.getHistory() }
    expect(after.state.drawings.a1?.elements).toEqual([LINE])
    expect(save.mock.calls).toEqual([[{ type: 'do', action: add('a1') }, AT_START, after]])
  })

  it('takes the contents of the journal and notifies, without saving them again', () => {
    const { store, save, listener } = open()
    const other = { state: stateWith(whole([drawing('a1', ARROW)])), history: EMPTY_HISTORY }
    store.replaceContents(other)
    expect(store.getState()).toBe(other.state)
    expect(listener).toHaveBeenCalledTimes(1)
    expect(save).not.toHaveBeenCalled()
  })

  it('changes first, then saves, then notifies', () => {
    const order: string[] = []
    const note = (what: string) => void order.push(`${what} ${store.getState().drawings.a1?.elements.length}`)
    const store = createStore(AT_START, () => note('save'))
    store.subscribe(() => note('told'))
    store.dispatch(add('a1'))
    expect(order).toEqual(['save 1', 'told 1'])
  })

  it('neither saves nor notifies nor remembers an action that changes nothing', () => {
    const { store, save, listener } = open()
    store.dispatch(add('gone'))
    store.dispatch({ type: 'renameTocht', tocht: 'a', name: 'Tocht 1' })
    expect(save).not.toHaveBeenCalled()
    expect(listener).not.toHaveBeenCalled()
    expect(store.getState()).toBe(START)
    expect(canUndo(store.getHistory(), store.getState(), 'gone')).toBe(false)
  })
})

describe('undo and redo', () => {
  it('change the state, save the step that they apply to, and notify', () => {
    const { store, save, listener } = open()
    store.dispatch(add('a1'))
    store.undo('a1')
    expect(store.getState().drawings.a1?.elements).toEqual([])
    store.redo('a1')
    expect(store.getState().drawings.a1?.elements).toEqual([LINE])
    expect(save.mock.calls.slice(1).map(([operation]) => operation)).toEqual([
      {
        type: 'undo',
        scope: 'a1',
        seen: expect.objectContaining({ patches: expect.any(Array) as unknown }) as unknown,
      },
      {
        type: 'redo',
        scope: 'a1',
        seen: expect.objectContaining({ patches: expect.any(Array) as unknown }) as unknown,
      },
    ])
    expect(listener).toHaveBeenCalledTimes(3)
  })

  it('do nothing if there is nothing to undo or redo', () => {
    const { store, save, listener } = open()
    store.undo('a1')
    store.redo('a1')
    store.undo(HOME_SCOPE)
    expect(save).not.toHaveBeenCalled()
    expect(listener).not.toHaveBeenCalled()
  })

  it('continue where an earlier session ended', () => {
    const before = open().store
    before.dispatch(add('a1'))
    before.dispatch(add('a1'))
    before.undo('a1')
    const store = createStore({ state: before.getState(), history: before.getHistory() }, () => undefined)
    store.redo('a1')
    expect(store.getState().drawings.a1?.elements).toEqual([LINE, LINE])
    store.undo('a1')
    store.undo('a1')
    expect(store.getState()).toEqual(START)
  })

  it('discard a step that no longer applies, which changes nothing and disables Undo', () => {
    const { store, save } = open()
    store.dispatch({ type: 'addDrawings', tocht: 'a', drawings: [drawing('a3')] })
    const later = createStore({ state: START, history: store.getHistory() }, save)
    later.undo('a')
    expect(later.getState()).toBe(START)
    expect(canUndo(later.getHistory(), later.getState(), 'a')).toBe(false)
    expect(save.mock.lastCall?.[2]).toEqual({ state: START, history: {} })
  })
})
