import { MIRROR_KEY } from '../../constants'

export type SafeStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Local storage, or, where the browser forbids it (private mode, blocked cookies), one that forgets on closing. */
export const localStorageOrMemory = (): SafeStorage => orMemory(() => globalThis.localStorage)

/** What is kept for one tab, until that is closed. */
export const sessionStorageOrMemory = (): SafeStorage => orMemory(() => globalThis.sessionStorage)

/** A full storage takes nothing back: what could not be written holds until the app is closed. */
export const writeQuietly = (
  storage: Pick<SafeStorage, 'setItem' | 'removeItem'>,
  key: string,
  value: string | undefined,
): void => {
  try {
    if (value === undefined) storage.removeItem(key)
    else storage.setItem(key, value)
  } catch {
    // What was written before stays for the next start.
  }
}

const orMemory = (open: () => Storage): SafeStorage => {
  try {
    const storage = open()
    // Some browsers hand it out, or hand out nothing, and refuse only when it is used.
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
