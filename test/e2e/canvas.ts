import type { Locator, Page } from '@playwright/test'

/** A place on the canvas as fractions of its box: (0, 0) is the top left corner, (1, 1) the bottom right one. */
export interface CanvasPlace {
  readonly x: number
  readonly y: number
}

/** A place in CSS pixels of the window. */
export interface WindowPlace {
  readonly x: number
  readonly y: number
}

/** The box of an element, in CSS pixels of the window. */
export interface WindowBox extends WindowPlace {
  readonly width: number
  readonly height: number
}

export const canvas = (page: Page): Locator => page.getByTestId('canvas')

export const boxOf = async (shown: Locator): Promise<WindowBox> => {
  const box = await shown.boundingBox()
  if (!box) throw new Error('It is not visible')
  return box
}

export const middleOf = async (shown: Locator): Promise<WindowPlace> => placeIn(await boxOf(shown), { x: 0.5, y: 0.5 })

/** Converts fractions of a box to pixels of the window. */
export const placeIn = (box: WindowBox, { x, y }: CanvasPlace): WindowPlace => ({
  x: box.x + x * box.width,
  y: box.y + y * box.height,
})

/** The size of the paper in canvas units. */
export const paperSize = (page: Page): Promise<{ width: number; height: number }> =>
  canvas(page).evaluate((svg: SVGSVGElement) => {
    const { width, height } = svg.viewBox.baseVal
    return { width, height }
  })

/** Moves the mouse to a place on the canvas in four moves. */
export const moveTo = async (page: Page, x: number, y: number): Promise<void> => {
  const to = placeIn(await boxOf(canvas(page)), { x, y })
  await page.mouse.move(to.x, to.y, { steps: 4 })
}
