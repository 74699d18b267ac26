import type { CDPSession, Page } from '@playwright/test'
import { elements, openNewDrawing, pressButton } from '../app'
import { drawLine, expect, test, type CanvasPlace } from '../fixtures'

const BOTTOM = { x: 0.5, y: 0.8 }
const MIDDLE = { x: 0.52, y: 0.4 }

const canvas = (page: Page) => page.getByTestId('canvas')

const boxOf = async (page: Page) => {
  const box = await canvas(page).boundingBox()
  if (!box) throw new Error('The canvas is not visible')
  return box
}

/** Several fingers at once. Their places refer to the box of the canvas before the first finger came down. */
const fingers = async (page: Page) => {
  const box = await boxOf(page)
  const session: CDPSession = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', ...places: readonly CanvasPlace[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: places.map(({ x, y }, id) => ({ x: box.x + x * box.width, y: box.y + y * box.height, id })),
    })
  return send
}

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openNewDrawing(page)
  await drawLine(page, BOTTOM, MIDDLE)
})

test('two fingers zoom and move the paper, and the first one leaves no ink', async ({ page }) => {
  const before = await boxOf(page)
  const touch = await fingers(page)
  await touch('touchStart', { x: 0.4, y: 0.4 })
  await touch('touchMove', { x: 0.41, y: 0.42 })
  await touch('touchStart', { x: 0.41, y: 0.42 }, { x: 0.6, y: 0.6 })
  await touch('touchMove', { x: 0.3, y: 0.3 }, { x: 0.7, y: 0.7 })
  await touch('touchEnd')
  await expect.poll(async () => (await boxOf(page)).width).toBeGreaterThan(before.width * 1.5)
  expect(await elements(page)).toHaveLength(1)
  await pressButton(page, 'Whole paper')
  await expect.poll(async () => (await boxOf(page)).width).toBeCloseTo(before.width, 0)
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
  const box = await boxOf(page)
  const session = await page.context().newCDPSession(page)
  const pen = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', { x, y }: CanvasPlace) =>
    session.send('Input.dispatchMouseEvent', {
      type,
      x: box.x + x * box.width,
      y: box.y + y * box.height,
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
  const before = await boxOf(page)
  const touch = await fingers(page)
  await touch('touchStart', { x: 0.8, y: 0.7 })
  await touch('touchMove', { x: 0.7, y: 0.8 })
  await touch('touchMove', { x: 0.6, y: 0.9 })
  await touch('touchEnd')
  expect(await boxOf(page)).toEqual(before)
  await expect(page.getByRole('button', { name: 'Whole paper' })).toHaveCount(0)

  await touch('touchStart', { x: 0.4, y: 0.4 }, { x: 0.6, y: 0.4 })
  await touch('touchMove', { x: 0.4, y: 0.6 }, { x: 0.6, y: 0.6 })
  await touch('touchEnd')
  await expect.poll(async () => (await boxOf(page)).y).toBeGreaterThan(before.y + 50)
  expect(await elements(page)).toHaveLength(2)
})

for (const { where, corner } of [
  { where: 'its foot', corner: { x: 0.95, y: 0.95 } },
  { where: 'its top', corner: { x: 0.05, y: 0.05 } },
])
  test(`zoomed in at ${where}, the paper stays in view when the phone is turned, and returns when it is turned back`, async ({
    page,
  }) => {
    const box = await boxOf(page)
    await page.mouse.move(box.x + corner.x * box.width, box.y + corner.y * box.height)
    await page.keyboard.down('Control')
    for (let turn = 0; turn < 4; turn += 1) await page.mouse.wheel(0, -150)
    await page.keyboard.up('Control')
    await expect.poll(async () => (await boxOf(page)).width).toBeGreaterThan(box.width * 4)
    const before = await boxOf(page)

    await page.setViewportSize({ width: 844, height: 390 })
    await expect.poll(() => paperInMiddle(page)).toBe(true)
    await page.setViewportSize({ width: 390, height: 844 })
    await expect.poll(async () => (await boxOf(page)).x).toBeCloseTo(before.x, 0)
    expect((await boxOf(page)).y).toBeCloseTo(before.y, 0)
    await page.getByRole('button', { name: 'Whole paper' }).click()
    await expect.poll(async () => (await boxOf(page)).width).toBeCloseTo(box.width, 0)
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
  const before = await boxOf(page)
  const middle = { x: before.x + before.width / 2, y: before.y + before.height / 2 }
  await page.mouse.move(middle.x, middle.y)
  await page.keyboard.down('Control')
  await page.mouse.wheel(0, -200)
  await page.keyboard.up('Control')
  await expect.poll(async () => (await boxOf(page)).width).toBeGreaterThan(before.width * 1.5)
  await page.mouse.down()
  await page.mouse.move(middle.x + 40, middle.y - 80, { steps: 4 })
  await page.mouse.up()
  const viewBox = await canvas(page).evaluate((svg: SVGSVGElement) => {
    const { width, height } = svg.viewBox.baseVal
    return { width, height }
  })
  const [, line] = await elements(page)
  const start = line && 'points' in line ? line.points[0] : undefined
  expect(start?.x).toBeCloseTo(viewBox.width / 2, -0.5)
  expect(start?.y).toBeCloseTo(viewBox.height / 2, -0.5)
})

test('nothing else changes a drawing while a stroke is drawn on it', async ({ page }) => {
  const { x, y, width, height } = await boxOf(page)
  await page.mouse.move(x + width * 0.2, y + height * 0.2)
  await page.mouse.down()
  await page.mouse.move(x + width * 0.6, y + height * 0.3, { steps: 3 })
  await page.keyboard.press('Control+z')
  expect(await elements(page)).toHaveLength(1)
  await page.mouse.up()
  expect(await elements(page)).toHaveLength(2)
})
