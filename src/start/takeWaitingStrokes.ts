import { WAITING_STROKES_KEY } from '../constants'
import { fittedOn } from '../geometry/transform'
import { tochtAt, tochtOf } from '../model/lookups'
import type { DrawingElement, DrawingId, Size } from '../model/types'
import { hash } from '../model/hash'
import type { SafeStorage } from '../storage/settings/safeStorage'
import type { Store } from '../store/store'

/** A stroke that was drawn before the app had started, and that an older build stored for the tab. */
interface WaitingStroke {
  /** `undefined` for a drawing that had no id yet. */
  readonly drawing: DrawingId | undefined
  readonly tocht: number
  readonly index: number
  readonly element: DrawingElement
  /** The canvas it was drawn on. */
  readonly canvas: Size
}

/** Adds the waiting strokes once. Drops strokes whose drawing is gone. */
export const takeWaitingStrokes = (store: Pick<Store, 'getState' | 'dispatch'>, session: SafeStorage): void => {
  const strokes = waitingStrokes(session)
  session.removeItem(WAITING_STROKES_KEY)
  for (const { drawing: known, tocht, index, element, canvas } of strokes) {
    const state = store.getState()
    const drawing = known ?? tochtAt(state, tocht)?.drawings[index]
    if (drawing === undefined || !state.drawings[drawing]) continue
    const under = state.tochten[tochtOf(state, drawing) ?? '']?.canvas ?? canvas
    store.dispatch({ type: 'addElement', drawing, element: fittedOn(element, canvas, under), canvas: under })
  }
}

/** Empty if the text is damaged. */
const waitingStrokes = (session: SafeStorage): readonly WaitingStroke[] => {
  const kept = session.getItem(WAITING_STROKES_KEY) ?? ''
  const text = kept.slice(hash('').length)
  return text !== '' && kept === `${hash(text)}${text}` ? (JSON.parse(text) as WaitingStroke[]) : []
}
