import { readFile } from 'node:fs/promises'
import { expect, type Download, type FileChooser, type Locator, type Page } from '@playwright/test'
import { DATABASE_NAME, MIRROR_KEY, RECORD_STORE } from '../../src/constants'
import { FREE_DRAW, isStroke, type Point, type Stroke } from '../../src/model/types'
import type { DiskTocht } from '../../src/storage/format'
import { storedTochten } from '../support/tochten/storedTochten'
import { canvas } from './canvas'

export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })

/** A message with this text. */
export const status = (page: Page, text: string): Locator => page.getByRole('status').filter({ hasText: text }).first()

/** User actions, by the texts on the buttons. */
export const pressButton = (page: Page, name: string): Promise<void> => button(page, name).click()

export const link = (page: Page, name: string): Locator => page.getByRole('link', { name, exact: true })

/** The heading of the editor of a drawing. */
export const editorHeading = (page: Page, number: number): Locator =>
  page.getByRole('heading', { name: `Instructie ${number}`, exact: true })

export const addTocht = async (page: Page): Promise<void> => {
  await page.goto('/')
  await pressButton(page, 'Add tocht')
  await expect(page.getByRole('button', { name: 'Add drawing' })).toBeVisible()
}

/** Creates a tocht with one empty drawing and opens it. */
export const openNewDrawing = async (page: Page): Promise<void> => {
  await addTocht(page)
  await openFirstDrawing(page)
}

/** Opens the one empty drawing of a stored tocht, for tests that begin in the editor. */
export const openBlankDrawing = async (page: Page): Promise<void> => {
  await storedTochten(page.context(), [{ name: 'Tocht 1', style: FREE_DRAW, drawings: [[]] }], {})
  await page.goto('/editor0/0/0')
  await expect(canvas(page)).toBeVisible()
}

/** Adds a drawing to the tocht in the overview, which has none yet, and opens it. */
export const openFirstDrawing = async (page: Page): Promise<void> => {
  await pressButton(page, 'Add drawing')
  await link(page, 'Drawing 1').click()
  await expect(canvas(page)).toBeVisible()
}

/** Opens the Load popover, fills in the text and submits it. */
export const load = async (page: Page, text: string): Promise<void> => {
  await pressButton(page, 'Load')
  await page.getByRole('textbox', { name: 'Tocht as text' }).fill(text)
  await pressButton(page, 'Submit')
}

/** The text of the mirror in local storage. */
export const mirrorText = (page: Page): Promise<string | null> =>
  page.evaluate((key) => localStorage.getItem(key), MIRROR_KEY)

/** The content of the mirror in local storage. */
export const mirror = async (page: Page): Promise<DiskTocht[]> => JSON.parse((await mirrorText(page)) ?? '[]')

export const writeMirror = (page: Page, text: string): Promise<void> =>
  page.evaluate(([key, stored]) => localStorage.setItem(key, stored), [MIRROR_KEY, text] as const)

/** The stored elements of a drawing of the first tocht. */
export const mirroredElements = async (page: Page, drawing: number) => (await mirror(page))[0]?.drawings[drawing] ?? []

/** The elements of the first drawing of the first tocht. */
export const elements = (page: Page) => mirroredElements(page, 0)

export const strokes = async (page: Page): Promise<Stroke[]> => (await elements(page)).filter(isStroke)

/** The points of each stroke. */
export const lines = async (page: Page): Promise<(readonly Point[])[]> =>
  (await strokes(page)).map(({ points }) => points)

/** Renames the tocht in the overview. */
export const rename = async (page: Page, name: string): Promise<void> => {
  await pressButton(page, 'Rename')
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await page.keyboard.press('Enter')
}

/** Presses a button, and waits for the file that it saves. */
export const download = async (page: Page, label: string): Promise<Download> => {
  const [file] = await Promise.all([page.waitForEvent('download'), pressButton(page, label)])
  return file
}

/** Presses Download in the given language, and expects a PDF. */
export const downloadPdf = async (page: Page, label = 'Download'): Promise<{ fileName: string; bytes: Uint8Array }> => {
  const file = await download(page, label)
  const bytes = await readFile(await file.path())
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  return { fileName: file.suggestedFilename(), bytes: new Uint8Array(bytes) }
}

/** Presses a button, and chooses a file in the dialog that it opens. */
export const chooseFile = async (page: Page, label: string, ...[file]: Parameters<FileChooser['setFiles']>) => {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), pressButton(page, label)])
  await chooser.setFiles(file)
}

/** Adds the tochten of a file, in the settings. */
export const addFile = async (page: Page, path: string): Promise<void> => {
  await page.goto('/settings')
  await page.locator('input[type=file]').setInputFiles(path)
}

/** The text in the clipboard. */
export const copied = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText())

/** A page of the same origin without the app, for access to its storage. */
export const besideTheApp = async (page: Page): Promise<void> => {
  const body = '<!doctype html><link rel="icon" href="data:," /><title>Beside the app</title>'
  await page.route('**/beside', (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto('/beside')
}

/**
 * Simulates the write of a newer build to the database.
 * @returns the new head
 */
export const newerBuildWrites = (page: Page): Promise<unknown> =>
  page.evaluate(
    ([name, records]) =>
      new Promise<unknown>((resolve) => {
        indexedDB.open(name).addEventListener('success', ({ target }) => {
          const database = (target as IDBOpenDBRequest).result
          const store = database.transaction(records, 'readwrite').objectStore(records)
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
    [DATABASE_NAME, RECORD_STORE] as const,
  )
