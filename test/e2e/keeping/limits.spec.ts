import type { Page } from '@playwright/test'
import { MOST_DRAWINGS, MOST_ELEMENTS } from '../../../src/constants'
import { times } from '../../support/times'
import { addTocht, editorHeading, elements, load, mirror, pressButton } from '../app'
import { moveTo } from '../canvas'
import { drawLine, drawPath, expect, saved, test } from '../fixtures'
import { checkbox, openPreview, tile } from '../overview/overviewApp'

/** The time that a message is shown. */
const TOAST_MS = 5_000

/** A full drawing or tocht says so before anything is drawn or created that would be rejected. */

const FROM = { x: 0.2, y: 0.6 }
const TO = { x: 0.8, y: 0.3 }

const openWith = async (page: Page, drawings: readonly (readonly object[])[]): Promise<void> => {
  await addTocht(page)
  await load(page, JSON.stringify({ drawings, name: 'Full' }))
  await expect(tile(page, drawings.length)).toBeAttached()
  await saved(page)
}

const count = async (page: Page): Promise<number | undefined> => (await mirror(page))[0]?.drawings.length

test('a tocht holds at most 500 drawings, and says so when one is added', async ({ page }) => {
  await page.clock.install()
  await openWith(page, times(MOST_DRAWINGS, []))
  const full = page.getByRole('alert').filter({ hasText: 'A tocht holds at most 500 drawings.' })
  /** Waits for the message, and then until it has disappeared. */
  const expectFull = async (): Promise<void> => {
    await expect(full).toBeVisible()
    await page.clock.runFor(TOAST_MS)
    await expect(full).toBeHidden()
  }
  await pressButton(page, 'Add drawing')
  await expectFull()
  await openPreview(page, 1)
  await pressButton(page, 'Duplicate')
  await expectFull()
  await pressButton(page, 'Close')
  await pressButton(page, 'Select')
  await checkbox(page, 1).check()
  await pressButton(page, 'Duplicate')
  await expectFull()
  await expect(checkbox(page, 1)).toBeChecked()
  await page.goto(`/editor0/0/${MOST_DRAWINGS - 1}`)
  await pressButton(page, 'Next')
  await expect(full).toBeVisible()
  await expect(editorHeading(page, MOST_DRAWINGS)).toBeVisible()
  await saved(page)
  expect(await count(page)).toBe(MOST_DRAWINGS)
})

test('a drawing holds at most 2,000 strokes and icons, and says so at the press', async ({ page }) => {
  await openWith(page, [times(MOST_ELEMENTS, { icon: { x: 198, y: 340, index: 2 } })])
  await page.goto('/editor0/0/0')
  const full = page.getByRole('alert').filter({ hasText: 'A drawing holds at most 2,000 strokes and icons.' })
  await moveTo(page, 0.2, 0.2)
  await page.mouse.down()
  await expect(full).toBeVisible()
  await page.mouse.up()
  for (const tool of ['Curve', 'Erase']) {
    await pressButton(page, tool)
    await drawLine(page, FROM, TO)
  }
  await pressButton(page, 'Select')
  await drawPath(page, [{ x: 0.5, y: 0.5 }])
  await pressButton(page, 'Duplicate')
  await expect(full).toBeVisible()
  await saved(page)
  expect(await elements(page)).toHaveLength(MOST_ELEMENTS)
  await page.keyboard.press('Delete')
  await expect.poll(async () => (await elements(page)).length).toBe(MOST_ELEMENTS - 1)
  await pressButton(page, 'Curve')
  await drawLine(page, FROM, TO)
  await expect.poll(async () => (await elements(page)).length).toBe(MOST_ELEMENTS)
})
