import type { PenDriver } from '../canvas/penDriver'

export interface WayOut {
  /** Leaves once no stroke is under way. */
  readonly close: () => void
  /** Leaves at once; a stroke that is under way has been drawn all the same. */
  readonly stop: () => void
  /** To be told whenever a stroke has ended. */
  readonly rest: () => void
}

/** How the first table goes. While it is drawn on no key reaches the app, which may be there below it already. */
export const wayOut = (pen: Pick<PenDriver, 'busy' | 'stop'>, leave: () => void): WayOut => {
  const listeners = new AbortController()
  let closing = false

  const end = (): void => {
    listeners.abort()
    leave()
  }
  const endAtRest = (): void => {
    if (closing && !pen.busy()) end()
  }
  const close = (): void => {
    closing = true
    endAtRest()
  }
  const keepKeys = (event: Event): void => {
    if (pen.busy()) event.stopImmediatePropagation()
  }

  const { signal } = listeners
  addEventListener('keydown', keepKeys, { capture: true, signal })
  // Who goes elsewhere before the app is there does not want to see it.
  addEventListener('popstate', close, { signal })
  return {
    close,
    stop: () => {
      pen.stop()
      end()
    },
    // A pen may take over from a finger in the same moment: only then is it over.
    rest: () => queueMicrotask(endAtRest),
  }
}
