import { createContext, use, useSyncExternalStore } from 'react'
import type { State } from '../model/types'
import type { History } from '../model/undo/step'
import type { Database } from '../storage/database/database'
import type { MirrorWriter } from '../storage/mirror/mirrorWriter'
import type { Persistence, SaveStatus } from '../storage/persistence'
import type { Preferences, PreferenceStore } from '../storage/settings/preferences'
import type { Store } from './store'

/** The services that the screens use, created once at start. */
export interface Services {
  readonly store: Store
  readonly preferences: PreferenceStore
  readonly persistence: Pick<Persistence, 'status' | 'subscribe' | 'isMirrorOnly' | 'onLeftUndone'>
  readonly mirrorWriter: Pick<MirrorWriter, 'hasRefused' | 'subscribe'>
  /** The database, for the records beside the tochten (`earlier` and `leftPlaces` in `storage/database`). */
  readonly database: Database
  /** The number of tochten that could not be read at start. */
  readonly unreadable: number
}

export const ServicesContext = createContext<Services | undefined>(undefined)

export const useServices = (): Services => {
  const services = use(ServicesContext)
  if (!services) throw new Error('No services above this component')
  return services
}

/** A part of the state; the component renders again when it changes. The selector must not create objects. */
export const useTochten = <T>(select: (state: State) => T): T => {
  const { store } = useServices()
  return useSyncExternalStore(store.subscribe, () => select(store.getState()))
}

export const useHistory = <T>(select: (history: History, state: State) => T): T => {
  const { store } = useServices()
  return useSyncExternalStore(store.subscribe, () => select(store.getHistory(), store.getState()))
}

export const usePreferences = (): Preferences => {
  const { preferences } = useServices()
  return useSyncExternalStore(preferences.subscribe, preferences.get)
}

export const useSaveStatus = (): SaveStatus => {
  const { persistence } = useServices()
  return useSyncExternalStore(persistence.subscribe, persistence.status)
}

/** Whether the mirror is the only copy, because the database could not be read yet. */
export const useIsMirrorOnly = (): boolean => {
  const { persistence } = useServices()
  return useSyncExternalStore(persistence.subscribe, persistence.isMirrorOnly)
}

/** Whether local storage, full or forbidden, has refused to store the mirror since the app was opened. */
export const useMirrorRefused = (): boolean => {
  const { mirrorWriter } = useServices()
  return useSyncExternalStore(mirrorWriter.subscribe, mirrorWriter.hasRefused)
}
