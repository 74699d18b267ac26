import { besideTheApp, openNewDrawing } from '../e2e/app'
import { expect, report, test } from './durability'
import { records } from './kept'
import { drawNumbers } from './strokes'

test('a build that meets newer data writes nothing, and keeps in memory what is drawn', async ({ page, context }) => {
  await openNewDrawing(page)
  await drawNumbers(page, 0)
  await expect(page.locator('html')).toHaveAttribute('data-save', 'saved')
  const beside = await context.newPage()
  await besideTheApp(beside)
  const head = await beside.evaluate(
    () =>
      new Promise<unknown>((resolve) => {
        indexedDB.open('tochten').addEventListener('success', ({ target }) => {
          const database = (target as IDBOpenDBRequest).result
          const store = database.transaction('records', 'readwrite').objectStore('records')
          store.get('head').addEventListener('success', (event) => {
            const newer = { ...(event.target as IDBRequest).result, schema: 1_000, newer: 'theirs' }
            store.put(newer, 'head')
            store.transaction.addEventListener('complete', () => {
              database.close()
              resolve(newer)
            })
          })
        })
      }),
  )
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.locator('html')).toHaveAttribute('data-save', 'outdated')
  const copies = (): Promise<unknown[]> =>
    Promise.all([beside.evaluate(() => localStorage.getItem('Tochten')), records(beside).then((all) => [...all])])
  const before = await copies()
  await drawNumbers(page, 10, 20)
  await page.keyboard.press('Control+z')
  await expect(page.getByRole('button', { name: 'Redo' })).toBeEnabled()
  await page.waitForTimeout(1_000)
  expect(await copies()).toEqual(before)
  expect(new Map(before[1] as [string, unknown][]).get('head')).toEqual(head)
  report('old build: meets newer data, writes to neither copy, goes on in memory')
})
