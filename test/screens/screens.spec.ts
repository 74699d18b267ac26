import { expect, test } from '../e2e/fixtures'
import { SCREEN_PLACES, startWith } from '../e2e/places'
import { SIZES } from '../support/sizes'
import { CASES, titleOf, tochtenOf } from './cases'
import { faultsOf } from './faults'
import { measured } from './inPage'
import { violations } from './violations'

// Without animations, so that colours and places are checked at rest.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const one of CASES)
  test.describe(() => {
    test.use({ allowedMessages: one.place.messages ? [one.place.messages] : [] })

    test(titleOf(one), { tag: [...one.tag] }, async ({ page }, { annotations }) => {
      const floats = !SCREEN_PLACES.includes(one.place)
      await page.setViewportSize(SIZES[one.size])
      // The app follows the theme of the device without a reload, so each place is opened once for both themes.
      await page.emulateMedia({ colorScheme: 'dark' })
      const words = await startWith(page, tochtenOf(one), { theme: 'system', language: one.language })
      await one.place.open(page, words)
      const dark = [...(await violations(page, { floats, onlyColours: false })), ...faultsOf(await measured(page))]
      await page.emulateMedia({ colorScheme: 'light' })
      await expect(page.locator('html')).toHaveClass('light')
      // For axe the two themes differ only in colours.
      const light = [...(await violations(page, { floats, onlyColours: true })), ...faultsOf(await measured(page))]
      const found = [...dark.map((fault) => `dark: ${fault}`), ...light.map((fault) => `light: ${fault}`)]
      annotations.push({ type: 'faults', description: String(found.length) })
      expect(found).toEqual([])
    })
  })
