import { scopeOf, type Action, type Scope } from '../model/actions'
import * as history from '../model/history'
import { reduce, type Reduced } from '../model/reducer'
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

/** @param save is told of every change before anyone who subscribed, with the patches that made it */
export const createStore = (initial: State, save: (state: State, patches: Reduced['patches']) => void): Store => {
  const listeners = new Set<() => void>()
  let state = initial
  let steps = history.EMPTY_HISTORY

  const become = (next: Reduced, nextSteps: history.History): void => {
    state = next.state
    steps = nextSteps
    save(state, next.patches)
    listeners.forEach((listener) => listener())
  }

  return {
    getState: () => state,
    getHistory: () => steps,
    dispatch: (action) => {
      const next = reduce(state, action)
      if (next.patches.length > 0) become(next, history.remember(steps, scopeOf(action), next))
    },
    undo: (scope) => {
      const travelled = history.undo(steps, state, scope)
      if (travelled) become(travelled, travelled.history)
    },
    redo: (scope) => {
      const travelled = history.redo(steps, state, scope)
      if (travelled) become(travelled, travelled.history)
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
