import type { Page } from '@playwright/test'
import { DATABASE_OPEN_MS } from '../../../src/constants'
import { must } from '../../support/must'
import { besideTheApp, elements, link, mirroredElements, mirrorText, pressButton, writeMirror } from '../app'
import { canvas, moveTo } from '../canvas'
import { drawLine, expect, saved, test } from '../fixtures'
import { bothKinds, startWith } from '../places'

/** Draws as soon as the paper appears, before the database has answered. */

const DRAWN = 6
/** An empty drawing. */
const BLANK = DRAWN
const HIGH = [
  { x: 0.2, y: 0.2 },
  { x: 0.8, y: 0.2 },
] as const
const LOW = [
  { x: 0.2, y: 0.8 },
  { x: 0.8, y: 0.8 },
] as const

/** Holds the database of the page from the next load on. The start waits until the returned function is called. */
const holdDatabase = async (page: Page): Promise<() => Promise<void>> => {
  await page.addInitScript((longest) => {
    const wait = setTimeout
    const waitForEver = (run: () => void, delay?: number) => (delay === longest ? 0 : wait(run, delay))
    Object.assign(globalThis, { setTimeout: waitForEver })
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
  }, DATABASE_OPEN_MS)
  return async () => {
    await page.evaluate(() => Reflect.get(globalThis, 'letDatabaseAnswer')())
  }
}

const openKept = async (page: Page, index: number): Promise<void> => {
  await page.goto(`/editor0/0/${index}`)
  await expect(canvas(page)).toBeVisible()
}

/** Creates a drawing if it is missing, and waits until the app has saved it. */
const keep = async (page: Page, index: number): Promise<void> => {
  await openKept(page, index)
  await saved(page)
}

/** The storage that a killed browser may leave: a mirror older than the database. */
const leaveMirror = async (page: Page, behind: string): Promise<void> => {
  await besideTheApp(page)
  await writeMirror(page, behind)
}

const countOf = async (page: Page, index: number): Promise<number> => (await mirroredElements(page, index)).length

test.beforeEach(({ page }) => startWith(page, bothKinds(DRAWN).slice(0, 1)))

test('ink drawn before the database answers is kept once, is saved afterwards, and can be undone', async ({ page }) => {
  await keep(page, BLANK)
  const letAnswer = await holdDatabase(page)
  await openKept(page, BLANK)
  await drawLine(page, ...HIGH)
  await drawLine(page, ...HIGH)
  await expect(page.locator('html')).not.toHaveAttribute('data-save', 'saved')
  await letAnswer()
  await saved(page)
  expect(await countOf(page, BLANK)).toBe(2)
  await pressButton(page, 'Undo')
  await expect.poll(() => countOf(page, BLANK)).toBe(1)
})

test('ink drawn on an outdated mirror is kept together with the ink that the mirror lacked', async ({ page }) => {
  await keep(page, BLANK)
  const behind = must(await mirrorText(page))
  await drawLine(page, ...HIGH)
  await saved(page)
  await leaveMirror(page, behind)
  const letAnswer = await holdDatabase(page)
  await openKept(page, BLANK)
  await drawLine(page, ...LOW)
  await letAnswer()
  await saved(page)
  expect(await countOf(page, BLANK)).toBe(2)
})

test('an address that only the database knows waits for the database', async ({ page }) => {
  await keep(page, 0)
  const behind = must(await mirrorText(page))
  await keep(page, BLANK)
  await drawLine(page, ...HIGH)
  await saved(page)
  await leaveMirror(page, behind)
  const letAnswer = await holdDatabase(page)
  await page.goto(`/editor0/0/${BLANK}`)
  await letAnswer()
  await expect(canvas(page)).toBeVisible()
  await drawLine(page, ...LOW)
  await saved(page)
  expect(await countOf(page, BLANK)).toBe(2)
})

test('a screen without drawing waits for the database', async ({ page }) => {
  const letAnswer = await holdDatabase(page)
  await page.goto('/tocht0/0', { waitUntil: 'networkidle' })
  await expect(link(page, 'Drawing 1')).toHaveCount(0)
  await letAnswer()
  await expect(link(page, 'Drawing 1')).toBeVisible()
})

test('changes made by another tab meanwhile are kept', async ({ page, context }) => {
  await keep(page, BLANK)
  const letAnswer = await holdDatabase(page)
  const other = await context.newPage()
  await keep(other, BLANK)
  await openKept(page, BLANK)
  await drawLine(page, ...HIGH)
  await drawLine(other, ...LOW)
  await saved(other)
  await letAnswer()
  await saved(page)
  expect(await countOf(page, BLANK)).toBe(2)
})

test('a tocht that another tab deletes meanwhile is restored with the new ink', async ({ page, context }) => {
  await keep(page, BLANK)
  const letAnswer = await holdDatabase(page)
  const other = await context.newPage()
  await other.goto('/tocht0/0')
  await openKept(page, BLANK)
  await drawLine(page, ...HIGH)
  await pressButton(other, 'Delete tocht')
  await saved(other)
  await letAnswer()
  await pressButton(page, 'Put back')
  await saved(page)
  expect(await countOf(page, BLANK)).toBe(1)
})

test('a running stroke continues when the database answers', async ({ page }) => {
  await keep(page, 0)
  const before = await countOf(page, 0)
  const letAnswer = await holdDatabase(page)
  await openKept(page, 0)
  await moveTo(page, 0.2, 0.5)
  await page.mouse.down()
  await moveTo(page, 0.5, 0.5)
  await letAnswer()
  await saved(page)
  await moveTo(page, 0.8, 0.5)
  await page.mouse.up()
  await expect.poll(() => countOf(page, 0)).toBe(before + 1)
  const last = (await elements(page)).at(-1)
  expect(last && 'points' in last && last.points.length).toBeGreaterThan(1)
})
