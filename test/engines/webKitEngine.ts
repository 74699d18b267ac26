import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { WindowPlace } from '../e2e/canvas'
import { freePort } from '../support/listen'
import type { Engine, EnginePointer } from './engine'

/** A screen so large that its own pointer stays far away from the window. */
const SCREEN = '-screen 0 3840x2160x24'

/** WebKitGTK's MiniBrowser on its own screen, driven by WebDriver. */
export const webKitEngine = async (baseURL: string): Promise<Engine & { readonly close: () => Promise<void> }> => {
  const binary = miniBrowserPath()
  const port = await freePort()
  // A home directory of its own, which isolates its profile and downloads.
  const home = mkdtempSync(join(tmpdir(), 'tochten-webkit-'))
  const driver = spawn('xvfb-run', ['-a', '-s', SCREEN, 'WebKitWebDriver', `--port=${port}`], {
    env: { ...process.env, HOME: home, XDG_DATA_HOME: home, XDG_CACHE_HOME: home, LANG: 'en_GB.UTF-8' },
    stdio: 'ignore',
    detached: true,
  })
  await listening(port)
  const session = await openSession(`http://127.0.0.1:${port}`, {
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  })
  return {
    name: 'webkit',
    open: async (path) => {
      await session.send('POST', '/url', { url: baseURL + path })
      await run(session, call(listen), undefined)
    },
    reload: async () => {
      await session.send('POST', '/refresh', {})
      await run(session, call(listen), undefined)
    },
    run: (work, argument) => run(session, call(work), argument),
    drag: (spots, pointer) => drag(session, spots, pointer),
    type: (text) => type(session, text),
    picture: async () => Buffer.from(String(await session.send('GET', '/screenshot')), 'base64'),
    complaints: () =>
      run(
        session,
        call(() => JSON.parse(sessionStorage.getItem('complaints') ?? '[]')),
        undefined,
      ),
    close: async () => {
      await session.send('DELETE', '')
      if (driver.pid !== undefined) process.kill(-driver.pid)
      await once(driver, 'exit')
      rmSync(home, { recursive: true, force: true })
    },
  }
}

/** Records errors and warnings where they survive a reload, since the driver has no log. */
const listen = (): void => {
  const heard: string[] = JSON.parse(sessionStorage.getItem('complaints') ?? '[]')
  const note = (text: string): void => {
    heard.push(text)
    sessionStorage.setItem('complaints', JSON.stringify(heard))
  }
  console.error = (...parts: readonly unknown[]) => note(`error: ${parts.join(' ')}`)
  console.warn = (...parts: readonly unknown[]) => note(`warning: ${parts.join(' ')}`)
  addEventListener('error', ({ message }) => note(`uncaught: ${message}`))
  addEventListener('unhandledrejection', ({ reason }) => note(`uncaught: ${String(reason)}`))
}

const call = (work: (argument: never) => unknown): string => `return (${work.toString()})(...arguments)`

const run = async <Result>(session: Session, script: string, argument: unknown): Promise<Result> => {
  const args = argument === undefined ? [] : [argument]
  return (await session.send('POST', '/execute/sync', { script, args })) as Result
}

const moveTo = ({ x, y }: WindowPlace) => ({ type: 'pointerMove', duration: 0, origin: 'viewport', x, y })

const drag = async (
  session: Session,
  [first, ...others]: readonly WindowPlace[],
  pointerType: EnginePointer,
): Promise<void> => {
  if (!first) return
  const actions = [
    moveTo(first),
    { type: 'pointerDown', button: 0 },
    ...others.map(moveTo),
    { type: 'pointerUp', button: 0 },
  ]
  await session.send('POST', '/actions', {
    actions: [{ type: 'pointer', id: pointerType, parameters: { pointerType }, actions }],
  })
}

/** Enter in WebDriver's notation. */
const ENTER = '\uE007'

const type = async (session: Session, text: string): Promise<void> => {
  const actions = Array.from(text.replace('\n', ENTER)).flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ])
  await session.send('POST', '/actions', { actions: [{ type: 'key', id: 'keys', actions }] })
}

/** Polls, since the driver does not report when it is ready. */
const listening = async (port: number): Promise<void> => {
  for (let tries = 0; tries < 100; tries += 1) {
    try {
      await fetch(`http://127.0.0.1:${port}/status`)
      return
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  throw new Error('WebKitWebDriver does not answer')
}

/** The MiniBrowser of WebKitGTK, which comes with its driver; the driver and a virtual screen are needed, too. */
const miniBrowserPath = (): string => {
  const folders = ['x86_64', 'aarch64'].flatMap((machine) =>
    ['4.1', '4.0'].map((version) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-${version}/MiniBrowser`),
  )
  const found = folders.find((path) => existsSync(path))
  if (found !== undefined && ['/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run'].every((path) => existsSync(path)))
    return found
  throw new Error(
    'No WebKit for the tests: install WebKitGTK, its driver and a screen (Debian: apt-get install webkit2gtk-driver xvfb xauth).',
  )
}

/** The part of the W3C WebDriver protocol that the journey needs. https://www.w3.org/TR/webdriver2/ */
interface Session {
  readonly send: (method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) => Promise<unknown>
}

/** Opens a browser session with a running driver. */
const openSession = async (driver: string, capabilities: unknown): Promise<Session> => {
  const made = await ask(`${driver}/session`, 'POST', { capabilities: { alwaysMatch: capabilities } })
  if (typeof made !== 'object' || made === null || !('sessionId' in made)) throw new Error('The driver gave no session')
  return { send: (method, path, body) => ask(`${driver}/session/${String(made.sessionId)}${path}`, method, body) }
}

const ask = async (address: string, method: string, body?: unknown): Promise<unknown> => {
  const init = body === undefined ? { method } : { method, body: JSON.stringify(body) }
  const response = await fetch(address, { ...init, headers: { 'Content-Type': 'application/json' } })
  const { value } = (await response.json()) as { value: unknown }
  if (!response.ok) throw new Error(`${method} ${address}: ${JSON.stringify(value)}`)
  return value
}
