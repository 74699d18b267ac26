import type { Page } from '@playwright/test'
import { must } from '../../support/must'
import { button, elements, link, mirror, openBlankDrawing, pressButton, writeMirror } from '../app'
import { canvas } from '../canvas'
import { drawLine, drawPath, expect, saved, test } from '../fixtures'

const drawThree = async (page: Page): Promise<void> => {
  await drawLine(page, { x: 0.5, y: 0.8 }, { x: 0.5, y: 0.4 })
  await drawLine(page, { x: 0.5, y: 0.4 }, { x: 0.9, y: 0.2 })
  await pressButton(page, 'Curve')
  await drawPath(page, [
    { x: 0.2, y: 0.7 },
    { x: 0.4, y: 0.5 },
    { x: 0.2, y: 0.3 },
  ])
}

const reload = async (page: Page): Promise<void> => {
  await saved(page)
  await page.reload()
  await expect(canvas(page)).toBeVisible()
}

/** Presses a button as long as it is enabled, and returns the number of presses. */
const pressAll = async (page: Page, name: string): Promise<number> => {
  let times = 0
  while (await button(page, name).isEnabled()) {
    await pressButton(page, name)
    times += 1
  }
  return times
}

test.beforeEach(async ({ page }) => {
  await openBlankDrawing(page)
})

test('Undo and Redo work after a reload through the whole history, Clear included', async ({ page }) => {
  await drawThree(page)
  const three = await elements(page)
  await pressButton(page, 'Clear')
  await pressButton(page, 'Undo')
  await reload(page)
  expect(await elements(page)).toEqual(three)
  expect(await pressAll(page, 'Undo')).toBe(3)
  expect(await elements(page)).toEqual([])
  await reload(page)
  await expect(button(page, 'Undo')).toBeDisabled()
  // The three strokes, and Clear.
  for (const count of [1, 2, 3]) {
    await pressButton(page, 'Redo')
    expect(await elements(page)).toEqual(three.slice(0, count))
  }
  await pressButton(page, 'Redo')
  expect(await elements(page)).toEqual([])
  await expect(button(page, 'Redo')).toBeDisabled()
  await pressButton(page, 'Undo')
  expect(await elements(page)).toEqual(three)
})

test('a cleared drawing can be restored after a reload', async ({ page }) => {
  await drawThree(page)
  const three = await elements(page)
  await pressButton(page, 'Clear')
  await reload(page)
  await pressButton(page, 'Undo')
  expect(await elements(page)).toEqual(three)
})

test('a stroke after Undo and a reload leaves nothing to redo, even after another reload', async ({ page }) => {
  await drawThree(page)
  await pressButton(page, 'Undo')
  await reload(page)
  await expect(button(page, 'Redo')).toBeEnabled()
  await drawLine(page, { x: 0.1, y: 0.9 }, { x: 0.1, y: 0.5 })
  await reload(page)
  await expect(button(page, 'Redo')).toBeDisabled()
  expect(await pressAll(page, 'Undo')).toBe(3)
})

test('a restored tocht keeps the history of its drawings, even after a reload', async ({ page }) => {
  await drawThree(page)
  const three = await elements(page)
  await reload(page)
  await page.goto('/tocht0/0')
  await pressButton(page, 'Delete tocht')
  await pressButton(page, 'Undo')
  await link(page, 'Tocht 1').click()
  await link(page, 'Drawing 1').click()
  await reload(page)
  expect(await pressAll(page, 'Undo')).toBe(3)
  expect(await pressAll(page, 'Redo')).toBe(3)
  expect(await elements(page)).toEqual(three)
})

test('in a tocht written by other software, Undo removes the last element', async ({ page }) => {
  await drawThree(page)
  await saved(page)
  const tocht = must((await mirror(page))[0])
  const [first, ...others] = tocht.drawings
  await writeMirror(page, JSON.stringify([{ ...tocht, drawings: [must(first).slice(0, 2), ...others] }]))
  await page.reload()
  await expect(canvas(page)).toBeVisible()
  await expect(button(page, 'Redo')).toBeDisabled()
  const two = await elements(page)
  await pressButton(page, 'Undo')
  expect(await elements(page)).toEqual(two.slice(0, 1))
  expect(await pressAll(page, 'Undo')).toBe(1)
  expect(await pressAll(page, 'Redo')).toBe(2)
  expect(await elements(page)).toEqual(two)
})
