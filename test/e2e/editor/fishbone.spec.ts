import type { Page } from '@playwright/test'
import { MOST_ROWS, PEN_ONLY_KEY } from '../../../src/constants'
import type { PointerType } from '../../../src/gesture/hands'
import { strokesOf, type Fishbone } from '../../../src/model/fishbone/fishbone'
import { LINE, stroke, svgPoints } from '../../support/drawings'
import { must } from '../../support/must'
import { SIZES } from '../../support/sizes'
import { sampleFishbone, SOLID, UNPAVED } from '../../support/tochten/fishbones'
import { button, editorHeading, elements, mirror, pressButton } from '../app'
import { canvas, middleOf, paperSize, type WindowPlace } from '../canvas'
import { drawPath, expect, saved, test } from '../fixtures'
import { newFishbone, openFishbone, rows } from './fishbones'

/** Taps a place given in units, after scrolling the paper to it. */
const tapAt = async (page: Page, at: { x: number; y: number }, pointerType: PointerType): Promise<void> => {
  const { width, height } = await paperSize(page)
  await drawPath(page, [{ x: at.x / width, y: at.y / height }], { pointerType })
}

test('a fish-bone is built row by row and stored as strokes', async ({ page }) => {
  await newFishbone(page)
  await expect(editorHeading(page, 1)).toBeVisible()
  await pressButton(page, 'Left')
  await pressButton(page, 'Down')
  await pressButton(page, 'Dashed')
  await pressButton(page, 'Right')
  await saved(page)
  const [tocht] = await mirror(page)
  expect(tocht?.style).toBe(1)
  expect(tocht?.drawings[0]).toMatchObject([
    {
      points: [
        { x: 198, y: 350 },
        { x: 198, y: 50 },
      ],
      circle: true,
      arrow: true,
    },
    {
      points: [
        { x: 198, y: 150 },
        { x: 98, y: 150 },
      ],
      dashed: false,
    },
    {
      points: [
        { x: 198, y: 250 },
        { x: 298, y: 250 },
      ],
      dashed: true,
    },
  ])
  await pressButton(page, 'Undo')
  expect(await elements(page)).toHaveLength(2)
  await pressButton(page, 'Redo')
  expect(await elements(page)).toHaveLength(3)
  await pressButton(page, 'Reset')
  expect(await elements(page)).toEqual([])
  await pressButton(page, 'Bring it back')
  expect(await elements(page)).toHaveLength(3)
})

/** A route as presses: one per row, per road, and per change of surface. */
const pressesFor = (route: Fishbone): string[] => {
  const presses: string[] = []
  let dashed = false
  for (const [index, { left, right }] of route.entries()) {
    if (index > 0) presses.push('Down')
    for (const [side, roads] of [['Left', left] as const, ['Right', right] as const])
      for (const road of roads) {
        if (road.dashed !== dashed) presses.push('Dashed')
        dashed = road.dashed
        presses.push(side)
      }
  }
  return presses
}

const KEYS: Readonly<Record<string, string>> = {
  Left: 'ArrowLeft',
  Right: 'ArrowRight',
  Up: 'ArrowUp',
  Down: 'ArrowDown',
  Dashed: 'd',
}

const ROUTE = sampleFishbone(12)

type Press = (name: string) => Promise<void>

/** Presses where a button was first found, as a practised hand does: buttons that move would be missed. */
const pressInPlace = (page: Page, at: (place: WindowPlace) => Promise<void>): Press => {
  const places = new Map<string, WindowPlace>()
  const find = async (name: string) => {
    const place = await middleOf(button(page, name))
    places.set(name, place)
    return place
  }
  return async (name) => at(places.get(name) ?? (await find(name)))
}

const WAYS = {
  keyboard:
    (page: Page): Press =>
    (name) =>
      page.keyboard.press(must(KEYS[name])),
  finger: (page: Page) => pressInPlace(page, ({ x, y }) => page.touchscreen.tap(x, y)),
}

test.describe('a route of twelve rows, one press for each fact,', () => {
  test.use({ hasTouch: true })

  for (const [way, make] of Object.entries(WAYS))
    test(`is the same drawing, built by ${way}`, async ({ page }) => {
      const presses = pressesFor(ROUTE)
      await newFishbone(page)
      const makeNext = make(page)
      for (const name of presses) await makeNext(name)
      await expect(page.getByRole('status').first()).toContainText('Row 1 of 12')
      await saved(page)
      expect(await elements(page)).toEqual(strokesOf(ROUTE))
    })

  test('a walk noted from its start grows upwards, row by row', async ({ page }) => {
    await page.setViewportSize(SIZES.phone)
    const route = ROUTE.slice(0, 6)
    const walked = pressesFor(route.toReversed()).map((name) => (name === 'Down' ? 'Up' : name))
    await newFishbone(page)
    await expect(page.getByText('Start at the ball at the bottom.')).toBeInViewport()
    const makeNext = WAYS.finger(page)
    for (const name of walked) {
      await makeNext(name)
      await expect(button(page, 'Up')).toBeEnabled()
    }
    await saved(page)
    expect(await elements(page)).toEqual(strokesOf(route))
    await expect(page.getByRole('status').first()).toContainText('Row 6 of 6')
    await expect(page.getByText('Start at the ball at the bottom')).toHaveCount(0)
    await expect(canvas(page).locator('rect').first()).toBeInViewport({ ratio: 1 })
  })

  test('a walk that grows upwards is undone and redone row by row, and continues in place', async ({ page }) => {
    await newFishbone(page)
    const status = page.getByRole('status').first()
    for (const name of ['Left', 'Up', 'Up', 'Right']) await pressButton(page, name)
    await pressButton(page, 'Undo')
    await expect(status).toContainText('Row 3 of 3')
    await pressButton(page, 'Undo')
    await expect(status).toContainText('Row 2 of 2')
    await pressButton(page, 'Redo')
    await expect(status).toContainText('Row 3 of 3')
    await pressButton(page, 'Redo')
    expect(await rows(page)).toEqual([
      { left: [], right: [SOLID] },
      { left: [], right: [] },
      { left: [SOLID], right: [] },
    ])
  })
})

test('with pen only, a palm beside the spine selects no other row', async ({ page }) => {
  await page.setViewportSize(SIZES.phone)
  await page.addInitScript((key) => localStorage.setItem(key, 'true'), PEN_ONLY_KEY)
  await openFishbone(page, strokesOf(sampleFishbone(2)))
  const row = page.getByRole('status').first()
  await tapAt(page, { x: 350, y: 250 }, 'pen')
  await expect(row).toContainText('Row 1 of 2')
  await tapAt(page, { x: 350, y: 150 }, 'touch')
  await expect(row).toContainText('Row 1 of 2')
  await tapAt(page, { x: 350, y: 150 }, 'pen')
  await expect(row).toContainText('Row 2 of 2')
})

for (const pointerType of ['mouse', 'touch'] as const)
  test(`a tap selects a row, and a side road to switch or delete it: ${pointerType}`, async ({ page }) => {
    await page.setViewportSize(SIZES.phone)
    await openFishbone(
      page,
      strokesOf([
        { left: [SOLID, UNPAVED], right: [] },
        { left: [], right: [SOLID] },
      ]),
    )
    await tapAt(page, { x: 350, y: 250 }, pointerType)
    await expect(page.getByRole('status').first()).toContainText('Row 1 of 2')
    await expect(page.getByTestId('selection')).toHaveCount(0)
    await expect(button(page, 'Delete')).toBeDisabled()

    await tapAt(page, { x: 130, y: 167 }, pointerType)
    await expect(page.getByTestId('selection')).toHaveCount(1)
    await expect(page.getByRole('status').first()).toContainText('Row 2 of 2')
    await expect(button(page, 'Dashed')).toHaveAttribute('aria-pressed', 'true')
    await pressButton(page, 'Dashed')
    expect((await rows(page))[0]).toEqual({ left: [SOLID, SOLID], right: [] })
    await expect(button(page, 'Dashed'), 'it stays selected').toHaveAttribute('aria-pressed', 'false')
    await pressButton(page, 'Delete')
    expect((await rows(page))[0]).toEqual({ left: [SOLID], right: [] })
    await pressButton(page, 'Undo')
    await pressButton(page, 'Undo')
    expect((await rows(page))[0]).toEqual({ left: [SOLID, UNPAVED], right: [] })
  })

test('without a pointer, a side road is selected with Shift and an arrow key', async ({ page }) => {
  await openFishbone(page, strokesOf([{ left: [SOLID, UNPAVED], right: [] }]))
  await page.keyboard.press('Shift+ArrowLeft')
  await page.keyboard.press('Shift+ArrowLeft')
  await page.keyboard.press('d')
  expect(await rows(page)).toEqual([{ left: [SOLID, SOLID], right: [] }])
  await page.keyboard.press('Delete')
  expect(await rows(page)).toEqual([{ left: [SOLID], right: [] }])
  await page.keyboard.press('Shift+ArrowLeft')
  await page.keyboard.press('Shift+ArrowLeft')
  await expect(page.getByTestId('selection')).toHaveCount(0)
})

test('rows are inserted, removed and turned around', async ({ page }) => {
  const route = sampleFishbone(7)
  await openFishbone(page, strokesOf(route))
  await pressButton(page, 'Down')
  await pressButton(page, 'Insert row above')
  expect(await rows(page)).toEqual(route.toSpliced(1, 0, { left: [], right: [] }))
  await pressButton(page, 'Remove row')
  expect(await elements(page)).toEqual(strokesOf(route))
  await pressButton(page, 'Reverse')
  expect((await rows(page))[0]).toEqual({ left: route[6]?.right.toReversed(), right: route[6]?.left.toReversed() })
  await expect(page.getByRole('status').first(), 'the same junction is current').toContainText('Row 2 of 7')
  await pressButton(page, 'Reverse')
  expect(await elements(page)).toEqual(strokesOf(route))
})

test('a long spine scrolls and follows, and Undo leads to what it changed', async ({ page }) => {
  await page.setViewportSize(SIZES.phone)
  await openFishbone(page, strokesOf(sampleFishbone(200)))
  const current = canvas(page).locator('rect').first()
  await expect(current).toBeInViewport()
  await pressButton(page, 'Remove row')
  for (let row = 0; row < 198; row += 1) await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('status').first()).toContainText('Row 1 of 199')
  await expect(current).toBeInViewport({ ratio: 1 })
  await pressButton(page, 'Undo')
  await expect(page.getByRole('status').first()).toContainText('Row 200 of 200')
  await expect(current).toBeInViewport({ ratio: 1 })
})

test('a held key moves along the spine, and builds no more than one press', async ({ page }) => {
  await openFishbone(page, strokesOf(sampleFishbone(5)))
  const hold = async (key: string) => {
    await page.keyboard.down(key)
    for (let repeat = 0; repeat < 8; repeat += 1) await page.keyboard.down(key)
    await page.keyboard.up(key)
  }
  await page.keyboard.press('ArrowDown')
  await hold('ArrowUp')
  await expect(page.getByRole('status').first()).toContainText('Row 5 of 5')
  await hold('ArrowDown')
  await hold('ArrowLeft')
  await expect(page.getByRole('status').first()).toContainText('Row 1 of 5')
  expect((await rows(page))[4]?.left).toHaveLength((sampleFishbone(5)[4]?.left.length ?? 0) + 1)
})

test('a full fish-bone says so, at both ends', async ({ page }) => {
  await openFishbone(page, strokesOf(sampleFishbone(MOST_ROWS)))
  const full = page.getByRole('alert').filter({ hasText: `A fish-bone holds at most ${MOST_ROWS} rows.` })
  await pressButton(page, 'Up')
  await expect(full).toBeVisible()
  await pressButton(page, 'Reverse')
  await expect(full).toHaveCount(0)
  await expect(page.getByRole('status').first()).toContainText(`Row 1 of ${MOST_ROWS}`)
  await pressButton(page, 'Down')
  await expect(full).toBeVisible()
  expect(await rows(page)).toHaveLength(MOST_ROWS)
})

test('the keys are listed', async ({ page }) => {
  await openFishbone(page, [])
  await page.keyboard.press('?')
  const list = page.getByRole('dialog')
  for (const text of ['Start at the ball at the bottom', 'Insert row above', '↑', 'Reverse', 'Shift+Delete'])
    await expect(list).toContainText(text)
})

test('a handwritten fish-bone is edited as rows', async ({ page }) => {
  const spine = stroke(svgPoints('200,260 200,100'))
  const right = stroke(svgPoints('200,250 300,250'))
  await openFishbone(page, [spine, right, right])
  await expect(page.getByRole('status').first()).toContainText('Row 2 of 2')
  await pressButton(page, 'Left')
  expect(await rows(page)).toEqual([
    { left: [SOLID], right: [] },
    { left: [], right: [SOLID, SOLID] },
  ])
})

test('a drawing that is not a fish-bone is shown unchanged', async ({ page }) => {
  await openFishbone(page, [LINE])
  await expect(page.getByText('This drawing is not a fish-bone')).toBeVisible()
  for (const name of ['Up', 'Down', 'Left', 'Right', 'Dashed']) await expect(button(page, name)).toBeDisabled()
  await page.keyboard.press('ArrowLeft')
  expect(await elements(page)).toEqual([LINE])
  await page.getByRole('link', { name: 'Edit it as a free drawing' }).click()
  await expect(page).toHaveURL(/\/editor0\/0\/0$/)
  await expect(button(page, 'Erase')).toBeEnabled()
})
