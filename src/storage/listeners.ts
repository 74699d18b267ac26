interface Listeners {
  /** Notifies all subscribers. */
  readonly notify: () => void
  /** @returns a function that unsubscribes */
  readonly subscribe: (listener: () => void) => () => void
}

/** Creates a list of listeners, which are called without arguments. */
export const createListeners = (): Listeners => {
  const listeners = new Set<() => void>()
  return {
    notify: () => listeners.forEach((listener) => listener()),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
