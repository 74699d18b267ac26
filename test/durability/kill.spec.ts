import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, report, test } from './durability'
import { elementsIn, keptState } from './kept'
import { LONGEST_START_MS, openKillable } from './killable'
import { randomFrom, type Random } from './random'
import { drawNumber, numbersOf, paperOf, takeCurve, type Paper } from './strokes'

// What is recorded of a page cannot end in order when its browser is killed.
test.use({ trace: 'off', screenshot: 'off' })

const SEED = 2026
/** Between the first stroke and the kill, and between two strokes, in milliseconds. */
const LATEST_KILL = 1_500
const LONGEST_PAUSE = 60

/** What of one run of the browser is known out here: which strokes were drawn, and how many of them were confirmed. */
interface Run {
  readonly first: number
  drawn: number
  confirmed: number
}

declare global {
  interface Window {
    confirm(released: number): void
  }
}

/** Tells whenever everything that was released so far is said to be saved. */
const watchConfirmations = (): void => {
  let released = 0
  addEventListener(
    'pointerup',
    ({ target }) => {
      if (target instanceof Element && target.closest('[data-testid=canvas]')) released += 1
    },
    { capture: true },
  )
  new MutationObserver(() => {
    if (document.documentElement.dataset['save'] === 'saved') window.confirm(released)
  }).observe(document, { attributes: true, attributeFilter: ['data-save'], subtree: true })
}

/** The app is there, with the drawing that was asked for, and complains of nothing. */
const expectReadable = async (page: Page): Promise<void> => {
  await expect(page.getByTestId('canvas')).toBeVisible({ timeout: LONGEST_START_MS })
  await expect(page.getByRole('alert')).toHaveCount(0)
}

/** The drawing is there by now, and the app begins with it before the database answers. */
const openAgain = async (page: Page): Promise<void> => {
  await page.reload()
  await expectReadable(page)
}

const drawUntilKilled = async (
  page: Page,
  paper: Paper,
  run: Run,
  random: Random,
  killed: AbortSignal,
): Promise<void> => {
  while (!killed.aborted) {
    run.drawn += 1
    await drawNumber(page, paper, run.first + run.drawn - 1)
    await page.waitForTimeout(random.below(LONGEST_PAUSE))
  }
}

test('what was said to be saved survives a browser that is killed', async ({ origin, thorough }) => {
  test.skip(process.platform === 'win32', 'Windows has no process groups to kill')
  const kills = thorough ? 200 : 3
  const random = randomFrom(SEED)
  const profile = await mkdtemp(join(tmpdir(), 'tochten-kill-'))
  const runs: Run[] = []
  let lost = 0
  let slowest = 0
  try {
    for (let time = 0; time <= kills; time += 1) {
      const { context, kill } = await openKillable(profile)
      try {
        const page = context.pages()[0] ?? (await context.newPage())
        const run: Run = { first: runs.reduce((sum, { drawn }) => sum + drawn, 0), drawn: 0, confirmed: 0 }
        await page.exposeBinding('confirm', (_, released: number) => (run.confirmed = released))
        await page.addInitScript(watchConfirmations)
        if (time === 0) {
          await page.goto(`${origin}/`)
          await page.getByRole('button', { name: 'Add tocht' }).click()
          await expect(page.locator('html')).toHaveAttribute('data-save', 'saved')
        }
        // A drawing of its own for each run; it is made by going there.
        const asked = performance.now()
        await page.goto(`${origin}/editor0/0/${time}`)
        await expectReadable(page)
        slowest = Math.max(slowest, performance.now() - asked)
        await expect(page.locator('html')).toHaveAttribute('data-save', 'saved')
        lost += await lostSince(page, runs)
        if (time === kills) break
        if (time % 2 === 1) await openAgain(page)
        await takeCurve(page)
        // Before the kill can come: Playwright stumbles over the answer about an element of a page that is gone.
        const paper = await paperOf(page)
        run.confirmed = 0
        runs.push(run)
        const killed = new AbortController()
        const end = new Promise((resolve) => setTimeout(resolve, random.below(LATEST_KILL))).then(() => killed.abort())
        const drawing = drawUntilKilled(page, paper, run, random, killed.signal).catch(() => undefined)
        await end
        await kill()
        await drawing
      } finally {
        await kill()
      }
    }
  } finally {
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  }
  const sum = (key: 'drawn' | 'confirmed'): number => runs.reduce((all, run) => all + run[key], 0)
  report(
    `kill: ${kills} × SIGKILL, ${sum('drawn')} strokes drawn, ${sum('confirmed')} confirmed, ${lost} of these lost, 0 unreadable starts, the slowest after ${Math.round(slowest)} ms`,
  )
  expect(lost).toBe(0)
  expect(sum('confirmed')).toBeGreaterThan(0)
})

/** How many confirmed strokes are not where they were drawn, in the order in which they were drawn. */
const lostSince = async (page: Page, runs: readonly Run[]): Promise<number> => {
  const [drawings = []] = elementsIn(await keptState(page))
  const lost = runs.map(({ first, drawn, confirmed }, place) => {
    const kept = numbersOf(drawings[place] ?? [])
    const expected = Array.from({ length: drawn }, (_, index) => first + index)
    expect(kept, 'nothing but what was drawn, in order').toEqual(expected.slice(0, kept.length))
    return Math.max(0, confirmed - kept.length)
  })
  return lost.reduce((all, one) => all + one, 0)
}
