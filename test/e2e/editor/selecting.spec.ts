import type { Page } from '@playwright/test'
import type { Point } from '../../../src/model/types'
import { shortcutText, TOGGLES } from '../../../src/ui/freeDraw/commands'
import { NUDGE } from '../../../src/ui/freeDraw/useEditorKeys'
import { en } from '../../../src/ui/words/en'
import { SIZES } from '../../support/sizes'
import { button, elements, lines, openBlankDrawing, pressButton } from '../app'
import { boxOf, canvas, middleOf } from '../canvas'
import { drawLine, drawPath, expect, test } from '../fixtures'

const { editor } = en
const FROM = { x: 0.3, y: 0.6 }
const TO = { x: 0.7, y: 0.4 }
const HALFWAY = { x: 0.5, y: 0.5 }

const middle = (points: readonly Point[] | undefined): number => ((points?.[0]?.x ?? 0) + (points?.[1]?.x ?? 0)) / 2

const selection = (page: Page) => page.getByTestId('selection')

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(SIZES.phone)
  await openBlankDrawing(page)
  await drawLine(page, FROM, TO)
})

test('a tap with the straight pen selects the element there; Escape deselects it', async ({ page }) => {
  await drawPath(page, [HALFWAY])
  await expect(selection(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(selection(page)).toHaveCount(0)
})

test('the Select tool moves the dragged element, and bare paper deselects', async ({ page }) => {
  const [before] = await lines(page)
  await pressButton(page, 'Select')
  await drawLine(page, HALFWAY, { x: 0.5, y: 0.7 })
  await expect(selection(page)).toBeVisible()
  const [after] = await lines(page)
  expect(after?.[0]?.y).toBeGreaterThan((before?.[0]?.y ?? 0) + 100)
  expect(after?.[0]?.x).toBeCloseTo(before?.[0]?.x ?? 0, 0)
  await drawPath(page, [{ x: 0.1, y: 0.1 }])
  await expect(selection(page)).toHaveCount(0)
  await pressButton(page, 'Undo')
  expect(await lines(page)).toEqual([before])
})

test('an end is pulled by its handle, and the other end stays', async ({ page }) => {
  const [before] = await lines(page)
  await drawPath(page, [HALFWAY])
  await drawLine(page, TO, { x: 0.8, y: 0.2 })
  const [after] = await lines(page)
  expect(after?.[0]).toEqual(before?.[0])
  expect(after?.[1]?.y).toBeLessThan((before?.[1]?.y ?? 0) - 100)
})

test('a pen draws a new road from the joint of a tapped road, and Select pulls its end away', async ({ page }) => {
  await drawLine(page, TO, { x: 0.7, y: 0.2 })
  const before = await lines(page)
  await drawPath(page, [HALFWAY])
  await drawLine(page, TO, { x: 0.9, y: 0.6 })
  const [first, second, third] = await lines(page)
  expect([first, second]).toEqual(before)
  expect(third?.[0]).toEqual(first?.[1])
  await pressButton(page, 'Select')
  await drawPath(page, [HALFWAY])
  await drawLine(page, TO, { x: 0.8, y: 0.3 })
  const after = await lines(page)
  expect(after).toHaveLength(3)
  expect(after[0]?.[1]).not.toEqual(before[0]?.[1])
  expect(after.slice(1)).toEqual([second, third])
})

test('the handle above turns the element around its middle', async ({ page }) => {
  const [before] = await lines(page)
  await drawPath(page, [HALFWAY])
  const handle = await middleOf(selection(page).locator('circle').last())
  const paper = await boxOf(canvas(page))
  const grip = { x: (handle.x - paper.x) / paper.width, y: (handle.y - paper.y) / paper.height }
  await drawLine(page, grip, { x: 0.95, y: 0.5 })
  const [after] = await lines(page)
  expect(after?.[0]).not.toEqual(before?.[0])
  expect(middle(after)).toBeCloseTo(middle(before), 0)
})

test('a selected element can be duplicated, deleted, dashed, and given a ball and an arrow', async ({ page }) => {
  await drawPath(page, [HALFWAY])
  for (const look of ['Dashed', 'Circle', 'Arrow']) await pressButton(page, look)
  await expect(button(page, 'Dashed')).toHaveAttribute('aria-pressed', 'true')
  expect((await elements(page))[0]).toMatchObject({ dashed: true, circle: true, arrow: true })
  await pressButton(page, 'Duplicate')
  expect(await lines(page)).toHaveLength(2)
  await pressButton(page, 'Delete')
  expect(await lines(page)).toHaveLength(1)
  await drawPath(page, [HALFWAY])
  await page.keyboard.press('Delete')
  expect(await lines(page)).toHaveLength(0)
})

test('nothing is selected by Undo, by Redo, or by Delete of the upper one of two equal elements', async ({ page }) => {
  await drawPath(page, [HALFWAY])
  await pressButton(page, 'Dashed')
  await pressButton(page, 'Circle')
  for (const travel of ['Undo', 'Undo', 'Redo', 'Redo', 'Undo', 'Undo']) {
    await pressButton(page, travel)
    await expect(selection(page)).toHaveCount(0)
  }
  await drawPath(page, [HALFWAY])
  await pressButton(page, 'Delete')
  await expect.poll(() => lines(page)).toHaveLength(0)
  await pressButton(page, 'Undo')
  await expect.poll(() => lines(page)).toHaveLength(1)
  await expect(selection(page)).toHaveCount(0)
  await drawLine(page, FROM, TO)
  const [one, other] = await lines(page)
  expect(one).toEqual(other)
  await drawPath(page, [HALFWAY])
  await pressButton(page, 'Delete')
  await expect.poll(() => lines(page)).toHaveLength(1)
  await expect(selection(page)).toHaveCount(0)
})

test('Next does not select an equal element of the next drawing', async ({ page }) => {
  await pressButton(page, 'Next')
  await drawLine(page, FROM, TO)
  await drawPath(page, [HALFWAY])
  await expect(selection(page)).toBeVisible()
  for (const way of ['Previous', 'Next']) {
    await pressButton(page, way)
    await expect(selection(page)).toHaveCount(0)
  }
})

test('arrow keys nudge the selected element, and Undo reverts a series of nudges at once', async ({ page }) => {
  const [before] = await lines(page)
  await drawPath(page, [HALFWAY])
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Shift+ArrowDown')
  const [after] = await lines(page)
  expect(after?.[0]?.x).toBeCloseTo((before?.[0]?.x ?? 0) + NUDGE.small, 5)
  expect(after?.[0]?.y).toBeCloseTo((before?.[0]?.y ?? 0) + NUDGE.large, 5)
  await pressButton(page, 'Undo')
  expect(await lines(page)).toEqual([before])
})

test('Undo of a nudge keeps the drag before it', async ({ page }) => {
  await pressButton(page, 'Select')
  await drawLine(page, HALFWAY, { x: 0.5, y: 0.7 })
  const dragged = await lines(page)
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => lines(page)).not.toEqual(dragged)
  await pressButton(page, 'Undo')
  expect(await lines(page)).toEqual(dragged)
})

test('a line that begins and ends near other ends is joined to them', async ({ page }) => {
  await drawLine(page, { x: 0.3, y: 0.2 }, { x: 0.2, y: 0.3 })
  await drawLine(page, { x: 0.705, y: 0.403 }, { x: 0.303, y: 0.205 })
  const [first, second, third] = await lines(page)
  expect(third).toEqual([first?.[1], second?.[0]])
})

test('a junction can be drawn without a pointer', async ({ page }) => {
  await pressButton(page, 'Clear')
  await canvas(page).focus()
  await page.keyboard.press('b')
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Enter')
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('Shift+ArrowUp')
  await page.keyboard.press('Enter')
  await page.keyboard.press('b')
  await page.keyboard.press('a')
  await page.keyboard.press('Enter')
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Enter')
  const [road, exit] = await elements(page)
  expect(road).toMatchObject({ circle: true, arrow: false })
  expect(exit).toMatchObject({ circle: false, arrow: true })
  const [[, end], [start]] = (await lines(page)) as [Point[], Point[]]
  expect(start).toEqual(end)
})

test('every tool has a key, and ? lists them', async ({ page }) => {
  const names = ([...TOGGLES, 'draw', 'icon', 'junction'] as const).map((which) => editor[which])
  for (const which of TOGGLES) {
    await page.keyboard.press(shortcutText(which) ?? '')
    await expect(button(page, editor[which])).toHaveAttribute('aria-pressed', 'true')
  }
  await page.keyboard.press(shortcutText('draw') ?? '')
  await expect(button(page, editor.draw)).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Help' })
  for (const name of names) await expect(help.getByRole('term').getByText(name, { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(help).toHaveCount(0)
})
