import { DEFAULT_CANVAS } from '../constants'
import type { Drawing, DrawingId, Size, State, Tocht, TochtId } from './types'

export const tochtAt = (state: State, index: number): Tocht | undefined => {
  const id = state.order[index]
  return id === undefined ? undefined : state.tochten[id]
}

export const drawingsOf = (state: Pick<State, 'drawings'>, tocht: Pick<Tocht, 'drawings'>): Drawing[] =>
  tocht.drawings.flatMap((id) => state.drawings[id] ?? [])

/** The tocht that holds a drawing; undefined once the drawing was taken out of it. */
export const tochtOf = (state: State, drawing: DrawingId): TochtId | undefined =>
  Object.values(state.tochten).find((tocht) => tocht.drawings.includes(drawing))?.id

/** True while nothing was drawn in any drawing of the tocht, so that its canvas is still open. */
export const isBlank = (state: State, tocht: Tocht): boolean =>
  drawingsOf(state, tocht).every((drawing) => drawing.elements.length === 0)

/** The canvas on which a tocht is drawn; the default for one that was drawn elsewhere and does not say. */
export const canvasOf = (tocht: Tocht): Size => tocht.canvas ?? DEFAULT_CANVAS
