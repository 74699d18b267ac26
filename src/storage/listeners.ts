interface Listeners {
  /** Tells everybody who subscribed that something has changed. */
  readonly tell: () => void
  /** @returns what ends it */
  readonly subscribe: (listener: () => void) => () => void
}

/** Whom to tell of changes; what has changed they ask for. */
export const createListeners = (): Listeners => {
  const listeners = new Set<() => void>()
  return {
    tell: () => listeners.forEach((listener) => listener()),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
