import { DEFAULT_CANVAS } from '../constants'
import type { Drawing, DrawingId, Size, State, Tocht, TochtId, WholeTocht } from './types'

export const tochtAt = (state: State, index: number): Tocht | undefined => {
  const id = state.order[index]
  return id === undefined ? undefined : state.tochten[id]
}

/** The tochten in their order. */
export const listedTochten = (state: Pick<State, 'order' | 'tochten'>): Tocht[] =>
  state.order.flatMap((id) => state.tochten[id] ?? [])

export const drawingsOf = (state: Pick<State, 'drawings'>, tocht: Pick<Tocht, 'drawings'>): Drawing[] =>
  tocht.drawings.flatMap((id) => state.drawings[id] ?? [])

/** A tocht with its drawings; `undefined` once it is gone. */
export const wholeIn = (state: Pick<State, 'tochten' | 'drawings'>, id: TochtId): WholeTocht | undefined => {
  const tocht = state.tochten[id]
  return tocht && { tocht, drawings: drawingsOf(state, tocht) }
}

/** The tocht that holds a drawing; `undefined` once the drawing was removed. */
export const tochtOf = (state: State, drawing: DrawingId): TochtId | undefined =>
  Object.values(state.tochten).find((tocht) => tocht.drawings.includes(drawing))?.id

/** Whether no drawing of the tocht has elements, so that its canvas can still change. */
export const isBlank = (state: State, tocht: Tocht): boolean =>
  drawingsOf(state, tocht).every((drawing) => drawing.elements.length === 0)

/** The canvas of a tocht; the default if it states none. */
export const canvasOf = (tocht: Tocht): Size => tocht.canvas ?? DEFAULT_CANVAS

/** A table without these ids. */
export const without = <T>(table: Readonly<Record<string, T>>, ids: readonly string[]): Readonly<Record<string, T>> => {
  const gone = new Set(ids)
  return Object.fromEntries(Object.entries(table).filter(([id]) => !gone.has(id)))
}
