import type { Page } from '@playwright/test'
import { MOST_ELEMENTS } from '../../../src/constants'
import { REST } from '../../../src/ui/canvas/attachPointers'
import { SMALLEST_TARGET } from '../../screens/target'
import { stroke, svgPoints } from '../../support/drawings'
import { must } from '../../support/must'
import { overlap } from '../../support/overlap'
import { NARROWEST, SIDEWAYS, SIZES } from '../../support/sizes'
import { addTocht, button, editorHeading, elements, link, load, openBlankDrawing, pressButton, strokes } from '../app'
import { boxOf, canvas, middleOf, paperSize, placeIn } from '../canvas'
import { drawLine, drawPath, expect, saved, test } from '../fixtures'
import { ring, roads, shownInk, tapAll, target, touch, touchTogether } from './ring'

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

  test('lies on the paper beside all tools, goes when it is switched off, and clears the selection', async ({
    page,
  }) => {
    await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true')
    for (const name of ['Icon', 'Undo', 'Next', 'Route', 'Dashed', 'Draw', 'Erase'])
      await expect(button(page, name)).toBeVisible()
    expect(await canvas(page).getByRole('button').count()).toBe(10)
    await drawLine(page, { x: 0.1, y: 0.1 }, { x: 0.8, y: 0.1 })
    await pressButton(page, 'Junction')
    await expect(ring(page)).toHaveCount(0)
    await expect(toggle(page)).toHaveAttribute('aria-pressed', 'false')
    await pressButton(page, 'Select')
    await drawPath(page, [{ x: 0.5, y: 0.1 }])
    await expect(button(page, 'Duplicate')).toBeVisible()
    await pressButton(page, 'Junction')
    await expect(button(page, 'Duplicate')).toHaveCount(0)
  })

  test('says what the next tap does, unless another tool takes the taps', async ({ page }) => {
    await expect(page.getByText('Tap the road you take')).toBeVisible()
    await tapAll(page, 'Left')
    const line = page.getByText('Tap the roads to leave alone; tap again: unpaved, blocked, gone')
    await expect(line).toBeVisible()
    for (const tool of ['Curve', 'Select', 'Erase', 'Text']) {
      await pressButton(page, tool)
      await expect(line).toBeHidden()
      await expect(page.getByText('Curve is on.')).toBeVisible({ visible: tool === 'Curve' })
      await expect(page.getByTestId('ghosts')).toHaveCount(0)
      await pressButton(page, tool)
    }
    await expect(line).toBeVisible()
    await tapAll(page, 'Right')
    await expect(page.getByText('Hold a road to go there instead')).toBeVisible()
  })

  test('says what a question mark means', async ({ page }) => {
    await drawLine(page, { x: 0.3, y: 0.8 }, { x: 0.7, y: 0.2 })
    await expect(ring(page).locator('[data-doubt]')).toHaveCount(1)
    await expect(page.getByText('give the way you go a ball and an arrow')).toBeVisible()
    await pressButton(page, 'Clear')
    await pressButton(page, 'Circle')
    await pressButton(page, 'Arrow')
    await drawLine(page, { x: 0.1, y: 0.5 }, { x: 0.9, y: 0.5 })
    await expect(page.getByText('? Drawn by hand')).toBeVisible()
  })

  test('draws the way in at the first tap on From below, and makes it unpaved at the next', async ({ page }) => {
    await tapAll(page, 'From below')
    await expect(target(page, 'From below')).toHaveAttribute('data-arm', 'entry')
    await expect.poll(() => elements(page)).toHaveLength(1)
    expect((await strokes(page))[0]).toMatchObject({ circle: true, dashed: false })
    await tapAll(page, 'From below', 'Right')
    expect(await roads(page)).toEqual(['Right exit', 'From below entry-unpaved'])
  })

  test('shows Staggered where it has a use', async ({ page }) => {
    await expect(target(page, 'Staggered')).toHaveCSS('opacity', '0')
    await tapAll(page, 'Straight on', 'Left', 'Right')
    await expect(target(page, 'Staggered')).toHaveCSS('opacity', '1')
    await pressButton(page, 'Erase')
    await expect(target(page, 'Staggered')).toHaveCSS('opacity', '0')
  })

  test('stays in reach of taps when a bend was kept as it was drawn', async ({ page }) => {
    await drawPath(page, [
      { x: 0.2, y: 0.2 },
      { x: 0.2, y: 0.6 },
      { x: 0.7, y: 0.6 },
    ])
    await pressButton(page, 'Keep as drawn')
    await expect(button(page, 'Curve')).toHaveAttribute('aria-pressed', 'false')
    await expect(page.getByTestId('ghosts')).toHaveCount(1)
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
    await target(page, 'Staggered').dispatchEvent('click')
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
    await finger.up(2 * REST.ms)
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

  test('can be tapped by a finger, while a second finger cancels the tap', async ({ page }) => {
    for (const name of ['Half left', 'Right', 'Right']) {
      const finger = await touch(page, name)
      await finger.up()
    }
    const before = ['Half left exit', 'Right unpaved', 'From below entry']
    await expect.poll(() => roads(page)).toEqual(before)
    await touchTogether(page, 'Left', 'Straight on')
    expect(await roads(page)).toEqual(before)
  })

  test('is not tapped by fingers while only a pen draws', async ({ page }) => {
    await drawPath(page, [{ x: 0.1, y: 0.48 }], { pointerType: 'pen' })
    await expect.poll(() => roads(page), 'a pen taps').toEqual(['Left exit', 'From below entry'])
    await expect(button(page, 'Draw with pen only')).toHaveAttribute('aria-pressed', 'true')
    const finger = await touch(page, 'Right')
    await finger.up()
    await pressButton(page, 'Draw with pen only')
    expect(await roads(page)).toEqual(['Left exit', 'From below entry'])
  })

  test('lets a drag draw, wherever it begins', async ({ page }) => {
    await tapAll(page, 'Straight on')
    const from = await middleOf(target(page, 'Left'))
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(from.x, from.y + 150, { steps: 5 })
    await page.mouse.up()
    await saved(page)
    expect(await strokes(page)).toHaveLength(2)
    expect(await roads(page)).toEqual(['Straight on exit', 'From below entry'])
  })

  test('shows where a press that rests moves the exit, and draws instead once the finger leaves', async ({ page }) => {
    await tapAll(page, 'Straight on')
    await saved(page)
    const before = await shownInk(page)
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    const finger = await touch(page, 'Left')
    await page.clock.runFor(REST.ms - 1)
    expect(await shownInk(page), 'a tap shows nothing before its release').toEqual(before)
    await page.clock.runFor(20)
    await expect.poll(() => shownInk(page)).not.toEqual(before)
    await page.clock.resume()
    const { x, y } = await middleOf(target(page, 'Left'))
    await finger.move({ x, y: y - 150 })
    await expect.poll(() => shownInk(page)).toEqual(before)
    await finger.up(2 * REST.ms)
    await saved(page)
    expect(await strokes(page)).toHaveLength(2)
    expect(await roads(page)).toEqual(['Straight on exit', 'From below entry'])
  })

  test('moves the exit where its arrowhead is dragged, shows this before the release, and undoes it in one step', async ({
    page,
  }) => {
    await tapAll(page, 'Right', 'Left')
    await saved(page)
    const before = await shownInk(page)
    const paper = await boxOf(canvas(page))
    const [head, left] = [placeIn(paper, { x: 0.86, y: 0.48 }), await middleOf(target(page, 'Left'))]
    await page.mouse.move(head.x, head.y)
    await page.mouse.down()
    await page.mouse.move(left.x, left.y, { steps: 5 })
    await expect.poll(() => shownInk(page)).not.toEqual(before)
    await page.mouse.up()
    const moved = ['Left exit', 'Right paved', 'From below entry']
    expect(await roads(page)).toEqual(moved)
    await pressButton(page, 'Undo')
    expect(await roads(page)).toEqual(['Left paved', 'Right exit', 'From below entry'])
    await pressButton(page, 'Redo')
    await pressButton(page, 'Junction')
    await drawLine(page, { x: 0.14, y: 0.48 }, { x: 0.5, y: 0.1 })
    await saved(page)
    expect(await strokes(page), 'without the ring, a stroke from there is a stroke').toHaveLength(3)
  })

  test('acts on Enter, Space and a click of assistive technology, none of which lowers the pen of the keyboard', async ({
    page,
  }) => {
    await target(page, 'Left').press('Enter')
    await target(page, 'Right').press('Space')
    await target(page, 'Right').press('ArrowUp')
    await target(page, 'Half right').dispatchEvent('click')
    await page.keyboard.press('Escape')
    expect(await roads(page)).toEqual(['Left exit', 'Half right paved', 'Right paved', 'From below entry'])
    await saved(page)
    expect(await strokes(page)).toHaveLength(3)
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
    await expect(page.locator('[aria-live]').getByText('Right: unpaved road')).toBeAttached()
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
    expect(await roads(page), 'these are keys of the tools').toEqual(all)
    await page.keyboard.press('k')
    await expect(ring(page)).toHaveCount(0)
    await expect(button(page, 'Dashed')).toHaveAttribute('aria-pressed', 'true')
  })

  test('is explained beside the tools', async ({ page }) => {
    await page.keyboard.press('?')
    const help = page.getByRole('dialog', { name: 'Help' })
    await expect(help.getByText('the first tap is your exit')).toBeVisible()
    await expect(help.getByRole('term').getByText('Junction', { exact: true })).toBeVisible()
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

test('Junction returns to the plain pencil, whose taps reach the ring', async ({ page }) => {
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

const ghosts = (page: Page) => page.getByTestId('ghosts')
const HINT = 'Tap the road you take, or draw by hand'

test.describe('an empty drawing', () => {
  test.beforeEach(({ page }) => openBlankDrawing(page))

  test('offers the ring by itself, and the first tap switches Junction on', async ({ page }) => {
    await expect(ghosts(page)).toBeVisible()
    await expect(page.getByText(HINT)).toBeVisible()
    await expect(toggle(page)).toHaveAttribute('aria-pressed', 'false')
    await expect(target(page, 'Staggered')).toHaveCount(0)
    await tapAll(page, 'Left')
    await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true')
    await tapAll(page, 'Right')
    expect(await roads(page)).toEqual(['Left exit', 'Right paved', 'From below entry'])
    for (const name of ['Undo', 'Undo']) await pressButton(page, name)
    await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true')
    await expect(button(page, 'Undo')).toBeDisabled()
  })

  test('offers it until the first ink, and again after Undo or Clear', async ({ page }) => {
    for (const emptied of ['Undo', 'Clear']) {
      await drawLine(page, { x: 0.5, y: 0.48 }, { x: 0.9, y: 0.9 })
      await expect(ghosts(page)).toHaveCount(0)
      await expect(ring(page)).toHaveCount(0)
      await expect(page.getByText(HINT)).toBeHidden()
      await pressButton(page, emptied)
      await expect(ghosts(page)).toBeVisible()
    }
    await expect(toggle(page)).toHaveAttribute('aria-pressed', 'false')
  })

  test('does not take a tap with Curve, which draws a dot', async ({ page }) => {
    await pressButton(page, 'Curve')
    await expect(ghosts(page)).toHaveCount(0)
    await drawPath(page, [{ x: 0.2, y: 0.48 }])
    await saved(page)
    expect((await strokes(page)).map(({ points }) => points.length)).toEqual([1])
  })

  test('offers nothing once the switch in the settings is off, but Junction still opens the ring', async ({ page }) => {
    await page.goto('/settings')
    const offer = page.getByRole('switch', { name: 'Offer the junction on an empty drawing' })
    await expect(offer).toBeChecked()
    await offer.click()
    await page.goto('/editor0/0/0')
    await expect(canvas(page)).toBeVisible()
    await expect(ring(page)).toHaveCount(0)
    await expect(ghosts(page)).toHaveCount(0)
    await pressButton(page, 'Junction')
    await expect(ghosts(page)).toBeVisible()
  })

  test('shows the ghosts only in the editor: neither in a tile nor on the sheet nor in print', async ({ page }) => {
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    await expect(page.locator('[data-printed] figure')).toHaveCount(1)
    await expect(page.locator('[data-printed] :is(path, circle)')).toHaveCount(0)
    for (const [path, shown] of [
      ['/tocht0/0', link(page, 'Drawing 1')],
      ['/export/0', page.getByTestId('cell')],
    ] as const) {
      await page.goto(path)
      await expect(shown).toBeVisible()
      await expect(shown.locator('path, circle')).toHaveCount(0)
    }
  })
})

/** One window on each side of every width at which the tools are arranged in another way. */
test('an arrow over a road makes it the exit in one undo step, with Junction or Route on', async ({ page }) => {
  await openBlankDrawing(page)
  await tapAll(page, 'Straight on', 'Left')
  const before = await strokes(page)
  const overLeft = async () => {
    const { width, height } = await paperSize(page)
    await drawPath(page, [
      { x: 0.5, y: 0.48 },
      { x: 0.4, y: 0.48 + 4 / height },
      { x: 0.5 - 115 / width, y: 0.48 },
    ])
  }
  await pressButton(page, 'Arrow')
  await overLeft()
  expect(await roads(page)).toEqual(['Left exit', 'Straight on paved', 'From below entry'])
  expect(await strokes(page)).toHaveLength(before.length)
  await pressButton(page, 'Undo')
  expect(await strokes(page)).toEqual(before)
  await pressButton(page, 'Junction')
  await pressButton(page, 'Route')
  await overLeft()
  await expect(ring(page)).toHaveCount(0)
  expect(await strokes(page)).toHaveLength(before.length)
  await pressButton(page, 'Route')
  await pressButton(page, 'Undo')
  expect(await strokes(page)).toEqual(before)
  // The plain pen keeps what was drawn.
  await overLeft()
  expect(await strokes(page)).toHaveLength(before.length + 1)
})

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
      const before = await boxOf(paper)
      await pressButton(page, 'Junction')
      expect(await boxOf(paper)).toEqual(before)
      const boxes = await Promise.all((await ring(page).getByRole('button').all()).map(boxOf))
      expect(boxes).toHaveLength(10)
      for (const box of boxes) {
        expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(SMALLEST_TARGET - 0.1)
        expect(Math.min(box.x - before.x, box.y - before.y)).toBeGreaterThanOrEqual(-0.1)
        expect(box.x + box.width).toBeLessThanOrEqual(before.x + before.width + 0.1)
        expect(box.y + box.height).toBeLessThanOrEqual(before.y + before.height + 0.1)
        expect(boxes.filter((other) => overlap(box, other, 0))).toEqual([box])
      }
      await tapAll(page, 'Half left', 'Right', 'Sharp left')
      expect(await boxOf(paper)).toEqual(before)
      await pressButton(page, 'Clear')
      await pressButton(page, 'Junction')
    })
})
