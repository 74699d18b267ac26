import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { press } from './app'
import { expect } from './fixtures'

/** Every screen of the app with a tocht of each kind, and what is in sight once it is there. */
export const SCREENS = [
  { path: '', shows: (page: Page) => page.getByRole('button', { name: 'Add tocht' }) },
  { path: 'settings', shows: (page: Page) => page.getByRole('heading', { name: 'Settings', level: 1 }) },
  { path: 'tocht0/0', shows: (page: Page) => page.getByRole('link', { name: 'Drawing 1', exact: true }) },
  { path: 'tocht1/1', shows: (page: Page) => page.getByRole('link', { name: 'Drawing 1', exact: true }) },
  { path: 'editor0/0/0', shows: (page: Page) => page.getByTestId('canvas') },
  { path: 'editor1/1/0', shows: (page: Page) => page.getByTestId('canvas') },
  { path: 'export/0', shows: (page: Page) => page.getByTestId('sheet').first() },
] as const

/** Waits until the worker has everything on the device and answers. @returns the address of its script */
export const kept = (page: Page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    await new Promise<void>((resolve) => {
      const look = () => active?.state === 'activated' && resolve()
      active?.addEventListener('statechange', look)
      look()
    })
    return active?.scriptURL
  })

/** Opens every screen by its address, and makes the PDF on the last one. @param app the address of the app, with a slash at its end */
export const expectEverything = async (page: Page, app: string): Promise<void> => {
  for (const { path, shows } of SCREENS) {
    await page.goto(`${app}${path}`)
    await expect(shows(page)).toBeVisible()
  }
  const [file] = await Promise.all([page.waitForEvent('download'), press(page, 'Download')])
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')
}
