import type { Locator, Page } from '@playwright/test'
import { middleOf, type WindowPlace } from '../canvas'
import { touchScreen } from '../touch'

/** The ring of the free-draw editor, as a user operates it. */
export const ring = (page: Page): Locator => page.getByRole('group', { name: 'Junction', exact: true })

export const target = (page: Page, name: string): Locator => ring(page).getByRole('button', { name, exact: true })

/** The state of each present road, such as `Left paved`. */
export const roads = async (page: Page): Promise<string[]> => {
  await ring(page).waitFor()
  const present = ring(page).locator('[data-arm]:not([data-arm="none"])')
  return present.evaluateAll((targets) =>
    targets.map((one) => `${one.getAttribute('aria-label')} ${one.getAttribute('data-arm')}`),
  )
}

export const tapAll = async (page: Page, ...names: readonly string[]): Promise<void> => {
  for (const name of names) await target(page, name).click()
}

/** A finger that stays on a target. Its event times are set by the test, however slow the machine is. */
export const touch = async (page: Page, name: string) => {
  const send = await touchScreen(page)
  const began = Date.now()
  await send('touchStart', [await middleOf(target(page, name))], began)
  return {
    move: (to: WindowPlace) => send('touchMove', [to], began),
    up: (afterMs = 0) => send('touchEnd', [], began + afterMs),
  }
}

/** Two fingers; the second comes down before the first is lifted. */
export const touchTogether = async (page: Page, first: string, second: string): Promise<void> => {
  const send = await touchScreen(page)
  const one = { ...(await middleOf(target(page, first))), id: 1 }
  const other = { ...(await middleOf(target(page, second))), id: 2 }
  await send('touchStart', [one])
  await send('touchStart', [one, other])
  await send('touchEnd', [other])
  await send('touchEnd', [])
}

/** The lines on the paper, stored or previewed. */
export const shownInk = (page: Page): Promise<(string | null)[]> =>
  page
    .getByTestId('canvas')
    .locator('xpath=..')
    .locator('svg[aria-hidden] :not([data-testid=ghosts]) > path')
    .evaluateAll((paths) => paths.map((path) => path.getAttribute('d')))
