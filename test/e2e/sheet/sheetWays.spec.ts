import type { Page } from '@playwright/test'
import { DEFAULT_SHEET } from '../../../src/model/sheet/defaultSheet'
import type { StoredSheet } from '../../../src/model/sheet/sheetOptions'
import type { DiskTocht } from '../../../src/storage/format'
import type { Language } from '../../../src/storage/settings/languages'
import type { Words } from '../../../src/ui/words/en'
import { LINE, stamp } from '../../support/drawings'
import { must } from '../../support/must'
import { readPdf } from '../../support/paper/pdf'
import { SIZES } from '../../support/sizes'
import { DRAWN_INK } from '../../support/tochten/drawnInk'
import { boxesWith, fishbonesWith } from '../../support/tochten/drawnTochten'
import { button, copied, downloadPdf, link, load, mirror, pressButton } from '../app'
import { middleOf } from '../canvas'
import { expect, saved, test } from '../fixtures'
import { startWith } from '../places'
import { sortedLetters } from './screenAndPaper'

const DETAILS = [{ distance: 350, note: 'Langs de beek' }, { distance: 1_200 }, { distance: 400 }]
const INK = must(DRAWN_INK[0])

/** A tocht of each type, without any choices for the sheet. */
const BOXES = boxesWith(DETAILS)
const STRIPS: DiskTocht = { ...fishbonesWith(12, 5), details: DETAILS.slice(0, 2) }

/** All choices of explanations on the sheet, as stored by the contract. */
const CHOSEN = {
  layout: 'table',
  legend: true,
  emphasis: true,
  explain: { text: 'Kies de smalste weg.' },
  startNote: 'Bel aan bij de kerk.',
  finishNote: 'Er is soep.',
  toFirst: 150,
  imposition: 'two',
} as const

const openSheet = async (page: Page, tocht: DiskTocht, language: Language = 'en') => {
  const words = await startWith(page, [tocht], { language })
  await page.goto('/export/0')
  await expect(page.getByTestId('cell').first()).toBeVisible()
  return words
}

/** All texts of the sheet on screen, in page order. */
const textsOnScreen = (page: Page): Promise<string[]> =>
  page
    .getByTestId('sheet')
    .evaluateAll((sheets) =>
      sheets.flatMap((sheet) => Array.from(sheet.querySelectorAll('text'), ({ textContent }) => textContent)),
    )

const textsIn = async (bytes: Uint8Array): Promise<string[]> => (await readPdf(bytes)).pages.map(({ text }) => text)

const sheetIn = async (page: Page) => (await mirror(page))[0]?.sheet

/** An action in Page setup, the stored result, and a text that the sheet then shows. */
interface Step {
  readonly choose: (page: Page) => Promise<unknown>
  readonly stored: StoredSheet
  readonly says?: string
}

const choose = (label: string, option: string) => (page: Page) =>
  page.getByRole('combobox', { name: label, exact: true }).selectOption(option)
const tick = (label: string) => (page: Page) => page.getByRole('checkbox', { name: label, exact: true }).check()
const write = (label: string, text: string) => async (page: Page) => {
  await page.getByRole('textbox', { name: label, exact: true }).fill(text)
  await page.keyboard.press('Enter')
}

const STEPS: readonly Step[] = [
  { choose: choose('Layout', 'Table'), stored: { layout: 'table' }, says: 'Still to go' },
  { choose: tick('Legend'), stored: { legend: true }, says: 'Paved road' },
  { choose: tick('Show the way'), stored: { emphasis: true } },
  { choose: choose('Explanation', 'Longest way'), stored: { explain: 'longest' }, says: 'the longest way from there' },
  {
    choose: choose('Explanation', 'Shortest way'),
    stored: { explain: 'shortest' },
    says: 'the shortest way from there',
  },
  { choose: choose('Explanation', 'Own text'), stored: { explain: { text: '' } } },
  {
    choose: write('Own text', CHOSEN.explain.text),
    stored: { explain: CHOSEN.explain },
    says: CHOSEN.explain.text,
  },
  { choose: write('Start note', CHOSEN.startNote), stored: { startNote: CHOSEN.startNote }, says: CHOSEN.startNote },
  {
    choose: write('Finish note', CHOSEN.finishNote),
    stored: { finishNote: CHOSEN.finishNote },
    says: CHOSEN.finishNote,
  },
  { choose: write('Distance to the first', '150'), stored: { toFirst: 150 }, says: '2.1 km in all' },
  { choose: choose('Pages on a sheet', 'Booklet'), stored: { imposition: 'booklet' } },
  { choose: choose('Pages on a sheet', 'Two'), stored: { imposition: 'two' } },
]

/** The texts of a page without spaces, since lines break on narrow pages. */
const joined = async (page: Page): Promise<string> => (await textsOnScreen(page)).join('').replace(/\s/g, '')

test.describe('the sheet on a wide screen', () => {
  test.use({ viewport: SIZES.desktop })

  test('stores, shows, prints, undoes and redoes each choice of explanations', async ({ page }) => {
    await openSheet(page, BOXES)
    const kept: StoredSheet[] = [DEFAULT_SHEET]
    for (const { choose: make, stored, says } of STEPS) {
      await make(page)
      await expect.poll(() => sheetIn(page)).toMatchObject(stored)
      if (says !== undefined) await expect.poll(() => joined(page)).toContain(says.replace(/\s/g, ''))
      kept.push(must(await sheetIn(page)))
    }
    expect(kept.at(-1)).toMatchObject(CHOSEN)
    // The single page, then the booklet's two sides, are shown until the one sheet of two pages is laid out.
    await expect
      .poll(() =>
        page.getByTestId('sheet').evaluateAll((sheets) => sheets.map((sheet) => sheet.getAttribute('viewBox'))),
      )
      .toEqual(['0 0 297 210'])
    expect(sortedLetters(await textsIn((await downloadPdf(page)).bytes))).toBe(sortedLetters(await textsOnScreen(page)))

    await pressButton(page, 'Back')
    // The record of the printed version stays, whatever is undone.
    const { printed } = must(await sheetIn(page))
    for (const before of kept.slice(0, -1).toReversed()) {
      await pressButton(page, 'Revert')
      await expect.poll(() => sheetIn(page)).toEqual({ ...before, printed })
    }
    for (const after of kept.slice(1)) {
      await pressButton(page, 'Reapply')
      await expect.poll(() => sheetIn(page)).toEqual({ ...after, printed })
    }
  })

  test('has a note that is still being typed in the downloaded file, at the first press', async ({ page }) => {
    await openSheet(page, { ...BOXES, sheet: { legend: true, emphasis: true } })
    await expect.poll(() => joined(page)).toContain('Pavedroad')
    await page.getByRole('textbox', { name: 'Start note' }).fill(CHOSEN.startNote)
    const [text] = await textsIn((await downloadPdf(page)).bytes)
    expect(must(text).replace(/\s/g, '')).toContain(CHOSEN.startNote.replace(/\s/g, ''))
  })

  test('keeps a note that is still being typed when the tab is closed', async ({ page }) => {
    await openSheet(page, BOXES)
    await page.getByRole('textbox', { name: 'Start note' }).fill(CHOSEN.startNote)
    await page.reload()
    await expect(page.getByRole('textbox', { name: 'Start note' })).toHaveValue(CHOSEN.startNote)
  })

  test("keeps the user's own text while another explanation is shown, even one that was being typed", async ({
    page,
  }) => {
    await openSheet(page, { ...BOXES, sheet: CHOSEN })
    await choose('Explanation', 'Shortest way')(page)
    await choose('Explanation', 'Own text')(page)
    await expect(page.getByRole('textbox', { name: 'Own text' })).toHaveValue(CHOSEN.explain.text)
    await expect.poll(() => joined(page)).toContain(CHOSEN.explain.text.replace(/\s/g, ''))
    await page.getByRole('textbox', { name: 'Own text' }).fill('Still typing')
    await choose('Explanation', 'None')(page)
    await expect.poll(async () => must(await sheetIn(page)).explain).toBeUndefined()
    await choose('Explanation', 'Own text')(page)
    await expect(page.getByRole('textbox', { name: 'Own text' })).toHaveValue('Still typing')
  })

  test('leaves all of Page setup within reach beside many pages', async ({ page }) => {
    await openSheet(page, { ...BOXES, drawings: Array.from({ length: 40 }, () => INK), sheet: CHOSEN })
    await page.getByRole('checkbox', { name: 'Box around each drawing' }).uncheck()
    await expect(page.getByTestId('sheet').first()).toBeInViewport()
    await expect(page.getByRole('button', { name: 'Download' })).toBeInViewport()
  })
})

test('on a phone Page setup is behind a button, shows which section is read, and closes at a tap beside it', async ({
  page,
}) => {
  await page.setViewportSize(SIZES.phone)
  await openSheet(page, BOXES)
  await pressButton(page, 'Page setup')
  const setup = page.getByRole('navigation', { name: 'Page setup' })
  await expect(setup).toBeVisible()
  const group = (name: string) => setup.getByRole('button', { name, exact: true })
  await expect(group('Page')).toHaveAttribute('aria-current', 'true')
  for (const name of ['Boxes', 'Leaders', 'Page']) {
    await group(name).click()
    await expect(group(name)).toHaveAttribute('aria-current', 'true')
    await expect(setup.locator('[aria-current]')).toHaveCount(1)
  }
  for (const { choose: make, stored } of STEPS) {
    await make(page)
    await expect.poll(() => sheetIn(page)).toMatchObject(stored)
  }
  const { x, y } = await middleOf(page.getByTestId('cell').first())
  await page.mouse.click(x, y)
  await expect(setup).toBeHidden()
  // The tap does nothing else.
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(button(page, 'Page setup')).toBeFocused()
})

/** A sheet with every choice on, and its texts in each language. */
const SHEETS: readonly (readonly [
  kind: string,
  language: Language,
  tocht: DiskTocht,
  saidIn: (words: Words['export']) => string[],
])[] = [
  [
    'drawings in boxes',
    'en',
    { ...BOXES, sheet: { ...CHOSEN, layout: 'boxes', explain: 'shortest', distances: 'since' } },
    ({ explained, signs }) => [explained.shortest, signs.route, signs.since],
  ],
  [
    'drawings in a table',
    'nl',
    { ...BOXES, sheet: CHOSEN },
    ({ heads, signs }) => [...Object.values(heads), signs.route, CHOSEN.explain.text],
  ],
  [
    'fish-bones',
    'nl',
    { ...STRIPS, sheet: { ...CHOSEN, explain: 'longest', distances: 'since' } },
    ({ explained, signs }) => [explained.fishbone, signs.join, signs.since],
  ],
]

for (const [kind, language, tocht, saidIn] of SHEETS)
  test(`a sheet of ${kind} has the same texts on screen, in the PDF and in the browser's print (${language})`, async ({
    page,
  }) => {
    const words = (await openSheet(page, tocht, language)).export
    const { stops, signs } = words
    const said = [...saidIn(words), stops.start, CHOSEN.startNote, stops.finish, CHOSEN.finishNote, signs.paved]
    for (const text of said) await expect.poll(() => joined(page)).toContain(text.replace(/\s/g, ''))
    const shown = await textsOnScreen(page)
    expect(sortedLetters(await textsIn((await downloadPdf(page, words.download)).bytes))).toBe(sortedLetters(shown))
    const printed = await textsIn(new Uint8Array(await page.pdf({ preferCSSPageSize: true, printBackground: true })))
    expect(sortedLetters(printed)).toBe(sortedLetters(shown))
  })

test('the check before print names a drawing with an uncertain way, with a link to its editor', async ({ page }) => {
  await openSheet(page, { ...BOXES, drawings: [INK, [LINE, stamp(100, 100)]], sheet: { emphasis: true } })
  // All other ink has the width of its group.
  const wider = (drawing: number) =>
    page.getByTestId('cell').nth(drawing).locator('[data-part=Figure] > g > g > path[stroke-width]')
  await expect(wider(0)).not.toHaveCount(0)
  await expect(wider(1)).toHaveCount(0)
  await page.getByText(/things to check$/).click()
  await page.getByRole('link', { name: 'Drawing 2 can be read in more than one way. Its way is not wider.' }).click()
  await expect(page).toHaveURL('/editor0/0/1')
  await pressButton(page, 'Back')
  await page.getByRole('checkbox', { name: 'Show the way' }).uncheck()
  await expect(page.getByRole('link', { name: /can be read in more than one way/ })).toHaveCount(0)
  await expect(wider(0)).toHaveCount(0)
})

test('a tocht without choices of explanations is printed without explanations', async ({ page }) => {
  await openSheet(page, BOXES)
  const texts = await textsOnScreen(page)
  expect(texts.filter((text) => !text.includes(' · '))).toEqual([
    'Bosspel',
    'Emergency? Call 112 first, then the leaders:',
    'Page 1 of 1',
    '1',
    '350 m',
    'Langs de beek',
    '2',
    '1.2 km',
    '3',
    '400 m',
  ])
  expect(sortedLetters(await textsIn((await downloadPdf(page)).bytes))).toBe(sortedLetters(texts))
})

test('a tocht from a link brings its choices along, and so does a text that is loaded; without any, they stay', async ({
  page,
}) => {
  await openSheet(page, { ...BOXES, sheet: CHOSEN })
  await page.goto('/tocht0/0')
  await pressButton(page, 'Share')
  await pressButton(page, 'Copy link')
  await expect(page.getByText('The link was copied.').first()).toBeVisible()
  await page.goto(must((await copied(page)).split('\n')[1]))
  await pressButton(page, 'As a new tocht')
  await expect.poll(async () => (await mirror(page))[1]?.sheet).toMatchObject(CHOSEN)
  await load(page, JSON.stringify({ name: 'Other', drawings: [[LINE]] }))
  await expect(link(page, 'Drawing 2')).toHaveCount(0)
  await saved(page)
  expect((await mirror(page))[1]?.sheet).toMatchObject(CHOSEN)
  await load(page, JSON.stringify({ name: 'Other', drawings: [[LINE]], sheet: { layout: 'boxes' } }))
  await expect.poll(async () => (await mirror(page))[1]?.sheet).toEqual({ layout: 'boxes' })
})
