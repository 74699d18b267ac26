import { readFile } from 'node:fs/promises'
import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test'
import { toDisk } from '../../../src/storage/format'
import { must } from '../../support/must'
import { straightTocht } from '../../support/tochten/straightTocht'
import { chooseFile, copied, download, load, mirror, pressButton, status } from '../app'
import { boxOf, canvas, placeIn } from '../canvas'
import { expect, saved, test } from '../fixtures'
import { startWith } from '../places'

const CLIPBOARD: BrowserContextOptions = { permissions: ['clipboard-read', 'clipboard-write'] }

/** The device of another leader, who has no tocht yet. */
const otherLeader = async (browser: Browser): Promise<Page> => {
  const page = await (await browser.newContext(CLIPBOARD)).newPage()
  await startWith(page, [])
  return page
}

const dialog = (page: Page) => page.getByRole('dialog')
const known = (page: Page) => page.getByRole('dialog', { name: 'You have this tocht' })
const drawings = async (page: Page, tocht = 0) => must((await mirror(page))[tocht]).drawings

/** Draws a line across a drawing, lower for each `line`. */
const draw = async (page: Page, numbers: readonly number[], line: number): Promise<void> => {
  for (const number of numbers) {
    await page.goto(`/editor0/0/${number - 1}`)
    const box = await boxOf(canvas(page))
    const [from, to] = [0.2, 0.8].map((x) => placeIn(box, { x, y: line / 10 }))
    await page.mouse.move(must(from).x, must(from).y)
    await page.mouse.down()
    await page.mouse.move(must(to).x, must(to).y + 30, { steps: 4 })
    await page.mouse.up()
    await saved(page)
  }
}

const share = async (page: Page): Promise<void> => {
  await page.goto('/tocht0/0')
  await pressButton(page, 'Share')
  await expect(dialog(page).getByText('The tocht was also copied as text')).toBeVisible()
  await saved(page)
}

const textFrom = async (page: Page): Promise<string> => {
  await share(page)
  return copied(page)
}

const linkFrom = async (page: Page): Promise<string> => {
  await share(page)
  await pressButton(page, 'Copy link')
  await expect(page.getByText('The link was copied.').first()).toBeVisible()
  return must((await copied(page)).split('\n')[1])
}

const openLink = async (page: Page, link: string): Promise<void> => {
  await page.goto('/settings')
  await page.goto(link)
}

/** Presses Tab, at most a few times, until a control has the focus. */
const tabTo = async (page: Page, control: Locator): Promise<void> => {
  for (let presses = 0; presses < 5; presses++) {
    if (await control.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(control).toBeFocused()
}

const tochtOf = (count: number, name: string) => ({ ...toDisk(straightTocht(count)), name })

/** Both leaders have the same tocht: the first made it, and handed it over by a link. */
const handOver = async (page: Page, browser: Browser, count: number): Promise<Page> => {
  await startWith(page, [tochtOf(count, 'Welpen')])
  const other = await otherLeader(browser)
  await openLink(other, await linkFrom(page))
  await pressButton(other, 'Add')
  await expect(other).toHaveURL(/\/tocht0\/0$/)
  await saved(other)
  return other
}

test('a link that comes back is the same, newer or older, and is never added again by itself', async ({
  page,
  browser,
}) => {
  const other = await handOver(page, browser, 6)
  await openLink(page, await linkFrom(other))
  await expect(known(page)).toContainText('It is the same as yours.')
  await pressButton(page, 'Open')
  await expect(page).toHaveURL(/\/tocht0\/0$/)

  await draw(other, [2, 5], 2)
  const newer = await linkFrom(other)
  await openLink(page, newer)
  await expect(known(page)).toContainText('Theirs is newer.')
  await expect(known(page)).toContainText('2 drawings from theirs, before and after:')
  await expect(known(page).getByRole('figure')).toHaveCount(4)
  await pressButton(page, 'Update')
  await expect(status(page, '“Welpen” was updated: 2 drawings.')).toBeVisible()
  await saved(page)
  expect(await drawings(page)).toEqual(await drawings(other))
  await pressButton(page, 'Undo')
  await saved(page)
  expect(await drawings(page)).not.toEqual(await drawings(other))

  await openLink(page, newer)
  await pressButton(page, 'Update')
  await draw(page, [1], 3)
  await openLink(page, newer)
  await expect(known(page)).toContainText('Yours is newer.')
  await expect(known(page).getByRole('button', { name: 'Update' })).toHaveCount(0)
  await pressButton(page, 'Keep mine')
  await expect(known(page)).toHaveCount(0)
  expect(await mirror(page)).toHaveLength(1)

  await openLink(page, newer)
  await pressButton(page, 'As a new tocht')
  await expect(page).toHaveURL(/\/tocht0\/1$/)
  await saved(page)
  expect((await mirror(page)).map(({ name }) => name)).toEqual(['Welpen', 'Welpen (2)'])
  await other.context().close()
})

test('two leaders who changed seven others each, and one the same, need three taps to one tocht', async ({
  page,
  browser,
}) => {
  test.slow()
  const other = await handOver(page, browser, 30)
  await draw(page, [1, 2, 3, 4, 5, 6, 7, 15], 2)
  await draw(other, [8, 9, 10, 11, 12, 13, 14, 15], 3)
  // The first tap is on the link.
  await openLink(page, await linkFrom(other))
  await expect(known(page)).toContainText('Both of you have changed it.')
  await expect(known(page).getByRole('radiogroup')).toHaveCount(1)
  const choice = known(page).getByRole('radiogroup', { name: 'Drawing 15' })
  await expect(choice.getByRole('radio', { name: 'Both' })).toBeChecked()
  await choice.getByRole('radio', { name: 'Theirs' }).click()
  await pressButton(page, 'Update')
  await expect(status(page, '“Welpen” was updated: 8 drawings.')).toBeVisible()
  await saved(page)

  await openLink(other, await linkFrom(page))
  await expect(known(other)).toContainText('7 drawings from theirs')
  await pressButton(other, 'Update')
  await saved(other)
  expect(await drawings(other)).toEqual(await drawings(page))
  await other.context().close()
})

test('a file brings a tocht up to date by keyboard alone, and both drawings can be kept', async ({ page, browser }) => {
  const other = await handOver(page, browser, 4)
  await draw(page, [2], 2)
  await draw(other, [2, 3], 3)
  await share(other)
  const text = await readFile(await (await download(other, 'Save file')).path(), 'utf8')
  await page.goto('/settings')
  await chooseFile(page, 'Load a file', { name: 'a.tochten', mimeType: 'text/plain', buffer: Buffer.from(text) })
  const radio = (name: string) => known(page).getByRole('radio', { name })
  await expect(radio('Both')).toBeChecked()
  await tabTo(page, radio('Both'))
  await page.keyboard.press('ArrowUp')
  await expect(radio('Mine')).toBeChecked()
  await page.keyboard.press('ArrowDown')
  await tabTo(page, known(page).getByRole('button', { name: 'Update' }))
  await page.keyboard.press('Enter')
  await expect(status(page, '“Welpen” was updated: 2 drawings.')).toBeVisible()
  await saved(page)
  expect(await drawings(page)).toHaveLength(5)
  await other.context().close()
})

test('a text replaces at once, and its message offers to merge what it would take away', async ({ page, browser }) => {
  const other = await handOver(page, browser, 3)
  await draw(page, [1], 2)
  await draw(other, [3], 3)
  const mine = await drawings(page)
  const text = await textFrom(other)
  await page.goto('/tocht0/0')
  await load(page, text)
  await expect(status(page, '3 drawings were loaded.')).toBeVisible()
  await expect.poll(() => drawings(page)).toEqual(await drawings(other))
  await pressButton(page, 'Merge instead')
  await expect(known(page)).toContainText('1 drawing from theirs, before and after:')
  await pressButton(page, 'Update')
  await expect(status(page, '“Welpen” was updated: 1 drawing.')).toBeVisible()
  await saved(page)
  const [, , third] = await drawings(other)
  expect(await drawings(page)).toEqual([mine[0], mine[1], third])
  await other.context().close()
})

/** Everything on a device, as a file. */
const everything = async (page: Page): Promise<Buffer> => {
  await page.goto('/settings')
  return readFile(await (await download(page, 'Save everything as a file')).path())
}

const loadFile = async (page: Page, buffer: Buffer): Promise<void> => {
  await page.goto('/settings')
  await chooseFile(page, 'Load a file', { name: 'tochten.json', mimeType: 'application/json', buffer })
}

test('a file of everything is compared tocht by tocht, in one dialog', async ({ page, browser }) => {
  const tochten = ['Welpen', 'Jonggivers', 'Seniors'].map((name, index) => tochtOf(2 + index, name))
  await startWith(page, tochten)
  await page.goto('/settings')
  const other = await otherLeader(browser)
  await loadFile(other, await everything(page))
  await expect(status(other, '3 tochten were added.')).toBeVisible()
  await saved(other)
  await draw(other, [1], 2)
  await other.goto('/')
  await pressButton(other, 'Add tocht')
  await saved(other)
  await loadFile(page, await everything(other))
  const asked = page.getByRole('dialog', { name: 'You have 3 of these 4 tochten' })
  await expect(asked.getByRole('listitem').filter({ hasText: 'Welpen' }).first()).toContainText('Theirs is newer.')
  await expect(asked.getByRole('listitem').filter({ hasText: 'Seniors' })).toContainText('It is the same as yours.')
  await pressButton(page, 'Update')
  await expect(status(page, '1 tocht was updated. 1 tocht was added.')).toBeVisible()
  await saved(page)
  expect(await drawings(page)).toEqual(await drawings(other))
  expect(await mirror(page)).toHaveLength(4)
  await other.context().close()
})
