import type { Page } from '@playwright/test'
import type { Words } from '../../src/ui/words/en'
import { expect, test } from '../e2e/fixtures'
import { SCREEN_PLACES, startWith } from '../e2e/places'
import { SIZES } from '../support/sizes'
import { titleOf, tochtenOf, VISITS, type Case } from './cases'
import { faultsOf } from './faults'
import { measured } from './inPage'
import { violations } from './violations'

// Without animations, so that colours and places are checked at rest.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const { title, cases, tag } of VISITS)
  test.describe(() => {
    const [{ place }] = cases
    test.use({ allowedMessages: place.messages ? [place.messages] : [] })

    test(title, { tag: [...tag] }, async ({ page }, { annotations }) => {
      // One visit opens up to fifty places.
      test.slow()
      const { content, language } = cases[0]
      const words = await startWith(page, tochtenOf(content), { theme: 'system', language })
      for (const one of cases)
        await test.step(titleOf(one), async () => {
          const found = await faultsAt(page, one, words)
          annotations.push({ type: 'faults', description: String(found.length) })
          expect.soft(found, titleOf(one)).toEqual([])
        })
    })
  })

/** Opens a place, and returns its faults in both themes. */
const faultsAt = async (page: Page, { place, size }: Case, words: Words): Promise<readonly string[]> => {
  const floats = !SCREEN_PLACES.includes(place)
  await page.setViewportSize(SIZES[size])
  // The app follows the theme of the device without a reload, so each place is opened once for both themes.
  await page.emulateMedia({ colorScheme: 'dark' })
  await place.open(page, words)
  const dark = [...(await violations(page, { floats, onlyColours: false })), ...faultsOf(await measured(page))]
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(page.locator('html')).toHaveClass('light')
  // For axe the two themes differ only in colours.
  const light = [...(await violations(page, { floats, onlyColours: true })), ...faultsOf(await measured(page))]
  return [...dark.map((fault) => `dark: ${fault}`), ...light.map((fault) => `light: ${fault}`)]
}
