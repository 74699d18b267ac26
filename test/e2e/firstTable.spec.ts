import type { Page } from '@playwright/test'
import { MIRROR_KEY, PEN_ONLY_KEY } from '../../src/constants'
import type { DrawingElement } from '../../src/model/types'
import { mirrorText } from '../../src/storage/mirror'
import { drawing, stateWith, whole } from '../support/drawings'
import { must } from '../support/must'
import { besideTheApp, mirror, press, storedElements } from './app'
import { drawLine, expect, saved, test, type Place } from './fixtures'
import { bothKinds, startWith } from './places'

const START = /static\/js\/index-[^/]+\.js$/
/** Only what a test provokes: a start that does not come. */
test.use({ allowedMessages: [/Failed to load resource/] })

const DRAWN = 6
/** The drawing after those, on which nothing is drawn yet. */
const BLANK = DRAWN
const firstCanvas = (page: Page) => page.getByTestId('first-canvas')
const canvas = (page: Page) => page.getByTestId('canvas')
const tools = (page: Page) => page.getByRole('toolbar')
/** The line under the pen. */
const liveLine = (page: Page) => firstCanvas(page).locator('path[stroke=currentColor]')

/** Leaves a drawing as the app kept it, blank where there was none. */
const keepDrawing = async (page: Page, index: number) => {
  await page.goto(`/editor0/0/${index}`)
  await expect(canvas(page)).toBeVisible()
  await saved(page)
  await page.goto('about:blank')
}

/** Opens a drawing that is kept, whose app does not come before it is let go. */
const openWithoutApp = async (page: Page, index: number, release: Promise<void>) => {
  await keepDrawing(page, index)
  await openKept(page, index, release)
}

const openKept = async (page: Page, index: number, release: Promise<void>) => {
  await page.route(START, async (route) => {
    await expect(firstCanvas(page)).toBeVisible()
    await release
    await route.continue()
  })
  await page.goto(`/editor0/0/${index}`, { waitUntil: 'commit' })
  await expect(firstCanvas(page)).toBeVisible()
}

const nobody = (): void => undefined

/** Something that is waited for until the test lets it go. */
const held = () => {
  let letGo = nobody
  const release = new Promise<void>((resolve) => (letGo = resolve))
  return { release, letGo }
}

const onPaper = async (page: Page, { x, y }: Place): Promise<readonly [number, number]> => {
  const box = await firstCanvas(page).boundingBox()
  if (!box) throw new Error('There is no first table')
  return [box.x + x * box.width, box.y + y * box.height]
}

const drawFirst = async (page: Page, from: Place, to: Place) => {
  const [start, end] = [await onPaper(page, from), await onPaper(page, to)]
  await page.mouse.move(...start)
  await page.mouse.down()
  await page.mouse.move(...end, { steps: 4 })
  await page.mouse.up()
}

test('a drawing can be drawn on before the app is there, and keeps what was drawn', async ({ page }) => {
  await startWith(page, bothKinds(DRAWN))
  const { release, letGo } = held()
  await openWithoutApp(page, BLANK, release)
  await drawFirst(page, { x: 0.2, y: 0.3 }, { x: 0.8, y: 0.3 })
  await drawFirst(page, { x: 0.5, y: 0.3 }, { x: 0.5, y: 0.8 })
  await expect(page.locator('svg:has(+ [data-testid=first-canvas]) path')).toHaveCount(2)
  expect(await storedElements(page, 0, BLANK)).toEqual([])
  letGo()
  await expect(tools(page)).toBeVisible()
  await expect(firstCanvas(page)).toHaveCount(0)
  await saved(page)
  expect(await storedElements(page, 0, BLANK)).toHaveLength(2)
  await press(page, 'Undo')
  await expect.poll(() => storedElements(page, 0, BLANK)).toHaveLength(1)
  await page.reload()
  await saved(page)
  expect(await storedElements(page, 0, BLANK)).toHaveLength(1)
})

test('a stroke on the first table is what the same stroke on the table is', async ({ page }) => {
  await startWith(page, bothKinds(DRAWN))
  const [from, to] = [
    { x: 0.2, y: 0.3 },
    { x: 0.7, y: 0.6 },
  ]
  const { release, letGo } = held()
  await openWithoutApp(page, BLANK, release)
  await drawFirst(page, from, to)
  letGo()
  await expect(tools(page)).toBeVisible()
  await drawLine(page, from, to)
  await expect.poll(() => storedElements(page, 0, BLANK)).toHaveLength(2)
  const [first, second] = await storedElements(page, 0, BLANK)
  expect(first).toEqual(second)
})

test('a stroke under the pen when the app comes goes on under it', async ({ page }) => {
  await startWith(page, bothKinds(DRAWN))
  const { release, letGo } = held()
  await openWithoutApp(page, BLANK, release)
  const [start, end] = [await onPaper(page, { x: 0.2, y: 0.2 }), await onPaper(page, { x: 0.8, y: 0.7 })]
  await page.mouse.move(...start)
  await page.mouse.down()
  await page.mouse.move(start[0] + 30, start[1])
  await expect(liveLine(page)).toHaveCount(1)
  letGo()
  await expect(tools(page)).toBeAttached()
  await page.mouse.move(...end, { steps: 3 })
  await expect(liveLine(page)).toHaveCount(1)
  await page.mouse.up()
  await expect(firstCanvas(page)).toHaveCount(0)
  await saved(page)
  const [stroke, ...others] = await storedElements(page, 0, BLANK)
  expect(others).toEqual([])
  const { width = 0, height = 0 } = (await mirror(page))[0]?.canvas ?? {}
  const last = stroke && 'points' in stroke ? stroke.points.at(-1) : undefined
  expect(last?.x).toBeCloseTo(width * 0.8, -1)
  expect(last?.y).toBeCloseTo(height * 0.7, -1)
})

test('what was drawn waits in the tab for an app that does not come', async ({ page }) => {
  await startWith(page, bothKinds(DRAWN))
  await keepDrawing(page, BLANK)
  await page.route(START, async (route) => {
    await expect(page.locator('svg:has(+ [data-testid=first-canvas]) path')).toHaveCount(1)
    await route.fulfill({ status: 404 })
  })
  await page.goto(`/editor0/0/${BLANK}`, { waitUntil: 'commit' })
  await expect(firstCanvas(page)).toBeVisible()
  await drawFirst(page, { x: 0.2, y: 0.3 }, { x: 0.8, y: 0.3 })
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
  await expect(firstCanvas(page)).toHaveCount(0)
  await page.unroute(START)
  await press(page, 'Try again')
  await expect(tools(page)).toBeVisible()
  await saved(page)
  expect(await storedElements(page, 0, BLANK)).toHaveLength(1)
})

for (const [device, width, height] of [
  ['a phone', 390, 844],
  ['a small phone', 320, 568],
  ['a phone on its side', 844, 390],
  ['a tablet', 820, 1180],
  ['a wide screen', 1400, 900],
] as const)
  test(`on ${device} the first table lies where the table will, with the ink that is kept`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await startWith(page, bothKinds(DRAWN))
    const { release, letGo } = held()
    await openWithoutApp(page, 0, release)
    const first = await firstCanvas(page).boundingBox()
    const inkOf = (testId: string) => page.locator(`svg:has(~ [data-testid=${testId}]) path`).evaluateAll(pathsOf)
    const ink = await inkOf('first-canvas')
    letGo()
    await expect(tools(page)).toBeVisible()
    expect(await canvas(page).boundingBox()).toEqual(first)
    expect(ink.length).toBeGreaterThan(0)
    expect(await inkOf('canvas')).toEqual(ink)
  })

const pathsOf = (paths: readonly Element[]) => paths.map((path) => path.getAttribute('d'))

test('a finger leaves no ink on the first table where only the pen draws', async ({ page }) => {
  await startWith(page, bothKinds(DRAWN))
  await page.goto('/')
  await page.evaluate((key) => localStorage.setItem(key, 'true'), PEN_ONLY_KEY)
  const { release, letGo } = held()
  await openWithoutApp(page, BLANK, release)
  const session = await page.context().newCDPSession(page)
  const [x, y] = await onPaper(page, { x: 0.3, y: 0.3 })
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: x + 60, y: y + 60 }] })
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  letGo()
  await expect(tools(page)).toBeVisible()
  await saved(page)
  expect(await storedElements(page, 0, BLANK)).toEqual([])
})

test('a palm that comes after a pen leaves no ink, and the app knows of the pen', async ({ page }) => {
  await startWith(page, bothKinds(DRAWN))
  const { release, letGo } = held()
  await openWithoutApp(page, BLANK, release)
  const session = await page.context().newCDPSession(page)
  const [x, y] = await onPaper(page, { x: 0.3, y: 0.3 })
  const pen = { button: 'left', pointerType: 'pen', clickCount: 1, force: 0.5 } as const
  await session.send('Input.dispatchMouseEvent', { type: 'mousePressed', buttons: 1, x, y, ...pen })
  await session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', buttons: 1, x: x + 60, y, ...pen })
  await session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', buttons: 0, x: x + 60, y, ...pen })
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y: y + 150 }] })
  await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: x + 60, y: y + 200 }] })
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  letGo()
  await expect(page.getByRole('button', { name: 'Draw with pen only' })).toHaveAttribute('aria-pressed', 'true')
  await saved(page)
  expect(await storedElements(page, 0, BLANK)).toHaveLength(1)
})

test('no key undoes anything, or leads elsewhere, under a stroke on the first table', async ({ page }) => {
  await startWith(page, bothKinds(DRAWN))
  const { release, letGo } = held()
  await openWithoutApp(page, BLANK, release)
  await drawFirst(page, { x: 0.2, y: 0.3 }, { x: 0.8, y: 0.3 })
  const [x, y] = await onPaper(page, { x: 0.2, y: 0.6 })
  await page.mouse.move(x, y)
  await page.mouse.down()
  letGo()
  await expect(tools(page)).toBeAttached()
  await page.mouse.move(x + 100, y, { steps: 3 })
  await page.keyboard.press('Control+z')
  await page.keyboard.press('PageDown')
  await page.mouse.up()
  await expect(firstCanvas(page)).toHaveCount(0)
  await saved(page)
  expect(await storedElements(page, 0, BLANK)).toHaveLength(2)
  await expect(page).toHaveURL(`/editor0/0/${BLANK}`)
  await page.keyboard.press('Control+z')
  await expect.poll(() => storedElements(page, 0, BLANK)).toHaveLength(1)
})

test('who goes Back before the app is there leaves the first table', async ({ page }) => {
  await startWith(page, bothKinds(DRAWN))
  await page.goto('/tocht0/0')
  await page.getByRole('link', { name: 'Drawing 2', exact: true }).click()
  await expect(canvas(page)).toBeVisible()
  const { release, letGo } = held()
  await page.route(START, async (route) => {
    await release
    await route.continue()
  })
  await page.reload({ waitUntil: 'commit' })
  await expect(firstCanvas(page)).toBeVisible()
  await page.evaluate(() => history.back())
  await expect(firstCanvas(page)).toHaveCount(0)
  letGo()
  await expect(page.getByRole('button', { name: 'Add drawing' })).toBeVisible()
})

test('a stroke under the pen is kept where the start fails', async ({ page }) => {
  await startWith(page, bothKinds(DRAWN))
  const { release, letGo } = held()
  const words = /static\/js\/tableEn-/
  await keepDrawing(page, BLANK)
  await page.route(words, (route) => route.fulfill({ status: 404 }))
  await openKept(page, BLANK, release)
  const [x, y] = await onPaper(page, { x: 0.3, y: 0.6 })
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 60, y, { steps: 3 })
  letGo()
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
  await page.mouse.up()
  await page.unroute(words)
  await press(page, 'Try again')
  await expect(tools(page)).toBeVisible()
  await saved(page)
  expect(await storedElements(page, 0, BLANK)).toHaveLength(1)
})

test('ink that the first table cannot show leaves the screen to the app', async ({ page }) => {
  await startWith(page, bothKinds(DRAWN))
  await keepDrawing(page, 0)
  await besideTheApp(page)
  const [tocht] = await mirror(page)
  const ids = [tocht?.id, tocht?.details?.[0]?.id]
  // What a newer build may draw, under a seal that is right.
  const newer: DrawingElement = JSON.parse('{"text":"newer"}')
  const state = stateWith(whole([drawing(must(ids[1]), newer)], { id: must(ids[0]) }))
  const text = mirrorText(state, { state, revisions: { [must(ids[0])]: 1 } })
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [MIRROR_KEY, text] as const)
  await page.goto('/editor0/0/0')
  await saved(page)
  await expect(firstCanvas(page)).toHaveCount(0)
})

test('an address without a drawing has no first table', async ({ page }) => {
  await startWith(page, bothKinds(DRAWN))
  // A page that complains fails the test.
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('[data-testid=first-canvas]')) console.error('There is a first table')
    }).observe(document, { childList: true, subtree: true })
  })
  for (const path of ['/editor0/0/99', '/editor0/9/0', '/editor0/0', '/editor0/x/0', '/tocht0/0', '/editor1/1']) {
    await page.goto(path)
    await saved(page)
  }
})
