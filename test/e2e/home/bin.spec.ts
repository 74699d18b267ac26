import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { RECORD_STORE } from '../../../src/constants'
import { HEAD } from '../../../src/storage/database/recordKeys'
import { addTocht, besideTheApp, button, link, load, pressButton, rename, writeMirror } from '../app'
import { expect, saved, test } from '../fixtures'

const INK = '{"drawings":[[{"points":[{"x":10,"y":10},{"x":90,"y":90}]}]],"name":"Hike"}'

/**
 * Makes the disk slow: no transaction is committed until `commit` is called. A transaction stays open while it has
 * requests, so each asks for one record again and again.
 */
const holdCommits = async (page: Page) => {
  await page.evaluate(
    ([records, record]) => {
      let isSlow = true
      Object.assign(globalThis, { letCommit: () => (isSlow = false) })
      IDBTransaction.prototype.commit = function () {
        Object.assign(globalThis, { isCommitHeld: true })
        const store = this.objectStore(records)
        const stay = () => isSlow && store.get(record).addEventListener('success', stay)
        stay()
      }
    },
    [RECORD_STORE, HEAD] as const,
  )
  return {
    untilHeld: () => page.waitForFunction(() => Reflect.get(globalThis, 'isCommitHeld')),
    commit: () => page.evaluate(() => Reflect.get(globalThis, 'letCommit')()),
  }
}

test('a deleted tocht waits in the bin and can be put back', async ({ page }) => {
  await addTocht(page)
  await rename(page, 'Night hike')
  await load(page, INK)
  await pressButton(page, 'Delete tocht')
  await saved(page)
  await page.goto('/settings')
  const bin = page.getByRole('region', { name: 'Bin' })
  await expect(bin).toContainText('Night hike')
  await expect(bin).toContainText('1 drawing')
  await bin.getByRole('button', { name: 'Put “Night hike” back' }).click()
  await expect(bin).toContainText('Deleted tochten stay here until you empty the bin.')
  await saved(page)
  await page.goto('/')
  await page.getByRole('link', { name: 'Night hike' }).click()
  await expect(link(page, 'Drawing 1')).toBeVisible()
})

test('emptying the bin asks for confirmation, and is final', async ({ page }) => {
  await addTocht(page)
  await pressButton(page, 'Delete tocht')
  await saved(page)
  await page.goto('/settings')
  await pressButton(page, 'Empty the bin')
  await pressButton(page, 'Cancel')
  await expect(page.getByRole('region', { name: 'Bin' })).toContainText('Tocht 1')
  await pressButton(page, 'Empty the bin')
  await page.getByRole('dialog').getByRole('button', { name: 'Empty the bin' }).click()
  await expect(page.getByRole('region', { name: 'Bin' })).toContainText('Deleted tochten stay here')
  await saved(page)
  await page.reload()
  await expect(page.getByRole('region', { name: 'Bin' })).toContainText('Deleted tochten stay here')
})

test('what was drawn in the emptied bin is an earlier version, also when an earlier change is still being saved', async ({
  page,
}) => {
  await addTocht(page)
  await load(page, INK)
  await pressButton(page, 'Delete tocht')
  await pressButton(page, 'Add tocht')
  await pressButton(page, 'Delete tocht')
  await saved(page)
  await page.goto('/settings')
  await expect(page.getByText('None yet.')).toBeVisible()
  const disk = await holdCommits(page)
  await pressButton(page, 'Put “Tocht 1” back')
  await disk.untilHeld()
  await pressButton(page, 'Empty the bin')
  await page.getByRole('dialog').getByRole('button', { name: 'Empty the bin' }).click()
  await disk.commit()
  await expect(page.getByRole('button', { name: 'Bring “Hike” back' })).toBeVisible()
})

test('what Load replaced is kept as an earlier version, and can be restored as a copy', async ({ page }) => {
  await addTocht(page)
  await load(page, INK)
  await load(page, '{"drawings":[[],[]],"name":"Other"}')
  await saved(page)
  await page.goto('/settings')
  await expect(page.getByRole('region', { name: 'Earlier versions' })).toContainText('Before Load')
  await expect(page.getByRole('button', { name: 'Bring “Hike” back' })).toHaveAccessibleDescription(
    /^Before Load · .*:\d\d:\d\d.* · 1 drawing$/,
  )
  await pressButton(page, 'Bring “Hike” back')
  await expect(page.getByText('1 tocht was added.', { exact: true })).toBeVisible()
  await saved(page)
  await expect(button(page, 'Bring “Hike” back')).toBeFocused()
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Hike' })).toHaveCount(2)
})

test('unreadable data can be downloaded unchanged, and discarded', async ({ page }) => {
  await besideTheApp(page)
  await writeMirror(page, '[{"name":')
  await page.goto('/settings')
  const kept = page.getByRole('region', { name: 'Earlier versions' })
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    kept.getByRole('button', { name: 'Download' }).click(),
  ])
  expect(await readFile(await file.path(), 'utf8')).toBe('[{"name":')
  await kept.getByRole('button', { name: 'Discard' }).click()
  await expect(kept).toContainText('None yet.')
  await page.reload()
  await expect(kept).toContainText('None yet.')
})
