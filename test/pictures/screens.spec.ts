import { FREE_DRAW } from '../../src/model/types'
import { test } from '../e2e/fixtures'
import { BLANK, bothKinds, PLACES, RARE, SCREEN_PLACES, startWith } from '../e2e/places'
import { SIZES } from '../support/sizes'
import { realInk } from '../support/tochten/realInk'
import type { StoredTocht } from '../support/tochten/storedTochten'

/** Every screen at the three sizes to review: `pictures/phone-dark-full-home.png` and so on. */
const FOLDER = 'pictures'

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

for (const [size, viewport] of Object.entries(SIZES))
  for (const theme of ['dark', 'light'] as const)
    for (const { content, tochten, places } of [
      { content: 'empty', tochten: BLANK, places: SCREEN_PLACES.filter(({ needsDrawings }) => !needsDrawings) },
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
  for (const { name, open, sizes, messages } of RARE)
    test.describe(() => {
      test.use({ allowedMessages: messages ? [messages] : [] })

      test(`${theme}: ${name}`, async ({ page }) => {
        if (sizes) await page.setViewportSize(SIZES[sizes[0] ?? 'desktop'])
        await page.emulateMedia({ reducedMotion: 'reduce' })
        const words = await startWith(page, full(), { theme, language: theme === 'dark' ? 'en' : 'nl' })
        await open(page, words)
        await page.waitForLoadState('networkidle')
        await page.screenshot({ path: `${FOLDER}/rare-${theme}-${name.replaceAll(' ', '-')}.png` })
      })
    })

test('a home screen without tochten', async ({ page }) => {
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport)
    await page.goto('/')
    await page.getByRole('button', { name: 'Add tocht' }).waitFor()
    await page.screenshot({ path: `${FOLDER}/${size}-dark-first-home.png` })
  }
})
