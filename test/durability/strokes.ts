import type { Page } from '@playwright/test'
import { isStroke, type DrawingElement, type Point } from '../../src/model/types'
import { button } from '../e2e/app'
import { canvas } from '../e2e/canvas'

/**
 * Strokes that encode their number in the place of their highest corner. The strokes avoid the top, where messages
 * cover the canvas for a while.
 */
const GRID = { left: 20, top: 110, step: 5, columns: 70, rows: 110 } as const
export const MOST_NUMBERS = GRID.columns * GRID.rows

const cornerOf = (number: number): Point => ({
  x: GRID.left + (number % GRID.columns) * GRID.step,
  y: GRID.top + Math.floor(number / GRID.columns) * GRID.step,
})

/** The number of a stored stroke; `undefined` for anything else. */
export const numberOf = (element: DrawingElement): number | undefined => {
  const points = isStroke(element) ? element.points : []
  const [corner] = points.toSorted((one, other) => one.y - other.y)
  if (!corner) return undefined
  const column = Math.round((corner.x - GRID.left) / GRID.step)
  const row = Math.round((corner.y - GRID.top) / GRID.step)
  const meant = cornerOf(row * GRID.columns + column)
  // Less than half of the grid's spacing, because a mouse moves by whole pixels.
  return Math.hypot(corner.x - meant.x, corner.y - meant.y) < 2 ? row * GRID.columns + column : undefined
}

export const numbersOf = (elements: readonly DrawingElement[]): readonly (number | undefined)[] =>
  elements.map(numberOf)

/** Selects the curve tool, which keeps every corner. */
export const takeCurve = async (page: Page): Promise<void> => {
  const curve = button(page, 'Curve')
  if ((await curve.getAttribute('aria-pressed')) !== 'true') await curve.click()
}

/** Converts canvas units to window pixels. */
export type Paper = (at: Point) => Point

/** The present mapping, constant as long as the window keeps its size. */
export const mappingOfPaper = async (page: Page): Promise<Paper> => {
  const matrix = await canvas(page).evaluate((svg: SVGSVGElement) => {
    const { a, d, e, f } = svg.getScreenCTM() ?? new DOMMatrix()
    return { a, d, e, f }
  })
  return ({ x, y }) => ({ x: matrix.a * x + matrix.e, y: matrix.d * y + matrix.f })
}

/**
 * Draws the stroke of a number with real pointer events; resolves after the release. Alt prevents joining: an end
 * joined to a road near the corner would remove the corner, and with it the number.
 */
export const drawNumber = async ({ keyboard, mouse }: Page, paper: Paper, number: number): Promise<void> => {
  const corner = cornerOf(number)
  const [from, through, to] = [
    paper({ x: corner.x - 8, y: corner.y + 14 }),
    paper(corner),
    paper({ x: corner.x + 9, y: corner.y + 12 }),
  ]
  await keyboard.down('Alt')
  await mouse.move(from.x, from.y)
  await mouse.down()
  await mouse.move(through.x, through.y)
  await mouse.move(to.x, to.y)
  await mouse.up()
  await keyboard.up('Alt')
}

/** Draws several strokes in the open drawing, one after another. */
export const drawNumbers = async (page: Page, ...numbers: readonly number[]): Promise<void> => {
  await takeCurve(page)
  const paper = await mappingOfPaper(page)
  for (const number of numbers) await drawNumber(page, paper, number)
}
