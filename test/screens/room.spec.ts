import type { Page } from '@playwright/test'
import { boxOf, canvas } from '../e2e/canvas'
import { expect, test } from '../e2e/fixtures'
import { BLANK, startWith } from '../e2e/places'
import { NARROWEST, SIDEWAYS, SIZES, SMALL_PHONE } from '../support/sizes'
import { ONCE } from './shares'

/** The least part of the window's height that the room of the paper has; of its width in landscape. */
const LEAST_ROOM = 0.6

/** In landscape, the header and the tools leave the paper at least this part of the height. */
const LEAST_SIDEWAYS_HEIGHT = 0.8

const SMALL_SIDEWAYS = { width: SMALL_PHONE.height, height: SMALL_PHONE.width }

const EDITORS = [
  { name: 'the editor', path: '/editor0/0/0' },
  { name: 'the editor of fish-bones', path: '/editor1/1/0' },
] as const

/** A tocht of each type with one empty drawing. */
const EMPTY = BLANK.map(({ name, style }) => ({ name, style, drawings: [[]] }))

const roomOf = (page: Page) => boxOf(page.getByTestId('room'))

for (const { name, path } of EDITORS) {
  test(`${name} leaves the paper at least 60 % of a phone's height in portrait`, { tag: ONCE }, async ({ page }) => {
    await startWith(page, EMPTY)
    for (const window of [NARROWEST, SMALL_PHONE, SIZES.phone])
      await test.step(`${window.width} × ${window.height}`, async () => {
        await page.setViewportSize(window)
        await page.goto(path)
        expect((await roomOf(page)).height / window.height).toBeGreaterThanOrEqual(LEAST_ROOM)
      })
  })

  test(
    `${name} leaves the paper at least 60 % of a phone's width in landscape, and most of its height`,
    {
      tag: ONCE,
    },
    async ({ page }) => {
      await startWith(page, EMPTY)
      for (const window of [SIDEWAYS, SMALL_SIDEWAYS])
        await test.step(`${window.width} × ${window.height}`, async () => {
          await page.setViewportSize(window)
          await page.goto(path)
          const room = await roomOf(page)
          expect(room.width / window.width).toBeGreaterThanOrEqual(LEAST_ROOM)
          expect((await boxOf(canvas(page))).height / window.height).toBeGreaterThanOrEqual(LEAST_SIDEWAYS_HEIGHT)
        })
    },
  )
}
