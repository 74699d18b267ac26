import type { Page } from '@playwright/test'
import { isStroke, type Point } from '../../../src/model/types'
import { ZOOM_STEP } from '../../../src/ui/freeDraw/commands'
import { SMALLEST_TARGET } from '../../screens/target'
import { NARROWEST, SIDEWAYS, SIZES } from '../../support/sizes'
import {
  editorHeading,
  elements,
  lines,
  mirror,
  mirroredElements,
  openBlankDrawing,
  pressButton,
  strokes,
} from '../app'
import { boxOf, canvas, moveTo, paperSize, placeIn } from '../canvas'
import { drawLine, drawPath, expect, test } from '../fixtures'
import { fingers } from './fingers'

/** What happens by accident during a stroke, at the edge of the paper, or behind an open menu. */

const FROM = { x: 0.3, y: 0.6 }
const TO = { x: 0.7, y: 0.4 }

/** A straight stroke from (0.2, 0.5), begun but not released. */
const beginLine = async (page: Page): Promise<void> => {
  await moveTo(page, 0.2, 0.5)
  await page.mouse.down()
  await moveTo(page, 0.5, 0.3)
}

const endLine = async (page: Page): Promise<void> => {
  await moveTo(page, 0.8, 0.3)
  await page.mouse.up()
}

/** Expects exactly the stroke of `beginLine` and `endLine`, in canvas units. */
const expectOnlyThatLine = async (page: Page): Promise<void> => {
  const [stroke, ...others] = await strokes(page)
  expect(others).toEqual([])
  await expectThatLine(page, stroke?.points)
}

const expectThatLine = async (page: Page, points: readonly Point[] | undefined): Promise<void> => {
  const { width, height } = await paperSize(page)
  const [start, end] = [points?.[0], points?.at(-1)]
  expect(points).toHaveLength(2)
  expect(start?.x).toBeCloseTo(width * 0.2, -0.5)
  expect(start?.y).toBeCloseTo(height * 0.5, -0.5)
  expect(end?.x).toBeCloseTo(width * 0.8, -0.5)
  expect(end?.y).toBeCloseTo(height * 0.3, -0.5)
}

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(SIZES.phone)
  await openBlankDrawing(page)
})

test.describe('while a stroke is drawn', () => {
  test('no key changes it or the view, or undoes anything', async ({ page }) => {
    await pressButton(page, 'Next')
    await expect(editorHeading(page, 2)).toBeVisible()
    await drawLine(page, { x: 0.1, y: 0.9 }, { x: 0.9, y: 0.9 })
    const whole = await boxOf(canvas(page))
    await page.keyboard.press('+')
    await expect.poll(async () => (await boxOf(canvas(page))).width).toBeCloseTo(whole.width * ZOOM_STEP, 0)
    const enlarged = await boxOf(canvas(page))
    for (const key of ['PageDown', 'PageUp', 'ArrowLeft', 'Enter', ' ', '+', '0', 'Control+z', '?', 's'])
      await test.step(key, async () => {
        await beginLine(page)
        await page.keyboard.press(key)
        await endLine(page)
        expect(await boxOf(canvas(page))).toEqual(enlarged)
        await expect(page).toHaveURL(/\/editor0\/0\/1$/)
        await expect(page.getByRole('dialog')).toHaveCount(0)
        const [first, second, ...others] = (await mirroredElements(page, 1)).filter(isStroke)
        expect(first).toBeDefined()
        await expectThatLine(page, second?.points)
        expect(others).toEqual([])
        await pressButton(page, 'Undo')
      })
  })

  test('the wheel does not move the paper, the right button does nothing, a thumb on Next does not leave', async ({
    page,
  }) => {
    await beginLine(page)
    await page.mouse.wheel(0, 120)
    await page.mouse.down({ button: 'right' })
    await page.mouse.up({ button: 'right' })
    await page.getByRole('button', { name: 'Next' }).dispatchEvent('click')
    await endLine(page)
    await expectOnlyThatLine(page)
  })

  test('a thumb on Delete or Duplicate does nothing if the stroke is an element that is dragged', async ({ page }) => {
    await drawLine(page, FROM, TO)
    await drawPath(page, [{ x: 0.5, y: 0.5 }])
    await moveTo(page, 0.5, 0.5)
    await page.mouse.down()
    await moveTo(page, 0.5, 0.6)
    for (const name of ['Delete', 'Duplicate']) await page.getByRole('button', { name }).dispatchEvent('click')
    await moveTo(page, 0.5, 0.7)
    await page.mouse.up()
    const [line, ...others] = await lines(page)
    expect(others).toEqual([])
    expect(line?.[0]?.y).toBeCloseTo((await paperSize(page)).height * 0.8, -0.5)
  })

  test('it ends at the edge when the pointer leaves the window and returns released', async ({ page }) => {
    await beginLine(page)
    const { x, y } = placeIn(await boxOf(canvas(page)), { x: 0.9, y: 0.9 })
    // The release happened outside the page, for example over a system window.
    await canvas(page).dispatchEvent('pointermove', {
      pointerId: 1,
      pointerType: 'mouse',
      buttons: 0,
      clientX: x,
      clientY: y,
      bubbles: true,
    })
    expect(await lines(page)).toHaveLength(1)
    await moveTo(page, 0.9, 0.9)
    await page.mouse.up()
    expect(await lines(page)).toHaveLength(1)
  })

  test('a resized window keeps the ink under the pointer', async ({ page }) => {
    await drawLine(page, { x: 0.1, y: 0.9 }, { x: 0.9, y: 0.9 })
    await pressButton(page, 'Clear')
    await beginLine(page)
    await page.setViewportSize(SIZES.tablet)
    await expect.poll(async () => (await boxOf(canvas(page))).width).toBeGreaterThan(450)
    await endLine(page)
    const [points] = await lines(page)
    const { width } = await paperSize(page)
    expect(points?.at(-1)?.x).toBeCloseTo(width * 0.8, -0.5)
  })
})

test('a second finger during a drag puts the stroke back', async ({ page }) => {
  await drawLine(page, FROM, TO)
  const before = await lines(page)
  await pressButton(page, 'Select')
  const touch = await fingers(page)
  await touch('touchStart', { x: 0.5, y: 0.5 })
  await touch('touchMove', { x: 0.5, y: 0.7 })
  await touch('touchStart', { x: 0.5, y: 0.7 }, { x: 0.8, y: 0.8 })
  await touch('touchEnd')
  expect(await lines(page)).toEqual(before)
  await expect(page.getByTestId('selection')).toBeVisible()
})

test('the eraser erases a selected element and does not move it', async ({ page }) => {
  await drawLine(page, FROM, TO)
  const before = await lines(page)
  await drawPath(page, [{ x: 0.5, y: 0.5 }])
  await pressButton(page, 'Erase')
  await drawLine(page, { x: 0.5, y: 0.5 }, { x: 0.5, y: 0.7 })
  const [line, rub] = await elements(page)
  expect(line).toMatchObject({ points: before[0], erase: false })
  expect(rub).toMatchObject({ erase: true })
})

test('an element nudged, dragged or duplicated at the edge stays on the paper', async ({ page }) => {
  await drawLine(page, { x: 0.6, y: 0.02 }, { x: 0.98, y: 0.02 })
  await pressButton(page, 'Select')
  await drawPath(page, [{ x: 0.8, y: 0.02 }])
  await drawLine(page, { x: 0.8, y: 0.02 }, { x: 0.99, y: 0.01 })
  for (let times = 0; times < 5; times += 1) await page.keyboard.press('Shift+ArrowUp')
  await pressButton(page, 'Duplicate')
  const { width } = await paperSize(page)
  const points = (await lines(page)).flat()
  expect(points).toHaveLength(4)
  expect(Math.max(...points.map(({ x }) => x))).toBeLessThanOrEqual(width + 0.1)
  expect(Math.min(...points.map(({ y }) => y))).toBeGreaterThanOrEqual(0)
  const [original, copy] = await lines(page)
  expect(copy).not.toEqual(original)
})

test('an icon stamped by keyboard in the corner lies completely on the paper', async ({ page }) => {
  await page.keyboard.press('i')
  await page.getByRole('menuitem', { name: 'Kerk' }).click()
  await canvas(page).focus()
  for (let times = 0; times < 9; times += 1) {
    await page.keyboard.press('Shift+ArrowUp')
    await page.keyboard.press('Shift+ArrowLeft')
  }
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  expect(await elements(page)).toEqual([{ icon: { x: 45, y: 45, index: 2 } }])
})

test('a stroke begun by keyboard is kept when a pointer takes over', async ({ page }) => {
  await canvas(page).focus()
  await page.keyboard.press('Enter')
  for (let times = 0; times < 3; times += 1) await page.keyboard.press('Shift+ArrowUp')
  await drawLine(page, { x: 0.1, y: 0.8 }, { x: 0.4, y: 0.9 })
  expect(await lines(page)).toHaveLength(2)
})

test('a key held down creates one drawing', async ({ page }) => {
  await drawLine(page, FROM, TO)
  await page.keyboard.down('PageDown')
  for (let times = 0; times < 5; times += 1) await page.keyboard.down('PageDown')
  await page.keyboard.up('PageDown')
  await expect(page).toHaveURL(/\/editor0\/0\/1$/)
  expect((await mirror(page))[0]?.drawings).toHaveLength(2)
})

test('while the help is open, arrow keys move nothing behind it', async ({ page }) => {
  await drawLine(page, FROM, TO)
  const before = await lines(page)
  await drawPath(page, [{ x: 0.5, y: 0.5 }])
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Help' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  expect(await lines(page)).toEqual(before)
})

test('while the icons are open, the Undo key does nothing, and the next press draws', async ({ page }) => {
  await drawLine(page, FROM, TO)
  await pressButton(page, 'Icon')
  await expect(page.getByRole('menu')).toBeVisible()
  await page.keyboard.press('Control+z')
  expect(await lines(page)).toHaveLength(1)
  await drawLine(page, { x: 0.1, y: 0.1 }, { x: 0.6, y: 0.2 })
  await expect(page.getByRole('menu')).toHaveCount(0)
  expect(await lines(page)).toHaveLength(2)
})

test('in every window, with large text too, every button can be pressed and the number read', async ({ page }) => {
  for (const { width, height } of [NARROWEST, SIDEWAYS, ...Object.values(SIZES)])
    for (const text of ['100%', '200%'])
      await test.step(`${width} × ${height}, text at ${text}`, async () => {
        await page.setViewportSize({ width, height })
        await page.evaluate((size) => {
          document.documentElement.style.fontSize = size
        }, text)
        for (const button of await page.getByRole('button').all()) {
          const box = await button.boundingBox()
          const name = await button.getAttribute('aria-label')
          expect(box?.width, name ?? '').toBeGreaterThanOrEqual(SMALLEST_TARGET)
          expect(box?.height, name ?? '').toBeGreaterThanOrEqual(SMALLEST_TARGET)
          expect(box?.x, name ?? '').toBeGreaterThanOrEqual(0)
          expect((box?.x ?? 0) + (box?.width ?? 0), name ?? '').toBeLessThanOrEqual(width)
          expect((box?.y ?? 0) + (box?.height ?? 0), name ?? '').toBeLessThanOrEqual(height)
        }
        const title = editorHeading(page, 1)
        expect(await title.evaluate((heading) => heading.scrollWidth <= heading.clientWidth)).toBe(true)
      })
})

test('Back during a stroke keeps its part so far', async ({ page }) => {
  await pressButton(page, 'Back')
  await page.getByRole('link', { name: 'Drawing 1' }).click()
  await beginLine(page)
  await page.goBack()
  await expect(page.getByRole('link', { name: 'Drawing 1' })).toBeVisible()
  await page.mouse.up()
  expect(await lines(page)).toHaveLength(1)
})
