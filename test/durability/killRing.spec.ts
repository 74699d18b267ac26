import { isDeepStrictEqual } from 'node:util'
import type { Page } from '@playwright/test'
import { readJunction } from '../../src/geometry/junction/readJunction'
import { DIRECTIONS, NO_JUNCTION, tapDirection, type Junction } from '../../src/model/junction'
import { canvas } from '../e2e/canvas'
import { diceOf, type Dice } from '../support/dice'
import { NUMPAD } from '../support/junctions/numpad'
import { elementsIn, databaseState } from './database'
import { expect, report, saved, test } from './durability'
import { killRepeatedly, LONGEST_START_MS, NOT_RECORDED, type Run } from './killable'

test.use(NOT_RECORDED)

const SEED = 2027
/** The shortest and the longest time between the first tap and the kill, in milliseconds. */
const [EARLIEST_KILL, LATEST_KILL] = [200, 1_700]

interface TappedRun extends Run {
  /** The junction before the first tap, and after each. */
  readonly junctions: Junction[]
}

/** Counts the taps on the ring. */
const countTaps = (): void => {
  addEventListener('keydown', ({ code }) => (window.inputs += code.startsWith('Numpad') ? 1 : 0), { capture: true })
}

const openRing = async (page: Page, address: string): Promise<void> => {
  await page.goto(address)
  await expect(canvas(page)).toBeVisible({ timeout: LONGEST_START_MS })
  await saved(page)
  await page.keyboard.press('k')
  await expect(page.getByRole('group', { name: 'Junction' })).toBeVisible({ timeout: LONGEST_START_MS })
}

const tapUntilKilled = async (page: Page, run: TappedRun, dice: Dice, killed: AbortSignal): Promise<void> => {
  while (!killed.aborted) {
    const direction = DIRECTIONS[dice.below(DIRECTIONS.length)] ?? 4
    run.junctions.push(tapDirection(run.junctions.at(-1) ?? NO_JUNCTION, direction))
    await page.keyboard.press(NUMPAD[direction])
  }
}

/** Whether a drawing shows the junction after the last confirmed tap, or after a later one. */
const isKept = async (page: Page, { junctions, confirmed }: TappedRun, place: number): Promise<boolean> => {
  const [drawings = []] = elementsIn(await databaseState(page))
  const { junction = NO_JUNCTION } = readJunction(drawings[place] ?? [])
  const kept = { ...junction, exit: junction.exit }
  return junctions.slice(confirmed).some((one) => isDeepStrictEqual({ ...one, exit: one.exit }, kept))
}

test('taps on the ring reported as saved survive killing the browser', async ({ origin, thorough }) => {
  const kills = thorough ? 20 : 3
  const dice = diceOf(SEED)
  const runs = await killRepeatedly<TappedRun>({
    kills,
    delay: () => EARLIEST_KILL + dice.below(LATEST_KILL - EARLIEST_KILL),
    count: countTaps,
    newRun: () => ({ junctions: [NO_JUNCTION], confirmed: 0 }),
    open: async ({ page }, time, before) => {
      if (time === 0) {
        await page.goto(`${origin}/`)
        await page.getByRole('button', { name: 'Add tocht' }).click()
      }
      // A separate drawing for each run, created by its address.
      await openRing(page, `${origin}/editor0/0/${time}`)
      const kept = await Promise.all(before.map((one, place) => isKept(page, one, place)))
      expect(kept, 'drawings with all confirmed taps').toEqual(before.map(() => true))
    },
    prepare: (page, run) => (killed) => tapUntilKilled(page, run, dice, killed),
  })
  const sum = (of: (run: TappedRun) => number): number => runs.reduce((all, run) => all + of(run), 0)
  report(
    `kill: ${kills} × SIGKILL on the ring, ${sum(({ junctions }) => junctions.length - 1)} taps, ${sum(({ confirmed }) => confirmed)} confirmed, 0 of these lost`,
  )
  expect(sum(({ confirmed }) => confirmed)).toBeGreaterThan(0)
})
