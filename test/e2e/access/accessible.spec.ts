import type { Page } from '@playwright/test'
import { LANGUAGES } from '../../../src/storage/settings/languages'
import { unreachable } from '../../screens/inPage'
import { FOCUS_GUARD } from '../../screens/page/elements'
import { SIZES } from '../../support/sizes'
import { button } from '../app'
import { canvas } from '../canvas'
import { expect, test } from '../fixtures'
import { bothKinds, FEW_DRAWINGS, OPENED, PLACES, SCREEN_PLACES, startWith } from '../places'

// Without animations, so that every place is checked at rest.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

// Each test opens ten to forty places.
test.slow()

/** Goes on after a fault, so that a visit tells all of them. */
const soft = expect.configure({ soft: true })

/** Dutch words are longer than English ones. */
const LONG_WORDS = process.env['LANGUAGES'] === 'all' ? LANGUAGES : (['nl'] as const)
const ROOMS = [
  { name: '320 pixels wide', width: 320, height: 700, fontSize: '100%' },
  { name: 'on a phone that lies on its side', width: 568, height: 320, fontSize: '100%' },
  { name: 'with text of twice the size', width: 390, height: 700, fontSize: '200%' },
]

for (const language of LONG_WORDS)
  for (const { what, places } of [
    { what: 'the screens', places: SCREEN_PLACES },
    { what: 'dialogs, menus and messages', places: PLACES.filter((place) => !SCREEN_PLACES.includes(place)) },
  ])
    test(`nothing of ${what} is out of reach in a small window, or with large text (${language})`, async ({ page }) => {
      const words = await startWith(page, bothKinds(FEW_DRAWINGS), { language })
      for (const place of places) {
        await place.open(page, words)
        for (const { name, width, height, fontSize } of ROOMS)
          await test.step(`${place.name}, ${name}`, async () => {
            await page.setViewportSize({ width, height })
            await page.evaluate((size) => void (document.documentElement.style.fontSize = size), fontSize)
            // The page takes its new layout some frames after the window.
            await soft.poll(() => unreachable(page)).toEqual([])
          })
      }
    })

test('every control is reached by keyboard, with a visible focus', async ({ page }) => {
  const words = await startWith(page, bothKinds(FEW_DRAWINGS))
  for (const place of [...SCREEN_PLACES, ...PLACES.filter(({ name }) => ['choose type', 'preview'].includes(name))])
    await test.step(place.name, async () => {
      await place.open(page, words)
      const wanted = await focusable(page)
      const missed = new Set(wanted)
      for (let presses = 0; missed.size > 0 && presses < 2 * wanted.length + 5; presses += 1) {
        await page.keyboard.press('Tab')
        const focus = await focused(page)
        if (!focus) continue
        expect(focus.outline, `${focus.name} shows that it has the focus`).toBeGreaterThanOrEqual(2)
        missed.delete(focus.name)
      }
      expect([...missed]).toEqual([])
    })
})

test('the focus returns to the button that opened what Escape closes', async ({ page }) => {
  const words = await startWith(page, bothKinds(FEW_DRAWINGS))
  for (const { name, open, opener } of OPENED)
    await test.step(name, async () => {
      await open(page, words)
      await page.keyboard.press('Escape')
      await expect(button(page, opener(words))).toBeFocused()
    })
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: SIZES.phone })

  test('no focus ring remains after a touch, around the paper or a button', async ({ page }) => {
    const words = await startWith(page, bothKinds(FEW_DRAWINGS))
    for (const place of SCREEN_PLACES.filter(({ name }) => ['editor', 'fish-bone editor'].includes(name)))
      await test.step(place.name, async () => {
        await place.open(page, words)
        const paper = canvas(page)
        await paper.tap({ position: { x: 120, y: 200 } })
        expect(await rings(page)).toEqual([])
        for (let tabs = 0; tabs < 30 && !(await paper.evaluate((svg) => svg.matches(':focus-visible'))); tabs += 1)
          await page.keyboard.press('Tab')
        expect(await rings(page)).toEqual([words.editor.canvas])
        await paper.tap({ position: { x: 150, y: 240 } })
        expect(await rings(page)).toEqual([])
        await button(page, words.editor.dashed).tap()
        expect(await rings(page)).toEqual([])
      })
  })
})

/** The names of elements with an outline. */
const rings = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((one) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(one)
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0
      })
      .map((one) => one.getAttribute('aria-label') ?? one.tagName),
  )

/** The names of all elements that Tab should reach; arrow keys move within radio groups and menus. */
const focusable = (page: Page): Promise<string[]> =>
  page.evaluate(
    (guard) =>
      [
        ...(document.querySelector('[aria-modal=true]') ?? document).querySelectorAll<HTMLElement>(
          'a, button, input, textarea, select, [tabindex="0"]',
        ),
      ]
        .filter(
          (one) =>
            one.tabIndex >= 0 && !one.matches(':disabled') && !one.closest('[inert], [hidden], [aria-hidden=true]'),
        )
        .filter((one) => one.checkVisibility() && !one.matches(guard))
        .map((one) => one.getAttribute('aria-label') ?? one.textContent ?? ''),
    FOCUS_GUARD,
  )

/** The focused element, and the width of its outline. */
const focused = (page: Page): Promise<{ name: string; outline: number } | undefined> =>
  page.evaluate((guard) => {
    const one = document.activeElement
    if (!one || one === document.body || one.matches(guard)) return undefined
    const { outlineStyle, outlineWidth } = getComputedStyle(one)
    return {
      name: one.getAttribute('aria-label') ?? one.textContent ?? '',
      outline: outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth),
    }
  }, FOCUS_GUARD)
