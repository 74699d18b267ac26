import { useNavigate } from 'react-router-dom'
import { MOST_DRAWINGS } from '../../constants'
import type { DrawingId, State, Tocht } from '../../model/types'
import { newId } from '../../platform/newId'
import { useServices } from '../../store/context'
import { editorPath } from '../paths'

export interface DrawingNavigation {
  readonly index: number
  /** To the one before; from the first to the last. */
  readonly previous: () => void
  /** To the one after, which is made if there is none yet; undefined where no more fit. */
  readonly next: (() => void) | undefined
}

/** From drawing to drawing, in the place of the present one, so that Back leads out of them all. */
export const useDrawingNavigation = (state: State, tocht: Tocht, drawing: DrawingId): DrawingNavigation => {
  const navigate = useNavigate()
  const { store } = useServices()
  const index = tocht.drawings.indexOf(drawing)
  const last = tocht.drawings.length - 1
  const go = (to: number): void =>
    void navigate(editorPath(state.order.indexOf(tocht.id), tocht.style, to), { replace: true })
  const next = (): void => {
    if (index === last) {
      store.dispatch({ type: 'addDrawings', tocht: tocht.id, drawings: [{ id: newId(), elements: [] }] })
    }
    go(index + 1)
  }
  return {
    index,
    previous: () => go(index === 0 ? last : index - 1),
    next: index + 1 < MOST_DRAWINGS ? next : undefined,
  }
}
