import type { Page } from '@playwright/test'

/** Cuts a tab off from the messages of other tabs, like a sleeping tab; its writes still merge with theirs. */
export const deafen = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'BroadcastChannel')
    for (const kind of ['storage', 'visibilitychange'])
      addEventListener(kind, (event) => event.stopImmediatePropagation(), { capture: true })
  })
