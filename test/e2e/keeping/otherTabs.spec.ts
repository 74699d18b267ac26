import type { BrowserContext, Page } from '@playwright/test'
import { isStamp, isStroke, type DrawingElement } from '../../../src/model/types'
import { SIZES } from '../../support/sizes'
import {
  addTocht,
  button,
  editorHeading,
  elements,
  link,
  load,
  mirror,
  mirroredElements,
  openNewDrawing,
  pressButton,
  rename,
  status,
} from '../app'
import { canvas, moveTo } from '../canvas'
import { newFishbone } from '../editor/fishbones'
import { drawLine, drawPath, expect, keepDrawingFrames, saved, test } from '../fixtures'
import { drawingsInOrder, expectOrder, openOverview, openPreview, originalNumber, tile } from '../overview/overviewApp'
import { bothKinds, startWith } from '../places'
import { deafen } from './deafen'

/** An open editor while another tab moves, deletes or replaces its drawing. */

const FROM = { x: 0.2, y: 0.6 }
const TO = { x: 0.8, y: 0.3 }

const openTab = async (context: BrowserContext, path: string): Promise<Page> => {
  const tab = await context.newPage()
  await keepDrawingFrames(tab)
  await tab.goto(path)
  return tab
}

/** Opens a drawing by its number in the first tocht. */
const openEditor = async (context: BrowserContext, number: number): Promise<Page> => {
  const editor = await openTab(context, `/editor0/0/${number - 1}`)
  await expect(canvas(editor)).toBeVisible()
  return editor
}

/** Waits until the address keeper is there, which stores the ids with the entry of the history. */
const idsAreStored = (tab: Page): Promise<void> =>
  expect.poll(() => tab.evaluate(() => history.state?.usr ?? null)).not.toBeNull()

const deleteDrawing = async (overview: Page, number: number): Promise<void> => {
  await openPreview(overview, number)
  await pressButton(overview, 'Delete')
  await pressButton(overview, 'Close')
}

const swapLeft = async (overview: Page, number: number): Promise<void> => {
  await openPreview(overview, number)
  await pressButton(overview, 'Swap left')
  await pressButton(overview, 'Close')
}

/** The original number of each drawing of the first tocht (see `drawingsInOrder`), with its number of strokes. */
const inkOf = async (page: Page): Promise<string[]> =>
  ((await mirror(page))[0]?.drawings ?? []).map((drawing) => `${originalNumber(drawing)}: ${strokesIn(drawing)}`)

const strokesIn = (drawing: readonly DrawingElement[]): number => drawing.filter((one) => !isStamp(one)).length

const expectInk = (page: Page, ink: readonly string[]): Promise<void> => expect.poll(() => inkOf(page)).toEqual(ink)

const drawingGone = (page: Page) => status(page, 'This drawing is no longer there.')
const tochtGone = (page: Page) => status(page, 'This tocht was deleted. It is in the bin, in Settings.')

/** The committed strokes that a tab shows, without one that is being dragged. */
const shownStrokes = (tab: Page) => canvas(tab).locator('xpath=..').locator('svg[aria-hidden] path')

const beginStroke = async (page: Page): Promise<void> => {
  await page.bringToFront()
  await moveTo(page, FROM.x, FROM.y)
  await page.mouse.down()
  await moveTo(page, 0.5, 0.45)
}

/** A stroke from (0.2, 0.6) to (0.8, 0.3), with an action in another tab while the pointer is down. */
const drawDuring = async (page: Page, deed: () => Promise<void>, heard: () => Promise<void>): Promise<void> => {
  await beginStroke(page)
  await deed()
  await heard()
  await moveTo(page, TO.x, TO.y)
  await page.mouse.up()
}

/** The start and end of a drawing's last stroke, as fractions of the paper, rounded to 1/50. */
const lastStroke = async (page: Page, drawing: number): Promise<readonly number[]> => {
  const [left = 0, top = 0, width = 1, height = 1] = ((await viewBox(page)) ?? '').split(' ').map(Number)
  const last = (await mirroredElements(page, drawing)).at(-1)
  const points = last && isStroke(last) ? last.points : []
  return [points[0], points.at(-1)].flatMap((one) =>
    one ? [Math.round(((one.x - left) / width) * 50) / 50, Math.round(((one.y - top) / height) * 50) / 50] : [],
  )
}
const viewBox = (page: Page) => canvas(page).getAttribute('viewBox')
const WHOLE_STROKE = [FROM.x, FROM.y, TO.x, TO.y]

test.beforeEach(async ({ page }) => {
  await keepDrawingFrames(page)
  await page.setViewportSize({ width: 700, height: 900 })
})

test("two tabs show each other's changes", async ({ page, context }) => {
  await addTocht(page)
  const other = await context.newPage()
  await other.goto('/')
  await rename(page, 'From the first')
  await expect(other.getByRole('link', { name: 'From the first' })).toBeVisible()
  await other.getByRole('link', { name: 'From the first' }).click()
  await pressButton(other, 'Add drawing')
  await expect(link(page, 'Drawing 1')).toBeVisible()
  await other.close()
})

test.describe('an open editor', () => {
  test('stays with its drawing when another tab swaps it, and shows the new number', async ({ page, context }) => {
    await openOverview(page, 4)
    const editor = await openEditor(context, 3)
    await idsAreStored(editor)
    await swapLeft(page, 3)
    await expect(editorHeading(editor, 2)).toBeVisible()
    await expect(editor.getByText('Drawing 3 is now drawing 2.', { exact: true })).toBeVisible()
    await expect(editor).toHaveURL('/editor0/0/1')
    await drawLine(editor, FROM, TO)
    await expectInk(page, ['1: 0', '3: 1', '2: 0', '4: 0'])
    await editor.reload()
    await expect(editorHeading(editor, 2)).toBeVisible()
  })

  test('stays with its drawing when another tab deletes earlier ones', async ({ page, context }) => {
    await openOverview(page, 4)
    const editor = await openEditor(context, 4)
    await deleteDrawing(page, 1)
    await expect(editorHeading(editor, 3)).toBeVisible()
    await drawLine(editor, FROM, TO)
    await expectInk(page, ['2: 0', '3: 0', '4: 1'])
  })

  test('goes to Previous and Next from the new place of its drawing', async ({ page, context }) => {
    await openOverview(page, 4)
    const editor = await openEditor(context, 3)
    await swapLeft(page, 3)
    await expect(editorHeading(editor, 2)).toBeVisible()
    await pressButton(editor, 'Next')
    await expect(editorHeading(editor, 3)).toBeVisible()
    await drawLine(editor, FROM, TO)
    await expectInk(page, ['1: 0', '3: 0', '2: 1', '4: 0'])
  })

  test('of a fish-bone stays with its drawing, too', async ({ page, context }) => {
    await newFishbone(page)
    await page.goto('/tocht1/0')
    await pressButton(page, 'Add drawing')
    const editor = await openTab(context, '/editor1/0/1')
    await expect(editorHeading(editor, 2)).toBeVisible()
    await swapLeft(page, 2)
    await expect(editorHeading(editor, 1)).toBeVisible()
    await expect(editor).toHaveURL('/editor1/0/0')
    await pressButton(editor, 'Left')
    await expect.poll(async () => (await elements(page)).length).toBeGreaterThan(0)
    expect(await mirroredElements(page, 1)).toEqual([])
  })

  test('of a fish-bone selects the row at the top again when another tab changes the rows', async ({
    page,
    context,
  }) => {
    await newFishbone(page)
    await pressButton(page, 'Left')
    await pressButton(page, 'Down')
    const editor = await openTab(context, '/editor1/0/0')
    await pressButton(editor, 'Down')
    await expect(editor.getByText('Row 1 of 2', { exact: true })).toBeVisible()
    await pressButton(page, 'Up')
    await pressButton(page, 'Insert row above')
    await expect(editor.getByText('Row 3 of 3', { exact: true })).toBeVisible()
    await pressButton(editor, 'Remove row')
    await expect(editor.getByText(/^Row 2 of 2\. Roads: 1 left, 0 right/)).toBeAttached()
  })

  test('stays with its drawing when an earlier tocht is deleted, also after a reload and Back', async ({
    page,
    context,
  }) => {
    await openOverview(page, 1)
    const editor = await openTab(context, '/')
    await pressButton(editor, 'Add tocht')
    await pressButton(editor, 'Add drawing')
    await idsAreStored(editor)
    await tile(editor, 1).click()
    await expect(editor).toHaveURL('/editor0/1/0')
    await page.goto('/tocht0/0')
    await pressButton(page, 'Delete tocht')
    await expect(editor).toHaveURL('/editor0/0/0')
    await editor.reload()
    await drawLine(editor, FROM, TO)
    await pressButton(editor, 'Back')
    await expect(editor.getByRole('heading', { name: 'Tocht 2' })).toBeVisible()
    await expect(editor).toHaveURL('/tocht0/0')
    await expectInk(page, ['0: 1'])
  })
})

test('an overview keeps its title when another tab deletes an earlier tocht, and leaves with its own', async ({
  page,
  context,
}) => {
  await startWith(page, bothKinds(1))
  await page.goto('/tocht1/1')
  await expect(page).toHaveTitle(/Langs de Dijle/)
  const title = await page.title()
  const other = await openTab(context, '/tocht0/0')
  await pressButton(other, 'Delete tocht')
  await saved(other)
  await expect(page).toHaveURL('/tocht1/0')
  expect(await page.title()).toBe(title)
  await other.goto('/tocht1/0')
  await pressButton(other, 'Delete tocht')
  await expect(page).toHaveURL('/')
  await expect(tochtGone(page)).toBeVisible()
  await expect(tochtGone(other), 'the tab that deleted it has a message of its own').toHaveCount(0)
})

test.describe('a drawing that another tab deleted', () => {
  test('sends its editor to the overview with a message, and Revert there brings it back', async ({
    page,
    context,
  }) => {
    await openOverview(page, 3)
    const editor = await openEditor(context, 2)
    await drawLine(editor, FROM, TO)
    await saved(editor)
    await deleteDrawing(page, 2)
    await expect(drawingGone(editor)).toBeVisible()
    await expect(editor).toHaveURL('/tocht0/0')
    await expect(drawingGone(page), 'the tab that deleted it has a message of its own').toHaveCount(0)
    await expectInk(page, ['1: 0', '3: 0'])
    await pressButton(editor, 'Revert')
    await expectInk(page, ['1: 0', '2: 1', '3: 0'])
  })

  test('is not made again by Load, which replaced it', async ({ page, context }) => {
    await openOverview(page, 2)
    const editor = await openEditor(context, 2)
    await load(page, JSON.stringify({ drawings: drawingsInOrder(4).slice(2), name: 'Other' }))
    await expect(drawingGone(editor)).toBeVisible()
    await expectOrder(editor, [3, 4])
  })

  test('leaves an earlier version of the strokes that were not saved yet', async ({ page, context }) => {
    await openOverview(page, 2)
    const editor = await context.newPage()
    await editor.addInitScript(() => {
      const begin = Reflect.get(IDBDatabase.prototype, 'transaction') as (...all: unknown[]) => IDBTransaction
      IDBDatabase.prototype.transaction = function (this: IDBDatabase, ...all: unknown[]) {
        if (document.documentElement.dataset['stuck']) throw new Error('The database is busy')
        return Reflect.apply(begin, this, all)
      }
    })
    await editor.goto('/editor0/0/1')
    await drawLine(editor, FROM, TO)
    await saved(editor)
    await editor.evaluate(() => (document.documentElement.dataset['stuck'] = 'yes'))
    await drawLine(editor, { x: 0.2, y: 0.2 }, { x: 0.8, y: 0.2 })
    await expect(editor.locator('html')).toHaveAttribute('data-save', 'failed')
    await deleteDrawing(page, 2)
    await expectInk(page, ['1: 0'])
    await editor.evaluate(() => delete document.documentElement.dataset['stuck'])
    // Each attempt that failed doubled the pause before the next.
    const message = editor.getByRole('alert').filter({ hasText: 'What you drew is in Settings' })
    await expect(message).toBeVisible({ timeout: 20_000 })
    await expect(editor).toHaveURL('/tocht0/0')
    await saved(editor)
    await editor.goto('/settings')
    await expect(editor.getByText('As it was here when another tab changed it')).toBeVisible()
  })

  test('sends the fish-bone editor to the overview, too', async ({ page, context }) => {
    await newFishbone(page)
    await pressButton(page, 'Left')
    await page.goto('/tocht1/0')
    await pressButton(page, 'Add drawing')
    const before = await elements(page)
    expect(before.length).toBeGreaterThan(1)
    const editor = await openTab(context, '/editor1/0/0')
    await deleteDrawing(page, 1)
    await expect(drawingGone(editor)).toBeVisible()
    await expect(editor).toHaveURL('/tocht1/0')
    await pressButton(editor, 'Revert')
    await expect.poll(() => elements(page)).toEqual(before)
  })
})

test.describe('a tocht that another tab deleted', () => {
  test('sends its editor home, and Back from there makes no drawing', async ({ page, context }) => {
    await openOverview(page, 2)
    const editor = await openEditor(context, 2)
    await idsAreStored(editor)
    await editor.evaluate(() => (location.hash = 'same'))
    await idsAreStored(editor)
    await pressButton(page, 'Delete tocht')
    await expect(tochtGone(editor)).toBeVisible()
    await expect(editor).toHaveURL('/')
    // Nobody goes back before the first screen is there.
    await expect(button(editor, 'Add tocht')).toBeVisible()
    await editor.goBack()
    await expect(editor).toHaveURL('/')
    await expect(button(editor, 'Add tocht')).toBeVisible()
    expect(await mirror(editor)).toEqual([])
  })

  test('sends its sheet home', async ({ page, context }) => {
    await openOverview(page, 2)
    const sheet = await openTab(context, '/export/0')
    await expect(sheet.getByTestId('sheet')).toBeVisible()
    await pressButton(page, 'Delete tocht')
    await expect(sheet).toHaveURL('/')
    await expect(tochtGone(sheet)).toBeVisible()
  })
})

test.describe('while another tab deletes the element below it', () => {
  const LOW = [
    { x: 0.2, y: 0.8 },
    { x: 0.8, y: 0.8 },
  ] as const
  const HIGH = [
    { x: 0.2, y: 0.4 },
    { x: 0.8, y: 0.4 },
  ] as const
  const MIDDLE = { x: 0.5, y: 0.4 }

  /** Draws two lines. @returns a function that deletes the low one in another tab, until this tab shows `left` */
  const drawTwo = async (page: Page, context: BrowserContext): Promise<(left: number) => Promise<void>> => {
    await openNewDrawing(page)
    await drawLine(page, ...LOW)
    await drawLine(page, ...HIGH)
    await saved(page)
    const other = await openTab(context, '/editor0/0/0')
    await expect(shownStrokes(other)).toHaveCount(2)
    return async (left) => {
      await drawPath(other, [{ x: 0.5, y: 0.8 }])
      await pressButton(other, 'Delete')
      await expect(shownStrokes(page)).toHaveCount(left)
    }
  }

  test('a selected element stays selected', async ({ page, context }) => {
    const deleteLow = await drawTwo(page, context)
    await drawPath(page, [MIDDLE])
    await deleteLow(1)
    await expect(page.getByTestId('selection')).toBeVisible()
    await pressButton(page, 'Delete')
    await expect.poll(() => elements(page)).toEqual([])
  })

  test('a dragged element moves where it is dropped', async ({ page, context }) => {
    const deleteLow = await drawTwo(page, context)
    await pressButton(page, 'Select')
    await moveTo(page, MIDDLE.x, MIDDLE.y)
    await page.mouse.down()
    await moveTo(page, 0.5, 0.5)
    await deleteLow(0)
    await moveTo(page, 0.5, 0.6)
    await page.mouse.up()
    await expect.poll(() => lastStroke(page, 0)).toEqual([0.2, 0.6, 0.8, 0.6])
  })
})

test.describe('a running stroke', () => {
  test('continues in its drawing when another tab swaps the drawing', async ({ page, context }) => {
    await openOverview(page, 3)
    const editor = await openEditor(context, 3)
    await drawDuring(
      editor,
      () => swapLeft(page, 3),
      () => expect(editor).toHaveURL('/editor0/0/1'),
    )
    await expectInk(page, ['1: 0', '3: 1', '2: 0'])
    expect(await lastStroke(editor, 1)).toEqual(WHOLE_STROKE)
  })

  for (const [deed, act, left] of [
    ['deletes its drawing', (page: Page) => deleteDrawing(page, 2), ['1: 0', '3: 0']],
    ['loads another tocht', (page: Page) => load(page, '{"drawings": [[]], "name": "Other"}'), ['0: 0']],
  ] as const)
    test(`is dropped when another tab ${deed}`, async ({ page, context }) => {
      await openOverview(page, 3)
      const editor = await openEditor(context, 2)
      await beginStroke(editor)
      await act(page)
      await expect(drawingGone(editor)).toBeVisible()
      await editor.mouse.up()
      await expectInk(editor, left)
      await pressButton(editor, 'Revert')
      await expectInk(editor, ['1: 0', '2: 0', '3: 0'])
    })

  test('keeps its paper when another tab draws the first stroke on paper of another shape', async ({
    page,
    context,
  }) => {
    await page.goto('/')
    await pressButton(page, 'Add tocht')
    for (let drawing = 0; drawing < 2; drawing += 1) await pressButton(page, 'Add drawing')
    const editor = await openEditor(context, 1)
    await editor.setViewportSize(SIZES.phone)
    await tile(page, 2).click()
    await page.setViewportSize({ width: 1_000, height: 700 })
    const before = await viewBox(editor)
    await drawDuring(
      editor,
      () => drawLine(page, FROM, TO),
      async () => {
        await pressButton(page, 'Back')
        await rename(page, 'Other')
        await expect(editor, 'the new name arrives after the ink').toHaveTitle(/Other/)
        expect(await viewBox(editor)).toBe(before)
      },
    )
    await expect.poll(() => viewBox(editor)).not.toBe(before)
    await expect.poll(async () => (await elements(page)).length).toBe(1)
    const [x = 0, y = 0] = await lastStroke(editor, 0)
    // The stroke is in the middle of the wider paper, at the height at which it was drawn.
    expect(x).toBeGreaterThan(0.3)
    expect(x).toBeLessThan(0.4)
    expect(y).toBe(FROM.y)
  })
})

test.describe('a missing drawing is created once', () => {
  test('by five tabs that open it at the same time', async ({ page, context }) => {
    await openOverview(page, 3)
    const tabs = await Promise.all(Array.from({ length: 5 }, () => context.newPage()))
    for (const tab of tabs) {
      await deafen(tab)
      await tab.goto('/')
      await expect(tab.getByRole('link', { name: 'Tocht 1' })).toBeVisible()
    }
    for (const tab of tabs) {
      await tab.bringToFront()
      await tab.evaluate(() => {
        history.pushState({}, '', '/editor0/0/3')
        dispatchEvent(new PopStateEvent('popstate', { state: {} }))
      })
      await expect(editorHeading(tab, 4)).toBeVisible()
      await drawLine(tab, FROM, TO)
      await saved(tab)
    }
    await expectInk(page, ['1: 0', '2: 0', '3: 0', '0: 5'])
  })

  test('by Next in two tabs, and contains the ink of both', async ({ page, context }) => {
    await openOverview(page, 2)
    const tabs = await Promise.all([context.newPage(), context.newPage()])
    for (const tab of tabs) {
      await deafen(tab)
      await tab.goto('/editor0/0/1')
      await expect(editorHeading(tab, 2)).toBeVisible()
    }
    for (const tab of tabs) {
      await tab.bringToFront()
      await pressButton(tab, 'Next')
      await expect(editorHeading(tab, 3)).toBeVisible()
      await drawLine(tab, FROM, TO)
      await saved(tab)
    }
    await expectInk(page, ['1: 0', '2: 0', '0: 2'])
  })
})
