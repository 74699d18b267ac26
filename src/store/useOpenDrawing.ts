import { useMemo, useSyncExternalStore } from 'react'
import type { DrawingId, TochtId } from '../model/types'
import { useServices } from './context'
import { openDrawing, type OpenDrawing, type Seen } from './openDrawing'

export interface Opened extends Pick<OpenDrawing, 'dispatch'> {
  readonly seen: Seen
}

/** The drawing that an editor has open; `undefined` until it exists. */
export const useOpenDrawing = (tocht: TochtId, drawing: DrawingId): Opened | undefined => {
  const { store } = useServices()
  const open = useMemo(() => openDrawing(store, tocht, drawing), [store, tocht, drawing])
  const seen = useSyncExternalStore(open.subscribe, open.get)
  return seen && { seen, dispatch: open.dispatch }
}
