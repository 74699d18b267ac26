import { createHash } from 'node:crypto'
import type { Browser, CDPSession, Page } from '@playwright/test'
import type { WindowPlace } from '../e2e/canvas'
import { COMPLAINTS } from '../e2e/fixtures'
import type { Engine, EnginePointer } from './engine'

/**
 * The hash of `body {}`, which Playwright adds in Firefox before a screenshot, and our content security policy blocks.
 */
const DRIVERS_STYLE = createHash('sha256').update('body {}').digest('base64')

/** Firefox reports files and fonts whose loading is interrupted because their page is left. */
const INTERRUPTED = /^(Failed to load|download failed) /

/** A browser with its own window, driven by Playwright. */
export const playwrightEngine = async (
  browser: Browser,
  baseURL: string,
  viewport: { width: number; height: number },
): Promise<Engine> => {
  const context = await browser.newContext({ baseURL, viewport, locale: 'en-GB' })
  const page = await context.newPage()
  const complaints: string[] = []
  let isLeaving = false
  /** Leaves the page; resolves when the next page has replaced it. */
  const leave = async (replace: (options: { waitUntil: 'commit' }) => Promise<unknown>): Promise<void> => {
    isLeaving = true
    await replace({ waitUntil: 'commit' })
    isLeaving = false
    await page.waitForLoadState()
  }
  page.on('pageerror', ({ message }) => {
    const isExpected = message.includes(DRIVERS_STYLE) || (isLeaving && INTERRUPTED.test(message))
    if (!isExpected) complaints.push(`uncaught: ${message}`)
  })
  page.on('console', (message) => {
    if (COMPLAINTS.has(message.type())) complaints.push(`${message.type()}: ${message.text()}`)
  })
  return {
    name: browser.browserType().name(),
    open: (path) => leave((options) => page.goto(path, options)),
    reload: () => leave((options) => page.reload(options)),
    run: (work, argument) => evaluate(page, `(${work.toString()})(${JSON.stringify(argument)})`),
    drag: (spots, pointer) => (pointer === 'pen' ? penDrag(page, spots) : mouseDrag(page, spots)),
    type: async (text) => {
      await page.keyboard.type(text.trimEnd())
      if (text.endsWith('\n')) await page.keyboard.press('Enter')
    },
    picture: () => page.screenshot(),
    complaints: () => Promise.resolve(complaints),
  }
}

/** Retries in the next page when the current one is being replaced, as WebDriver does. */
const evaluate = async <Result>(page: Page, script: string): Promise<Result> => {
  try {
    return await page.evaluate(script)
  } catch (error) {
    if (!String(error).includes('context was destroyed')) throw error
    await page.waitForLoadState()
    return page.evaluate(script)
  }
}

const mouseDrag = async (page: Page, [first, ...others]: readonly WindowPlace[]): Promise<void> => {
  if (!first) return
  await page.mouse.move(first.x, first.y)
  await page.mouse.down()
  for (const { x, y } of others) await page.mouse.move(x, y)
  await page.mouse.up()
}

/** Drags with a pen, which only the protocol of Chromium can do. */
const penDrag = async (page: Page, spots: readonly WindowPlace[]): Promise<void> => {
  const session: CDPSession = await page.context().newCDPSession(page)
  const [first, last] = [spots[0], spots.at(-1)]
  if (!first || !last) return
  const pointerType: EnginePointer = 'pen'
  const down = { button: 'left', pointerType, clickCount: 1, buttons: 1 } as const
  await session.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...down, ...first })
  for (const spot of spots.slice(1))
    await session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...down, ...spot })
  await session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...down, buttons: 0, ...last })
  await session.detach()
}
