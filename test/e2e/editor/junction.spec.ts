import type { Page } from '@playwright/test'
import { MOST_ELEMENTS } from '../../../src/constants'
import { LONG_PRESS_MS } from '../../../src/ui/freeDraw/ring/usePress'
import { SMALLEST_TARGET } from '../../screens/target'
import { stroke, svgPoints } from '../../support/drawings'
import { must } from '../../support/must'
import { overlap } from '../../support/overlap'
import { NARROWEST, SIDEWAYS, SIZES } from '../../support/sizes'
import { addTocht, button, editorHeading, elements, link, load, openBlankDrawing, pressButton, strokes } from '../app'
import { canvas, middleOf } from '../canvas'
import { drawLine, drawPath, expect, saved, test } from '../fixtures'
import { ring, roads, shownInk, tapAll, target, touch, touchInTurn } from './ring'

const toggle = (page: Page) => button(page, 'Junction')

/**
 * A route half right, and roads left, right and straight on; the first and the last of these roads do not reach the
 * route.
 */
const FREEHAND = [
  stroke(svgPoints('198,600 198,320 300,200'), { arrow: true, circle: true }),
  stroke(svgPoints('60,330 180,325')),
  stroke(svgPoints('330,290 200,322'), { dashed: true }),
  stroke(svgPoints('210,100 200,290')),
] as const

test.describe('the ring', () => {
  test.beforeEach(async ({ page }) => {
    await openBlankDrawing(page)
    await pressButton(page, 'Junction')
    await expect(ring(page)).toBeVisible()
  })

  test('replaces the tools except for icons and navigation, restores them when it closes, and clears the selection', async ({
    page,
  }) => {
    await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true')
    for (const name of ['Icon', 'Undo', 'Redo', 'Previous', 'Next']) await expect(button(page, name)).toBeVisible()
    for (const name of ['Route', 'Dashed', 'Draw', 'Erase']) await expect(button(page, name)).toBeHidden()
    expect(await ring(page).getByRole('button').count()).toBe(10)
    await pressButton(page, 'Junction')
    await expect(ring(page)).toHaveCount(0)
    await expect(toggle(page)).toHaveAttribute('aria-pressed', 'false')
    await expect(button(page, 'Dashed')).toBeVisible()
    await drawLine(page, { x: 0.2, y: 0.5 }, { x: 0.8, y: 0.5 })
    await pressButton(page, 'Select')
    await drawPath(page, [{ x: 0.5, y: 0.5 }])
    await expect(button(page, 'Duplicate')).toBeVisible()
    await pressButton(page, 'Junction')
    await expect(button(page, 'Duplicate')).toHaveCount(0)
  })

  test('makes taps on the exit and on other roads change and remove them', async ({ page }) => {
    for (const [name, state, description] of [
      ['Half right', 'exit', 'exit'],
      ['Half right', 'exit-unpaved', 'unpaved exit'],
      ['Half right', 'none', 'no road'],
      // Without an exit the next tap sets it.
      ['Left', 'exit', 'exit'],
      ['Sharp left', 'paved', 'road'],
      ['Sharp left', 'unpaved', 'unpaved road'],
      ['Sharp left', 'blocked', 'blocked road'],
      ['Sharp left', 'none', 'no road'],
    ] as const) {
      await tapAll(page, name)
      await expect(target(page, name)).toHaveAttribute('data-arm', state)
      await expect(target(page, name)).toHaveAccessibleDescription(description)
    }
  })

  test('draws the route as one stroke with ball and arrow, and each road inwards', async ({ page }) => {
    await tapAll(page, 'Right', 'Left', 'Left')
    await saved(page)
    const [route, road, ...others] = await strokes(page)
    expect(others).toEqual([])
    expect(route).toMatchObject({ circle: true, arrow: true, dashed: false })
    expect(road).toMatchObject({ circle: false, arrow: false, dashed: true })
    const [centre] = must(route).points.slice(1)
    expect(must(road).points.at(-1)).toEqual(centre)
    expect(must(must(road).points[0]).x).toBeLessThan(must(centre).x)
  })

  test('changes the surface of the way in, makes a roundabout, and staggers roads', async ({ page }) => {
    await tapAll(page, 'Straight on')
    await expect(target(page, 'From below')).toHaveAttribute('data-arm', 'entry')
    await tapAll(page, 'From below')
    await expect(target(page, 'From below')).toHaveAttribute('data-arm', 'entry-unpaved')
    await expect(target(page, 'From below')).toHaveAccessibleDescription('unpaved road')
    await expect(target(page, 'Staggered'), 'there are no roads to stagger').toBeDisabled()
    await tapAll(page, 'Left', 'Right')
    await expect(target(page, 'Staggered')).toHaveAccessibleDescription('none')
    for (const description of ['left first', 'right first', 'none', 'left first']) {
      await tapAll(page, 'Staggered')
      await expect(target(page, 'Staggered')).toHaveAccessibleDescription(description)
    }
    await tapAll(page, 'Roundabout')
    await expect(target(page, 'Roundabout')).toHaveAttribute('aria-pressed', 'true')
    await expect(target(page, 'Staggered')).toBeDisabled()
    expect(await roads(page)).toEqual(['Left paved', 'Straight on exit', 'Right paved', 'From below entry-unpaved'])
  })

  test('draws nothing on an empty paper while Staggered, which is disabled, is held down and released', async ({
    page,
  }) => {
    const { x, y } = await middleOf(target(page, 'Staggered'))
    await page.mouse.move(x, y)
    await page.mouse.down()
    expect(await shownInk(page)).toEqual([])
    await page.mouse.up()
    await target(page, 'Staggered').press('Enter')
    await saved(page)
    expect(await strokes(page)).toEqual([])
    await expect(button(page, 'Undo')).toBeDisabled()
  })

  test('makes one undo step per tap', async ({ page }) => {
    const taps = ['Straight on', 'Left', 'Left', 'Left', 'From below', 'Roundabout', 'Roundabout']
    const seen = [await roads(page)]
    for (const name of taps) {
      await tapAll(page, name)
      seen.push(await roads(page))
    }
    for (const before of seen.slice(0, -1).toReversed()) {
      await pressButton(page, 'Undo')
      expect(await roads(page)).toEqual(before)
    }
    await expect(button(page, 'Undo')).toBeDisabled()
    for (const after of seen.slice(1)) {
      await pressButton(page, 'Redo')
      expect(await roads(page)).toEqual(after)
    }
  })

  test('moves the exit with a long press, with Shift, and with both from the keyboard', async ({ page }) => {
    await tapAll(page, 'Straight on', 'Left', 'Right')
    const finger = await touch(page, 'Left')
    expect(await roads(page), 'nothing happens before the release').toContain('Straight on exit')
    await finger.up(2 * LONG_PRESS_MS)
    await expect.poll(() => roads(page)).toEqual(['Left exit', 'Straight on paved', 'Right paved', 'From below entry'])
    await target(page, 'Right').click({ modifiers: ['Shift'] })
    expect(await roads(page)).toEqual(['Left paved', 'Straight on paved', 'Right exit', 'From below entry'])
    await target(page, 'Half left').focus()
    await page.keyboard.press('Shift+Enter')
    expect(await roads(page), 'where no road was, it only moves').toEqual([
      'Left paved',
      'Half left exit',
      'Straight on paved',
      'From below entry',
    ])
  })

  test('can be tapped by a finger, and by two thumbs in turn that overlap in time', async ({ page }) => {
    for (const name of ['Half left', 'Right', 'Right']) {
      const finger = await touch(page, name)
      await finger.up()
    }
    await expect.poll(() => roads(page)).toEqual(['Half left exit', 'Right unpaved', 'From below entry'])
    await touchInTurn(page, 'Left', 'Straight on')
    await expect
      .poll(() => roads(page))
      .toEqual(['Left paved', 'Half left exit', 'Straight on paved', 'Right unpaved', 'From below entry'])
  })

  test('previews the effect of a release on the paper, and does nothing once the finger has slid off', async ({
    page,
  }) => {
    await tapAll(page, 'Straight on')
    await saved(page)
    const [before, kept] = [await shownInk(page), await elements(page)]
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    const finger = await touch(page, 'Left')
    await page.clock.runFor(LONG_PRESS_MS - 1)
    const paved = await shownInk(page)
    expect(paved).not.toEqual(before)
    expect(await elements(page)).toEqual(kept)
    await page.clock.runFor(1)
    await expect.poll(() => shownInk(page), 'a long press shows the moved exit').not.toEqual(paved)
    await page.clock.resume()
    const { x, y } = await middleOf(target(page, 'Left'))
    await finger.move({ x, y: y - 200 })
    await expect.poll(() => shownInk(page)).toEqual(before)
    await finger.move({ x, y })
    await finger.up()
    await saved(page)
    expect(await shownInk(page)).toEqual(before)
    expect(await elements(page)).toEqual(kept)

    const mouse = await middleOf(target(page, 'Left'))
    await page.mouse.move(mouse.x, mouse.y)
    await page.mouse.down()
    await expect.poll(() => shownInk(page)).toEqual(paved)
    await page.mouse.move(mouse.x, mouse.y - 200)
    await page.mouse.up()
    expect(await roads(page)).toEqual(['Straight on exit', 'From below entry'])
    expect(await shownInk(page)).toEqual(before)
  })

  test('continues in the next drawing, and reads the previous one again on return', async ({ page }) => {
    await tapAll(page, 'Straight on', 'Left', 'Right', 'Right')
    await pressButton(page, 'Next')
    await expect(editorHeading(page, 2)).toBeVisible()
    expect(await roads(page)).toEqual(['From below entry'])
    await tapAll(page, 'Sharp right')
    await pressButton(page, 'Previous')
    await expect(editorHeading(page, 1)).toBeVisible()
    expect(await roads(page)).toEqual(['Left paved', 'Straight on exit', 'Right unpaved', 'From below entry'])
    await tapAll(page, 'Left')
    expect(await roads(page)).toContain('Left unpaved')
  })

  test('keeps the pen and every stroke drawn with it', async ({ page }) => {
    await drawLine(page, { x: 0.1, y: 0.1 }, { x: 0.3, y: 0.1 })
    await tapAll(page, 'Straight on', 'Left')
    await drawLine(page, { x: 0.7, y: 0.95 }, { x: 0.9, y: 0.95 })
    await saved(page)
    const [first, , , last] = await elements(page)
    await tapAll(page, 'Left', 'Right', 'Straight on', 'From below')
    await saved(page)
    const now = await elements(page)
    expect(now[0]).toEqual(first)
    expect(now).toContainEqual(last)
  })

  test('handles its keys only while it has the focus', async ({ page }) => {
    await expect(target(page, 'Straight on')).toBeFocused()
    await page.keyboard.press('KeyW')
    await page.keyboard.press('KeyA')
    await page.keyboard.press('KeyD')
    await page.keyboard.press('KeyD')
    expect(await roads(page)).toEqual(['Left paved', 'Straight on exit', 'Right unpaved', 'From below entry'])
    await expect(page.getByRole('toolbar').locator('[aria-live]')).toHaveText('Right: unpaved road')
    await page.keyboard.press('Shift+KeyD')
    expect(await roads(page)).toEqual(['Left paved', 'Straight on paved', 'Right exit-unpaved', 'From below entry'])
    await page.keyboard.press('Control+z')
    expect(await roads(page)).toContain('Straight on exit')
    await page.keyboard.press('PageDown')
    await expect(editorHeading(page, 2)).toBeVisible()
    for (const [code, road] of [
      ['Numpad8', 'Straight on exit'],
      ['Numpad1', 'Sharp left paved'],
      ['Numpad4', 'Left paved'],
      ['Numpad7', 'Half left paved'],
      ['Numpad9', 'Half right paved'],
      ['Numpad6', 'Right paved'],
      ['Numpad3', 'Sharp right paved'],
      ['Numpad2', 'From below entry-unpaved'],
    ] as const) {
      await page.keyboard.press(code)
      expect(await roads(page), code).toContain(road)
    }
    await expect(editorHeading(page, 2), 'Numpad 3 and 9 are no PageDown and PageUp here').toBeVisible()
    const all = await roads(page)
    await canvas(page).focus()
    await page.keyboard.press('KeyD')
    await page.keyboard.press('Numpad4')
    expect(await roads(page)).toEqual(all)
    await page.keyboard.press('KeyD')
    await page.keyboard.press('k')
    await expect(ring(page)).toHaveCount(0)
    await page.keyboard.press('d')
    await expect(button(page, 'Dashed')).toHaveAttribute('aria-pressed', 'true')
  })

  test('is explained beside the tools', async ({ page }) => {
    await page.keyboard.press('?')
    const help = page.getByRole('dialog', { name: 'Tools and keys' })
    await expect(help.getByText('the first tap is your exit')).toBeVisible()
    await expect(help.getByText('Junction', { exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(ring(page)).toBeVisible()
  })

  test('leaves with its editor when another tab deletes the tocht, and what was tapped is put back with it', async ({
    page,
    context,
  }) => {
    await tapAll(page, 'Straight on')
    await saved(page)
    const before = await elements(page)
    const other = await context.newPage()
    await other.goto('/tocht0/0')
    await pressButton(other, 'Delete tocht')
    await expect(page).toHaveURL('/')
    await expect(ring(page)).toHaveCount(0)
    await saved(other)
    await other.goto('/settings')
    await other.getByRole('button', { name: /^Put “.+” back$/ }).click()
    await expect.poll(() => elements(page)).toEqual(before)
  })

  test('keeps what another tab draws in the same drawing', async ({ page, context }) => {
    await tapAll(page, 'Straight on')
    await saved(page)
    const other = await context.newPage()
    await other.goto('/editor0/0/0')
    await expect(canvas(other)).toBeVisible()
    const names = ['Left', 'Right', 'Sharp left']
    for (const [index, name] of names.entries()) {
      await drawLine(other, { x: 0.05, y: 0.05 + index / 20 }, { x: 0.2, y: 0.05 + index / 20 })
      await tapAll(page, name)
    }
    await saved(other)
    await saved(page)
    await expect.poll(async () => (await elements(page)).length).toBe(7)
    expect((await elements(other)).length).toBe(7)
    expect(await roads(page)).toEqual(
      expect.arrayContaining(['Sharp left paved', 'Left paved', 'Straight on exit', 'Right paved']),
    )
  })
})

test('a hand-drawn junction is read with its doubts, and a tap changes only its own road', async ({ page }) => {
  const [route, left, right, ahead] = FREEHAND
  await addTocht(page)
  await load(page, JSON.stringify({ name: 'By hand', drawings: [FREEHAND] }))
  await link(page, 'Drawing 1').click()
  await pressButton(page, 'Junction')
  expect(await roads(page)).toEqual([
    'Left paved',
    'Straight on paved',
    'Half right exit',
    'Right unpaved',
    'From below entry',
  ])
  await expect(target(page, 'Left'), 'it ends before the route').toHaveAttribute('data-doubt')
  await expect(target(page, 'Left')).toHaveAccessibleDescription('road, not sure')
  await expect(target(page, 'Right')).not.toHaveAttribute('data-doubt')
  await expect(target(page, 'Right')).toHaveAccessibleDescription('unpaved road')

  await tapAll(page, 'Sharp left', 'Left')
  await saved(page)
  const now = await elements(page)
  expect(now.slice(0, 4)).toEqual([route, { ...left, dashed: true }, right, ahead])
  expect(now).toHaveLength(5)
})

test('the ring opens with a plain pencil, whatever was picked before', async ({ page }) => {
  await openBlankDrawing(page)
  await pressButton(page, 'Dashed')
  await pressButton(page, 'Circle')
  await pressButton(page, 'Junction')
  await tapAll(page, 'Straight on')
  await drawPath(page, [
    { x: 0.3, y: 0.1 },
    { x: 0.7, y: 0.1 },
  ])
  await saved(page)
  expect((await elements(page)).at(-1)).toMatchObject({ dashed: false, circle: false, erase: false })
})

test('a doubt about the whole drawing is marked at the way in', async ({ page }) => {
  await addTocht(page)
  const drawings = [[FREEHAND[0], stroke(svgPoints('330,500 360,560'))], [FREEHAND[0]]]
  await load(page, JSON.stringify({ name: 'Loose', drawings }))
  await link(page, 'Drawing 1').click()
  await pressButton(page, 'Junction')
  await expect(target(page, 'From below')).toHaveAttribute('data-doubt')
  await expect(target(page, 'From below')).toHaveAccessibleDescription('road, not sure')
  await pressButton(page, 'Next')
  await expect(target(page, 'From below')).not.toHaveAttribute('data-doubt')
})

test('a full drawing says so, and accepts no road', async ({ page }) => {
  await addTocht(page)
  await load(
    page,
    JSON.stringify({ name: 'Full', drawings: [Array.from({ length: MOST_ELEMENTS }, () => stroke([[5, 5]]))] }),
  )
  await link(page, 'Drawing 1').click()
  await pressButton(page, 'Junction')
  await tapAll(page, 'Left')
  await expect(page.getByRole('alert')).toContainText('A drawing holds at most 2,000')
  expect(await elements(page)).toHaveLength(MOST_ELEMENTS)
})

/** One window on each side of every width at which the tools are arranged in another way. */
const WINDOWS = [
  NARROWEST,
  SIZES.phone,
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 690, height: 900 },
  { width: 412, height: 915 },
  { width: 667, height: 375 },
  SIDEWAYS,
  { width: 1280, height: 800 },
  SIZES.desktop,
]

test('in every window the paper keeps its place, and every target of the ring shows at least 44 pixels', async ({
  page,
}) => {
  await openBlankDrawing(page)
  const paper = canvas(page)
  for (const { width, height } of WINDOWS)
    await test.step(`${width} × ${height}`, async () => {
      await page.setViewportSize({ width, height })
      // The paper takes its size in the frame after that of the window.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
      const before = await paper.boundingBox()
      await pressButton(page, 'Junction')
      await expect(ring(page)).toBeVisible()
      expect(await paper.boundingBox()).toEqual(before)
      const boxes = await Promise.all(
        (await page.getByRole('toolbar').getByRole('button').all()).map((one) => one.boundingBox()),
      )
      const hasHelp = width < 352 || (width >= 408 && width < 720)
      expect(boxes, 'with Help where the header has none, except on most phones').toHaveLength(hasHelp ? 17 : 16)
      for (const box of boxes) {
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(SMALLEST_TARGET)
        expect(Math.min(box?.x ?? -1, box?.y ?? -1)).toBeGreaterThanOrEqual(0)
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height)
        expect(boxes.filter((other) => overlap(must(box), must(other), 0))).toEqual([box])
      }
      await tapAll(page, 'Half left', 'Right', 'Sharp left')
      expect(await paper.boundingBox()).toEqual(before)
      await pressButton(page, 'Junction')
      expect(await paper.boundingBox()).toEqual(before)
    })
})
