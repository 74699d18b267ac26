import type { Page } from '@playwright/test'
import { boxOf, canvas, placeIn, type CanvasPlace } from '../canvas'
import { touchScreen, type TouchEventName } from '../touch'

/** Several fingers at once. Their places refer to the box of the canvas before the first finger came down. */
export const fingers = async (page: Page) => {
  const box = await boxOf(canvas(page))
  const send = await touchScreen(page)
  return (type: TouchEventName, ...places: readonly CanvasPlace[]) =>
    send(
      type,
      places.map((place, id) => Object.assign(placeIn(box, place), { id })),
    )
}
