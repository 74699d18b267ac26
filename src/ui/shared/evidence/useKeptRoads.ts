import { useEffect, useState } from 'react'
import type { TochtId } from '../../../model/types'
import { useServices } from '../../../store/context'
import { keptRoadsOf, readRoads, sweepRoads, type KeptRoads } from './keptRoads'

/**
 * The roads of a tocht, from memory or from this device; `isRead` is false until it is known whether there are any.
 * Roads that are no longer needed are removed when the screen is left.
 */
export const useKeptRoads = (tocht: TochtId): { readonly kept: KeptRoads | undefined; readonly isRead: boolean } => {
  const { store } = useServices()
  const [read, setRead] = useState<TochtId>()
  useEffect(() => {
    let isCurrent = true
    if (!keptRoadsOf(tocht)) void readRoads(tocht).then(() => isCurrent && setRead(tocht))
    return () => {
      isCurrent = false
      void sweepRoads(store.getState())
    }
  }, [tocht, store])
  const kept = keptRoadsOf(tocht)
  return { kept, isRead: kept !== undefined || read === tocht }
}
