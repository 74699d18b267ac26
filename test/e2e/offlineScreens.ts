import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import type { ScreenPath } from '../../src/app/screens'
import { press } from './app'
import { expect } from './fixtures'

/** Every screen of the app with a tocht of each kind, and what is in sight once it is there. */
const SCREENS: Readonly<Record<ScreenPath, { readonly at: string; readonly shows: (page: Page) => Locator }>> = {
  '/': { at: '', shows: (page) => page.getByRole('button', { name: 'Add tocht' }) },
  '/settings': { at: 'settings', shows: (page) => page.getByRole('heading', { name: 'Settings', level: 1 }) },
  '/tocht0/:tocht': { at: 'tocht0/0', shows: (page) => page.getByRole('link', { name: 'Drawing 1', exact: true }) },
  '/tocht1/:tocht': { at: 'tocht1/1', shows: (page) => page.getByRole('link', { name: 'Drawing 1', exact: true }) },
  '/editor0/:tocht/:drawing': { at: 'editor0/0/0', shows: (page) => page.getByTestId('canvas') },
  '/editor1/:tocht/:drawing?': { at: 'editor1/1/0', shows: (page) => page.getByTestId('canvas') },
  '/export/:tocht': { at: 'export/0', shows: (page) => page.getByTestId('sheet').first() },
}

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

/** Opens every screen by its address, and makes a PDF. @param app the address of the app, with a slash at its end */
export const expectEverything = async (page: Page, app: string): Promise<void> => {
  for (const { at, shows } of Object.values(SCREENS)) {
    await page.goto(`${app}${at}`)
    await expect(shows(page)).toBeVisible()
  }
  await page.goto(`${app}${SCREENS['/export/:tocht'].at}`)
  const [file] = await Promise.all([page.waitForEvent('download'), press(page, 'Download')])
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')
}
