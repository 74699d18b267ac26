import { test } from '../e2e/fixtures'
import { bothKinds, startWith } from '../e2e/places'

/** Pictures that browsers show before the installation; named in the manifest. */
const FOLDER = 'public/screenshots'

for (const { name, path, width, height } of [
  { name: 'narrow', path: '/editor0/0/0', width: 390, height: 844 },
  { name: 'wide', path: '/tocht0/0', width: 1280, height: 800 },
])
  test(`the picture for installing: ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await startWith(page, bothKinds())
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    await page.screenshot({ path: `${FOLDER}/${name}.png` })
  })
