import { MIRROR_KEY } from '../constants'

/** On this channel the tabs of a browser announce their writes. */
const CHANNEL_NAME = 'tochten'

/** The same app in other tabs and windows of this browser. */
export interface OtherTabs {
  /** Tells other tabs that something was written. */
  readonly announce: () => void
  /** Runs a function whenever another tab may have written; in a hidden tab, once it is shown. */
  readonly listen: (run: () => void) => void
}

export const openOtherTabs = (): OtherTabs => {
  // Absent in some in-app browsers: other tabs then learn of the change later, from `storage` events.
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(CHANNEL_NAME) : undefined
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only windows have a target origin
    announce: () => channel?.postMessage('written'),
    listen: (run) => {
      const runIfVisible = (): void => {
        if (document.visibilityState === 'visible') run()
      }
      channel?.addEventListener('message', runIfVisible)
      addEventListener('storage', ({ key }) => {
        if (key === MIRROR_KEY) runIfVisible()
      })
      // A tab restored from the back/forward cache missed the messages.
      addEventListener('pageshow', ({ persisted }) => {
        if (persisted) run()
      })
      document.addEventListener('visibilitychange', runIfVisible)
    },
  }
}
