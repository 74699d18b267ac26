import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { PICTURE_PIXELS } from '../../../src/constants'
import { NEW_SHEET } from '../../../src/model/sheet/defaultSheet'
import { FREE_DRAW } from '../../../src/model/types'
import { LINE, stroke, svgPoints } from '../../support/drawings'
import { must } from '../../support/must'
import { imageObjects, readPdf, type PdfReport } from '../../support/paper/pdf'
import { decodePng } from '../../support/paper/pixels'
import { SIZES } from '../../support/sizes'
import { sampleTocht } from '../../support/tochten/sampleTocht'
import { storedTochten, type StoredTocht } from '../../support/tochten/storedTochten'
import { addTocht, button, copied, downloadPdf, editorHeading, link, mirror, pressButton, rename, status } from '../app'
import { boxOf } from '../canvas'
import { expect, saved, test } from '../fixtures'

/** A whole way, from ball to arrow. */
const WAY = stroke(svgPoints('20,90 20,10'), { arrow: true, circle: true })

/** Browsers differ in the comma after the weekday. */
const FACTS = /Scouts Zoniën · Saturday,? 21 November 2026 · 19:00/

const openSheet = async (page: Page, count: number): Promise<void> => {
  const { drawings } = sampleTocht()
  const repeated = Array.from({ length: count }, (_, index) => must(drawings[index % drawings.length]))
  await openStored(page, { drawings: repeated })
  await expect(page.getByTestId('cell')).toHaveCount(count)
}

const openStored = async (page: Page, tocht: Omit<StoredTocht, 'name' | 'style'>): Promise<void> => {
  await storedTochten(page.context(), [{ name: 'Tocht 1', style: FREE_DRAW, sheet: NEW_SHEET, ...tocht }], {})
  await page.goto('/export/0')
}

test('the sheet has the name in the middle, the phone number once at the foot, and six columns', async ({ page }) => {
  await openSheet(page, 31)
  await pressButton(page, 'Edit phone number')
  await page.getByRole('textbox', { name: 'Phone Number' }).fill('0470 12 34 56')
  await page.keyboard.press('Escape')
  const [paper, name, phone] = await Promise.all([
    boxOf(page.getByTestId('sheet').first()),
    boxOf(page.getByTestId('sheet').first().getByText('Tocht 1', { exact: true })),
    boxOf(page.getByTestId('sheet').first().getByText('0470 12 34 56')),
  ])
  expect(name.x + name.width / 2).toBeCloseTo(paper.x + paper.width / 2, -1)
  expect(phone.y).toBeGreaterThan(paper.y + 0.9 * paper.height)
  const tops = await page
    .getByTestId('cell')
    .evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().top)))
  expect(tops.filter((top) => top === tops[0])).toHaveLength(6)
  for (const number of [0, 30]) await expect(page.getByTestId('cell').nth(number)).toContainText(String(number + 1))
  // With a limit of thirty there is a second page.
  await expect(page.getByTestId('sheet')).toHaveCount(2)
  await expect(page.getByText('31 drawings on 2 pages')).toBeVisible()
})

test('a page that six in a row leave largely empty is filled at one press, and so are those of new tochten', async ({
  page,
}) => {
  await openSheet(page, 7)
  await pressButton(page, 'Fill the page')
  await expect(page.getByRole('button', { name: 'Fill the page' })).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
  await expect.poll(async () => (await mirror(page))[0]?.sheet?.columns).toBe('fill')
  const [sheet, last] = [await boxOf(page.getByTestId('sheet')), await boxOf(page.getByTestId('cell').last())]
  expect(last.y + last.height - sheet.y).toBeGreaterThan(0.85 * sheet.height)
  await page.goto('/')
  await pressButton(page, 'Add tocht')
  await expect.poll(async () => (await mirror(page))[1]?.sheet?.columns).toBe('fill')
})

/** The size of each page of a PDF, in points, and the pages of the sheet on it. */
const sidesIn = ({ pages }: PdfReport) =>
  pages.map(({ width, height, text }) => [Math.round(width), Math.round(height), text.match(/Page \d of 2/g)])

test.describe('the sheet on a wide screen', () => {
  test.use({ viewport: SIZES.desktop })

  test('shows its print options at once, which are printed and saved', async ({ page }) => {
    await openSheet(page, 32)
    await expect(page.getByTestId('sheet')).toHaveCount(2)
    await page.getByLabel('Drawings in a row').selectOption('4')
    await expect(page.getByTestId('sheet')).toHaveCount(3)
    await page.getByLabel('Paper').selectOption('A5')
    await page.getByLabel('Orientation').selectOption('Landscape')
    await page.getByLabel('Reading order').selectOption('Column by column')
    await page.getByLabel('Lines').selectOption('Heavy')
    await page.getByLabel('Distances').selectOption('To the next')
    await page.getByLabel('Box around each drawing').uncheck()
    await page.getByLabel('Group').fill('Scouts Zoniën')
    await page.getByLabel('Date').fill('2026-11-21')
    await page.getByLabel('Start', { exact: true }).fill('19:00')
    await page.keyboard.press('Enter')
    await expect(page.getByTestId('sheet').first()).toHaveAttribute('viewBox', '0 0 210 148')
    await expect(page.getByText(FACTS).first()).toBeVisible()
    await saved(page)
    const sheet = {
      paper: 'A5',
      orientation: 'landscape',
      columns: 4,
      order: 'columns',
      borders: false,
      lineWeight: 'heavy',
      crop: true,
      distances: 'next',
      group: 'Scouts Zoniën',
      date: '2026-11-21',
      start: '19:00',
    }
    expect((await mirror(page))[0]?.sheet).toEqual(sheet)

    await page.reload()
    await expect(page.getByLabel('Lines')).toHaveValue('heavy')
    const { bytes } = await downloadPdf(page)
    const report = await readPdf(bytes)
    expect(report.author).toBe('Scouts Zoniën')
    // One bookmark for the start, and one for each page.
    expect(report.bookmarks).toHaveLength(1 + report.pages.length)
    for (const { width, height, text } of report.pages) {
      expect([Math.round(width), Math.round(height)]).toEqual([595, 420])
      expect(text).toMatch(FACTS)
      expect(text).toContain('112')
    }
    expect(imageObjects(bytes)).toBe(0)
  })

  test('has its version on each page, and says whether that was printed, as the overview does from then on', async ({
    page,
  }) => {
    await openSheet(page, 31)
    await pressButton(page, 'Back')
    await expect(link(page, 'Drawing 31')).toBeAttached()
    await expect(page.getByText(/^Version /)).toHaveCount(0)
    await pressButton(page, 'Export')
    const version = page.getByText(/^Version /)
    const codeIn = async (state: string) => {
      await expect(version).toHaveText(new RegExp(`^Version [2-9A-Z]{4}${state}$`))
      return must(/^Version (.{4})/.exec(await version.innerText())?.[1])
    }
    const code = await codeIn(', not printed yet')
    const { pages, bookmarks } = await readPdf((await downloadPdf(page)).bytes)
    for (const { text } of pages) expect(text).toMatch(new RegExp(`\\d+/\\d+/20\\d\\d · ${code}`))
    expect(bookmarks).toEqual(['Start', 'Page 1 of 2: 1–30', 'Page 2 of 2: 31'])
    expect(await codeIn(', as printed')).toBe(code)

    await page.getByLabel('Group').fill('Scouts')
    await page.keyboard.press('Enter')
    await expect(page.getByTestId('sheet').first()).toContainText('Scouts')
    expect(await codeIn(', as printed')).toBe(code)

    await page.getByLabel('Start note').fill('Behind the church')
    await page.keyboard.press('Enter')
    await expect(version).toHaveText(new RegExp(`; last printed: ${code}$`))
    const changed = await codeIn(`; last printed: ${code}`)
    expect(changed).not.toBe(code)
    await expect(page.getByText('Changed since it was printed.')).toBeVisible()
    await expect(page.getByTestId('sheet').first()).toContainText(changed)
    await pressButton(page, 'Back')
    expect(await codeIn(`; last printed: ${code}`)).toBe(changed)
    await pressButton(page, 'Revert')
    expect(await codeIn(', as printed')).toBe(code)
    await saved(page)
    await page.reload()
    expect(await codeIn(', as printed')).toBe(code)
  })

  test('has a note that a script or the browser filled in without the focus', async ({ page }) => {
    await openSheet(page, 3)
    await page.getByRole('textbox', { name: 'Start note' }).evaluate((field: HTMLInputElement) => {
      const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
      value?.set?.call(field, 'Church')
      field.dispatchEvent(new InputEvent('input', { bubbles: true }))
    })
    await expect(page.getByTestId('sheet').first()).toContainText('Church')
    const { pages } = await readPdf((await downloadPdf(page)).bytes)
    expect(must(pages[0]).text).toContain('Church')
    expect((await mirror(page))[0]?.sheet?.startNote).toBe('Church')
  })

  test('is printed by the browser on the chosen paper, which counts as printed, and not on that of another screen', async ({
    page,
  }) => {
    await openSheet(page, 1)
    await page.getByLabel('Paper').selectOption('A5')
    await page.getByLabel('Orientation').selectOption('Landscape')
    await expect(page.getByTestId('sheet')).toHaveAttribute('viewBox', '0 0 210 148')
    const sizes = async () => {
      const { pages } = await readPdf(await page.pdf({ preferCSSPageSize: true, format: 'A3' }))
      return pages.map(({ width, height }) => [Math.round(width), Math.round(height)])
    }
    await expect(page.getByText(/^Version .{4}, not printed yet$/)).toBeVisible()
    expect(await sizes()).toEqual([[595, 420]])
    await expect(page.getByText(/^Version .{4}, as printed$/)).toBeVisible()
    await pressButton(page, 'Back')
    await expect(link(page, 'Drawing 1')).toBeVisible()
    expect((await sizes())[0]).not.toEqual([595, 420])
  })

  test('as a booklet shows the sides of its paper, explains the folding, and is printed like that', async ({
    page,
  }) => {
    await openSheet(page, 32)
    await page.getByLabel('Pages on a sheet').selectOption('Booklet')
    await expect(page.getByLabel('Pages on a sheet')).toHaveAccessibleDescription(/flip on the short edge/)
    const sheets = page.getByTestId('sheet')
    await expect(sheets).toHaveCount(2)
    await expect(sheets.first()).toHaveAttribute('viewBox', '0 0 297 210')
    await expect(page.getByTestId('cell')).toHaveCount(32)
    await expect(page.getByText('32 drawings on 2 pages')).toBeVisible()
    const sides = [
      [842, 595, ['Page 1 of 2']],
      [842, 595, ['Page 2 of 2']],
    ]
    expect(sidesIn(await readPdf((await downloadPdf(page)).bytes))).toEqual(sides)
    expect(sidesIn(await readPdf(await page.pdf({ preferCSSPageSize: true })))).toEqual(sides)
    await page.getByLabel('Pages on a sheet').selectOption('Two')
    await expect(sheets).toHaveCount(1)
    await expect(page.getByRole('listitem', { name: 'Pages 1 and 2' })).toBeVisible()
    await expect(page.getByTestId('cell')).toHaveCount(32)
    await page.getByRole('listitem', { name: 'Pages 1 and 2' }).getByText('32', { exact: true }).click()
    await expect(page.getByRole('dialog').getByRole('heading', { name: 'Drawing 32' })).toBeVisible()
  })

  test('can be enlarged', async ({ page }) => {
    await openSheet(page, 1)
    const width = async () => (await boxOf(page.getByTestId('sheet'))).width
    const before = await width()
    await pressButton(page, 'Zoom in')
    expect(await width()).toBeCloseTo(1.5 * before, 0)
    await pressButton(page, 'Zoom out')
    await pressButton(page, 'Zoom out')
    expect(await width()).toBeCloseTo(0.5 * before, 0)
  })
})

/** The number of PDFs that the page's workers have made. */
const finished = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'finished') as number)

test('a short sheet becomes a PDF while it is viewed, and again when it changes', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(globalThis, { finished: 0 })
    globalThis.Worker = class extends Worker {
      constructor(address: string | URL, options?: WorkerOptions) {
        super(address, options)
        this.addEventListener('message', ({ data }: MessageEvent<{ answer: unknown }>) => {
          if (data.answer instanceof ArrayBuffer)
            Object.assign(globalThis, { finished: Number(Reflect.get(globalThis, 'finished')) + 1 })
        })
      }
    }
  })
  await openSheet(page, 32)
  await expect.poll(() => finished(page)).toBe(1)
  const { bytes } = await downloadPdf(page)
  expect((await readPdf(bytes)).pages).toHaveLength(2)
  // Recording the print does not create the PDF again.
  await expect.poll(async () => (await mirror(page))[0]?.sheet?.printed).toMatch(/^.{4}$/)
  await downloadPdf(page)
  expect(await finished(page)).toBe(1)
  await pressButton(page, 'Edit phone number')
  await page.getByRole('textbox', { name: 'Phone Number' }).fill('0470 12 34 56')
  await page.keyboard.press('Enter')
  await expect.poll(() => finished(page)).toBe(2)
  const changed = await downloadPdf(page)
  expect((await readPdf(changed.bytes)).pages[0]?.text).toContain('0470 12 34 56')
})

test('printing as soon as the first page appears prints all pages', async ({ page }) => {
  await storedTochten(
    page.context(),
    [{ name: 'Tocht 1', style: FREE_DRAW, drawings: Array.from({ length: 150 }, () => []) }],
    {},
  )
  await page.goto('/tocht0/0')
  await expect(link(page, 'Drawing 150')).toBeAttached()
  const isComplete = page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const look = (_: unknown, observer: MutationObserver): void => {
          if (!document.querySelector('[data-testid="cell"]')) return
          observer.disconnect()
          dispatchEvent(new Event('beforeprint'))
          resolve([...document.querySelectorAll('text')].some(({ textContent }) => textContent === '150'))
        }
        new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
      }),
  )
  await pressButton(page, 'Export')
  expect(await isComplete).toBe(true)
})

test('a long export shows its progress, and can be cancelled', async ({ page }) => {
  // A worker that never answers: an endless export.
  await page.addInitScript(() => {
    Worker.prototype.postMessage = () => {}
  })
  await openSheet(page, 32)
  await pressButton(page, 'Download')
  await expect(page.getByRole('status').filter({ hasText: '0 of 2 pages made' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Download' })).toBeDisabled()
  await pressButton(page, 'Cancel')
  await expect(page.getByRole('button', { name: 'Download' })).toBeEnabled()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('probable mistakes are listed, one tap away, and do not prevent printing', async ({ page }) => {
  await openStored(page, { drawings: [[]] })
  await page.getByText('2 things to check').click()
  await pressButton(page, 'There is no phone number on the sheet.')
  await page.getByRole('textbox', { name: 'Phone Number' }).fill('0470 12 34 56')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Emergency? Call 112 first, then the leaders: 0470 12 34 56')).toBeVisible()
  await expect(page.getByText('1 thing to check')).toBeVisible()
  expect((await downloadPdf(page)).bytes.length).toBeGreaterThan(1_000)
  await page.getByRole('link', { name: 'Drawing 1 is empty.' }).click()
  await expect(editorHeading(page, 1)).toBeVisible()
  await pressButton(page, 'Back')
  await expect(page.getByTestId('sheet')).toBeVisible()
})

test('a remark about several drawings is made once, with a link to each; empty ones are removed in one undo step', async ({
  page,
}) => {
  const details = [{}, {}, { note: 'Lunch at the chapel' }, {}, {}]
  await openStored(page, { drawings: [[WAY], [], [], [LINE], []], details })
  await page.getByText(/things to check$/).click()
  const list = page.getByRole('list').filter({ hasText: 'no phone number' })
  await expect(list.getByRole('listitem').filter({ hasText: 'Empty: 2, 3, 5' })).toHaveCount(1)
  await expect(list.getByRole('link', { name: 'Drawing 5 is empty.' })).toBeVisible()
  await pressButton(page, 'Remove empty drawings')
  await expect(status(page, '2 drawings were deleted.')).toBeVisible()
  // A drawing with a note is not empty.
  await expect(page.getByTestId('cell')).toHaveCount(3)
  await expect(page.getByRole('link', { name: 'Drawing 2 is empty.' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove empty drawings' })).toHaveCount(0)
  await pressButton(page, 'Undo')
  await expect(page.getByTestId('cell')).toHaveCount(5)
  expect((await mirror(page))[0]?.drawings.map((ink) => ink.length)).toEqual([1, 0, 0, 1, 0])
})

test('a drawing can be saved as SVG and PNG, and copied', async ({ page }) => {
  await openSheet(page, 3)
  await pressButton(page, 'More')
  await page.getByRole('menuitem', { name: 'One drawing as a picture' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Next' }).click()
  await expect(dialog.getByRole('heading', { name: 'Drawing 2' })).toBeVisible()
  const taken = async (name: string) => {
    const [file] = await Promise.all([page.waitForEvent('download'), dialog.getByRole('button', { name }).click()])
    return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
  }
  const svg = await taken('SVG file')
  expect(svg.name).toBe('2 Tocht 1.svg')
  expect(svg.bytes.toString()).toMatch(/^<svg xmlns/)
  const png = await taken('PNG file')
  expect(png.name).toBe('2 Tocht 1.png')
  const { height, data } = await decodePng(png.bytes)
  expect(height).toBe(PICTURE_PIXELS)
  expect(data.some((value, at) => at % 4 === 0 && value < 50)).toBe(true)
  await dialog.getByRole('button', { name: 'Copy SVG' }).click()
  await expect.poll(() => copied(page)).toBe(svg.bytes.toString())
  await dialog.getByRole('button', { name: 'Copy picture' }).click()
  await expect
    .poll(() => page.evaluate(async () => (await navigator.clipboard.read()).flatMap(({ types }) => types)))
    .toEqual(['image/png'])
})

test('the pages can be saved as SVG, several in one file', async ({ page }) => {
  await openSheet(page, 32)
  await pressButton(page, 'More')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Pages as SVG' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('Tocht 1.zip')
  const text = await readFile(await file.path(), 'latin1')
  expect(text.match(/<svg /g)).toHaveLength(2)
})

/** The widths of a page's texts, in its own units. */
/** The widths of all texts, from the narrowest: the screen has them in another order than a file. */
const widthsIn = (sheet: Locator) =>
  sheet
    .locator('text')
    .evaluateAll((texts) =>
      texts.map((text) => (text as SVGTextElement).getComputedTextLength()).toSorted((one, other) => one - other),
    )

test('a page saved as SVG contains its font, and its texts are as wide as on the sheet', async ({ page, context }) => {
  await openSheet(page, 3)
  const onSheet = await widthsIn(page.getByTestId('sheet').first())
  await pressButton(page, 'More')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Pages as SVG' }).click(),
  ])
  const text = await readFile(await file.path(), 'utf8')
  const elsewhere = await context.newPage()
  await elsewhere.goto(`data:image/svg+xml;base64,${Buffer.from(text).toString('base64')}`)
  await elsewhere.evaluate(async () => {
    for (const letters of document.fonts) await letters.load()
  })
  const inFile = await widthsIn(elsewhere.locator('svg').first())
  expect(inFile.length).toBe(onSheet.length)
  for (const [index, width] of inFile.entries()) expect(width).toBeCloseTo(onSheet[index] ?? NaN, 1)
})

/** A browser that can share, like those on iPhones; the received data is recorded. */
const shares = (page: Page, first: 'granted' | 'late', standalone = false) =>
  page.addInitScript(
    ([answer, installed]) => {
      const given: string[] = []
      let late = answer === 'late'
      Object.assign(globalThis, { given })
      Object.defineProperties(navigator, {
        standalone: { value: installed },
        canShare: { value: () => true },
        share: {
          value: async ({ files }: { files: File[] }) => {
            if (late) {
              late = false
              throw new DOMException('', 'NotAllowedError')
            }
            given.push(...files.map(({ name, type }) => `${name} ${type}`))
          },
        },
      })
    },
    [first, standalone] as const,
  )

/** A browser whose shares end with errors of these names, one after the other, and then never, unless they are cancelled. */
const answersShares = (page: Page, answers: readonly string[]) =>
  page.addInitScript((names) => {
    const seen: string[] = []
    Object.assign(globalThis, { given: seen })
    Object.defineProperties(navigator, {
      canShare: { value: () => true },
      share: {
        value: ({ files }: { files: File[] }) => {
          const name = names[seen.length]
          seen.push(...files.map((file) => file.name))
          return new Promise((_, refuse) => {
            const end = (error: string) => refuse(new DOMException('refused', error))
            Object.assign(globalThis, { cancelShare: () => end('AbortError') })
            if (name) end(name)
          })
        },
      },
    })
  }, answers)

const given = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'given') as string[])

test.describe('when files can be shared', () => {
  test('a PDF that took too long waits for another tap', async ({ page }) => {
    await shares(page, 'late')
    await openSheet(page, 1)
    await pressButton(page, 'Share')
    await expect(page.getByText('The PDF is ready.')).toBeVisible()
    await page.getByRole('button', { name: 'Share' }).first().click()
    await expect.poll(() => given(page)).toEqual(['Tocht 1.pdf application/pdf'])
  })

  test('a PDF that waits for another tap is not shared after the sheet has changed', async ({ page }) => {
    await shares(page, 'late')
    await openSheet(page, 1)
    await pressButton(page, 'Share')
    await expect(page.getByText('The PDF is ready.')).toBeVisible()
    await page.getByLabel('Paper').selectOption('A5')
    await expect(page.getByText('The PDF is ready.')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Share' })).toHaveCount(1)
  })

  test('a device that cannot share is named as the cause, and a share without end or answer blocks nothing', async ({
    page,
  }) => {
    await answersShares(page, ['InvalidStateError', 'DataError'])
    await openSheet(page, 1)
    for (const says of [
      'This device is still sharing something else.',
      'The PDF is ready, but this device refused it',
    ]) {
      await pressButton(page, 'Share')
      await expect(page.getByRole('alert').filter({ hasText: says })).toBeVisible()
      await expect(page.getByText('The PDF was not made')).toHaveCount(0)
    }
    await pressButton(page, 'Share')
    await expect.poll(() => given(page)).toHaveLength(3)
    await expect(button(page, 'Share')).toBeEnabled()
    await downloadPdf(page)
    await expect(page.getByText('The PDF is ready.')).toBeVisible()
    await page.evaluate(() => (Reflect.get(globalThis, 'cancelShare') as () => void)())
    // The answer of the share is handled in tasks of the page, which this waits for.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
    await expect(page.getByText('The PDF is ready.')).toBeVisible()
  })

  test('an installed app on an iPhone shares instead of opening a page without Back', async ({ page }) => {
    await shares(page, 'granted', true)
    await openSheet(page, 1)
    await pressButton(page, 'Download')
    await expect.poll(() => given(page)).toEqual(['Tocht 1.pdf application/pdf'])
  })
})

test('a name in any script is on the sheet', async ({ page }) => {
  await addTocht(page)
  await rename(page, 'Łódź Ωμέγα Жовтень 東京')
  await pressButton(page, 'Export')
  await expect(page.getByTestId('sheet')).toBeVisible()
  await expect(page.getByTestId('sheet').locator('g[aria-label="東京"] path').first()).toBeAttached()
  const { pages } = await readPdf((await downloadPdf(page)).bytes)
  expect(pages[0]?.text).toContain('Łódź Ωμέγα Жовтень')
  expect(pages[0]?.images).toBe(0)
})
