import type { Page } from '@playwright/test'
import { downloadPdf, openNewDrawing, pressButton } from '../e2e/app'
import { elementsIn, databaseState } from './database'
import { expect, report, saved, savedLate, test } from './durability'
import { drawNumbers, numbersOf } from './strokes'

const open = async (page: Page): Promise<void> => {
  await openNewDrawing(page)
  await drawNumbers(page, 0)
  await saved(page)
}

const fillLocalStorage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    let piece = 'x'.repeat(1_000_000)
    for (let number = 0; piece.length > 0; number += 1)
      try {
        localStorage.setItem(`filling${number}`, piece)
      } catch {
        piece = piece.slice(0, Math.floor(piece.length / 2))
      }
  })

const emptyLocalStorage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('filling')) localStorage.removeItem(key)
  })

/** Sets the quota of the app's databases in bytes; without a size, removes it. */
const limitDatabases = async (page: Page, origin: string, quotaSize?: number): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Storage.overrideQuotaForOrigin', quotaSize === undefined ? { origin } : { origin, quotaSize })
}

/**
 * The quota is set at the start, because the browser allocates room in advance and checks the limit only when it is
 * used up.
 */
const LITTLE_ROOM = 300_000

const fillDatabases = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('filling', 1)
        opening.addEventListener('upgradeneeded', () =>
          opening.result.createObjectStore('filling', { autoIncrement: true }),
        )
        opening.addEventListener('success', () => {
          const put = (size: number): void => {
            const transaction = opening.result.transaction('filling', 'readwrite')
            transaction.objectStore('filling').add(new Uint8Array(size))
            transaction.addEventListener('complete', () => put(size))
            transaction.addEventListener('abort', () => {
              if (size > 16) return put(Math.floor(size / 2))
              opening.result.close()
              resolve()
            })
          }
          put(100_000)
        })
      }),
  )

/** Waits for the report of the failure; resolves to its delay, in milliseconds. */
const untilTold = async (page: Page): Promise<number> => {
  const start = performance.now()
  await expect(page.getByRole('alert').filter({ hasText: 'Not saved yet' })).toBeVisible()
  return performance.now() - start
}

const kept = async (page: Page): Promise<readonly (number | undefined)[]> =>
  numbersOf(elementsIn(await databaseState(page))[0]?.[0] ?? [])

const expectUndo = (page: Page): Promise<void> => expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled()

test('with a full local storage everything is saved, and the outdated mirror is reported', async ({ page }) => {
  await open(page)
  await fillLocalStorage(page)
  await drawNumbers(page, 10, 20)
  await expect(page.getByText('Everything is saved, but its second copy', { exact: false }).first()).toBeVisible()
  await saved(page)
  expect(await kept(page)).toEqual([0, 10, 20])
  await page.reload()
  await expectUndo(page)
  expect(await kept(page)).toEqual([0, 10, 20])
  await page.goto('/export/0')
  await downloadPdf(page)
  await emptyLocalStorage(page)
  report('full: local storage: saved in the database, and said')
})

test('with a full database drawing goes on, a message appears, and saving resumes when there is room', async ({
  page,
  origin,
}) => {
  await limitDatabases(page, origin, LITTLE_ROOM)
  await open(page)
  await fillDatabases(page)
  await drawNumbers(page, 10)
  const told = await untilTold(page)
  await drawNumbers(page, 20)
  await limitDatabases(page, origin)
  await drawNumbers(page, 30)
  await savedLate(page)
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(await kept(page)).toEqual([0, 10, 20, 30])
  report(`full: database: said within ${Math.round(told)} ms, saved again when there was room`)
})

test('with both full, drawing and export go on, a message appears, and saving resumes when there is room', async ({
  page,
  origin,
}) => {
  await limitDatabases(page, origin, LITTLE_ROOM)
  await open(page)
  await fillLocalStorage(page)
  await fillDatabases(page)
  await drawNumbers(page, 10)
  const told = await untilTold(page)
  await drawNumbers(page, 20)
  // Navigates by buttons: opening another address would restart the app from stores that had no room for the ink.
  await pressButton(page, 'Back')
  await pressButton(page, 'Export')
  await downloadPdf(page)
  await expect(page.getByRole('alert').filter({ hasText: 'Not saved yet' })).toBeVisible()
  await emptyLocalStorage(page)
  await limitDatabases(page, origin)
  await savedLate(page)
  expect(await kept(page)).toEqual([0, 10, 20])
  report(`full: both: said within ${Math.round(told)} ms, PDF made, saved again when there was room`)
})

test('without any storage, drawing and export work, and a message appears', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', { value: undefined })
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Forbidden (planted)', 'SecurityError')
      },
    })
  })
  await openNewDrawing(page)
  await drawNumbers(page, 0, 10)
  const told = await untilTold(page)
  await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled()
  await pressButton(page, 'Back')
  await pressButton(page, 'Export')
  const { bytes } = await downloadPdf(page)
  expect(bytes.length).toBeGreaterThan(1_000)
  report(`full: neither there: said within ${Math.round(told)} ms, PDF made`)
})
