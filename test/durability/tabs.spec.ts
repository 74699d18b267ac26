import type { BrowserContext, Page } from '@playwright/test'
import type { DrawingElement, State } from '../../src/model/types'
import { addTocht, besideTheApp, button, editorHeading, mirror, pressButton, rename } from '../e2e/app'
import { canvas } from '../e2e/canvas'
import { keepDrawingFrames } from '../e2e/fixtures'
import { diceOf, type Dice } from '../support/dice'
import { must } from '../support/must'
import { elementsIn, databaseState } from './database'
import { expect, report, savedLate, test } from './durability'
import { drawNumber, MOST_NUMBERS, numberOf, numbersOf, mappingOfPaper, takeCurve } from './strokes'

const YEAR_MS = 365 * 86_400_000
/** The number of tabs. */
const TABS = Number(process.env['TABS'] ?? 2)

/**
 * Several tabs of one browser change the same tochten at random and at once. Two tochten have a known result: in
 * SHARED all tabs draw and none deletes; MINE has one drawing per tab, in which only that tab draws, undoes, redoes
 * and clears. Random changes of everything else, kills and faults are in reach.test.ts.
 */
const SHARED = 0
const MINE = 1

interface Hand {
  readonly name: string
  readonly page: Page
  /** The tab's own drawing in MINE. */
  readonly own: number
  readonly nextNumber: () => number
  /** The strokes that the tab drew in SHARED, by drawing, in order. */
  readonly shared: readonly number[][]
  /** The content of the tab's own drawing, and the results of Undo and Redo. */
  mine: { now: readonly number[]; past: (readonly number[])[]; future: (readonly number[])[] }
  renamed: string | undefined
}

type Deed = (hand: Hand, dice: Dice) => Promise<void>

/** Navigates as a link of the app does, without a restart. */
const goTo = async (page: Page, path: string): Promise<void> => {
  if (new URL(page.url()).pathname === path) return
  await page.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  }, path)
}

/** Goes home and waits for it: the previous screen may have the same heading as the next. */
const goHome = async (page: Page): Promise<void> => {
  await goTo(page, '/')
  // The first time, its part of the app is fetched, which takes long on a busy machine.
  await button(page, 'Add tocht').waitFor()
}

/** Opens a drawing, via home: an address of the same screen would keep the tocht with which it was opened. */
const openDrawing = async (page: Page, tocht: number, drawing: number): Promise<void> => {
  const path = `/editor0/${tocht}/${drawing}`
  if (new URL(page.url()).pathname === path && (await canvas(page).isVisible())) return
  await goHome(page)
  await goTo(page, path)
  await editorHeading(page, drawing + 1).waitFor()
  await takeCurve(page)
}

const draw = async ({ page, nextNumber }: Hand): Promise<number> => {
  const number = nextNumber()
  await drawNumber(page, await mappingOfPaper(page), number)
  return number
}

const drawShared: Deed = async (hand, dice) => {
  const drawing = dice.below(hand.shared.length)
  await openDrawing(hand.page, SHARED, drawing)
  hand.shared[drawing]?.push(await draw(hand))
}

const inMine = async (hand: Hand, change: (mine: Hand['mine']) => Promise<Hand['mine']>): Promise<void> => {
  await openDrawing(hand.page, MINE, hand.own)
  hand.mine = await change(hand.mine)
}

const drawMine: Deed = (hand) =>
  inMine(hand, async ({ now, past }) => ({ now: [...now, await draw(hand)], past: [...past, now], future: [] }))

const undoMine: Deed = (hand) =>
  inMine(hand, async ({ now, past, future }) => {
    await hand.page.keyboard.press('Control+z')
    const before = past.at(-1)
    return before ? { now: before, past: past.slice(0, -1), future: [now, ...future] } : { now, past, future }
  })

const redoMine: Deed = (hand) =>
  inMine(hand, async ({ now, past, future }) => {
    await hand.page.keyboard.press('Control+Shift+z')
    const [after, ...later] = future
    return after ? { now: after, past: [...past, now], future: later } : { now, past, future }
  })

const clearMine: Deed = (hand) =>
  inMine(hand, async ({ now, past, future }) => {
    if (now.length === 0) return { now, past, future }
    await pressButton(hand.page, 'Clear')
    return { now: [], past: [...past, now], future: [] }
  })

const renameShared: Deed = async (hand, dice) => {
  await goHome(hand.page)
  await goTo(hand.page, `/tocht0/${SHARED}`)
  hand.renamed = `${hand.name} ${dice.below(1e6)}`
  await rename(hand.page, hand.renamed)
}

const reload: Deed = async ({ page }) => {
  await savedLate(page)
  await page.goto('/')
}

const DEEDS: readonly (readonly [weight: number, deed: Deed])[] = [
  [8, drawShared],
  [8, drawMine],
  [4, undoMine],
  [2, redoMine],
  [1, clearMine],
  [1, renameShared],
  [1, reload],
]
const BAG = DEEDS.flatMap(([weight, deed]) => Array.from({ length: weight }, () => deed))

/** Waits until all tabs have saved everything and the stored data no longer change. */
const settle = async (pages: readonly Page[], beside: Page): Promise<State> => {
  const look = async (): Promise<string> => {
    for (const page of pages) await savedLate(page)
    return JSON.stringify([await mirror(beside), await databaseState(beside)])
  }
  let before = await look()
  await expect(async () => {
    const now = await look()
    const same = now === before
    before = now
    expect(same).toBe(true)
  }).toPass({ intervals: [300] })
  return databaseState(beside)
}

/** The content that a tab shows of every tocht: its name and the ink of each drawing, or only that the tocht exists. */
const shownBy = async (page: Page, count: number): Promise<readonly string[]> => {
  const screens = ['/', ...Array.from({ length: count }, (_, tocht) => `/tocht0/${tocht}`)]
  const shown: string[] = []
  for (const path of screens) {
    await goHome(page)
    if (path !== '/') {
      await goTo(page, path)
      await expect(button(page, 'Add drawing')).toBeVisible()
    }
    shown.push(
      await page.evaluate(() =>
        JSON.stringify(
          [...document.querySelectorAll('h1, main a')].map((part) => ({
            name: part.getAttribute('aria-label') ?? part.textContent,
            lines: [...part.querySelectorAll('path')].map((line) => line.getAttribute('d')),
          })),
        ),
      ),
    )
  }
  return shown
}

const openHand = async (context: BrowserContext, name: string, own: number, shift: number): Promise<Hand> => {
  const page = await context.newPage()
  await page.addInitScript((milliseconds) => {
    const { now } = Date
    Date.now = () => now() + milliseconds
  }, shift)
  let last = own
  const nextNumber = (): number => {
    if (last + TABS >= MOST_NUMBERS) throw new Error('More strokes than there are numbers')
    last += TABS
    return last
  }
  await keepDrawingFrames(page)
  await page.goto('/')
  return { name, page, own, nextNumber, shared: [[], []], mine: { now: [], past: [], future: [] }, renamed: undefined }
}

/** The strokes of one tab in stored order, and other elements as they are. */
const ofHand = (elements: readonly DrawingElement[], { own }: Hand): readonly (number | string)[] =>
  elements
    .map((element) => numberOf(element) ?? JSON.stringify(element))
    .filter((number) => typeof number === 'string' || number % TABS === own % TABS)

const work = async (context: BrowserContext, seed: number, deeds: number): Promise<{ strokes: number }> => {
  const dice = diceOf(seed)
  const beside = await context.newPage()
  await addTocht(beside)
  for (let drawing = 0; drawing < 2; drawing += 1) await pressButton(beside, 'Add drawing')
  await addTocht(beside)
  for (let drawing = 0; drawing < TABS; drawing += 1) await pressButton(beside, 'Add drawing')
  await savedLate(beside)
  await besideTheApp(beside)
  const shift = dice.pick([YEAR_MS, -YEAR_MS])
  const hands: Hand[] = []
  for (let tab = 0; tab < TABS; tab += 1)
    hands.push(await openHand(context, `Tab ${tab + 1}`, tab, tab % 2 === 0 ? 0 : shift))
  const pages = hands.map(({ page }) => page)

  const turns = hands.map(async (hand, index) => {
    // Separate random sources, so that a seed gives the same actions whichever tab is faster.
    const way = diceOf(seed * TABS + index)
    for (let done = 0; done < deeds / TABS; done += 1) await BAG[way.below(BAG.length)]?.(hand, way)
  })
  await Promise.all(turns)

  const state = await settle(pages, beside)
  const kept = elementsIn(state)
  for (const hand of hands) {
    for (const [drawing, drawn] of hand.shared.entries())
      expect(ofHand(kept[SHARED]?.[drawing] ?? [], hand), `drawn by ${hand.name} in drawing ${drawing}`).toEqual(drawn)
    expect(numbersOf(kept[MINE]?.[hand.own] ?? []), `the drawing of ${hand.name}`).toEqual(hand.mine.now)
  }
  const names = hands.flatMap(({ renamed }) => renamed ?? [])
  if (names.length > 0) expect(names).toContain(state.tochten[state.order[SHARED] ?? '']?.name)

  expect((await mirror(beside)).map(({ name, drawings }) => ({ name, drawings }))).toEqual(
    state.order.map((id, tocht) => ({ name: state.tochten[id]?.name, drawings: kept[tocht] })),
  )
  const [first, ...others] = pages
  const last = must(others.at(-1))
  let one: readonly string[] = []
  // Each tab may still be reading the last changes of another.
  await expect(async () => {
    one = await shownBy(must(first), kept.length)
    for (const other of others) expect(await shownBy(other, kept.length), 'what the tabs show').toEqual(one)
  }).toPass({ timeout: 60_000 })
  await last.reload()
  expect(await shownBy(last, kept.length), 'what a new start shows').toEqual(one)
  return { strokes: hands.reduce((sum, { shared, mine }) => sum + shared.flat().length + mine.now.length, 0) }
}

test('tabs working at the same time lose nothing and end with the same contents', async ({ browser, thorough }) => {
  test.setTimeout(thorough ? 0 : 240_000)
  const seeds = thorough ? (process.env['SEEDS'] ?? '1,2,3,4,5').split(',').map(Number) : [1]
  const deeds = thorough ? 1_000 : 40
  let strokes = 0
  for (const seed of seeds)
    await test.step(`seed ${seed}`, async () => {
      const context = await browser.newContext({ viewport: { width: 700, height: 900 } })
      strokes += (await work(context, seed, deeds)).strokes
      await context.close()
    })
  report(
    `tabs: ${seeds.length} × ${deeds} deeds by ${TABS} tabs, clocks a year apart: same end each time, ${strokes} strokes to be kept, 0 lost`,
  )
})
