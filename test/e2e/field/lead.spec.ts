import type { Page } from '@playwright/test'
import { CALL_MS, PHONE_KEY } from '../../../src/constants'
import type { DiskTocht } from '../../../src/storage/format'
import { PRESS_PAUSE_MS } from '../../../src/ui/shared/usePressPause'
import { SIZES } from '../../support/sizes'
import { boxesWith, fishbonesWith } from '../../support/tochten/drawnTochten'
import { button, link } from '../app'
import { expect, saved, test } from '../fixtures'
import { startWith } from '../places'
import { drawingIdAt, isLeftAt, standsAt } from './fieldApp'

const boxes = (count: number): DiskTocht => ({
  ...boxesWith(Array.from({ length: count }, () => ({ distance: 100 }))),
  sheet: { toFirst: 50 },
})
const STRIPS = fishbonesWith(3, 2)

test.use({ hasTouch: true, viewport: SIZES.phone })

test('leading shows the distances left, the next drawing and the finish, and marks nothing; one tap turns the page', async ({
  page,
}) => {
  await startWith(page, [boxes(3)])
  await page.goto('/lead/0/1')
  await expect(page.getByText('150 m done · 200 m to go')).toBeVisible()
  await expect(page.getByText('Then 3')).toBeVisible()
  await expect(button(page, 'Correct')).toHaveCount(0)
  await button(page, 'Next').tap()
  await standsAt(page, 'Drawing 3 of 3')
  await expect(button(page, 'Next')).toBeDisabled()
  await expect(page.getByText('100 m since the previous · 100 m to the finish')).toBeVisible()
  await button(page, 'From the start').tap()
  await standsAt(page, 'Drawing 1 of 3')
  await expect(button(page, 'From the start')).toHaveCount(0)
})

test('arrows, space and the keys of a foot pedal turn the page', async ({ page }) => {
  await startWith(page, [boxes(6)])
  await page.goto('/lead/0')
  await standsAt(page, 'Drawing 1 of 6')
  for (const [key, number] of [
    ['ArrowRight', 2],
    ['PageDown', 3],
    ['ArrowDown', 4],
    [' ', 5],
    ['PageUp', 4],
    ['ArrowLeft', 3],
    ['ArrowUp', 2],
  ] as const) {
    await page.keyboard.press(key)
    await standsAt(page, `Drawing ${number} of 6`)
  }
  // Whatever a finger pressed last.
  await button(page, 'Next').tap()
  await standsAt(page, 'Drawing 3 of 6')
  await page.keyboard.press(' ')
  await standsAt(page, 'Drawing 4 of 6')
  await link(page, 'Call 112').tap()
  await page.keyboard.press(' ')
  await standsAt(page, 'Drawing 5 of 6')
})

test('a fish-bone is led row by row, from its end into the next, and back', async ({ page }) => {
  await startWith(page, [STRIPS])
  await page.goto('/lead/0')
  for (const row of [1, 2, 3]) {
    await expect(page.getByText(`Row ${row} of 3`)).toBeVisible()
    await button(page, 'Next').tap()
  }
  await standsAt(page, 'Drawing 2 of 2')
  await expect(page.getByText('Row 1 of 2')).toBeVisible()
  await button(page, 'Previous').tap()
  await expect(page.getByText('Row 3 of 3')).toBeVisible()
  await isLeftAt(page, 'lead', { passed: 2 })
  await page.goto('/lead')
  await expect(page.getByText('Row 3 of 3')).toBeVisible()
})

test('a single fish-bone that was led to its end begins again at its first row', async ({ page }) => {
  await startWith(page, [fishbonesWith(2)])
  await page.goto('/lead/0')
  await button(page, 'Next').tap()
  await button(page, 'From the start').tap()
  await expect(page.getByText('Row 1 of 2')).toBeVisible()
  await expect(button(page, 'From the start')).toHaveCount(0)
})

test('each tocht resumes where it was left', async ({ page }) => {
  await startWith(page, [boxes(6), boxes(4)])
  for (const [tocht, place] of [
    [0, 3],
    [1, 2],
  ] as const) {
    await page.goto(`/lead/${tocht}/${place}`)
    await expect(button(page, 'Next')).toBeVisible()
    await saved(page)
    await isLeftAt(page, 'lead', await drawingIdAt(page, tocht, place))
  }
  await page.goto('/lead/0')
  await standsAt(page, 'Drawing 4 of 6')
  await page.goto('/lead/1')
  await standsAt(page, 'Drawing 3 of 4')
})

/** Opens a walk with two leaders' numbers, and returns the list of the numbers that are called from then on. */
const openWithNumbers = async (page: Page) => {
  await startWith(page, [boxes(1)])
  await page.addInitScript(
    (key) => localStorage.setItem(key, 'An 0470 12 34 56, Bart 0486 98 76 54, An 0470/123456, 112'),
    PHONE_KEY,
  )
  await page.goto('/lead/0')
  await expect(link(page, 'Call the leaders')).toHaveCount(2)
  return page.evaluateHandle(() => {
    const calls: string[] = []
    addEventListener('click', (event) => {
      const target = event.target instanceof Element ? event.target.closest('a') : null
      if (target && !event.defaultPrevented) calls.push(target.href)
      event.preventDefault()
    })
    return calls
  })
}

test('a call takes two presses', async ({ page }) => {
  const called = await openWithNumbers(page)
  await link(page, 'Call 112').tap()
  await expect(page.getByText('Press again to call.')).toBeVisible()
  await link(page, 'Call the leaders').last().tap()
  expect(await called.jsonValue()).toEqual([])
  await link(page, 'Call the leaders').last().tap()
  expect(await called.jsonValue()).toEqual(['tel:0486987654'])
  await link(page, 'Call the leaders').last().tap()
  expect(await called.jsonValue()).toHaveLength(1)
})

test('a second press at once, or after a while, calls nobody', async ({ page }) => {
  await page.clock.install()
  const called = await openWithNumbers(page)
  const call = link(page, 'Call 112')
  const advice = page.getByText('Press again to call.')
  await call.evaluate((element: HTMLElement) => {
    element.click()
    // Once the first press was handled.
    queueMicrotask(() => element.click())
  })
  await expect(advice).toBeVisible()
  await page.clock.fastForward(CALL_MS)
  await expect(advice).toBeHidden()
  await page.clock.fastForward(PRESS_PAUSE_MS)
  await call.tap()
  await expect(advice).toBeVisible()
  expect(await called.jsonValue()).toEqual([])
})

test('a missing number can be entered', async ({ page }) => {
  await startWith(page, [boxes(1)])
  await page.goto('/lead/0')
  await button(page, 'Edit phone number').tap()
  await page.getByRole('textbox', { name: 'Phone Number' }).fill('0470 12 34 56')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap()
  await expect(link(page, 'Call the leaders')).toHaveAttribute('href', 'tel:0470123456')
})

/** A wake lock controlled by the test. */
const withWakeLock = (page: Page, kind: 'granted' | 'denied' | 'absent') =>
  page.addInitScript((wanted) => {
    const held: EventTarget[] = []
    const request = (): Promise<EventTarget> => {
      if (wanted === 'denied') return Promise.reject(new DOMException('low battery', 'NotAllowedError'))
      const sentinel = Object.assign(new EventTarget(), {
        release: async () => void held.splice(held.indexOf(sentinel), 1),
      })
      held.push(sentinel)
      return Promise.resolve(sentinel)
    }
    Object.assign(globalThis, {
      held: () => held.length,
      lose: () => held.splice(0).forEach((sentinel) => sentinel.dispatchEvent(new Event('release'))),
    })
    if (wanted === 'absent') delete (Navigator.prototype as { wakeLock?: unknown }).wakeLock
    else Object.defineProperty(navigator, 'wakeLock', { value: { request } })
  }, kind)
const inPage = (page: Page, name: 'held' | 'lose'): Promise<unknown> =>
  page.evaluate((called) => (globalThis as unknown as Record<string, () => unknown>)[called]?.(), name)

test.describe('the screen', () => {
  const STAYS = 'The screen stays on.'

  test('stays on during a walk, is requested again when it was lost, and may go off afterwards', async ({ page }) => {
    await withWakeLock(page, 'granted')
    await startWith(page, [boxes(3)])
    await page.goto('/lead/0')
    await expect(page.getByText(STAYS)).toBeVisible()
    expect(await inPage(page, 'held')).toBe(1)
    await button(page, 'Next').tap()
    expect(await inPage(page, 'held')).toBe(1)
    for (const again of [
      () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))),
      () => button(page, 'Previous').tap(),
    ]) {
      await inPage(page, 'lose')
      await expect(page.getByText(/does not keep it on just now/)).toBeVisible()
      await again()
      await expect(page.getByText(STAYS)).toBeVisible()
      expect(await inPage(page, 'held')).toBe(1)
    }
    await button(page, 'Close').tap()
    await expect(link(page, 'Drawing 1')).toBeVisible()
    expect(await inPage(page, 'held')).toBe(0)
  })

  test('that the browser switches off leads to an explanation and advice', async ({ page }) => {
    await withWakeLock(page, 'denied')
    await startWith(page, [boxes(2)])
    await page.goto('/check/0')
    await expect(page.getByText(/does not keep it on just now/)).toBeVisible()
  })

  test('that may go off: the space key opens and closes the advice, and turns no page', async ({ page }) => {
    await withWakeLock(page, 'absent')
    await startWith(page, [boxes(2)])
    await page.goto('/lead/0')
    const advice = page.locator('details')
    await expect(page.getByText(/cannot keep the screen on/)).toBeVisible()
    await expect(advice).toHaveJSProperty('open', true)
    const summary = page.getByText('The screen may turn off.')
    await summary.focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await expect(summary).toBeFocused()
    await page.keyboard.press(' ')
    await expect(advice).toHaveJSProperty('open', false)
    await standsAt(page, 'Drawing 1 of 2')
  })
})

test('a phone number in a note in Hebrew is read in order', async ({ page }) => {
  await startWith(page, [boxesWith([{ note: 'יוסי 0470 12 34 56, דנה 0486 98 76 54' }])])
  await page.goto('/lead/0')
  const note = page.getByText('יוסי')
  await expect(note).toBeVisible()
  const lefts = await note.evaluate((element) => {
    const text = element.firstChild
    const all = element.textContent
    return ['0470', '12', '34', '56'].map((group) => {
      const range = document.createRange()
      const from = all.indexOf(group)
      if (text) range.setStart(text, from)
      if (text) range.setEnd(text, from + group.length)
      return range.getBoundingClientRect().left
    })
  })
  expect(lefts).toEqual(lefts.toSorted((one, other) => one - other))
})
