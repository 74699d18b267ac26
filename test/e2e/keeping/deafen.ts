import type { Page } from '@playwright/test'

/**
 * Cuts a tab off from the messages of other tabs, like a sleeping tab; its writes still merge with theirs. It does not
 * save when it is hidden, either.
 */
export const deafen = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'BroadcastChannel')
    for (const kind of ['storage', 'visibilitychange'])
      addEventListener(kind, (event) => event.stopImmediatePropagation(), { capture: true })
  })
