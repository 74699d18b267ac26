import { FREE_DRAW } from '../../src/model/types'
import { test } from '../e2e/fixtures'
import { bothKinds, PLACES, RARE, SCREENS, startWith } from '../e2e/places'
import { realInk } from '../support/realInk'
import type { StoredTocht } from '../support/storedTochten'

/** Every screen at the three sizes to review: `pictures/phone-dark-full-home.png` and so on. */
const FOLDER = 'pictures'

const SIZES = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
}

/** Real ink instead of the sample if available; the fish-bone stays. */
const full = (): readonly StoredTocht[] => {
  const [sample, fishbone] = bothKinds()
  const strangers = realInk().map(({ text }): StoredTocht => {
    const { name, drawings } = JSON.parse(text) as StoredTocht
    return { name, drawings, style: FREE_DRAW }
  })
  const [first, ...others] = strangers
  return [first ?? sample, fishbone, ...others].filter((one) => one !== undefined)
}

const blank: readonly StoredTocht[] = [
  { name: 'Tocht 1', style: 0, drawings: [] },
  { name: 'Tocht 2', style: 1, drawings: [] },
]

for (const [size, viewport] of Object.entries(SIZES))
  for (const theme of ['dark', 'light'] as const)
    for (const { content, tochten, places } of [
      { content: 'empty', tochten: blank, places: SCREENS },
      { content: 'full', tochten: full(), places: PLACES },
    ])
      test(`${size}, ${theme}, ${content}`, async ({ page }) => {
        await page.setViewportSize(viewport)
        await page.emulateMedia({ reducedMotion: 'reduce' })
        const words = await startWith(page, tochten, { theme, language: theme === 'dark' ? 'en' : 'nl' })
        for (const { name, open } of places)
          await test.step(name, async () => {
            await open(page, words)
            await page.waitForLoadState('networkidle')
            await page.screenshot({ path: `${FOLDER}/${size}-${theme}-${content}-${name.replaceAll(' ', '-')}.png` })
          })
      })

for (const theme of ['dark', 'light'] as const)
  for (const { name, open } of RARE)
    test(`${theme}: ${name}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const words = await startWith(page, full(), { theme, language: theme === 'dark' ? 'en' : 'nl' })
      await open(page, words)
      await page.waitForLoadState('networkidle')
      await page.screenshot({ path: `${FOLDER}/rare-${theme}-${name.replaceAll(' ', '-')}.png` })
    })

test('a home screen without tochten', async ({ page }) => {
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport)
    await page.goto('/')
    await page.getByRole('button', { name: 'Add tocht' }).waitFor()
    await page.screenshot({ path: `${FOLDER}/${size}-dark-first-home.png` })
  }
})
