import { dayOf } from '../model/bin'
import type { Store } from './store'

/**
 * Extends a store so that it counts each day with a change. The bin relies on these days instead of a clock. Starting
 * the app does not count.
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
  return {
    ...store,
    dispatch: (action) => {
      const changed = store.dispatch(action)
      count()
      return changed
    },
    undo: (scope) => {
      const taken = store.undo(scope)
      count()
      return taken
    },
    redo: (scope) => {
      const taken = store.redo(scope)
      count()
      return taken
    },
  }
}
