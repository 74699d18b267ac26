import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { must } from '../../support/must'
import { besideTheApp, download, link, mirroredElements, mirrorText, writeMirror } from '../app'
import { canvas } from '../canvas'
import { drawLine, expect, saved, test } from '../fixtures'
import { bothKinds, startWith } from '../places'

/** An empty drawing. */
const BLANK = 6
const HIGH = [
  { x: 0.2, y: 0.2 },
  { x: 0.8, y: 0.2 },
] as const
const LOW = [
  { x: 0.2, y: 0.8 },
  { x: 0.8, y: 0.8 },
] as const

const waiting = (page: Page) => page.getByRole('heading', { name: 'The storage of this browser has not answered yet' })

/** Holds the database of the page from the next load on, until the returned function is called. */
const holdDatabase = async (page: Page): Promise<() => Promise<void>> => {
  await page.addInitScript(() => {
    const letIn = new Promise<void>((resolve) => Object.assign(globalThis, { letDatabaseAnswer: resolve }))
    const open = Reflect.get(IDBFactory.prototype, 'open') as (...all: unknown[]) => IDBOpenDBRequest
    IDBFactory.prototype.open = function (this: IDBFactory, ...all: unknown[]) {
      const request: IDBOpenDBRequest = Reflect.apply(open, this, all)
      Object.defineProperty(request, 'onsuccess', {
        set: (tell: () => void) => {
          const opened = new Promise<void>((resolve) => request.addEventListener('success', () => resolve()))
          void Promise.all([letIn, opened]).then(tell)
        },
      })
      return request
    }
  })
  return () => page.evaluate(() => Reflect.get(globalThis, 'letDatabaseAnswer')())
}

/** Makes the database fail to open, until the session's storage says that it is mended. */
const breakDatabase = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const open = Reflect.get(IDBFactory.prototype, 'open') as (...all: unknown[]) => IDBOpenDBRequest
    IDBFactory.prototype.open = function (this: IDBFactory, ...all: unknown[]) {
      if (!sessionStorage.getItem('mended')) throw new Error('The database cannot be opened (planted)')
      return Reflect.apply(open, this, all)
    }
  })
}

const openBlank = async (page: Page): Promise<void> => {
  await page.goto(`/editor0/0/${BLANK}`)
  await expect(canvas(page)).toBeVisible()
}

const inkOf = async (page: Page): Promise<number> => (await mirroredElements(page, BLANK)).length

test.beforeEach(({ page }) => startWith(page, bothKinds(BLANK).slice(0, 1)))

test('a start that waits for the database says so, offers the mirror as a file, and goes on by itself', async ({
  page,
}) => {
  await page.goto('/tocht0/0')
  await saved(page)
  const text = must(await mirrorText(page))
  const letAnswer = await holdDatabase(page)
  await page.goto('/tocht0/0')
  await expect(waiting(page)).toBeVisible()
  await expect(link(page, 'Drawing 1')).toHaveCount(0)
  const file = await download(page, 'Save what there is as a file')
  expect(await readFile(await file.path(), 'utf8')).toBe(text)
  await letAnswer()
  await expect(link(page, 'Drawing 1')).toBeVisible()
  await expect(waiting(page)).toBeHidden()
})

test('an address that only the database knows waits for the database', async ({ page }) => {
  await openBlank(page)
  await saved(page)
  const behind = must(await mirrorText(page))
  await drawLine(page, ...HIGH)
  await saved(page)
  await besideTheApp(page)
  await writeMirror(page, behind)
  const letAnswer = await holdDatabase(page)
  await page.goto(`/editor0/0/${BLANK}`)
  await letAnswer()
  await expect(canvas(page)).toBeVisible()
  await drawLine(page, ...LOW)
  await saved(page)
  expect(await inkOf(page)).toBe(2)
})

test('if the database cannot be opened, the mirror is used alone, which is said, and what is drawn is saved later', async ({
  page,
}) => {
  await openBlank(page)
  await drawLine(page, ...HIGH)
  await saved(page)
  await breakDatabase(page)
  await openBlank(page)
  await expect(page.locator('html')).toHaveAttribute('data-save', 'failed')
  await expect(page.getByRole('alert').filter({ hasText: 'cannot be opened' })).toBeVisible()
  expect(await inkOf(page)).toBe(1)
  await drawLine(page, ...LOW)
  expect(await inkOf(page)).toBe(2)
  await page.evaluate(() => sessionStorage.setItem('mended', 'yes'))
  await openBlank(page)
  await saved(page)
  expect(await inkOf(page)).toBe(2)
})
