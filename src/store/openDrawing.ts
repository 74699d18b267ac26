import type { Action } from '../model/changes/actions'
import { reduce } from '../model/changes/reducer'
import { sameElement } from '../model/elements'
import { canvasOf, drawingsOf } from '../model/lookups'
import type { Drawing, DrawingId, State, Tocht, TochtId } from '../model/types'
import type { Store } from './store'

/** A drawing with the state that holds it. */
export interface Found {
  readonly state: State
  readonly tocht: Tocht
  readonly drawing: Drawing
}

/** The drawing that an editor shows. */
export interface Seen extends Found {
  /** The last version before another tab deleted the drawing or its tocht; `undefined` while it exists. */
  readonly deleted?: Found
}

/** The drawing that an editor has open. The editor keeps it even if another tab deletes it. */
export interface OpenDrawing {
  /** `undefined` until the drawing exists. The same object as long as nothing changes. */
  readonly get: () => Seen | undefined
  readonly subscribe: (listener: () => void) => () => void
  /**
   * Dispatches an action. While the drawing is deleted, the action changes the shown copy, which is stored as an
   * earlier version. Once the drawing is back, the action is repeated on it.
   */
  readonly dispatch: (action: Action) => void
}

/** Follows a drawing in the store and keeps its last version. */
export const openDrawing = (
  store: Pick<Store, 'getState' | 'dispatch' | 'saveEarlierVersion' | 'subscribe'>,
  tochtId: TochtId,
  drawingId: DrawingId,
): OpenDrawing => {
  /** `undefined` if the drawing or its tocht is deleted. */
  const findIn = (state: State): Found | undefined => {
    const tocht = state.tochten[tochtId]
    const drawing = state.drawings[drawingId]
    if (!tocht?.drawings.includes(drawingId) || !drawing || !state.order.includes(tochtId)) return undefined
    return { state, tocht, drawing }
  }
  let seen: Seen | undefined = findIn(store.getState())
  let doneSince: readonly Action[] = []

  const look = (): void => {
    const state = store.getState()
    const deleted = seen?.deleted
    if (state === seen?.state && !deleted) return
    const found = findIn(state)
    if (!found) {
      if (seen && !deleted) seen = { ...seen, deleted: seen }
      return
    }
    const actions = deleted ? [...missingStrokes(deleted, found.drawing), ...doneSince] : []
    seen = found
    doneSince = []
    actions.forEach(store.dispatch)
  }

  return {
    get: () => seen,
    subscribe: (listener) => {
      // The store may have changed since the drawing was opened.
      look()
      return store.subscribe(() => {
        look()
        listener()
      })
    },
    dispatch: (action) => {
      if (!seen?.deleted) {
        store.dispatch(action)
        return
      }
      doneSince = [...doneSince, action]
      seen = { ...seen, ...findIn(reduce(seen.state, action).state) }
      store.saveEarlierVersion({ tocht: seen.tocht, drawings: drawingsOf(seen.state, seen.tocht) })
    },
  }
}

/** The last strokes of this tab that the drawing lacks since it was put back. */
const missingStrokes = ({ tocht, drawing: { id, elements } }: Found, back: Drawing): readonly Action[] => {
  const isEarlier = back.elements.every((element, index) => {
    const ours = elements[index]
    return ours && sameElement(element, ours)
  })
  const missing = isEarlier ? elements.slice(back.elements.length) : []
  return missing.map((element) => ({ type: 'addElement', drawing: id, element, canvas: canvasOf(tocht) }))
}
