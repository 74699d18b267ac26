import { useMemo, useState } from 'react'
import type { Drawing, DrawingId, State, Tocht, TochtId } from '../model/types'
import { useTochten } from './context'

/** A drawing that is shown, with the state that holds it. */
export interface Seen {
  readonly state: State
  readonly tocht: Tocht
  readonly drawing: Drawing
}

/** The drawing of an editor: `waiting` until it is made, `gone` once it or its tocht was removed. */
export const useSeen = (tochtId: TochtId, drawingId: DrawingId): Seen | 'waiting' | 'gone' => {
  const state = useTochten((all) => all)
  const seen = useMemo(() => seenIn(state, tochtId, drawingId), [state, tochtId, drawingId])
  const [shown, setShown] = useState<DrawingId>()
  if (seen && shown !== drawingId) setShown(drawingId)
  return seen ?? (shown === drawingId ? 'gone' : 'waiting')
}

/** `undefined` if the drawing is not there, or its tocht is in the bin. */
export const seenIn = (state: State, tochtId: TochtId, drawingId: DrawingId): Seen | undefined => {
  const tocht = state.tochten[tochtId]
  const drawing = state.drawings[drawingId]
  if (!tocht?.drawings.includes(drawingId) || !drawing || !state.order.includes(tochtId)) return undefined
  return { state, tocht, drawing }
}
