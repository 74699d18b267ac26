import type { TochtId } from '../../model/types'
import { localStorageOrMemory, writeQuietly } from './safeStorage'

/** The id of the last opened tocht. */
const LAST_TOCHT_KEY = 'tochten-last'

const storage = localStorageOrMemory()

/** The tocht that was opened last on this device. */
export const lastTocht = (): TochtId | undefined => storage.getItem(LAST_TOCHT_KEY) ?? undefined

export const saveLastTocht = (tocht: TochtId): void => void writeQuietly(storage, LAST_TOCHT_KEY, tocht)
