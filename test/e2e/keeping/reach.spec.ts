import type { Page } from '@playwright/test'
import { DATABASE_NAME, RECORD_STORE } from '../../../src/constants'
import { linkOf } from '../../../src/storage/outside/link'
import { must } from '../../support/must'
import { straightTocht } from '../../support/tochten/straightTocht'
import { besideTheApp, elements, link, load, mirror, openNewDrawing, pressButton, status } from '../app'
import { drawLine, expect, saved, test } from '../fixtures'
import { deafen } from './deafen'

/** Confirmed ink never becomes unreachable: ink removed by Undo, a message, a clock or another tab is kept. */

const drawTwo = async (page: Page): Promise<void> => {
  await drawLine(page, { x: 0.3, y: 0.3 }, { x: 0.7, y: 0.5 })
  await drawLine(page, { x: 0.3, y: 0.6 }, { x: 0.7, y: 0.8 })
}

const earlierVersions = async (page: Page) => {
  await saved(page)
  await page.goto('/settings')
  return page.getByRole('region', { name: 'Earlier versions' })
}

const inkIn = async (page: Page, tocht: number): Promise<readonly number[]> =>
  ((await mirror(page))[tocht]?.drawings ?? []).map((drawing) => drawing.length)

test('Revert of Add drawing reports removed ink, and one press restores it', async ({ page }) => {
  await openNewDrawing(page)
  await drawTwo(page)
  await pressButton(page, 'Back')
  await pressButton(page, 'Revert')
  await expect(page.getByText('1 drawing with ink was taken away. Settings has a copy.').first()).toBeVisible()
  expect(await inkIn(page, 0)).toEqual([])
  await pressButton(page, 'Bring it back')
  expect(await inkIn(page, 0)).toEqual([2])
})

test('ink removed by Revert stays as an earlier version after another action', async ({ page }) => {
  await openNewDrawing(page)
  await drawTwo(page)
  await pressButton(page, 'Back')
  await pressButton(page, 'Revert')
  await pressButton(page, 'Add drawing')
  await expect(page.getByRole('button', { name: 'Bring it back' })).toHaveCount(0)
  const kept = await earlierVersions(page)
  await expect(kept).toContainText('Before Undo or Redo')
  await pressButton(page, 'Bring “Tocht 1” back')
  await expect(page.getByText('1 tocht was added.', { exact: true })).toBeVisible()
  expect(await inkIn(page, 1)).toEqual([2])
})

test('Reapply of Load keeps what was drawn since it was reverted', async ({ page }) => {
  await openNewDrawing(page)
  await pressButton(page, 'Back')
  await load(page, '{"drawings":[[{"points":[{"x":10,"y":10},{"x":90,"y":90}]}]],"name":"Hike"}')
  await expect(status(page, 'loaded')).toBeVisible()
  await pressButton(page, 'Revert')
  await link(page, 'Drawing 1').click()
  await drawTwo(page)
  await pressButton(page, 'Back')
  await pressButton(page, 'Reapply')
  await expect(page.getByText('1 drawing with ink was taken away.').first()).toBeVisible()
  await expect(await earlierVersions(page)).toContainText('Before Undo or Redo')
})

test('a message about received tochten leaves with its Undo once something was drawn in them', async ({ page }) => {
  await page.goto(`/${must(await linkOf('', straightTocht(1)))}`)
  await pressButton(page, 'Add')
  const message = status(page, 'was added')
  await expect(message.getByRole('button', { name: 'Undo' })).toBeVisible()
  const drawn = (await elements(page)).length
  await link(page, 'Drawing 1').click()
  await drawLine(page, { x: 0.3, y: 0.3 }, { x: 0.7, y: 0.5 })
  await expect(message).toHaveCount(0)
  expect(await elements(page)).toHaveLength(drawn + 1)
})

test('neither a clock far ahead nor a deletion dated 1970 empties the bin', async ({ page, context }) => {
  await page.clock.setFixedTime(0)
  await openNewDrawing(page)
  await drawTwo(page)
  await pressButton(page, 'Back')
  await pressButton(page, 'Delete tocht')
  await saved(page)
  const later = await context.newPage()
  await later.clock.setFixedTime(Date.UTC(2090, 0, 1))
  await later.goto('/settings')
  await expect(later.getByRole('region', { name: 'Bin' })).toContainText('1 drawing')
  await saved(later)
  await later.getByRole('button', { name: 'Put “Tocht 1” back' }).click()
  expect(await inkIn(later, 0)).toEqual([2])
})

test('a tab that slept while the storage was cleared adds its work to the new storage', async ({ page, context }) => {
  await deafen(page)
  await openNewDrawing(page)
  await drawTwo(page)
  await saved(page)
  const other = await context.newPage()
  await besideTheApp(other)
  await other.evaluate(
    ([name, records]) =>
      new Promise<void>((resolve) => {
        localStorage.clear()
        indexedDB.open(name).addEventListener('success', ({ target }) => {
          const database = (target as IDBOpenDBRequest).result
          const transaction = database.transaction(records, 'readwrite')
          transaction.objectStore(records).clear()
          transaction.addEventListener('complete', () => {
            database.close()
            resolve()
          })
        })
      }),
    [DATABASE_NAME, RECORD_STORE] as const,
  )
  await openNewDrawing(other)
  for (let stroke = 0; stroke < 2; stroke += 1) await drawTwo(other)
  await saved(other)
  await other.close()
  await drawTwo(page)
  await saved(page)
  await page.reload()
  await saved(page)
  expect([await inkIn(page, 0), await inkIn(page, 1)]).toEqual([[4], [4]])
})
