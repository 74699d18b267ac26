import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { chromium, type BrowserContext } from '@playwright/test'
import { findBrowser } from '../support/browser.mjs'

/** A start of the app that takes longer counts as one that does not come: slow is not unreadable, but is told. */
export const LONGEST_START_MS = 30_000

/** A real Chromium that keeps its profile in a folder, and that can be ended as a flat battery would. */
export interface Killable {
  readonly context: BrowserContext
  /** Ends all of its processes at once, without a word to any of them. */
  readonly kill: () => Promise<void>
}

export const openKillable = async (profile: string): Promise<Killable> => {
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
    // A process group of its own, so that all of it can be killed, and nothing else.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const gone = once(child, 'exit')
  const kill = async (): Promise<void> => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL')
    await gone
  }
  for await (const line of createInterface(child.stderr)) {
    const address = /DevTools listening on (ws:\S+)/.exec(line)?.[1]
    if (address === undefined) continue
    child.stderr.resume()
    const browser = await chromium.connectOverCDP(address)
    const [context] = browser.contexts()
    if (!context) throw new Error('A browser without a context')
    return { context, kill }
  }
  throw new Error('The browser ended before it was ready')
}
