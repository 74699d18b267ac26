import type { Page } from '@playwright/test'
import { SIDEWAYS, SIZES } from '../../support/sizes'
import { elements, lines, openBlankDrawing, pressButton } from '../app'
import { boxOf, canvas, middleOf, moveTo, paperSize, placeIn, type CanvasPlace } from '../canvas'
import { drawLine, expect, test } from '../fixtures'
import { fingers } from './fingers'

const BOTTOM = { x: 0.5, y: 0.8 }
const MIDDLE = { x: 0.52, y: 0.4 }

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(SIZES.phone)
  await openBlankDrawing(page)
  await drawLine(page, BOTTOM, MIDDLE)
})

test('two fingers zoom and move the paper, and the first one leaves no ink', async ({ page }) => {
  const before = await boxOf(canvas(page))
  const touch = await fingers(page)
  await touch('touchStart', { x: 0.4, y: 0.4 })
  await touch('touchMove', { x: 0.41, y: 0.42 })
  await touch('touchStart', { x: 0.41, y: 0.42 }, { x: 0.6, y: 0.6 })
  await touch('touchMove', { x: 0.3, y: 0.3 }, { x: 0.7, y: 0.7 })
  await touch('touchEnd')
  await expect.poll(async () => (await boxOf(canvas(page))).width).toBeGreaterThan(before.width * 1.5)
  expect(await elements(page)).toHaveLength(1)
  await pressButton(page, 'Whole paper')
  await expect.poll(async () => (await boxOf(canvas(page))).width).toBeCloseTo(before.width, 0)
})

test('the remaining finger after a pinch does not draw', async ({ page }) => {
  const touch = await fingers(page)
  await touch('touchStart', { x: 0.4, y: 0.4 }, { x: 0.6, y: 0.6 })
  await touch('touchEnd', { x: 0.4, y: 0.4 })
  await touch('touchMove', { x: 0.2, y: 0.7 })
  await touch('touchEnd')
  expect(await elements(page)).toHaveLength(1)
})

test('the first contact of a pen switches to pen only, until that is switched off', async ({ page }) => {
  const penOnly = page.getByRole('button', { name: 'Draw with pen only' })
  await expect(penOnly).toHaveCount(0)
  await drawLine(page, MIDDLE, { x: 0.9, y: 0.2 }, { pointerType: 'pen' })
  await expect(penOnly).toHaveAttribute('aria-pressed', 'true')
  await drawLine(page, MIDDLE, { x: 0.5, y: 0.7 }, { pointerType: 'touch' })
  expect(await elements(page)).toHaveLength(2)
  await drawLine(page, MIDDLE, { x: 0.1, y: 0.2 })
  expect(await elements(page), 'a mouse is no hand').toHaveLength(3)
  await penOnly.click()
  await drawLine(page, MIDDLE, { x: 0.9, y: 0.6 }, { pointerType: 'touch' })
  expect(await elements(page)).toHaveLength(4)
  await drawLine(page, MIDDLE, { x: 0.3, y: 0.9 }, { pointerType: 'pen' })
  await expect(penOnly, 'it stays off').toHaveAttribute('aria-pressed', 'false')
})

test('a palm beside the pen does not disturb its stroke', async ({ page }) => {
  const box = await boxOf(canvas(page))
  const session = await page.context().newCDPSession(page)
  const pen = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', place: CanvasPlace) =>
    session.send('Input.dispatchMouseEvent', {
      type,
      ...placeIn(box, place),
      button: 'left',
      buttons: type === 'mouseReleased' ? 0 : 1,
      clickCount: 1,
      pointerType: 'pen',
    })
  const touch = await fingers(page)
  await pen('mousePressed', { x: 0.2, y: 0.2 })
  await pen('mouseMoved', { x: 0.4, y: 0.25 })
  await touch('touchStart', { x: 0.8, y: 0.9 })
  await pen('mouseMoved', { x: 0.8, y: 0.3 })
  await touch('touchEnd')
  await pen('mouseReleased', { x: 0.8, y: 0.3 })
  expect(await elements(page)).toHaveLength(2)
})

test('with pen only a resting palm does not move the paper, but two fingers do', async ({ page }) => {
  await drawLine(page, MIDDLE, { x: 0.9, y: 0.2 }, { pointerType: 'pen' })
  const before = await boxOf(canvas(page))
  const touch = await fingers(page)
  await touch('touchStart', { x: 0.8, y: 0.7 })
  await touch('touchMove', { x: 0.7, y: 0.8 })
  await touch('touchMove', { x: 0.6, y: 0.9 })
  await touch('touchEnd')
  expect(await boxOf(canvas(page))).toEqual(before)
  await expect(page.getByRole('button', { name: 'Whole paper' })).toHaveCount(0)

  await touch('touchStart', { x: 0.4, y: 0.4 }, { x: 0.6, y: 0.4 })
  await touch('touchMove', { x: 0.4, y: 0.6 }, { x: 0.6, y: 0.6 })
  await touch('touchEnd')
  await expect.poll(async () => (await boxOf(canvas(page))).y).toBeGreaterThan(before.y + 50)
  expect(await elements(page)).toHaveLength(2)
})

for (const { where, corner } of [
  { where: 'its foot', corner: { x: 0.95, y: 0.95 } },
  { where: 'its top', corner: { x: 0.05, y: 0.05 } },
])
  test(`zoomed in at ${where}, the paper stays in view when the phone is turned, and returns when it is turned back`, async ({
    page,
  }) => {
    const box = await boxOf(canvas(page))
    await moveTo(page, corner.x, corner.y)
    await page.keyboard.down('Control')
    for (let turn = 0; turn < 4; turn += 1) await page.mouse.wheel(0, -150)
    await page.keyboard.up('Control')
    await expect.poll(async () => (await boxOf(canvas(page))).width).toBeGreaterThan(box.width * 4)
    const before = await boxOf(canvas(page))

    await page.setViewportSize(SIDEWAYS)
    await expect.poll(() => paperInMiddle(page)).toBe(true)
    await page.setViewportSize(SIZES.phone)
    await expect.poll(async () => (await boxOf(canvas(page))).x).toBeCloseTo(before.x, 0)
    expect((await boxOf(canvas(page))).y).toBeCloseTo(before.y, 0)
    await page.getByRole('button', { name: 'Whole paper' }).click()
    await expect.poll(async () => (await boxOf(canvas(page))).width).toBeCloseTo(box.width, 0)
  })

/** Whether a finger in the middle of the room would touch the paper. */
const paperInMiddle = (page: Page): Promise<boolean> =>
  canvas(page).evaluate((svg) => {
    const { left, top, width, height } = (svg.parentElement?.parentElement ?? svg).getBoundingClientRect()
    return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('svg') === svg
  })

test('a touch cancelled by the system leaves no ink', async ({ page }) => {
  const touch = await fingers(page)
  await touch('touchStart', { x: 0.2, y: 0.2 })
  await touch('touchMove', { x: 0.6, y: 0.3 })
  await touch('touchCancel')
  expect(await elements(page)).toHaveLength(1)
})

test('a pen stroke cancelled by the system is kept', async ({ page }) => {
  await canvas(page).evaluate((svg) => {
    const { left, top, width, height } = svg.getBoundingClientRect()
    // Pointer capture needs a real pointer; this test begins after the capture.
    svg.setPointerCapture = () => undefined
    const send = (type: string, x: number, y: number) =>
      svg.dispatchEvent(
        new PointerEvent(type, {
          pointerId: 7,
          pointerType: 'pen',
          clientX: left + x * width,
          clientY: top + y * height,
          button: 0,
          buttons: type === 'pointercancel' ? 0 : 1,
          bubbles: true,
        }),
      )
    send('pointerdown', 0.2, 0.2)
    send('pointermove', 0.7, 0.3)
    send('pointercancel', 0.7, 0.3)
  })
  expect(await elements(page)).toHaveLength(2)
})

test('with Ctrl the wheel zooms at the pointer, and ink lands where the pen is', async ({ page }) => {
  const before = await boxOf(canvas(page))
  const middle = await middleOf(canvas(page))
  await page.mouse.move(middle.x, middle.y)
  await page.keyboard.down('Control')
  await page.mouse.wheel(0, -200)
  await page.keyboard.up('Control')
  await expect.poll(async () => (await boxOf(canvas(page))).width).toBeGreaterThan(before.width * 1.5)
  await page.mouse.down()
  await page.mouse.move(middle.x + 40, middle.y - 80, { steps: 4 })
  await page.mouse.up()
  const paper = await paperSize(page)
  const [, line] = await lines(page)
  const start = line?.[0]
  expect(start?.x).toBeCloseTo(paper.width / 2, -0.5)
  expect(start?.y).toBeCloseTo(paper.height / 2, -0.5)
})

test('with Ctrl the wheel keeps the place under the pointer, and alone it moves the paper', async ({ page }) => {
  const before = await boxOf(canvas(page))
  // In whole pixels, as the browser reports the pointer.
  const pointer = { x: 300, y: 600 }
  const place = { x: (pointer.x - before.x) / before.width, y: (pointer.y - before.y) / before.height }
  await page.mouse.move(pointer.x, pointer.y)
  await page.keyboard.down('Control')
  for (let turn = 0; turn < 2; turn += 1) await page.mouse.wheel(0, -150)
  await page.keyboard.up('Control')
  await expect.poll(async () => (await boxOf(canvas(page))).width).toBeGreaterThan(before.width * 2)
  const zoomed = await boxOf(canvas(page))
  expect(placeIn(zoomed, place).x).toBeCloseTo(pointer.x, 0)
  expect(placeIn(zoomed, place).y).toBeCloseTo(pointer.y, 0)
  await page.mouse.wheel(0, -100)
  await expect.poll(async () => (await boxOf(canvas(page))).y).toBeCloseTo(zoomed.y + 100, 0)
  expect((await boxOf(canvas(page))).width).toBeCloseTo(zoomed.width, 0)
})

test('nothing else changes a drawing while a stroke is drawn on it', async ({ page }) => {
  await moveTo(page, 0.2, 0.2)
  await page.mouse.down()
  await moveTo(page, 0.6, 0.3)
  await page.keyboard.press('Control+z')
  expect(await elements(page)).toHaveLength(1)
  await page.mouse.up()
  expect(await elements(page)).toHaveLength(2)
})
