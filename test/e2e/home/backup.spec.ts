import { readFile, writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { MOST_DRAWINGS, MOST_ELEMENTS } from '../../../src/constants'
import { allTochtenText, tochtText } from '../../../src/storage/format'
import { drawing, LINE, stateWith, whole } from '../../support/drawings'
import { backup } from '../../support/tochten/backup'
import { addFile, button, download, link, pressButton, status } from '../app'
import { expect, saved, test } from '../fixtures'
import { longTasks, watchLongTasks } from '../longTasks'
import { bothKinds, startWith } from '../places'

/** The file of "Save everything as a file". */
const saveAll = async (page: Page): Promise<string> =>
  readFile(await (await download(page, 'Save everything as a file')).path(), 'utf8')

/** The memory in megabytes, after garbage collection. */
const memoryOf = async (page: Page): Promise<number> => {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return Math.round(usedSize / 1e6)
}

const many = whole(
  Array.from({ length: MOST_DRAWINGS + 1 }, (_, index) => drawing(`d${index}`, LINE)),
  { name: 'Many' },
)
const full = whole([drawing('full', ...Array.from({ length: MOST_ELEMENTS + 1 }, () => LINE))], {
  id: 'b',
  name: 'Full',
})

for (const [title, text] of [
  ['40 tochten of 30 drawings of 12 strokes of 35 points', allTochtenText(backup(40, 30))],
  [
    `a drawing of ${MOST_ELEMENTS + 1} elements and a tocht of ${MOST_DRAWINGS + 1} drawings`,
    allTochtenText(stateWith(many, full)),
  ],
] as const) {
  test(`the saved file restores everything: ${title}`, async ({ page, browser }, testInfo) => {
    test.slow()
    const tochten = JSON.parse(text).length
    const path = testInfo.outputPath('tochten.json')
    await writeFile(path, text)
    await addFile(page, path)
    await expect(page.getByText(`${tochten} tochten were added.`).first()).toBeVisible({ timeout: 30_000 })
    await saved(page)
    await page.reload()
    const before = await saveAll(page)
    await writeFile(path, before)

    const other = await (await browser.newContext()).newPage()
    await other.goto('/settings')
    const empty = await memoryOf(other)
    const begin = Date.now()
    await watchLongTasks(other)
    await other.locator('input[type=file]').setInputFiles(path)
    await expect(other.getByText(`${tochten} tochten were added.`).first()).toBeVisible({ timeout: 30_000 })
    const added = Date.now() - begin
    await expect(other.locator('html')).toHaveAttribute('data-save', 'saved', { timeout: 30_000 })
    const kept = Date.now() - begin
    const longest = Math.round(Math.max(0, ...(await longTasks(other))))
    const figures = `added after ${added} ms, saved after ${kept} ms, longest task ${longest} ms, ${empty} → ${await memoryOf(other)} MB`
    process.stdout.write(`  ${before.length} letters: ${figures}\n`)
    expect(await saveAll(other)).toBe(before)
    expect(JSON.parse(before)).toEqual(JSON.parse(text))
    await other.context().close()
  })
}

test('an unreadable tocht does not affect the others, and its text is kept, also after Discard', async ({
  page,
}, testInfo) => {
  const [one, two, three] = ['One', 'Two', 'Three'].map((name) => tochtText(whole([drawing('d', LINE)], { name })))
  const wrong = two?.replace('"x":10', '"x":"oops"') ?? ''
  const path = testInfo.outputPath('damaged.json')
  await writeFile(path, `[${one},${wrong},${three}]`)
  await addFile(page, path)
  await expect(page.getByText('2 tochten were added.').first()).toBeVisible()
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'Tocht 2, “Two”: Drawing 1, stroke 1, point 1: x must be a number, found "oops".',
  )
  const file = await download(page, 'Download')
  expect(await readFile(await file.path(), 'utf8')).toBe(wrong)
  await pressButton(page, 'Discard')
  await expect(button(page, 'Discard')).toHaveCount(0)
  await page.locator('input[type=file]').setInputFiles(path)
  await expect(button(page, 'Discard')).toBeVisible()
})

test('a backup that is not JSON is refused with the place of the mistake, and kept whole', async ({
  page,
}, testInfo) => {
  const text = `[${tochtText(whole([drawing('d', LINE)], { name: 'One' }))},\noops]`
  const path = testInfo.outputPath('damaged.json')
  await writeFile(path, text)
  await addFile(page, path)
  await expect(page.getByRole('alert')).toContainText('a mistake at line 2, column 1. Nothing was changed. You find')
  expect(await readFile(await (await download(page, 'Download')).path(), 'utf8')).toBe(text)
})

test('home and Settings say when the last backup was saved', async ({ page }) => {
  await startWith(page, bothKinds(1))
  await page.goto('/')
  await expect(page.getByText('No backup file yet')).toBeVisible()
  await page.goto('/settings')
  await expect(page.getByText('No backup file yet')).toBeVisible()
  await saveAll(page)
  await expect(page.getByText(/^Last backup: \d+ \w+ \d{4}$/)).toBeVisible()
  await page.goto('/')
  await expect(page.getByText(/^Last backup: /)).toBeVisible()
})

test.describe('Safari that is not installed', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
  })

  test('advises a backup once, when a tocht has five drawings', async ({ page }) => {
    await page.addInitScript(() =>
      Object.assign(StorageManager.prototype, { persisted: async () => false, persist: async () => false }),
    )
    const advice = status(page, 'This browser may clear your tochten')
    await startWith(page, bothKinds(5).slice(0, 1))
    for (const times of [1, 0]) {
      await page.goto('/tocht0/0')
      await link(page, 'Drawing 5').click()
      await pressButton(page, 'Back')
      await expect(link(page, 'Drawing 5')).toBeVisible()
      await expect(advice).toHaveCount(times)
    }
  })
})
