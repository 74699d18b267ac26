import type { Page } from '@playwright/test'
import type { ScreenPath } from '../../../src/app/routes'
import { CONTROLS } from '../../screens/page/elements'
import { SMALLEST_TARGET } from '../../screens/target'
import { SIDEWAYS, SIZES, SMALL_PHONE } from '../../support/sizes'
import { button, elements, link, pressButton } from '../app'
import { boxOf } from '../canvas'
import { drawLine, expect, test } from '../fixtures'
import { bothKinds, startWith } from '../places'
import { chooseRoads, chooseTextFile, expectMade, GPX, SMALL_ROADS } from '../route/routeScreen'

/** The settings of the packages that show messages and tooltips. */
const TOAST_MS = 5_000
const TOAST_SWIPE = 50
const TOOLTIP_MS = 700
const TOOLTIP_SKIP_MS = 300

const message = (page: Page) => page.getByText('The drawing was cleared.').first()

/** Opens a screen and stops its clock, so that no message disappears by itself. */
const openStopped = async (page: Page, path: string) => {
  await startWith(page, bothKinds(3))
  await page.goto(path)
  // The part that shows messages loads last; with a stopped clock it would not.
  await expect(page.getByRole('group', { name: 'Message', exact: true })).toBeAttached()
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 3_600_000)
}

const clear = async (page: Page) => {
  await openStopped(page, '/editor0/0/0')
  await pressButton(page, 'Clear')
  await expect(message(page)).toBeVisible()
}

test(`a message disappears after ${TOAST_MS / 1_000} seconds`, async ({ page }) => {
  await clear(page)
  await page.clock.runFor(TOAST_MS - 1)
  await expect(message(page)).toBeVisible()
  await page.clock.runFor(1)
  await expect(message(page)).toBeHidden()
})

test(`a message is dismissed by a swipe to the right of more than ${TOAST_SWIPE} pixels`, async ({ page }) => {
  await clear(page)
  const sweep = async (distance: number) => {
    const box = await boxOf(message(page))
    const y = box.y + box.height / 2
    await page.mouse.move(box.x + 5, y)
    await page.mouse.down()
    await page.mouse.move(box.x + 5 + distance, y, { steps: 6 })
    await page.mouse.up()
  }
  await sweep(TOAST_SWIPE - 15)
  await expect(message(page)).toBeVisible()
  await sweep(TOAST_SWIPE + 15)
  await expect(message(page)).toBeHidden()
})

test('the message after Clear disappears when the drawing has ink again, drawn or undone', async ({ page }) => {
  await clear(page)
  await drawLine(page, { x: 0.3, y: 0.8 }, { x: 0.6, y: 0.4 })
  await expect(message(page)).toHaveCount(0)
  await pressButton(page, 'Clear')
  await expect(message(page)).toBeVisible()
  await pressButton(page, 'Undo')
  await expect(message(page)).toHaveCount(0)
})

test('the message after Clear disappears when a fish-bone has rows again', async ({ page }) => {
  await openStopped(page, '/editor1/1')
  await pressButton(page, 'Reset')
  await expect(message(page)).toBeVisible()
  await pressButton(page, 'Left')
  await expect(message(page)).toHaveCount(0)
})

test(`a message that replaces its predecessor stays ${TOAST_MS / 1_000} seconds, too`, async ({ page }) => {
  await openStopped(page, '/editor1/1')
  const reversed = page.getByText('Turned around: this is the way back.').first()
  await pressButton(page, 'Reverse')
  await expect(reversed).toBeVisible()
  await page.clock.runFor(TOAST_MS - 1)
  await pressButton(page, 'Reverse')
  await page.clock.runFor(TOAST_MS - 1)
  await expect(reversed).toBeVisible()
  await page.clock.runFor(1)
  await expect(reversed).toBeHidden()
})

for (const way of ['pointer', 'keyboard'] as const)
  test(`a message that follows Undo in a message over a dialog leaves, too: ${way}`, async ({ page }) => {
    await openStopped(page, '/tocht0/0')
    await link(page, 'Drawing 1').click({ button: 'right' })
    const remove = page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true })
    const deleted = page.getByText('The drawing was deleted.').first()
    await remove.click()
    const undo = page.getByRole('group', { name: 'Message', exact: true }).getByRole('button', { name: 'Undo' })
    if (way === 'pointer') await undo.click()
    else await undo.press('Enter')
    await expect(deleted).toHaveCount(0)
    // The buttons of the dialog rest for a moment after a press.
    await page.clock.runFor(1_000)
    await remove.press('Enter')
    await expect(deleted).toBeVisible()
    await page.clock.runFor(TOAST_MS)
    await expect(deleted).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

test('a message about deleted drawings disappears when another button restores them', async ({ page }) => {
  await openStopped(page, '/tocht0/0')
  await pressButton(page, 'Select')
  await page.getByRole('checkbox').nth(1).check()
  await pressButton(page, 'Delete')
  await pressButton(page, 'Done')
  const deleted = page.getByText('The drawing was deleted.')
  await expect(deleted.first()).toBeVisible()
  await pressButton(page, 'Revert')
  await expect(deleted).toHaveCount(0)
})

const WINDOWS = {
  'a small phone': SMALL_PHONE,
  'a phone': SIZES.phone,
  'a phone on its side': SIDEWAYS,
  'a tablet': SIZES.tablet,
  'a desktop': SIZES.desktop,
}

type Tell = (page: Page) => Promise<void>

/** For each screen an action that causes a message, or why there is none. Home is last: its action deletes a tocht. */
const TOLD: Readonly<Record<ScreenPath, Tell | string>> = {
  '/editor0/:tocht/:drawing': async (page) => {
    await page.goto('/editor0/0/0')
    await pressButton(page, 'Clear')
  },
  '/editor1/:tocht/:drawing?': async (page) => {
    await page.goto('/editor1/1')
    await pressButton(page, 'Reset')
  },
  '/check/:tocht?/:drawing?': async (page) => {
    await page.goto('/check/0/4')
    await pressButton(page, 'Wrong')
    await pressButton(page, 'Save')
    await pressButton(page, 'Share the remarks')
  },
  '/lead/:tocht?/:drawing?': 'No action on a walk causes a message.',
  '/tocht0/:tocht': async (page) => {
    await page.goto('/tocht0/0')
    await pressButton(page, 'Select')
    await page.getByRole('checkbox').nth(1).check()
    await pressButton(page, 'Duplicate')
  },
  '/tocht1/:tocht': 'It is the same screen as /tocht0/:tocht.',
  '/export/:tocht': async (page) => {
    await page.goto('/export/0')
    await pressButton(page, 'More')
    await page.getByRole('menuitem', { name: 'One drawing as a picture' }).click()
    await pressButton(page, 'Copy SVG')
    await expect(toast(page)).toBeVisible()
    await pressButton(page, 'Close')
  },
  '/route/:tocht?': async (page) => {
    await page.goto('/route')
    await chooseTextFile(page, 'Choose the route', GPX)
    await chooseRoads(page, SMALL_ROADS)
    await pressButton(page, 'Make the drawings')
    await expectMade(page)
  },
  '/settings': async (page) => {
    await page.goto('/settings')
    const file = { name: 'other.json', mimeType: 'application/json', buffer: Buffer.from('{') }
    await page.locator('input[type=file]').first().setInputFiles(file)
  },
  '/': async (page) => {
    await page.goto('/tocht0/1')
    await pressButton(page, 'Delete tocht')
    await expect(page.getByRole('button', { name: 'Add tocht' })).toBeVisible()
  },
}

/** Two of the dialogs whose actions cause a message. */
const TOLD_OVER: Readonly<Record<string, Tell>> = {
  'the preview': async (page) => {
    await page.goto('/tocht0/0')
    await link(page, 'Drawing 1').click({ button: 'right' })
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  },
}

const toast = (page: Page) => page.locator('[data-message]')

/** Content or controls that the message hides. */
const under = (page: Page): Promise<string[]> =>
  toast(page).evaluate((shown, taken) => {
    const { left, right, top, bottom } = shown.getBoundingClientRect()
    const names = new Set<string>()
    for (let x = left; x <= right; x += 4)
      for (let y = top; y <= bottom; y += 4)
        for (const at of document.elementsFromPoint(x, y)) {
          const one = shown.contains(at) ? null : at.closest(taken)
          if (one && !one.closest('[inert]'))
            names.add(one.getAttribute('aria-label') ?? one.textContent ?? one.tagName)
        }
    return [...names]
  }, `${CONTROLS}, [data-testid=canvas]`)

for (const [size, viewport] of Object.entries(WINDOWS))
  test(`a message appears in one place, where nothing is drawn or pressed, on ${size}`, async ({ page }) => {
    test.slow()
    await page.setViewportSize(viewport)
    await startWith(page, bothKinds(6))
    const places = new Map<string, string>()
    for (const [screen, tell] of Object.entries({ ...TOLD_OVER, ...TOLD }))
      await test.step(screen, async () => {
        if (typeof tell === 'string') return
        await tell(page)
        await expect(toast(page)).toBeVisible()
        // Under the pointer, the message stays.
        await toast(page).hover()
        expect.soft(await under(page), screen).toEqual([])
        const { x, y, width, height } = await boxOf(toast(page))
        places.set(screen, [x, y + height / 2, width].map(Math.round).join(' '))
        const offered = toast(page).getByRole('button')
        for (const one of await offered.all()) {
          const box = await boxOf(one)
          expect.soft(Math.min(box.width, box.height), screen).toBeGreaterThanOrEqual(SMALLEST_TARGET)
        }
      })
    expect(new Set(places.values()).size, JSON.stringify([...places])).toBe(1)
  })

for (const pointerType of ['touch', 'pen', 'mouse'] as const)
  test(`a message intercepts no stroke, not even along the top of the paper: ${pointerType}`, async ({ page }) => {
    await page.setViewportSize(SMALL_PHONE)
    await clear(page)
    for (const y of [0.004, 0.03, 0.06, 0.09]) {
      await expect(message(page)).toBeVisible()
      await drawLine(page, { x: 0.2, y }, { x: 0.8, y }, { pointerType })
      expect(await elements(page)).toHaveLength(1)
      await pressButton(page, 'Clear')
    }
  })

test(`a tooltip appears after ${TOOLTIP_MS} ms, and the next one at once within ${TOOLTIP_SKIP_MS} ms`, async ({
  page,
}) => {
  await page.clock.install()
  await startWith(page, bothKinds(1))
  await page.goto('/editor0/0/0')
  const tooltip = page.getByRole('tooltip')
  const previous = button(page, 'Previous')
  // Tooltips load last; a pending request would time out when the clock jumps.
  await previous.hover()
  await expect(tooltip).toContainText('Previous')
  await page.mouse.move(0, 400)
  await expect(tooltip).toHaveCount(0)
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await previous.hover()
  await page.clock.runFor(TOOLTIP_MS - 50)
  await expect(tooltip).toHaveCount(0)
  await page.clock.runFor(100)
  await expect(tooltip).toContainText('Previous')
  await button(page, 'Next').hover()
  await page.clock.runFor(50)
  await expect(tooltip).toContainText('Next')
  const away = async (milliseconds: number) => {
    await page.mouse.move(0, 400)
    await page.clock.runFor(milliseconds)
    await expect(tooltip).toHaveCount(0)
    await button(page, 'Previous').hover()
    await page.clock.runFor(50)
  }
  await away(TOOLTIP_SKIP_MS - 50)
  await expect(tooltip).toContainText('Previous')
  await away(TOOLTIP_SKIP_MS + 50)
  await expect(tooltip).toHaveCount(0)
})

test('a press leaves no tooltip behind, neither over the next element under the pointer nor at the new focus', async ({
  page,
}) => {
  await page.clock.install()
  await startWith(page, bothKinds(1))
  await page.goto('/editor0/0/0')
  const tooltip = page.getByRole('tooltip')
  const back = button(page, 'Back')
  await back.hover()
  await expect(tooltip).toContainText('Back')
  await back.click()
  await expect(button(page, 'Rename')).toBeVisible()
  await page.clock.runFor(2 * TOOLTIP_MS)
  await expect(tooltip).toHaveCount(0)
  const rename = button(page, 'Rename')
  await rename.click()
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(rename).toBeFocused()
  await page.clock.runFor(2 * TOOLTIP_MS)
  await expect(tooltip).toHaveCount(0)
  await page.keyboard.press('Shift+Tab')
  await expect(tooltip).toHaveText('Back')
})

test('the ring opens without a tooltip over the tools', async ({ page }) => {
  await page.clock.install()
  await startWith(page, bothKinds(1))
  await page.goto('/editor0/0/0')
  await button(page, 'Previous').hover()
  await expect(page.getByRole('tooltip')).toContainText('Previous')
  await page.mouse.move(300, 300)
  await page.keyboard.press('k')
  await expect(button(page, 'Straight on')).toBeFocused()
  await page.clock.runFor(2 * TOOLTIP_MS)
  await expect(page.getByRole('tooltip')).toHaveCount(0)
})

test('a tooltip shows name and key where Tab leads, and Escape hides it', async ({ page }) => {
  await startWith(page, bothKinds(1))
  await page.goto('/tocht0/0')
  await link(page, 'Drawing 1').click({ button: 'right' })
  const previous = page.getByRole('dialog').getByRole('button', { name: 'Previous', exact: true })
  const tooltip = page.getByRole('tooltip')
  for (let presses = 0; presses < 20 && (await tooltip.filter({ hasText: 'Previous' }).count()) === 0; presses += 1)
    await page.keyboard.press('Tab')
  await expect(previous).toBeFocused()
  await expect(tooltip).toHaveText('Previous←')
  await page.keyboard.press('Escape')
  await expect(tooltip).toHaveCount(0)
  await expect(previous).toBeFocused()
})

test('a button that is turned off shows its tooltip as well, under the pointer and where Tab leads', async ({
  page,
}) => {
  await startWith(page, bothKinds(1))
  await page.goto('/tocht0/0')
  const revert = button(page, 'Revert')
  const tooltip = page.getByRole('tooltip')
  await expect(revert).toHaveAttribute('aria-disabled', 'true')
  await revert.hover()
  await expect(tooltip).toContainText('Revert')
  await page.mouse.move(0, 0)
  await expect(tooltip).toHaveCount(0)
  await button(page, 'Rename').focus()
  await page.keyboard.press('Tab')
  await expect(revert).toBeFocused()
  await expect(tooltip).toContainText('Revert')
})

test('a finger opens no tooltip', async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true })
  const page = await context.newPage()
  await page.clock.install()
  await startWith(page, bothKinds(1))
  await page.goto('/editor0/0/0')
  await button(page, 'Dashed').tap()
  await page.clock.runFor(2 * TOOLTIP_MS)
  await expect(page.getByRole('tooltip')).toHaveCount(0)
  await context.close()
})
