import type { BrowserContext, Page } from '@playwright/test'
import { openNewDrawing } from '../e2e/app'
import { canvas } from '../e2e/canvas'
import { diceOf } from '../support/dice'
import { elementsIn, databaseState } from './database'
import { expect, report, saved, test } from './durability'
import { drawNumber, drawNumbers, numbersOf, mappingOfPaper, takeCurve } from './strokes'

const SEED = 7
/** The latest closing after the release, in milliseconds. */
const LATEST = 50

/** The ways to leave; each ends with a tab that shows the drawing again. */
const WAYS: readonly ((page: Page, context: BrowserContext) => Promise<Page>)[] = [
  async (page, context) => {
    const next = await context.newPage()
    await page.close()
    await next.goto('/editor0/0/0')
    return next
  },
  async (page) => {
    await page.reload()
    return page
  },
  async (page) => {
    await page.goto('about:blank')
    await page.goBack()
    return page
  },
]

test('a stroke survives closing, reloading or leaving, however soon after it', async ({ browser, thorough }) => {
  const times = thorough ? 100 : 6
  const dice = diceOf(SEED)
  const context = await browser.newContext()
  let page = await context.newPage()
  await openNewDrawing(page)
  await drawNumbers(page, 0)
  const drawn = [0]
  for (let time = 1; time <= times; time += 1) {
    await takeCurve(page)
    await drawNumber(page, await mappingOfPaper(page), time * 3)
    drawn.push(time * 3)
    const delay = dice.below(LATEST + 1)
    // Waits in the browser, because a timer in Node would be some milliseconds late.
    if (delay > 0) await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), delay)
    page = (await WAYS[time % WAYS.length]?.(page, context)) ?? page
    await expect(canvas(page)).toBeVisible()
    await saved(page)
    expect(numbersOf(elementsIn(await databaseState(page))[0]?.[0] ?? [])).toEqual(drawn)
  }
  await context.close()
  report(`close: ${times} × closed, reloaded or left 0–${LATEST} ms after a release: 0 strokes lost, none twice`)
})
