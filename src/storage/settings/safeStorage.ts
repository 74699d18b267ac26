import { MIRROR_KEY } from '../../constants'

export type SafeStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Local storage; if the browser forbids it (private mode, blocked cookies), a store in memory. */
export const localStorageOrMemory = (): SafeStorage => orMemory(() => globalThis.localStorage)

/** Session storage, which lasts until the tab is closed, or a store in memory. */
export const sessionStorageOrMemory = (): SafeStorage => orMemory(() => globalThis.sessionStorage)

/** Writes or removes a value. If storage is full, the old value stays. @returns whether it wrote */
export const writeQuietly = (
  storage: Pick<SafeStorage, 'setItem' | 'removeItem'>,
  key: string,
  value: string | undefined,
): boolean => {
  try {
    if (value === undefined) storage.removeItem(key)
    else storage.setItem(key, value)
    return true
  } catch {
    return false
  }
}

const orMemory = (open: () => Storage): SafeStorage => {
  try {
    const storage = open()
    // Some browsers return `null`, or a storage that fails only when it is used.
    storage.getItem(MIRROR_KEY)
    return storage
  } catch {
    const memory = new Map<string, string>()
    return {
      getItem: (key) => memory.get(key) ?? null,
      setItem: (key, value) => void memory.set(key, value),
      removeItem: (key) => void memory.delete(key),
    }
  }
}
