import { LAST_TOCHT_KEY, LEFT_KEY } from '../../constants'
import { isObject } from '../../model/isObject'
import type { DrawingId, TochtId } from '../../model/types'
import { localStorageOrMemory, writeQuietly, type SafeStorage } from './safeStorage'

/** The screens that go along on a walk. */
export type FieldScreen = 'check' | 'lead'

/** Where a walk was left. */
export interface LeftPlace {
  readonly tocht: TochtId
  readonly drawing: DrawingId
  /** Of a fish-bone: how many of its rows lie behind. */
  readonly row: number
}

/** What this device remembers so that a walk goes on where it was, also after a battery was empty. */
export interface LeftPlaces {
  readonly lastTocht: () => TochtId | undefined
  readonly keepLastTocht: (tocht: TochtId) => void
  readonly placeOn: (screen: FieldScreen) => LeftPlace | undefined
  readonly keepPlace: (screen: FieldScreen, place: LeftPlace) => void
}

export const openLeftPlaces = (storage: SafeStorage = localStorageOrMemory()): LeftPlaces => ({
  lastTocht: () => storage.getItem(LAST_TOCHT_KEY) ?? undefined,
  keepLastTocht: (tocht) => writeQuietly(storage, LAST_TOCHT_KEY, tocht),
  placeOn: (screen) => placeFrom(storage.getItem(LEFT_KEY + screen) ?? ''),
  keepPlace: (screen, place) => writeQuietly(storage, LEFT_KEY + screen, JSON.stringify(place)),
})

const placeFrom = (text: string): LeftPlace | undefined => {
  try {
    const read: unknown = JSON.parse(text)
    if (!isObject(read)) return undefined
    const { tocht, drawing, row } = read
    const isPlace = typeof tocht === 'string' && typeof drawing === 'string' && Number.isSafeInteger(row)
    return isPlace ? { tocht, drawing, row: Math.max(0, Number(row)) } : undefined
  } catch {
    return undefined
  }
}
