import { besideTheApp, mirrorText, newerBuildWrites, openNewDrawing } from '../e2e/app'
import { databaseRecords } from './database'
import { expect, report, saved, test } from './durability'
import { drawNumbers } from './strokes'

test('an old build does not change newer data, and loses nothing', async ({ page, context }) => {
  await openNewDrawing(page)
  await drawNumbers(page, 0)
  await saved(page)
  const beside = await context.newPage()
  await besideTheApp(beside)
  const head = await newerBuildWrites(beside)
  const before = [...(await databaseRecords(beside))]
  // With this stroke the tab notices the newer build; the stroke is in the mirror first, where the newer build finds
  // it.
  await drawNumbers(page, 10)
  await expect(page.locator('html')).toHaveAttribute('data-save', 'outdated')
  await expect(page.getByRole('dialog')).toContainText('A newer Tochten is open')
  const mirror = await mirrorText(beside)
  expect(mirror).toContain('"unsaved":true')
  await page.evaluate(() => dispatchEvent(new Event('pagehide')))
  expect(await mirrorText(beside)).toBe(mirror)
  expect([...(await databaseRecords(beside))]).toEqual(before)
  expect(new Map(before).get('head')).toEqual(head)
  report(
    'old build: meets newer data, leaves the database alone, keeps in the mirror the stroke with which it found out',
  )
})
