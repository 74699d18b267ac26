import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { test } from '../e2e/fixtures'

const PUBLIC = fileURLToPath(new URL('../../public/', import.meta.url))

/** `favicon.svg` has round corners; devices crop `icon.svg`, whose sign stays in the middle. */
const ICONS = [
  { file: 'icon-192.png', from: 'favicon.svg', size: 192 },
  { file: 'icon-512.png', from: 'favicon.svg', size: 512 },
  { file: 'icon-maskable-512.png', from: 'icon.svg', size: 512 },
  { file: 'apple-touch-icon.png', from: 'icon.svg', size: 180 },
]

for (const { file, from, size } of ICONS)
  test(`the app icon: ${file}`, async ({ page }) => {
    await page.setViewportSize({ width: size, height: size })
    const sized = readFileSync(`${PUBLIC}${from}`, 'utf8').replace('<svg', `<svg width="${size}" height="${size}"`)
    await page.setContent(`<body style="margin:0;background:transparent">${sized}</body>`)
    await page.screenshot({ path: `${PUBLIC}${file}`, omitBackground: true })
  })
