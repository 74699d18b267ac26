import { expect, test as base, type BrowserContext, type CDPSession, type Page } from '@playwright/test'
import type { PointerType } from '../../src/gesture/hands'
import { boxOf, canvas, placeIn, type CanvasPlace, type WindowPlace } from './canvas'
import { touchScreen } from './touch'

export { expect } from '@playwright/test'

export interface DrawOptions {
  /** Moves per straight segment. */
  readonly steps?: number
  readonly pointerType?: PointerType
}

/**
 * Playwright's `test`, which fails on any console error, warning or uncaught error in any page of any context. A test
 * that provokes one allows it: `test.use({ allowedMessages: [/quota/] })`.
 */
export const test = base.extend<{ allowedMessages: readonly RegExp[]; quietConsole: void }>({
  allowedMessages: [[], { option: true }],
  quietConsole: [
    async ({ browser, allowedMessages }, use) => {
      // Playwright treats an array whose second element is an object as [value, options] and drops the rest.
      if (!Array.isArray(allowedMessages))
        throw new Error('Give several allowedMessages as [[/one/, /two/], { option: true }], or join them: [/one|two/]')
      const messages: string[] = []
      const scripts: Promise<unknown>[] = []
      const watch = (context: BrowserContext) => {
        collectMessages(context, messages)
        scripts.push(context.addInitScript(tellBreaches))
      }
      browser.contexts().forEach(watch)
      browser.on('context', watch)
      await Promise.all(scripts)
      await use()
      browser.off('context', watch)
      const unexpected = messages.filter(
        (message) =>
          BREACH.test(message) || ![BLOCKED_WORKER, ...allowedMessages].some((allowed) => allowed.test(message)),
      )
      expect(unexpected, 'the page must log no warnings or errors').toEqual([])
    },
    { auto: true },
  ],
})

/** The page's own report of a breach of the content security policy. No test may allow it. */
const BREACH = /^error: content policy breached/
/** Playwright's message when a test runs without a service worker. */
const BLOCKED_WORKER = /Service Worker registration blocked by Playwright/

const tellBreaches = (): void => {
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, lineNumber }) => {
    console.error(`content policy breached: ${violatedDirective} ${blockedURI} ${sourceFile}:${lineNumber}`)
  })
}

/** The types of console messages that are errors or warnings. */
export const COMPLAINTS: ReadonlySet<string> = new Set(['error', 'warning', 'assert'])

/** Records errors and warnings of a context's pages, including later ones, as `kind: text (address)`. */
function collectMessages(context: BrowserContext, messages: string[]): void {
  context.on('console', (message) => {
    const { url, lineNumber } = message.location()
    if (COMPLAINTS.has(message.type())) messages.push(`${message.type()}: ${message.text()} (${url}:${lineNumber})`)
  })
  context.on('weberror', (error) => {
    const thrown = error.error()
    // Errors thrown by the browser itself have no stack.
    messages.push(`uncaught: ${thrown.stack || `${thrown.name}: ${thrown.message}`}`)
  })
}

/** Keeps a tab drawing all its frames behind another one; by itself Chromium would draw it once a second. */
export async function keepDrawingFrames(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.startScreencast', { format: 'jpeg', quality: 1, maxWidth: 8, maxHeight: 8 })
}

/**
 * Waits until everything is saved. Local storage does not hold deletions and the bin, so a page that is loaded before
 * they are saved may not show them.
 */
export async function saved(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-save', 'saved')
}

/** Draws a straight line on the canvas with real pointer events. */
export async function drawLine(
  page: Page,
  from: CanvasPlace,
  to: CanvasPlace,
  options: DrawOptions = {},
): Promise<void> {
  await drawPath(page, [from, to], options)
}

/** Presses at the first place, moves through the others and releases; one place makes a tap. */
export async function drawPath(page: Page, places: readonly CanvasPlace[], options: DrawOptions = {}): Promise<void> {
  const { steps = 8, pointerType = 'mouse' } = options
  const [first, ...others] = await onScreen(page, interpolated(places, steps))
  if (!first) throw new Error('A path needs a place to start from')
  const pointer = await pointerOf(page, pointerType)
  await pointer.down(first)
  for (const place of others) await pointer.move(place)
  await pointer.up(others.at(-1) ?? first)
}

/** The places with `steps` moves between each and the next. */
function interpolated(places: readonly CanvasPlace[], steps: number): CanvasPlace[] {
  return places.flatMap((place, index) => {
    const before = places[index - 1]
    if (!before) return [place]
    return Array.from({ length: steps }, (_, step) => ({
      x: before.x + ((place.x - before.x) * (step + 1)) / steps,
      y: before.y + ((place.y - before.y) * (step + 1)) / steps,
    }))
  })
}

/** Converts fractions of the canvas to pixels of the window, for the browser's input. */
async function onScreen(page: Page, places: readonly CanvasPlace[]): Promise<WindowPlace[]> {
  await canvas(page).scrollIntoViewIfNeeded()
  const box = await boxOf(canvas(page))
  return places.map((place) => placeIn(box, place))
}

interface Pointer {
  down(place: WindowPlace): Promise<unknown>
  move(place: WindowPlace): Promise<unknown>
  up(place: WindowPlace): Promise<unknown>
}

/** Playwright itself has only a mouse and a tap; pen and finger use the browser's own protocol. */
async function pointerOf(page: Page, pointerType: PointerType): Promise<Pointer> {
  if (pointerType === 'mouse') return mouse(page)
  return pointerType === 'pen' ? pen(await page.context().newCDPSession(page)) : finger(page)
}

function mouse(page: Page): Pointer {
  return {
    async down({ x, y }) {
      await page.mouse.move(x, y)
      await page.mouse.down()
    },
    move: ({ x, y }) => page.mouse.move(x, y),
    up: () => page.mouse.up(),
  }
}

function pen(session: CDPSession): Pointer {
  const shared = { button: 'left', pointerType: 'pen', clickCount: 1 } as const
  return {
    async down(place) {
      await session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', pointerType: 'pen', ...place })
      await session.send('Input.dispatchMouseEvent', {
        type: 'mousePressed',
        buttons: 1,
        force: 0.5,
        ...shared,
        ...place,
      })
    },
    async move(place) {
      await session.send('Input.dispatchMouseEvent', {
        type: 'mouseMoved',
        buttons: 1,
        force: 0.5,
        ...shared,
        ...place,
      })
    },
    async up(place) {
      await session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', buttons: 0, ...shared, ...place })
      await session.detach()
    },
  }
}

async function finger(page: Page): Promise<Pointer> {
  const send = await touchScreen(page)
  return {
    down: (place) => send('touchStart', [place]),
    move: (place) => send('touchMove', [place]),
    up: () => send('touchEnd', []),
  }
}
