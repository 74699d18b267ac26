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

test.describe('nothing is out of reach', () => {
  // Each test opens ten to thirty places.
  test.slow()
  // Dutch words are longer than English ones.
  const languages = process.env['LANGUAGES'] === 'all' ? LANGUAGES : (['nl'] as const)
  const ROOMS = [
    { name: '320 pixels wide', width: 320, height: 700, fontSize: '100%' },
    { name: 'on a phone that lies on its side', width: 568, height: 320, fontSize: '100%' },
    { name: 'with text of twice the size', width: 390, height: 700, fontSize: '200%' },
  ]
  for (const { name, width, height, fontSize } of ROOMS)
    for (const language of languages)
      for (const { what, places } of [
        { what: 'of the screens', places: SCREEN_PLACES },
        {
          what: 'of dialogs, menus and messages over them',
          places: PLACES.filter((place) => !SCREEN_PLACES.includes(place)),
        },
      ])
        test(`${what}, ${name}, in ${language}`, async ({ page }) => {
          await page.setViewportSize({ width, height })
          const words = await startWith(page, bothKinds(FEW_DRAWINGS), { language })
          await page.addInitScript((size) => {
            addEventListener('DOMContentLoaded', () => {
              document.documentElement.style.fontSize = size
            })
          }, fontSize)
          for (const place of places)
            await test.step(place.name, async () => {
              await place.open(page, words)
              expect.soft(await unreachable(page)).toEqual([])
            })
        })
})

test.describe('by keyboard alone', () => {
  for (const place of [...SCREEN_PLACES, ...PLACES.filter(({ name }) => ['choose type', 'preview'].includes(name))])
    test(`every control is reached with a visible focus: ${place.name}`, async ({ page }) => {
      const words = await startWith(page, bothKinds(FEW_DRAWINGS))
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

  for (const { name, open, opener } of OPENED)
    test(`the focus returns to its origin: ${name}`, async ({ page }) => {
      const words = await startWith(page, bothKinds(FEW_DRAWINGS))
      await open(page, words)
      await page.keyboard.press('Escape')
      await expect(button(page, opener(words))).toBeFocused()
    })
})

test.describe('no focus ring remains after a touch', () => {
  test.use({ hasTouch: true, viewport: SIZES.phone })

  for (const place of SCREEN_PLACES.filter(({ name }) => ['editor', 'blank editor', 'fish-bone editor'].includes(name)))
    for (const theme of ['dark', 'light'] as const)
      test(`around the paper, nor around a button: ${place.name}, ${theme}`, async ({ page }) => {
        const words = await startWith(page, bothKinds(FEW_DRAWINGS), { theme })
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
