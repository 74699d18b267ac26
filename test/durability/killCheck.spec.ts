import type { Page } from '@playwright/test'
import { checkOf } from '../../src/model/fieldCheck'
import { drawingsOf } from '../../src/model/lookups'
import { button, pressButton } from '../e2e/app'
import { diceOf } from '../support/dice'
import { must } from '../support/must'
import { storedTochten } from '../support/tochten/storedTochten'
import { straightTocht } from '../support/tochten/straightTocht'
import { databaseState, databaseRecords } from './database'
import { expect, report, saved, test } from './durability'
import { inKilledBrowsers, killRepeatedly, LONGEST_START_MS, NOT_RECORDED, type Run } from './killable'

test.use(NOT_RECORDED)

const SEED = 2027
/** The shortest and the longest time between the first check and the kill, in milliseconds. */
const [EARLIEST_KILL, LATEST_KILL] = [200, 1_400]
/** More than can be checked before the latest kill. */
const DRAWINGS = 200
const WALK = straightTocht(DRAWINGS)
const STORED = {
  name: WALK.tocht.name,
  style: WALK.tocht.style,
  drawings: WALK.drawings.map(({ elements }) => elements),
}

interface CheckedRun extends Run {
  readonly began: number
}

/** Counts the drawings ticked as correct. */
const countTicks = (): void => {
  addEventListener(
    'click',
    ({ target }) =>
      (window.inputs += target instanceof Element && target.closest('button')?.textContent === 'Correct' ? 1 : 0),
    { capture: true },
  )
}

const correct = (page: Page) => button(page, 'Correct')

const openCheck = async (page: Page, address: string): Promise<void> => {
  await page.goto(address)
  await expect(correct(page)).toBeVisible({ timeout: LONGEST_START_MS })
  await saved(page)
}

const tickUntilKilled = async (page: Page, killed: AbortSignal): Promise<void> => {
  while (!killed.aborted) await correct(page).click()
}

/** The number of first drawings that were checked since a time, up to the first unchecked one. */
const ticksSince = async (page: Page, began: number): Promise<number> => {
  const state = await databaseState(page)
  const tocht = must(state.tochten[state.order[0] ?? ''])
  const isTicked = drawingsOf(state, tocht).map((drawing) => (checkOf(drawing)?.at ?? 0) >= began)
  const first = isTicked.indexOf(false)
  expect(isTicked.slice(first).includes(true), 'ticks are kept in their order').toBe(false)
  return first
}

test('checks reported as saved survive killing the browser', async ({ origin, thorough }) => {
  const kills = thorough ? 100 : 3
  const dice = diceOf(SEED)
  let [kept, lost] = [0, 0]
  const runs = await killRepeatedly<CheckedRun>({
    kills,
    delay: () => EARLIEST_KILL + dice.below(LATEST_KILL - EARLIEST_KILL),
    count: countTicks,
    newRun: () => ({ began: Date.now(), confirmed: 0 }),
    open: async ({ context, page }, _, runsBefore) => {
      await storedTochten(context, [STORED], {})
      await openCheck(page, `${origin}/check/0/0`)
      const before = runsBefore.at(-1)
      if (!before) return
      const ticks = await ticksSince(page, before.began)
      kept += ticks
      lost += Math.max(0, before.confirmed - ticks)
    },
    prepare: (page) => (killed) => tickUntilKilled(page, killed),
  })
  const confirmed = runs.reduce((sum, run) => sum + run.confirmed, 0)
  report(`kill: ${kills} × SIGKILL while checking, ${kept} ticks kept, ${confirmed} confirmed, ${lost} of these lost`)
  expect(lost).toBe(0)
  expect(confirmed).toBeGreaterThan(0)
})

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('the place of a led walk survives killing the browser', async ({ origin }) => {
  await inKilledBrowsers(3, async ({ context, page }, time) => {
    const number = 1 + 7 * time
    await storedTochten(context, [STORED], {})
    await page.goto(`${origin}/lead/0`)
    await expect(heading(page)).toHaveText(`Drawing ${number} of ${DRAWINGS}`, { timeout: LONGEST_START_MS })
    await saved(page)
    for (let step = 1; step <= 7; step += 1) {
      await pressButton(page, 'Next')
      await expect(heading(page)).toHaveText(`Drawing ${number + step} of ${DRAWINGS}`)
    }
    const state = await databaseState(page)
    const drawing = must(state.tochten[state.order[0] ?? '']).drawings[number + 6]
    await expect.poll(async () => (await databaseRecords(page)).get('left/lead')).toMatchObject([{ drawing }])
  })
})
