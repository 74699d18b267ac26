import { dayOf } from '../model/bin'
import type { Store } from './store'

/**
 * Extends a store so that it counts each day with a change. The bin relies on these days instead of a clock. Neither
 * a start of the app nor an action without effect counts.
 * @param now in milliseconds since 1970
 */
export const countDaysOfUse = (store: Store, now: () => number): Store => {
  let counted: number | undefined
  const count = (): void => {
    const day = dayOf(now())
    if (day === counted) return
    counted = day
    store.dispatch({ type: 'countDay', day })
  }
  /** Counts the day if a function changes the state. */
  const counting =
    <In, Out>(act: (input: In) => Out) =>
    (input: In): Out => {
      const before = store.getState()
      const result = act(input)
      if (store.getState() !== before) count()
      return result
    }
  return {
    ...store,
    dispatch: counting(store.dispatch),
    undo: counting(store.undo),
    redo: counting(store.redo),
  }
}
