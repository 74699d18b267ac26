import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { MOST_DRAWINGS, ROAD_SERVERS } from '../../../src/constants'
import type { DiskTocht } from '../../../src/storage/format'
import type { Language } from '../../../src/storage/settings/languages'
import type { Words } from '../../../src/ui/words/en'
import { must } from '../../support/must'
import { readPdf } from '../../support/paper/pdf'
import { ROADS } from '../../support/project/besides.mjs'
import { CREDIT, SMALL_ROUTE, smallRoads, straightRoute } from '../../support/roads/routeFiles'
import { button, chooseFile, downloadPdf, editorHeading, link, mirror, pressButton } from '../app'
import { expect, saved, test } from '../fixtures'
import { longTasks, watchLongTasks } from '../longTasks'
import { startWith } from '../places'
import {
  chooseRoads,
  chooseTextFile,
  deviceRecords,
  expectMade,
  GPX,
  ROADS_QUERY,
  SMALL_ROADS,
  type TextFile,
} from './routeScreen'

/** How a rule is described that makes all drawings. */
const ALL_DRAWINGS = new RegExp(`${SMALL_ROUTE.drawings} drawings`)

const heading = (page: Page, name: string | RegExp): Locator => page.getByRole('heading', { name, level: 1 })

const open = async (page: Page, language: Language = 'en'): Promise<Words> => {
  const words = await startWith(page, [], { language })
  await page.goto('/route')
  await expect(heading(page, words.route.title)).toBeVisible()
  return words
}

/** Goes from two files to drawings to review. */
const make = async (page: Page): Promise<void> => {
  await chooseTextFile(page, 'Choose the route', GPX)
  await chooseRoads(page, SMALL_ROADS)
  await pressButton(page, 'Make the drawings')
  await expectMade(page)
}

const onlyTocht = async (page: Page): Promise<DiskTocht> => {
  await saved(page)
  return must((await mirror(page))[0])
}
const distancesOf = ({ details = [] }: DiskTocht): readonly (number | undefined)[] =>
  details.map(({ distance }) => distance)
const cards = (page: Page): Locator => page.getByRole('article')

test('a route becomes a sheet with at most 9 actions, plus one per doubt', async ({ page, context }) => {
  const [server = ''] = ROAD_SERVERS
  await context.route(`${server}?**`, (route) =>
    route.fulfill({ body: smallRoads(), headers: { 'Access-Control-Allow-Origin': '*' } }),
  )
  await startWith(page, [])
  await page.goto('/')
  let actions = 0
  const act = async <T>(action: Promise<T>): Promise<T> => {
    const result = await action
    actions += 1
    return result
  }
  await act(pressButton(page, 'Choose type'))
  await act(pressButton(page, 'From a recorded route'))
  await act(chooseTextFile(page, 'Choose the route', GPX))
  await expect(page.getByText(SMALL_ROUTE.name)).toBeVisible()
  await expect(page.getByText('1.1 km in this file; along the roads it may differ a little')).toBeVisible()
  await act(pressButton(page, 'Fetch the roads'))
  const rules = page.getByRole('radiogroup', { name: 'Which junctions' })
  await expect(rules.getByRole('radio', { name: 'Every junction', exact: true })).toHaveAccessibleDescription(
    ALL_DRAWINGS,
  )
  await act(pressButton(page, 'Make the drawings'))
  await expectMade(page)
  const doubts = SMALL_ROUTE.doubtful.length
  await expect(cards(page)).toHaveCount(doubts)
  for (let left = doubts; left > 0; left -= 1) {
    await act(button(page, 'Good').first().click())
    await expect(cards(page)).toHaveCount(left - 1)
  }
  await act(pressButton(page, 'Done'))
  await act(pressButton(page, 'Export'))
  const pdf = await readPdf((await act(downloadPdf(page))).bytes)
  expect(pdf.pages.map(({ text }) => text).join(' ')).toContain(CREDIT)
  console.log(`From home to the PDF: ${actions} actions, of them ${doubts} for doubts`)
  expect(actions).toBeLessThanOrEqual(9 + doubts)
})

test('the name, the drawings, their distances and doubts, and the source are stored', async ({ page }) => {
  await open(page)
  await make(page)
  const tocht = (await onlyTocht(page)) as DiskTocht & { readonly source?: unknown }
  expect(tocht).toMatchObject({ name: SMALL_ROUTE.name, source: 'osm', style: 0 })
  expect(tocht.details?.map((one) => 'doubt' in one)).toEqual([false, false, true, true, false])
  const kept = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)))
  expect(kept).not.toMatch(/trkpt|surroundings|51\.2/)
})

test('the link to the roads contains the box, sends no referrer and opens a new tab', async ({ page }) => {
  await open(page)
  await chooseTextFile(page, 'Choose the route', GPX)
  await expect(button(page, 'Fetch the roads')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Get the roads' })).toHaveCount(0)
  await pressButton(page, 'Another way')
  const getRoads = link(page, 'Get the roads')
  await expect(getRoads).toHaveAttribute('rel', 'noreferrer')
  await expect(getRoads).toHaveAttribute('target', '_blank')
  const address = new URL(must(await getRoads.getAttribute('href')))
  expect(address.searchParams.get('data')).toMatch(ROADS_QUERY)
  await expect(getRoads).toHaveAccessibleDescription(/sees roughly where you walk/)
})

test('Good ends a doubt, Leave out adds its distance to the previous one, each in one undo step', async ({ page }) => {
  await open(page)
  await make(page)
  const before = distancesOf(await onlyTocht(page))
  const card = cards(page).filter({ hasText: 'Drawing 3' })
  await expect(card).toContainText('A road leads back close beside the way you came.')
  await expect(card).toContainText(/From below, go straight on/)
  await expect(card.getByRole('img', { name: 'The real roads' })).toBeVisible()
  await card.getByRole('button', { name: 'Leave out' }).click()
  await expect(heading(page, '4 drawings')).toBeVisible()
  await expect(page.getByText('Drawing 3 was left out. From 2 to 3: ').first()).toBeVisible()
  const after = distancesOf(await onlyTocht(page))
  expect(after).toEqual([before[0], must(before[1]) + must(before[2]), before[3], before[4]])
  await pressButton(page, 'Undo')
  await expectMade(page)
  expect(distancesOf(await onlyTocht(page))).toEqual(before)
  await cards(page).first().getByRole('button', { name: 'Good' }).click()
  await expect(cards(page)).toHaveCount(1)
  await pressButton(page, 'Revert')
  await expect(cards(page)).toHaveCount(2)
  await page.keyboard.press('Control+Shift+Z')
  await expect(cards(page)).toHaveCount(1)
  await page.keyboard.press('Control+Z')
  await expect(cards(page)).toHaveCount(2)
})

test('the answers to a doubt do not move once they are shown', async ({ page }) => {
  await open(page)
  await page.evaluate(() => {
    const heights = new Set<number>()
    Object.assign(globalThis, { heights })
    const note = () => {
      const [card] = document.querySelectorAll('article')
      if (card) heights.add(card.offsetHeight)
    }
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true })
  })
  await make(page)
  await expect(cards(page).first()).toContainText(/From below, go straight on/)
  await expect(link(page, 'Drawing 5')).toBeVisible()
  const heights = await page.evaluate(() => [...(globalThis as unknown as { heights: Set<number> }).heights])
  expect(heights).toHaveLength(1)
})

test('after a doubtful drawing is edited the review goes on with the others, and does not return to it', async ({
  page,
}) => {
  await open(page)
  await make(page)
  await cards(page).first().getByRole('link', { name: 'Edit' }).click()
  await expect(editorHeading(page, 3)).toBeVisible()
  await pressButton(page, 'Clear')
  await pressButton(page, 'Back')
  await expectMade(page)
  await expect(cards(page)).toHaveCount(1)
  await expect(cards(page).getByRole('img', { name: 'The real roads' })).toBeVisible()
})

test('doubts and their roads stay after a reload, and appear on tiles and in the check', async ({ page }) => {
  await open(page)
  await make(page)
  await saved(page)
  await expect.poll(async () => Object.keys(await deviceRecords(page)).join()).toMatch(/roads /)
  await page.reload()
  await expect(cards(page)).toHaveCount(2)
  await expect(cards(page).getByRole('img', { name: 'The real roads' })).toHaveCount(2)
  await expect(page.getByText('The real roads are turned so that you come from below.', { exact: false })).toBeVisible()
  await pressButton(page, 'Done')
  const tile = link(page, 'Drawing 3')
  await expect(tile).toHaveAccessibleDescription(/made from roads/)
  await pressButton(page, 'More')
  await page.getByRole('menuitem', { name: 'Look at the doubts' }).click()
  await expect(cards(page)).toHaveCount(2)
  await page.goto('/export/0')
  await page.locator('summary').click()
  await page.getByRole('link', { name: /Made from roads and maybe wrong; look at them: 3, 4/ }).click()
  for (const left of [1, 0]) {
    await button(page, 'Good').first().click()
    await expect(cards(page)).toHaveCount(left)
  }
  await pressButton(page, 'Done')
  await pressButton(page, 'More')
  await expect(page.getByRole('menuitem', { name: 'Lead the trip' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Look at the doubts' })).toHaveCount(0)
})

test('an address without a tocht leads home', async ({ page }) => {
  await startWith(page, [])
  await page.goto('/route/7')
  await expect(page).toHaveURL('/')
})

test('a file without a route, and roads that do not belong to it, are rejected, and others can be chosen', async ({
  page,
}) => {
  await open(page)
  await chooseTextFile(page, 'Choose the route', { name: 'x.gpx', text: 'hello' })
  await expect(page.getByRole('alert').filter({ hasText: /There is no route in this file/ })).toBeVisible()
  await pressButton(page, 'Make the drawings')
  await expect(page.getByText('Choose a route first.')).toBeVisible()
  expect(await mirror(page)).toEqual([])
  await chooseTextFile(page, 'Choose the route', GPX)
  await chooseRoads(page, { name: 'x.json', text: smallRoads().replaceAll('"lat":51.', '"lat":48.') })
  await expect(page.getByRole('alert').filter({ hasText: /it starts at 51\.20, 4\.80/ })).toBeVisible()
  await chooseTextFile(page, 'Choose the roads', SMALL_ROADS)
  await pressButton(page, 'Make the drawings')
  await expectMade(page)
})

test('a route with more junctions than a tocht can hold is refused, with advice', async ({ page }) => {
  const { gpx, roads } = straightRoute(MOST_DRAWINGS + 1)
  await open(page)
  await chooseTextFile(page, 'Choose the route', { name: 'long.gpx', text: gpx })
  await chooseRoads(page, { name: 'long.json', text: roads })
  await expect(page.getByRole('radio', { name: 'Every junction' })).toHaveAccessibleDescription(
    new RegExp(`${MOST_DRAWINGS + 1} drawings`),
  )
  await pressButton(page, 'Make the drawings')
  await expect(page.getByRole('alert').filter({ hasText: `at most ${MOST_DRAWINGS} drawings` })).toBeVisible()
  expect(await mirror(page)).toEqual([])
})

test('roads can be pasted as text', async ({ page }) => {
  await open(page)
  await chooseTextFile(page, 'Choose the route', GPX)
  await pressButton(page, 'Another way')
  await page.getByRole('textbox', { name: 'Roads as text' }).fill(smallRoads())
  await expect(page.getByRole('radio', { name: 'Every junction' })).toHaveAccessibleDescription(ALL_DRAWINGS)
  await expect(page.getByRole('textbox', { name: 'Roads as text' })).toBeHidden()
  await expect(page.getByRole('status').filter({ hasText: /^Pasted text/ })).toBeFocused()
  await pressButton(page, 'Make the drawings')
  await expectMade(page)
})

test('roads that are typed while the route is being read are read after it', async ({ page }) => {
  await page.addInitScript(holdableWorkers)
  await open(page)
  await setHeld(page, true)
  await chooseTextFile(page, 'Choose the route', GPX)
  await pressButton(page, 'Another way')
  await page.getByRole('textbox', { name: 'Roads as text' }).fill(smallRoads())
  await setHeld(page, false)
  await expect(page.getByRole('radio', { name: 'Every junction' })).toHaveAccessibleDescription(ALL_DRAWINGS)
})

test('Cancel ends the running work, and nothing is created', async ({ page }) => {
  await page.addInitScript(holdableWorkers)
  await open(page)
  await chooseTextFile(page, 'Choose the route', GPX)
  await expect(page.getByText(SMALL_ROUTE.name)).toBeVisible()
  await setHeld(page, true)
  await chooseRoads(page, SMALL_ROADS)
  await pressButton(page, 'Make the drawings')
  await expect.poll(() => page.workers()).toHaveLength(1)
  await pressButton(page, 'Cancel')
  const cancelled = page.getByText('Cancelled. Nothing was made.')
  await expect(cancelled).toBeVisible()
  await expect.poll(() => page.workers()).toEqual([])
  await setHeld(page, false)
  expect(await mirror(page)).toEqual([])
  await chooseTextFile(page, 'Choose the roads', SMALL_ROADS)
  await expect(page.getByRole('radio', { name: 'Every junction' })).toHaveAccessibleDescription(ALL_DRAWINGS)
  await expect(cancelled).toBeHidden()
  await pressButton(page, 'Make the drawings')
  await expectMade(page)
})

test('the rule that counts is the one chosen last, even after "Make the drawings"', async ({ page }) => {
  await page.addInitScript(holdableWorkers)
  const words = await open(page)
  await chooseTextFile(page, 'Choose the route', GPX)
  await expect(page.getByText(SMALL_ROUTE.name)).toBeVisible()
  await setHeld(page, true)
  await chooseRoads(page, SMALL_ROADS)
  await pressButton(page, 'Make the drawings')
  await page.getByRole('radio', { name: 'Follow the through road' }).check()
  await setHeld(page, false)
  await expect(heading(page, words.home.drawings(SMALL_ROUTE.turns))).toBeVisible()
})

/** Keeps orders from the workers for as long as `setHeld` says. */
const holdableWorkers = (): void => {
  const held: (() => void)[] = []
  let isHeld = false
  const FreeWorker = Worker
  globalThis.Worker = class extends FreeWorker {
    override postMessage(message: unknown, options?: StructuredSerializeOptions | Transferable[]): void {
      const post = () => super.postMessage(message, options as StructuredSerializeOptions)
      if (isHeld) held.push(post)
      else post()
    }
  }
  Object.assign(globalThis, {
    setHeld: (value: boolean) => {
      isHeld = value
      if (!value) for (const post of held.splice(0)) post()
    },
  })
}

const setHeld = (page: Page, value: boolean): Promise<void> =>
  page.evaluate((held) => (globalThis as unknown as { setHeld: (value: boolean) => void }).setHeld(held), value)

test('everything can be done by keyboard alone, in Dutch', async ({ page }) => {
  const words = await open(page, 'nl')
  const route = words.routeScreen
  const byKey = async (name: string): Promise<void> => {
    await page.bringToFront()
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press('Tab')
      const focused = page.locator(':focus')
      const text = await focused.evaluate((one) => one.getAttribute('aria-label') ?? one.textContent)
      if (text === name) return page.keyboard.press('Enter')
    }
    throw new Error(`${name} is not reached`)
  }
  const chooseByKey = async (name: string, { name: file, text }: TextFile): Promise<void> => {
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), byKey(name)])
    await chooser.setFiles({ name: file, mimeType: 'text/plain', buffer: Buffer.from(text) })
  }
  await chooseByKey(route.route.choose, GPX)
  await byKey(route.roads.other)
  await chooseByKey(route.roads.choose, SMALL_ROADS)
  await byKey(route.make)
  await expect(heading(page, words.home.drawings(SMALL_ROUTE.drawings))).toBeFocused()
  for (const left of [1, 0]) {
    await (left === 1 ? byKey(route.good) : page.keyboard.press('Enter'))
    await expect(cards(page)).toHaveCount(left)
    await expect(
      left === 1 ? button(page, route.good) : heading(page, words.home.drawings(SMALL_ROUTE.drawings)),
    ).toBeFocused()
  }
  await byKey(route.done)
  await expect(page).toHaveURL('/tocht0/0')
})

const hasRide = existsSync(ROADS)
test.describe(hasRide ? 'a recorded ride' : 'a recorded ride (skipped: ../shared/data/roads is absent)', () => {
  test.skip(!hasRide)
  test('becomes drawings, even on a slow processor', async ({ page }) => {
    await open(page)
    const client = await page.context().newCDPSession(page)
    await watchLongTasks(page)
    await client.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    const start = performance.now()
    // Passes paths, because the page itself would read files passed as bytes, unlike in real use.
    await chooseFile(page, 'Choose the route', join(ROADS, 'kempen-ride.gpx'))
    // What is below moves down when the route is read.
    await expect(button(page, 'Fetch the roads')).toBeVisible()
    await pressButton(page, 'Another way')
    await chooseFile(page, 'Choose the roads', join(ROADS, 'kempen.json'))
    await pressButton(page, 'Make the drawings')
    await cards(page).first().waitFor()
    const seconds = (performance.now() - start) / 1_000
    await client.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await expect(link(page, 'Drawing 69')).toBeVisible()
    const tasks = await longTasks(page)
    // These depend on the machine, so they are printed and no failure.
    console.log(
      `The ride, processor slowed 4 times: first drawing after ${seconds.toFixed(2)} s, long tasks of the page ` +
        `(over 50 ms): ${tasks.map(Math.round).join(', ') || 'none'}`,
    )
  })
})
