import type { Page } from '@playwright/test'
import { expect, test as base } from '../e2e/fixtures'

export { expect, saved } from '../e2e/fixtures'

export interface Durability {
  /** Whether to run the long version; `npm test` and `npm run test:rest` run the short one. */
  readonly thorough: boolean
}

export const test = base.extend<Durability & { readonly origin: string }>({
  thorough: [false, { option: true }],
  origin: async ({ baseURL }, give) => give(new URL(baseURL ?? '').origin),
})

/** Waits until everything is saved, also if calls of the database have to time out before. */
export const savedLate = (page: Page): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-save', 'saved', { timeout: 15_000 })

/** Prints a measurement in one line. */
export const report = (line: string): void => console.log(line)
