import type { Page } from '@playwright/test'
import { boxOf, canvas, placeIn, type CanvasPlace } from '../canvas'

/** Several fingers at once. Their places refer to the box of the canvas before the first finger came down. */
export const fingers = async (page: Page) => {
  const box = await boxOf(canvas(page))
  const session = await page.context().newCDPSession(page)
  return (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', ...places: readonly CanvasPlace[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: places.map((place, id) => Object.assign(placeIn(box, place), { id })),
    })
}
