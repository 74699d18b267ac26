import type { Browser, Page } from '@playwright/test'
import { SAVE_GIVE_UP_LONGEST_MS, SAVE_LATE_MS } from '../../src/constants'
import type { State } from '../../src/model/types'
import { besideTheApp, editorHeading, openNewDrawing, pressButton } from '../e2e/app'
import { canvas } from '../e2e/canvas'
import { elementsIn, databaseState } from './database'
import { expect, report, savedLate, test } from './durability'
import { CALL_FAULTS, wrapStores, type FaultPlan } from './faults'
import { drawNumber, mappingOfPaper, takeCurve } from './strokes'

/**
 * The actions of each trial. A fault is injected at every call of the middle script, at every n-th call of the long
 * script (`FAULT_STEP=n`), or at one call of the short script.
 */
const LONG_SCRIPT =
  'draw draw draw undo draw redo draw undo undo redo clear undo draw draw next draw draw clear draw undo redo draw next draw draw undo draw previous draw draw'
const MIDDLE_SCRIPT = 'draw draw undo redo clear undo next draw previous draw'
const SHORT_SCRIPT = 'draw draw undo draw clear undo draw'
type Deed = 'draw' | 'undo' | 'redo' | 'clear' | 'next' | 'previous'
const KEYS = { undo: 'Control+z', redo: 'Control+Shift+z', next: 'PageDown', previous: 'PageUp' } as const

/** The distance between faulty calls. */
const STEP = process.env['FAULT_STEP'] === undefined ? undefined : Number(process.env['FAULT_STEP'])
const THOROUGH_SCRIPT = STEP === undefined ? MIDDLE_SCRIPT : LONG_SCRIPT

/** The message must appear within this time after a fault, in milliseconds: a second after the call is late. */
const TOLD_MS = SAVE_LATE_MS + 1_000
/** Longer than the app waits for any call. */
const GIVE_UP_MS = SAVE_GIVE_UP_LONGEST_MS + 10_000

/** The end of a trial: the tab goes on after a single fault, is repaired after a lasting one, or closed during it. */
const ENDS = ['single', 'mended', 'closed'] as const
type End = (typeof ENDS)[number]

const deedsIn = (script: string): readonly Deed[] => script.split(' ') as Deed[]

const perform = async (page: Page, script: string, afterEach?: () => Promise<void>): Promise<void> => {
  const paper = await mappingOfPaper(page)
  let drawing = 1
  for (const [place, deed] of deedsIn(script).entries()) {
    if (deed === 'draw') await drawNumber(page, paper, place * 9)
    else if (deed === 'clear') await pressButton(page, 'Clear')
    else await page.keyboard.press(KEYS[deed])
    if (deed === 'next') drawing += 1
    if (deed === 'previous') drawing -= 1
    await expect(editorHeading(page, drawing)).toBeVisible()
    await afterEach?.()
  }
}

/** The content of canvas and counter. */
const shown = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const paths = document.querySelectorAll('svg:has(~ [data-testid=canvas]) path')
    const ink = [...paths].map((path) => path.getAttribute('d'))
    return JSON.stringify([document.querySelector('h1')?.textContent, ink])
  })

/** The stored data without ids, which differ in each trial. */
const contentsOf = (state: State): string =>
  JSON.stringify([state.order.map((id) => state.tochten[id]?.name), elementsIn(state)])

interface Reference {
  readonly script: string
  /** The number of storage calls of the script. */
  readonly calls: number
  /** The stored data after each action. */
  readonly states: ReadonlySet<string>
  readonly last: string
  readonly shown: string
}

const openForTrial = async (browser: Browser, plan: FaultPlan | undefined): Promise<Page> => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await openNewDrawing(page)
  await takeCurve(page)
  await savedLate(page)
  await page.clock.install()
  await page.addInitScript(wrapStores, plan)
  await page.reload()
  await expect(async () => {
    // The start, too, gives up a call that never answers.
    if (plan?.fault === 'hang' || plan?.fault === 'lost') await page.clock.fastForward(SAVE_LATE_MS)
    await expect(canvas(page)).toBeVisible({ timeout: SAVE_LATE_MS })
  }).toPass()
  await takeCurve(page)
  return page
}

const withoutFault = async (browser: Browser, script: string): Promise<Reference> => {
  const page = await openForTrial(browser, undefined)
  const states = [contentsOf(await databaseState(page))]
  await perform(page, script, async () => {
    await savedLate(page)
    states.push(contentsOf(await databaseState(page)))
  })
  const reference = {
    script,
    calls: await page.evaluate(() => window.stores.calls),
    states: new Set(states),
    last: states.at(-1) ?? '',
    shown: await shown(page),
  }
  await page.context().close()
  return reference
}

/** Waits until everything is saved; unanswered calls time out meanwhile. */
const passTime = async (page: Page): Promise<void> => {
  const status = page.locator('html')
  for (let passed = 0; passed < 20; passed += 1) {
    if ((await status.getAttribute('data-save')) === 'saved') return
    await page.clock.fastForward(GIVE_UP_MS / 10)
  }
  await savedLate(page)
}

/** The time until the message appeared; `undefined` if none was needed any more. */
const expectTold = async (page: Page): Promise<number | undefined> => {
  const { failing, plan } = await page.evaluate(() => window.stores)
  if (failing !== 'database') return undefined
  if (plan?.lasting) await expect(page.getByRole('alert')).toContainText('Not saved yet')
  const { failed, shown: seen, told } = await page.evaluate(() => window.stores)
  return told === undefined ? undefined : told - Math.max(failed ?? 0, seen ?? 0)
}

const trial = async (browser: Browser, plan: FaultPlan, end: End, reference: Reference) => {
  const page = await openForTrial(browser, plan)
  try {
    return await faultyPage(page, end, reference)
  } finally {
    await page.context().close()
  }
}

interface Met {
  /** The milliseconds until the fault was reported; `undefined` if no report was needed. */
  readonly told: number | undefined
  /** False if the app made fewer calls than planned, so that no fault occurred. */
  readonly met: boolean
}

const faultyPage = async (page: Page, end: End, reference: Reference): Promise<Met> => {
  await perform(page, reference.script)
  expect(await shown(page), 'what is shown').toBe(reference.shown)
  const told = await expectTold(page)
  if (told !== undefined) expect(told, 'milliseconds until it was said').toBeLessThan(TOLD_MS)
  // With a refused mirror only the database keeps strokes, and only those that it has confirmed.
  if (end === 'closed' && (await page.evaluate(() => window.stores.failing)) === 'mirror') await savedLate(page)
  if (end === 'mended')
    await page.evaluate(() => {
      window.stores.plan = undefined
    })
  if (end !== 'closed') {
    await passTime(page)
    await expect(page.getByRole('alert')).toHaveCount(0)
    expect(await shown(page), 'what is shown after it').toBe(reference.shown)
    expect(contentsOf(await databaseState(page)), 'what is kept after it').toBe(reference.last)
  }
  const met = (await page.evaluate(() => window.stores.failing)) !== undefined
  await page.close()
  const next = await page.context().newPage()
  await besideTheApp(next)
  expect([...reference.states], 'the old or the new state of each deed').toContain(
    contentsOf(await databaseState(next)),
  )
  await next.goto('/')
  await savedLate(next)
  expect(contentsOf(await databaseState(next)), 'what is there after the next start').toBe(reference.last)
  return { told, met }
}

/** Equal for every fault, so each worker computes it once. */
let known: Reference | undefined

for (const [number, fault] of CALL_FAULTS.entries())
  test(`a fault at any storage call loses nothing: ${fault}`, async ({ browser, thorough }) => {
    known ??= await withoutFault(browser, thorough ? THOROUGH_SCRIPT : SHORT_SCRIPT)
    const reference = known
    const step = STEP ?? 1
    const every = Array.from({ length: Math.ceil(reference.calls / step) }, (_, index) => index * step)
    // In the first half, because without waiting after each deed the app makes fewer calls.
    const some = [Math.floor((reference.calls * (number + 1)) / (2 * (CALL_FAULTS.length + 1)))]
    const told: number[] = []
    const failed: string[] = []
    let met = 0
    const all = thorough ? every : some
    for (const [index, from] of all.entries()) {
      const end = ENDS[(number + index) % ENDS.length] ?? 'single'
      try {
        const found = await trial(browser, { fault, from, lasting: end !== 'single' }, end, reference)
        if (found.told !== undefined) told.push(found.told)
        if (found.met) met += 1
      } catch (error) {
        failed.push(`call ${from}, ${end}: ${String(error)}`)
      }
    }
    expect(failed).toEqual([])
    expect(met, 'calls at which the fault occurred').toBeGreaterThan(0)
    const when = told.length > 0 ? `said within ${Math.round(Math.max(...told))} ms` : 'nothing to say'
    report(`faults: ${fault} at ${met} of ${reference.calls} calls, nothing lost, ${when}`)
  })
