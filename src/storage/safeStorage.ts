import { MIRROR_KEY } from '../constants'

/** Local storage, or, where the browser forbids it (private mode, blocked cookies), one that forgets on closing. */
export const localStorageOrMemory = (): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> => {
  try {
    const storage = globalThis.localStorage
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
