import { LAST_TOCHT_KEY } from '../../constants'
import type { TochtId } from '../../model/types'
import { localStorageOrMemory, writeQuietly } from './safeStorage'

const storage = localStorageOrMemory()

/** The tocht that was opened last on this device. */
export const lastTocht = (): TochtId | undefined => storage.getItem(LAST_TOCHT_KEY) ?? undefined

export const keepLastTocht = (tocht: TochtId): void => void writeQuietly(storage, LAST_TOCHT_KEY, tocht)
