import type { Page } from '@playwright/test'
import { LONGEST_NOTE, PAPER_SIZES } from '../../../src/constants'
import { ICONS } from '../../../src/model/icons'
import { DEFAULT_SHEET } from '../../../src/model/sheet/defaultSheet'
import type { SheetOptions } from '../../../src/model/sheet/sheetOptions'
import { ICON_WORDS } from '../../../src/ui/words/iconWords'
import { MILLIMETRES_PER_POINT } from '../../fixtures/lengths.mjs'
import { must } from '../../support/must'
import { imageObjects, readPdf } from '../../support/paper/pdf'
import { decodePng, differing } from '../../support/paper/pixels'
import { rasterisePng } from '../../support/paper/rasterise'
import { emptyDrawings, LONG_NOTE, THREE_LEADERS } from '../../support/paper/sheets'
import { SIZES } from '../../support/sizes'
import { sampleTocht } from '../../support/tochten/sampleTocht'
import { besideTheApp, downloadPdf, pressButton, writeMirror } from '../app'
import { expect, test } from '../fixtures'
import { saveFile, sortedLetters } from './screenAndPaper'

/**
 * Dots per inch at which print and PDF are compared; their pages then have the same number of pixels, although their
 * sizes differ slightly.
 */
const RESOLUTION = 72
/**
 * The largest share of pixels that may differ, at the edges of letters and lines. In a print that shows erased ink,
 * three times as many differ.
 */
const MOST_DIFFERING = 0.003

const line = (y: number, erase: boolean) => ({
  points: [20, 120, 340].map((x, bend) => ({ x, y: y + 30 * bend })),
  dashed: false,
  erase,
  arrow: !erase,
  circle: !erase,
})

/**
 * Alternating ink and erasers: each run of erasers also affects all earlier ink, so the masks are nested `count` deep.
 */
const erasedTimes = (count: number) =>
  Array.from({ length: count }, (_, index) => [line(60 + 60 * index, false), line(85 + 60 * index, true)]).flat()

const openSheet = async (
  page: Page,
  drawings: readonly unknown[],
  choices: Partial<SheetOptions> = {},
  details?: readonly object[],
) => {
  await besideTheApp(page)
  const tochten = [
    { name: 'Tocht 1', style: 0, drawings, sheet: { ...DEFAULT_SHEET, ...choices }, ...(details && { details }) },
  ]
  await writeMirror(page, JSON.stringify(tochten))
  await page.goto('/export/0')
  const remarks = choices.remarks ? (details?.length ?? 0) : 0
  await expect(page.getByTestId('cell')).toHaveCount(drawings.length + remarks)
}

/** The output of the browser's own Print. */
const print = async (page: Page) => {
  const bytes = new Uint8Array(await page.pdf({ preferCSSPageSize: true, printBackground: true }))
  await saveFile(`${test.info().title.replace(/\W+/g, '-')}.pdf`, bytes)
  return { ...(await readPdf(bytes)), bytes }
}

for (const { paper, orientation } of [
  { paper: 'A4', orientation: 'portrait' },
  { paper: 'Letter', orientation: 'landscape' },
] as const)
  test(`the browser prints exactly the pages of the sheet on ${paper} ${orientation}`, async ({ page }) => {
    await openSheet(
      page,
      emptyDrawings(70).map(({ elements }) => elements),
      { paper, orientation },
    )
    const { pages } = await print(page)
    const made = await readPdf((await downloadPdf(page)).bytes)
    expect(pages.length).toBeGreaterThan(2)
    expect(pages.map(({ text }) => /Page \d+ of \d+/.exec(text)?.[0])).toEqual(
      made.pages.map((_, index) => `Page ${index + 1} of ${made.pages.length}`),
    )
    expect(must(pages[0]).text).not.toContain('Download')
    const { width, height } = PAPER_SIZES[paper]
    const sides = orientation === 'portrait' ? [width, height] : [height, width]
    for (const printed of [...pages, ...made.pages]) {
      expect(Math.abs(printed.width - must(sides[0]) / MILLIMETRES_PER_POINT)).toBeLessThan(1)
      expect(Math.abs(printed.height - must(sides[1]) / MILLIMETRES_PER_POINT)).toBeLessThan(1)
    }
  })

const isUpright = ({ width, height }: { width: number; height: number }): boolean => height > width

for (const { paper, imposition } of [
  { paper: 'A4', imposition: 'two' },
  { paper: 'Letter', imposition: 'booklet' },
] as const)
  test(`after ${imposition} on ${paper}, the browser prints the leaders' page on upright paper`, async ({ page }) => {
    const drawings = emptyDrawings(12).map(() => [line(60, false)])
    const wrong = { check: { ok: false, at: 5, seen: '', note: 'Bridge gone' } }
    await openSheet(page, drawings, { paper, imposition, columns: 3, remarks: true }, [wrong])
    const { pages } = await print(page)
    const made = await readPdf((await downloadPdf(page)).bytes)
    expect(made.pages.map(isUpright)).toEqual(made.pages.map((_, index) => index === made.pages.length - 1))
    expect(pages).toHaveLength(made.pages.length)
    for (const [index, { width, height }] of pages.entries()) {
      const side = must(made.pages[index])
      expect(Math.abs(width - side.width)).toBeLessThan(1)
      expect(Math.abs(height - side.height)).toBeLessThan(1)
    }
    expect(must(pages.at(-1)).text).toContain('Bridge gone')
  })

test('erased ink is clipped in a browser print, too, without bitmaps and in the same typefaces', async ({ page }) => {
  await openSheet(
    page,
    Array.from({ length: 34 }, () => erasedTimes(8)),
  )
  const { bytes, fonts, pages } = await print(page)
  expect(imageObjects(bytes)).toBe(0)
  expect(pages.map(({ images }) => images)).toEqual(pages.map(() => 0))
  expect(Buffer.from(bytes).toString('latin1')).not.toMatch(/\/SMask\s+\d/)
  expect(fonts.map((name) => name.replace(/^[A-Z]{6}\+/, ''))).toEqual(['Inter-Bold', 'Inter-Medium'])
})

test('the PDF has every icon without bitmaps, and its word in the legend', async ({ page }) => {
  const drawings = ICONS.map((_, index) => [line(60, false), { icon: { x: 300, y: 340, index } }])
  await openSheet(page, drawings, { legend: true })
  const { bytes } = await downloadPdf(page)
  expect(imageObjects(bytes)).toBe(0)
  const { pages } = await readPdf(bytes)
  const text = pages.map((one) => one.text).join(' ')
  for (const { name } of ICONS) expect(text).toContain(ICON_WORDS.en[name])
})

test('a browser prints the same ink as the PDF, gaps included', async ({ page }) => {
  await openSheet(
    page,
    Array.from({ length: 6 }, () => erasedTimes(4)),
  )
  const rasterOf = async (bytes: Uint8Array) => decodePng(await rasterisePng(page.context(), bytes, 1, RESOLUTION))
  const [printed, made] = [await rasterOf((await print(page)).bytes), await rasterOf((await downloadPdf(page)).bytes)]
  expect(differing(printed, made)).toBeLessThan(MOST_DIFFERING)
})

const OPENED: readonly (readonly [what: string, open: (page: Page) => Promise<void>, says: RegExp])[] = [
  ['dialog of the phone number', (page) => pressButton(page, 'Edit phone number'), /Phone Number/],
  ['page setup', (page) => pressButton(page, 'Page setup'), /Reading order/],
  ['menu', (page) => pressButton(page, 'More'), /Pages as SVG/],
  ['drawing', (page) => page.getByTestId('cell').first().getByText('1').click(), /Copy picture/],
]

test.describe('in a window whose Page setup has a button', () => {
  test.use({ viewport: SIZES.tablet })

  test('nothing that is open is printed over the sheet, which is then on screen once', async ({ page }) => {
    await openSheet(page, [[], []])
    for (const [what, open, says] of OPENED)
      await test.step(what, async () => {
        await open(page)
        await expect(page.getByText(says).filter({ visible: true }).first()).toBeVisible()
        const { pages } = await print(page)
        expect(pages).toHaveLength(1)
        expect(must(pages[0]).text).toContain('Page 1 of 1')
        expect(must(pages[0]).text).not.toMatch(says)
        await expect(page.getByText(says).filter({ visible: true }).first()).toBeVisible()
        await page.keyboard.press('Escape')
      })
    await expect(page.getByTestId('sheet')).toHaveCount(1)
    await expect(page.getByTestId('cell')).toHaveCount(2)
  })
})

test('a message is not printed over the sheet', async ({ page }) => {
  await openSheet(page, [[]])
  await page.getByTestId('cell').getByText('1').click()
  await pressButton(page, 'Copy SVG')
  await expect(page.getByText('Copied.', { exact: true })).toBeVisible()
  expect(must((await print(page)).pages[0]).text).not.toContain('Copied.')
})

const textsOf = async (bytes: Uint8Array): Promise<string[]> =>
  (await readPdf(bytes)).pages.map(({ text }) => sortedLetters(text))

test('on A5, long notes and three numbers are printed as in the PDF', async ({ page }) => {
  const { drawings } = sampleTocht()
  const details = drawings.map((_, index) => ({ distance: 99_950, ...(index % 4 === 0 && { note: LONG_NOTE }) }))
  const facts = { group: 'Scouts Zoniën', date: '2026-11-21', start: '19:00, achter de kerk' }
  await openSheet(page, drawings, { paper: 'A5', ...facts }, details)
  await pressButton(page, 'Edit phone number')
  await page.getByRole('textbox', { name: 'Phone Number' }).fill(THREE_LEADERS)
  await page.keyboard.press('Enter')
  const made = await downloadPdf(page)
  await saveFile('A5-download.pdf', made.bytes)
  const printed = await print(page)
  const expected = (await textsOf(made.bytes)).map((text) => sortedLetters(text))
  expect(await textsOf(printed.bytes)).toEqual(expected)
  for (const { text } of printed.pages)
    for (const number of must(THREE_LEADERS.match(/\+?\d[\d ]+/g))) expect(text).toContain(number)
  expect(printed.pages.map(({ text }) => text).join('')).not.toContain('…')
})

test('numbers beside names in Hebrew and Arabic are printed in order, as text', async ({ page }) => {
  await openSheet(page, [[line(60, false)]], { group: 'צופים תל אביב', start: '19:00' }, [{ distance: 450 }])
  await pressButton(page, 'Edit phone number')
  await page.getByRole('textbox', { name: 'Phone Number' }).fill('יוסי 0470 12 34 56, سامي 0486 98 76 54')
  await page.keyboard.press('Enter')
  const made = await downloadPdf(page)
  await saveFile('mixed-download.pdf', made.bytes)
  for (const bytes of [made.bytes, (await print(page)).bytes]) {
    const { text } = must((await readPdf(bytes)).pages[0])
    for (const part of ['0470 12 34 56', '0486 98 76 54', '· 19:00', '450 m']) expect(text).toContain(part)
  }
  const { links } = must((await readPdf(made.bytes)).pages[0])
  expect(links).toEqual(['tel:112', 'tel:0470123456', 'tel:0486987654'])
})

test('a note that is cut off is listed in the check before print, with a link to its field', async ({ page }) => {
  const cut = { note: 'W'.repeat(LONGEST_NOTE) }
  await openSheet(page, [[], [], [], []], { columns: 8, paper: 'A5' }, [{}, cut, {}, cut])
  await page.getByText(/things to check/).click()
  await pressButton(page, 'The note to drawing 4 is too long for its box. It is cut.')
  await expect(page.getByLabel('Note to drawing 4', { exact: true })).toBeFocused()
})

test('a text that does not fit on the sheet is listed in the check before print, with a link to its field', async ({
  page,
}) => {
  await openSheet(page, [[]], { group: 'W'.repeat(200), start: 'W'.repeat(200) })
  await page.getByText(/things to check/).click()
  await pressButton(page, 'Group, date and start are too long for the sheet. The group is left out, or they are cut.')
  await expect(page.getByLabel('Group').filter({ visible: true })).toBeVisible()
})

test('a note at the finish that is cut off leads to the field of that note', async ({ page }) => {
  await page.setViewportSize(SIZES.desktop)
  await openSheet(page, [[]], { finishNote: 'W'.repeat(LONGEST_NOTE), columns: 8, paper: 'A5' })
  await page.getByText(/things to check/).click()
  await pressButton(page, 'The finish note is too long for its box. It is cut.')
  await expect(page.getByLabel('Finish note').filter({ visible: true })).toBeFocused()
})
