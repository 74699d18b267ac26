import { scopeOf, type Action, type Scope } from '../model/actions'
import * as history from '../model/history'
import { reduce } from '../model/reducer'
import type { State } from '../model/types'

/** The one place where the tochten change. Plain TypeScript: it outlives every component and needs none. */
export interface Store {
  readonly getState: () => State
  readonly getHistory: () => history.History
  readonly dispatch: (action: Action) => void
  readonly undo: (scope: Scope) => void
  readonly redo: (scope: Scope) => void
  readonly subscribe: (listener: () => void) => () => void
}

/** What the tochten are, and what can be undone and redone. */
interface Initial {
  readonly state: State
  readonly history: history.History
}

/** @param save is told of every change before anyone who subscribed, with the patches that made it */
export const createStore = (initial: Initial, save: (change: history.Remembered) => void): Store => {
  const listeners = new Set<() => void>()
  let { state, history: steps } = initial

  const become = (change: history.Remembered): void => {
    state = change.state
    steps = change.history
    save(change)
    listeners.forEach((listener) => listener())
  }

  return {
    getState: () => state,
    getHistory: () => steps,
    dispatch: (action) => {
      const next = reduce(state, action)
      const scope = scopeOf(action)
      if (next.patches.length > 0) become({ ...next, scope, history: history.remember(steps, scope, next) })
    },
    undo: (scope) => {
      const undone = history.undo(steps, state, scope)
      if (undone) become(undone)
    },
    redo: (scope) => {
      const redone = history.redo(steps, state, scope)
      if (redone) become(redone)
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
