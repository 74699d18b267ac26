import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { chromium, type BrowserContext } from '@playwright/test'
import { findBrowser } from '../support/browser.mjs'

/** A slower start counts as a failed one and is reported as such, not as unreadable data. */
export const LONGEST_START_MS = 30_000

/** A real Chromium with its profile in a folder, which can be ended as abruptly as by a flat battery. */
export interface Killable {
  readonly context: BrowserContext
  /** Kills all of its processes at once. */
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
    // A separate process group, so that exactly these processes can be killed.
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
