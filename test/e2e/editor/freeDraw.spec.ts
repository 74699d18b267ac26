import type { PointerType } from '../../../src/gesture/hands'
import { SIZES } from '../../support/sizes'
import { button, elements, openBlankDrawing, pressButton, strokes } from '../app'
import { boxOf, canvas, paperSize } from '../canvas'
import { drawLine, drawPath, expect, saved, test } from '../fixtures'

const BOTTOM = { x: 0.5, y: 0.8 }
const MIDDLE = { x: 0.52, y: 0.4 }
/** Away from the roads that an empty drawing offers. */
const ASIDE = { x: 0.1, y: 0.9 }

test.beforeEach(async ({ page }) => {
  await openBlankDrawing(page)
})

for (const pointerType of ['mouse', 'pen', 'touch'] satisfies PointerType[]) {
  test(`a ${pointerType} draws a line from the ball to the arrow`, async ({ page }) => {
    await pressButton(page, 'Circle')
    await pressButton(page, 'Arrow')
    await drawLine(page, BOTTOM, MIDDLE, { pointerType })
    await saved(page)
    const [line, ...others] = await strokes(page)
    expect(others).toEqual([])
    expect(line).toMatchObject({ circle: true, arrow: true, dashed: false, erase: false })
    // Within 5° of vertical, so it has snapped.
    expect(line?.points).toHaveLength(2)
    expect(line?.points[1]?.x).toBe(line?.points[0]?.x)
  })
}

test('with Curve on, a stroke follows the hand', async ({ page }) => {
  await pressButton(page, 'Curve')
  await drawPath(page, [BOTTOM, { x: 0.2, y: 0.5 }, MIDDLE])
  expect((await strokes(page))[0]?.points).toHaveLength(3)
})

test('a tap is a dot with Curve on, and nothing otherwise', async ({ page }) => {
  await drawPath(page, [ASIDE])
  expect(await strokes(page)).toEqual([])
  await pressButton(page, 'Curve')
  await drawPath(page, [MIDDLE])
  expect((await strokes(page))[0]?.points).toHaveLength(1)
})

test('Erase switches the others off and Curve on, and is only offered when there is ink', async ({ page }) => {
  await expect(button(page, 'Erase')).toBeDisabled()
  for (const name of ['Dashed', 'Circle', 'Arrow']) await pressButton(page, name)
  await drawLine(page, BOTTOM, MIDDLE)
  await pressButton(page, 'Erase')
  for (const name of ['Dashed', 'Circle', 'Arrow'])
    await expect(button(page, name)).toHaveAttribute('aria-pressed', 'false')
  await expect(button(page, 'Curve')).toHaveAttribute('aria-pressed', 'true')
  await drawLine(page, { x: 0.2, y: 0.6 }, { x: 0.8, y: 0.6 })
  expect((await strokes(page)).map(({ erase }) => erase)).toEqual([false, true])
})

test('Erase ends with the last ink, and the next stroke is drawn with the earlier pen', async ({ page }) => {
  await pressButton(page, 'Dashed')
  await drawLine(page, BOTTOM, MIDDLE)
  await pressButton(page, 'Erase')
  await pressButton(page, 'Clear')
  await drawLine(page, BOTTOM, MIDDLE)
  await drawLine(page, MIDDLE, { x: 0.9, y: 0.2 })
  expect(await strokes(page)).toMatchObject([
    { dashed: true, erase: false },
    { dashed: true, erase: false },
  ])
})

test('an icon is stamped where the pointer is released', async ({ page }) => {
  await pressButton(page, 'Icon')
  await page.getByRole('menuitem', { name: 'Kerk' }).click()
  await drawLine(page, BOTTOM, { x: 0.5, y: 0.5 })
  const [stamp] = await elements(page)
  expect(stamp).toMatchObject({ icon: { index: 2 } })
  await pressButton(page, 'Icon')
  await page.getByRole('menuitem', { name: 'No icon' }).click()
  await drawLine(page, BOTTOM, MIDDLE)
  expect(await strokes(page)).toHaveLength(1)
})

test('Undo, Redo and Clear remove and restore ink', async ({ page }) => {
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled()
  await drawLine(page, BOTTOM, MIDDLE)
  await drawLine(page, MIDDLE, { x: 0.9, y: 0.2 })
  await pressButton(page, 'Undo')
  expect(await strokes(page)).toHaveLength(1)
  await pressButton(page, 'Redo')
  expect(await strokes(page)).toHaveLength(2)
  await pressButton(page, 'Clear')
  expect(await strokes(page)).toHaveLength(0)
  await pressButton(page, 'Undo')
  expect(await strokes(page)).toHaveLength(2)
})

test('the toast after Clear restores the drawing, until something new is drawn', async ({ page }) => {
  const bringBack = page.getByRole('button', { name: 'Bring it back' })
  await drawLine(page, BOTTOM, MIDDLE)
  await pressButton(page, 'Clear')
  await bringBack.click()
  expect(await strokes(page)).toHaveLength(1)
  await pressButton(page, 'Clear')
  await expect(bringBack).toBeVisible()
  await drawLine(page, BOTTOM, MIDDLE)
  await expect(bringBack).toHaveCount(0)
})

test('the canvas takes its proportions from the screen of the first stroke and keeps them', async ({ page }) => {
  await page.setViewportSize(SIZES.phone)
  await drawLine(page, BOTTOM, MIDDLE)
  await saved(page)
  const proportions = async () => {
    const { width, height } = await boxOf(canvas(page))
    return width / height
  }
  const onPhone = await proportions()
  expect(onPhone).toBeLessThan(0.6)
  await page.setViewportSize(SIZES.desktop)
  await expect.poll(proportions).toBeCloseTo(onPhone, 2)
})

test('the key I opens the icons, wherever their menu is', async ({ page }) => {
  await page.evaluate(() =>
    document.body.insertAdjacentHTML('afterbegin', '<button aria-haspopup="menu">Other</button>'),
  )
  await page.keyboard.press('i')
  await page.getByRole('menuitem', { name: 'Kerk' }).click()
  await expect(button(page, 'Icon')).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('i')
  await expect(page.getByRole('menuitem', { name: 'Kerk' })).toBeVisible()
})

test('a stroke that leaves the canvas ends at its edge', async ({ page }) => {
  await drawLine(page, MIDDLE, { x: 1.2, y: 0.3 })
  const { width } = await paperSize(page)
  const [line] = await strokes(page)
  expect(line?.points.at(-1)?.x).toBeCloseTo(width, 0)
})

test('the live preview disappears on release', async ({ page }) => {
  await drawLine(page, BOTTOM, MIDDLE)
  await expect(canvas(page).locator('path').first()).toHaveAttribute('d', '')
})
