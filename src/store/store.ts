import type { Action, Scope } from '../model/actions'
import type { WholeTocht } from '../model/adopt'
import { operate, type Contents, type Operation } from '../model/contents'
import { lastStep, nextStep, type History } from '../model/history'
import { drawingsTaken } from '../model/taken'
import type { State } from '../model/types'
import { createListeners } from '../storage/listeners'

/** The one place where the tochten change. Plain TypeScript: it outlives every component and needs none. */
export interface Store {
  readonly getState: () => State
  readonly getHistory: () => History
  /** @returns whether it changed anything */
  readonly dispatch: (action: Action) => boolean
  /** @returns how many drawings with ink it took away */
  readonly undo: (scope: Scope) => number
  /** @returns how many drawings with ink it took away */
  readonly redo: (scope: Scope) => number
  /** Keeps a tocht as an earlier version, as it is on this page, because another tab has taken it away. */
  readonly setAside: (whole: WholeTocht) => void
  /** Takes over contents that another page, or a database that answered late, has changed. */
  readonly adopt: (contents: Contents) => void
  readonly subscribe: (listener: () => void) => () => void
}

/** @param save is told of everything that was done before anyone who subscribed */
export const createStore = (
  initial: Contents,
  save: (operation: Operation, before: Contents, after: Contents) => void,
): Store => {
  const { tell, subscribe } = createListeners()
  let contents = initial

  const become = (next: Contents): void => {
    contents = next
    tell()
  }
  const perform = (operation: Operation): boolean => {
    const before = contents
    const after = operate(before, operation)
    if (after === before) return false
    contents = after
    save(operation, before, after)
    become(after)
    return true
  }
  const travel = (operation: Operation): number => {
    const before = contents.state
    perform(operation)
    return [...drawingsTaken(before, contents.state).values()].flat().length
  }

  return {
    getState: () => contents.state,
    getHistory: () => contents.history,
    dispatch: (action) => perform({ type: 'do', action }),
    undo: (scope) => travel({ type: 'undo', scope, seen: lastStep(contents.history, contents.state, scope) }),
    redo: (scope) => travel({ type: 'redo', scope, seen: nextStep(contents.history, scope) }),
    setAside: (whole) => void perform({ type: 'setAside', whole }),
    adopt: become,
    subscribe,
  }
}
