import { button, lines, openBlankDrawing, pressButton } from '../app'
import { boxOf, canvas, placeIn } from '../canvas'
import { drawLine, drawPath, expect, test } from '../fixtures'

const BEND = [
  { x: 0.2, y: 0.2 },
  { x: 0.2, y: 0.6 },
  { x: 0.7, y: 0.6 },
]

test.beforeEach(({ page }) => openBlankDrawing(page))

test('a bend of the straight pen can be kept as it was drawn, in one step', async ({ page }) => {
  await drawPath(page, BEND)
  await expect.poll(async () => (await lines(page)).map(({ length }) => length)).toEqual([2])
  await pressButton(page, 'Keep as drawn')
  await expect(button(page, 'Keep as drawn')).toHaveCount(0)
  await expect(button(page, 'Curve')).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(async () => (await lines(page))[0]?.length).toBeGreaterThan(2)
  expect(await lines(page)).toHaveLength(1)
  await page.keyboard.press('Control+z')
  await expect.poll(async () => (await lines(page)).map(({ length }) => length)).toEqual([2])
})

test('the offer ends with the next action, and is within the paper', async ({ page }) => {
  await drawPath(page, [
    { x: 0.6, y: 0.6 },
    { x: 0.6, y: 0.98 },
    { x: 0.98, y: 0.98 },
  ])
  const [chip, paper] = [await boxOf(button(page, 'Keep as drawn')), await boxOf(canvas(page))]
  expect(chip.x + chip.width).toBeLessThanOrEqual(paper.x + paper.width + 1)
  expect(chip.height).toBeGreaterThanOrEqual(44)
  await drawLine(page, { x: 0.1, y: 0.1 }, { x: 0.4, y: 0.1 })
  await expect(button(page, 'Keep as drawn')).toHaveCount(0)
})

test('a circle of the straight pen, of which it makes nothing, is offered', async ({ page }) => {
  const box = await boxOf(canvas(page))
  const round = Array.from({ length: 25 }, (_, step) => {
    const angle = (step / 24) * 2 * Math.PI
    return placeIn(box, { x: 0.5 + 0.15 * Math.cos(angle), y: 0.4 + (0.15 * box.width * Math.sin(angle)) / box.height })
  })
  const [first, ...others] = round
  await page.mouse.move(first?.x ?? 0, first?.y ?? 0)
  await page.mouse.down()
  for (const { x, y } of others) await page.mouse.move(x, y)
  await page.mouse.up()
  expect(await lines(page)).toEqual([])
  await pressButton(page, 'Keep as drawn')
  await expect.poll(async () => (await lines(page)).length).toBe(1)
  const [points = []] = await lines(page)
  expect(points[0]).toEqual(points.at(-1))
})
