import type { Page } from '@playwright/test'
import { canvas } from '../e2e/canvas'
import { diceOf, type Dice } from '../support/dice'
import { elementsIn, databaseState } from './database'
import { expect, report, saved, test } from './durability'
import { killRepeatedly, LONGEST_START_MS, NOT_RECORDED, type Run } from './killable'
import { drawNumber, numbersOf, mappingOfPaper, takeCurve, type Paper } from './strokes'

test.use(NOT_RECORDED)

const SEED = 2026
/** The longest delays: from the first stroke to the kill, and between two strokes, in milliseconds. */
const LATEST_KILL = 1_500
const LONGEST_PAUSE = 60

interface DrawnRun extends Run {
  /** The number of the first stroke. */
  readonly first: number
  drawn: number
}

/** Counts the strokes that were released. */
const countReleases = (): void => {
  addEventListener(
    'pointerup',
    ({ target }) => {
      if (target instanceof Element && target.closest('[data-testid=canvas]')) window.inputs += 1
    },
    { capture: true },
  )
}

/** Waits until the app shows the drawing of the address, without an error. */
const expectReadable = async (page: Page): Promise<void> => {
  await expect(canvas(page)).toBeVisible({ timeout: LONGEST_START_MS })
  await expect(page.getByRole('alert')).toHaveCount(0)
}

/** Reloads the app, which starts with the existing drawing before the database answers. */
const openAgain = async (page: Page): Promise<void> => {
  await page.reload()
  await expectReadable(page)
}

const drawUntilKilled = async (
  page: Page,
  paper: Paper,
  run: DrawnRun,
  dice: Dice,
  killed: AbortSignal,
): Promise<void> => {
  while (!killed.aborted) {
    run.drawn += 1
    await drawNumber(page, paper, run.first + run.drawn - 1)
    await page.waitForTimeout(dice.below(LONGEST_PAUSE))
  }
}

test('strokes reported as saved survive killing the browser', async ({ origin, thorough }) => {
  const kills = thorough ? 200 : 3
  const dice = diceOf(SEED)
  let lost = 0
  let slowest = 0
  const runs = await killRepeatedly<DrawnRun>({
    kills,
    delay: () => dice.below(LATEST_KILL),
    count: countReleases,
    newRun: (before) => ({ first: before.reduce((all, { drawn }) => all + drawn, 0), drawn: 0, confirmed: 0 }),
    open: async ({ page }, time, before) => {
      if (time === 0) {
        await page.goto(`${origin}/`)
        await page.getByRole('button', { name: 'Add tocht' }).click()
        await saved(page)
      }
      // A separate drawing for each run, created by its address.
      const asked = performance.now()
      await page.goto(`${origin}/editor0/0/${time}`)
      await expectReadable(page)
      slowest = Math.max(slowest, performance.now() - asked)
      await saved(page)
      lost += await lostSince(page, before)
    },
    prepare: async (page, run, time) => {
      if (time % 2 === 1) await openAgain(page)
      await takeCurve(page)
      // The element is found before the kill, because Playwright fails on an answer about an element of a closed page.
      const paper = await mappingOfPaper(page)
      return (killed) => drawUntilKilled(page, paper, run, dice, killed)
    },
  })
  const sum = (key: 'drawn' | 'confirmed'): number => runs.reduce((all, run) => all + run[key], 0)
  report(
    `kill: ${kills} × SIGKILL, ${sum('drawn')} strokes drawn, ${sum('confirmed')} confirmed, ${lost} of these lost, 0 unreadable starts, the slowest after ${Math.round(slowest)} ms`,
  )
  expect(lost).toBe(0)
  expect(sum('confirmed')).toBeGreaterThan(0)
})

/** The number of confirmed strokes that are not where they were drawn, in drawing order. */
const lostSince = async (page: Page, runs: readonly DrawnRun[]): Promise<number> => {
  const [drawings = []] = elementsIn(await databaseState(page))
  const lost = runs.map(({ first, drawn, confirmed }, place) => {
    const kept = numbersOf(drawings[place] ?? [])
    const expected = Array.from({ length: drawn }, (_, index) => first + index)
    expect(kept, 'nothing but what was drawn, in order').toEqual(expected.slice(0, kept.length))
    return Math.max(0, confirmed - kept.length)
  })
  return lost.reduce((all, one) => all + one, 0)
}
