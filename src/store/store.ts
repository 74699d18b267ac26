import type { Action, Scope } from '../model/actions'
import { operate, type Contents, type Operation } from '../model/contents'
import { lastStep, nextStep, type History } from '../model/history'
import type { State } from '../model/types'

/** The one place where the tochten change. Plain TypeScript: it outlives every component and needs none. */
export interface Store {
  readonly getState: () => State
  readonly getHistory: () => History
  readonly dispatch: (action: Action) => void
  readonly undo: (scope: Scope) => void
  readonly redo: (scope: Scope) => void
  /** Takes over contents that another page, or a database that answered late, has changed. */
  readonly adopt: (contents: Contents) => void
  readonly subscribe: (listener: () => void) => () => void
}

/** @param save is told of everything that was done before anyone who subscribed */
export const createStore = (
  initial: Contents,
  save: (operation: Operation, before: Contents, after: Contents) => void,
): Store => {
  const listeners = new Set<() => void>()
  let contents = initial

  const become = (next: Contents): void => {
    contents = next
    listeners.forEach((listener) => listener())
  }
  const perform = (operation: Operation): void => {
    const before = contents
    const after = operate(before, operation)
    if (after === before) return
    contents = after
    save(operation, before, after)
    become(after)
  }

  return {
    getState: () => contents.state,
    getHistory: () => contents.history,
    dispatch: (action) => perform({ type: 'do', action }),
    undo: (scope) => perform({ type: 'undo', scope, seen: lastStep(contents.history, scope) }),
    redo: (scope) => perform({ type: 'redo', scope, seen: nextStep(contents.history, scope) }),
    adopt: become,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
