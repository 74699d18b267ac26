import type { Page } from '@playwright/test'
import { SCREEN_EXAMPLES } from '../../support/screens'
import { downloadPdf } from '../app'
import { expect } from '../fixtures'

/**
 * Waits until the worker has stored everything and responds.
 * @returns the address of its script
 */
export const workerReady = (page: Page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    await new Promise<void>((resolve) => {
      const look = () => active?.state === 'activated' && resolve()
      active?.addEventListener('statechange', look)
      look()
    })
    return active?.scriptURL
  })

/**
 * Opens every screen by its address, and creates a PDF.
 * @param app the app's address, with a final slash
 */
export const expectEverything = async (page: Page, app: string): Promise<void> => {
  for (const { at, shows } of Object.values(SCREEN_EXAMPLES)) {
    await page.goto(app.slice(0, -1) + at)
    const name = { name: shows, exact: true }
    await expect(page.getByRole('button', name).or(page.getByRole('link', name))).toBeVisible()
  }
  await page.goto(app.slice(0, -1) + SCREEN_EXAMPLES['/export/:tocht'].at)
  await downloadPdf(page)
}
