import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { chromium, type BrowserContext, type Page } from '@playwright/test'
import { findBrowser } from '../support/browser.mjs'
import { test } from './durability'

/** A slower start counts as a failed one and is reported as such, not as unreadable data. */
export const LONGEST_START_MS = 30_000

/** A trace or a screenshot cannot be finished when its browser is killed. */
export const NOT_RECORDED = { trace: 'off', screenshot: 'off' } as const

/** A real Chromium with its profile in a folder, which can be ended as abruptly as by a flat battery. */
interface Killable {
  readonly context: BrowserContext
  readonly page: Page
  /** Kills all of its processes at once. */
  readonly kill: () => Promise<void>
}

const openKillable = async (profile: string): Promise<Killable> => {
  const { executablePath, args, env } = await findBrowser()
  const own = [
    '--headless',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    '--no-first-run',
    '--lang=en-GB',
  ]
  const child = spawn(executablePath, [...args, ...own, 'about:blank'], {
    env: { ...process.env, ...env },
    // A separate process group, so that exactly these processes can be killed.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const gone = once(child, 'exit')
  const kill = async (): Promise<void> => {
    const hasEnded = child.exitCode !== null || child.signalCode !== null
    if (child.pid !== undefined && !hasEnded) process.kill(-child.pid, 'SIGKILL')
    await gone
  }
  for await (const line of createInterface(child.stderr)) {
    const address = /DevTools listening on (ws:\S+)/.exec(line)?.[1]
    if (address === undefined) continue
    child.stderr.resume()
    const browser = await chromium.connectOverCDP(address)
    const [context] = browser.contexts()
    if (!context) throw new Error('A browser without a context')
    return { context, page: context.pages()[0] ?? (await context.newPage()), kill }
  }
  throw new Error('The browser ended before it was ready')
}

/** Runs several browsers one after another with the same profile, and kills each. */
export const inKilledBrowsers = async (
  count: number,
  drive: (browser: Killable, time: number) => Promise<void>,
): Promise<void> => {
  test.skip(process.platform === 'win32', 'Windows has no process groups to kill')
  test.setTimeout((count + 1) * LONGEST_START_MS)
  const profile = await mkdtemp(join(tmpdir(), 'tochten-kill-'))
  try {
    for (let time = 0; time < count; time += 1) {
      const browser = await openKillable(profile)
      try {
        await drive(browser, time)
      } finally {
        await browser.kill()
      }
    }
  } finally {
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  }
}

declare global {
  interface Window {
    /** The number of inputs so far. */
    inputs: number
    /** Tells the test that the inputs up to this one are saved. */
    confirm(inputs: number): void
  }
}

/** The test's record of one run of the browser. */
export interface Run {
  /** The number of inputs that were reported as saved. */
  confirmed: number
}

/** Gives inputs until the browser is killed. */
type Act = (killed: AbortSignal) => Promise<void>

interface KillTest<Own extends Run> {
  readonly kills: number
  /** The time between the first input and a kill, in milliseconds. */
  readonly delay: () => number
  /** Runs in the page; increases `window.inputs` at every input. */
  readonly count: () => void
  readonly newRun: (before: readonly Own[]) => Own
  /** Opens the app, and checks what it has kept of the runs before; also called after the last kill. */
  readonly open: (browser: Killable, time: number, before: readonly Own[]) => Promise<void>
  readonly prepare: (page: Page, run: Own, time: number) => Act | Promise<Act>
}

/** Reports whenever every input so far is saved. */
const confirmSaved = (): void => {
  window.inputs = 0
  new MutationObserver(() => {
    if (document.documentElement.dataset['save'] === 'saved') window.confirm(window.inputs)
  }).observe(document, { attributes: true, attributeFilter: ['data-save'], subtree: true })
}

/**
 * Kills the browser again and again during input, and opens it once more.
 * @returns the record of each killed run
 */
export const killRepeatedly = async <Own extends Run>(given: KillTest<Own>): Promise<readonly Own[]> => {
  const runs: Own[] = []
  await inKilledBrowsers(given.kills + 1, async (browser, time) => {
    const { page } = browser
    const run = given.newRun(runs)
    await page.exposeBinding('confirm', (_, inputs: number) => (run.confirmed = inputs))
    await page.addInitScript(confirmSaved)
    await page.addInitScript(given.count)
    await given.open(browser, time, runs)
    if (time === given.kills) return
    const act = await given.prepare(page, run, time)
    run.confirmed = 0
    runs.push(run)
    const killed = new AbortController()
    const end = new Promise((resolve) => setTimeout(resolve, given.delay()))
    // Only a killed browser may make the input fail.
    const acting = act(killed.signal).catch((error: unknown) => {
      if (!killed.signal.aborted) throw error
    })
    await Promise.race([acting, end])
    killed.abort()
    await browser.kill()
    await acting
  })
  return runs
}
