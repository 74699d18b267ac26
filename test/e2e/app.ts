import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import type { DiskTocht } from '../../src/storage/format'

/** What a user does on the screens, in the words on the buttons. */
export const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click()

export const addTocht = async (page: Page): Promise<void> => {
  await page.goto('/')
  await press(page, 'Add tocht')
  await expect(page.getByRole('button', { name: 'Add drawing' })).toBeVisible()
}

/** Makes a tocht with one empty drawing and opens it. */
export const openNewDrawing = async (page: Page): Promise<void> => {
  await addTocht(page)
  await press(page, 'Add drawing')
  await page.getByRole('link', { name: 'Drawing 1', exact: true }).click()
  await expect(page.getByTestId('canvas')).toBeVisible()
}

/** Opens the Load popover, fills in the text and submits it. */
export const load = async (page: Page, text: string): Promise<void> => {
  await press(page, 'Load')
  await page.getByRole('textbox', { name: 'Tocht as text' }).fill(text)
  await press(page, 'Submit')
}

/** What the documented copy in local storage holds. */
export const mirror = (page: Page): Promise<DiskTocht[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('Tochten') ?? '[]'))

/** The strokes and icons of one drawing, as stored. */
export const storedElements = async (page: Page, tocht: number, drawing: number) =>
  (await mirror(page))[tocht]?.drawings[drawing] ?? []

/** Gives the tocht in the overview another name. */
export const rename = async (page: Page, name: string): Promise<void> => {
  await press(page, 'Rename')
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await page.keyboard.press('Enter')
}

/** Presses Download, by its name in the reader's language, and waits for the file. */
export const downloadPdf = async (
  page: Page,
  button = 'Download',
): Promise<{ fileName: string; bytes: Uint8Array }> => {
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, button)])
  return { fileName: download.suggestedFilename(), bytes: new Uint8Array(await readFile(await download.path())) }
}

/** A page of the app's origin in which the app does not run, to look at or change what it has stored. */
export const besideTheApp = async (page: Page): Promise<void> => {
  const body = '<!doctype html><link rel="icon" href="data:," /><title>Beside the app</title>'
  await page.route('**/beside', (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto('/beside')
}

/** What a newer build would leave in the database, as far as this one looks at it. @returns the head as it wrote it */
export const newerBuildWrites = (page: Page): Promise<unknown> =>
  page.evaluate(
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
