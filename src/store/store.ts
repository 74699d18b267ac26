import type { Action, Scope } from '../model/changes/actions'
import { removedDrawings } from '../model/changes/removedDrawings'
import { operate, type Contents, type Operation } from '../model/contents'
import type { State } from '../model/types'
import { lastStep, nextStep } from '../model/undo/history'
import type { History } from '../model/undo/step'
import { createListeners } from '../storage/listeners'

/** The only place where the state changes. Plain TypeScript, independent of React. */
export interface Store {
  readonly getContents: () => Contents
  readonly getState: () => State
  readonly getHistory: () => History
  /** @returns whether it changed anything */
  readonly dispatch: (action: Action) => boolean
  /** @returns the number of drawings with elements that it removed */
  readonly undo: (scope: Scope) => number
  /** @returns the number of drawings with elements that it removed */
  readonly redo: (scope: Scope) => number
  /**
   * Replaces the contents by those of the journal, when another tab or a database that answered late has changed them.
   */
  readonly replaceContents: (contents: Contents) => void
  readonly subscribe: (listener: () => void) => () => void
}

/** @param save called for each operation that changes the contents, before the subscribers */
export const createStore = (
  initial: Contents,
  save: (operation: Operation, before: Contents, after: Contents) => void,
): Store => {
  const { notify, subscribe } = createListeners()
  let contents = initial

  const become = (next: Contents): void => {
    contents = next
    notify()
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
  const undoOrRedo = (operation: Operation): number => {
    const before = contents.state
    perform(operation)
    return [...removedDrawings(before, contents.state).values()].flat().length
  }

  return {
    getContents: () => contents,
    getState: () => contents.state,
    getHistory: () => contents.history,
    dispatch: (action) => perform({ type: 'do', action }),
    undo: (scope) => undoOrRedo({ type: 'undo', scope, seen: lastStep(contents.history, contents.state, scope) }),
    redo: (scope) => undoOrRedo({ type: 'redo', scope, seen: nextStep(contents.history, scope) }),
    replaceContents: become,
    subscribe,
  }
}
