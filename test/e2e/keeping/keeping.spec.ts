import { DATABASE_NAME, DEFAULT_CANVAS, MIRROR_KEY } from '../../../src/constants'
import { LINE } from '../../support/drawings'
import {
  addTocht,
  besideTheApp,
  chooseFile,
  download,
  elements,
  link,
  mirror,
  openNewDrawing,
  pressButton,
  status,
  writeMirror,
} from '../app'
import { drawLine, expect, saved, test } from '../fixtures'

const FROM = { x: 0.3, y: 0.3 }
const TO = { x: 0.7, y: 0.5 }

test('a stroke is in the mirror and in the database as soon as it is released', async ({ page }) => {
  await openNewDrawing(page)
  await drawLine(page, FROM, TO)
  expect(await elements(page)).toHaveLength(1)
  await saved(page)
  await page.evaluate((key) => localStorage.removeItem(key), MIRROR_KEY)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled()
})

test('data that only the mirror still has is restored from it', async ({ page }) => {
  await openNewDrawing(page)
  await drawLine(page, FROM, TO)
  await saved(page)
  await besideTheApp(page)
  await page.evaluate(
    (name) =>
      new Promise((resolve) => {
        indexedDB.deleteDatabase(name).addEventListener('success', resolve)
      }),
    DATABASE_NAME,
  )
  await page.goto('/editor0/0/0')
  await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled()
  await saved(page)
})

test('tochten written by other software are taken over unchanged', async ({ page }) => {
  await addTocht(page)
  await saved(page)
  const written = { name: 'By hand', style: 0, drawings: [[LINE], []] }
  await writeMirror(page, JSON.stringify([written]))
  await page.goto('/')
  await expect(link(page, 'By hand')).toBeVisible()
  await expect(link(page, 'Tocht 1')).toHaveCount(0)
  await saved(page)
  expect((await mirror(page))[0]).toMatchObject({ ...written, canvas: DEFAULT_CANVAS })
})

test('an unreadable mirror changes nothing', async ({ page }) => {
  await addTocht(page)
  await saved(page)
  await writeMirror(page, '{broken')
  await page.goto('/')
  await expect(link(page, 'Tocht 1')).toBeVisible()
})

test('an unreadable tocht does not affect the others, and is reported', async ({ page }) => {
  await besideTheApp(page)
  await writeMirror(
    page,
    JSON.stringify([
      { name: 'Good', style: 0, drawings: [] },
      { name: 'Bad', style: 5, drawings: null },
    ]),
  )
  await page.goto('/')
  await expect(page.getByRole('alert')).toContainText('1 tocht could not be read.')
  await expect(link(page, 'Good')).toBeVisible()
})

test('a deleted tocht is gone, and Undo restores it', async ({ page }) => {
  await addTocht(page)
  await pressButton(page, 'Delete tocht')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome')
  await expect(link(page, 'Tocht 1')).toHaveCount(0)
  await pressButton(page, 'Undo')
  await expect(link(page, 'Tocht 1')).toBeVisible()
  await link(page, 'Tocht 1').click()
  await pressButton(page, 'Delete tocht')
  await saved(page)
  await page.reload()
  await expect(link(page, 'Tocht 1')).toHaveCount(0)
})

test('everything is saved to one file, and loading it asks, and adds without overwriting', async ({ page }) => {
  await openNewDrawing(page)
  await drawLine(page, FROM, TO)
  await page.goto('/settings')
  const file = await download(page, 'Save everything as a file')
  await chooseFile(page, 'Load a file', await file.path())
  await expect(page.getByRole('dialog', { name: 'You have this tocht' })).toContainText('It is the same as yours.')
  await pressButton(page, 'As a new tocht')
  await expect(status(page, '“Tocht 1 (2)” was added.')).toBeVisible()
  const [first, second] = await mirror(page)
  expect(second?.drawings).toEqual(first?.drawings)
  expect(second?.id).not.toBe(first?.id)
})

test('the phone number and the theme are remembered', async ({ page }) => {
  await page.goto('/settings')
  await page.getByRole('textbox', { name: 'Phone Number' }).fill('+32 470 00 00 00')
  await page.getByRole('radio', { name: 'Light' }).click()
  await addTocht(page)
  await expect(page.locator('html')).toHaveClass(/light/)
  await page.goto('/export/0')
  await expect(page.getByTestId('sheet')).toContainText('+32 470 00 00 00')
})
