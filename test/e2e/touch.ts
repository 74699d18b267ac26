import type { Page } from '@playwright/test'
import type { WindowPlace } from './canvas'

export type TouchEventName = 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel'

/** A finger on the screen; several at once need numbers. */
type Touch = WindowPlace & { readonly id?: number }

/** Sends touches by the browser's own protocol, because Playwright itself only taps. `atMs` is the event's time. */
export const touchScreen = async (page: Page) => {
  const session = await page.context().newCDPSession(page)
  return (type: TouchEventName, touchPoints: readonly Touch[], atMs?: number): Promise<unknown> => {
    const at = atMs === undefined ? {} : { timestamp: atMs / 1000 }
    return session.send('Input.dispatchTouchEvent', { type, touchPoints: [...touchPoints], ...at })
  }
}
