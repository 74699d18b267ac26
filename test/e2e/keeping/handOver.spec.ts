import { readFile } from 'node:fs/promises'
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import jsqr from 'jsqr'
import { ARRIVAL_PAUSE_MS, LINK_MARK } from '../../../src/constants'
import { filledDetails } from '../../../src/model/details'
import { FISH_BONE } from '../../../src/model/types'
import { tochtText, toDisk, type DiskTocht } from '../../../src/storage/format'
import { linkOf } from '../../../src/storage/outside/link'
import { LINE } from '../../support/drawings'
import { withoutIds } from '../../support/exchanges'
import { linkCarrying } from '../../support/linkCarrying'
import { must } from '../../support/must'
import { decodePng } from '../../support/paper/pixels'
import { NARROWEST, SIZES } from '../../support/sizes'
import { sampleTocht } from '../../support/tochten/sampleTocht'
import { straightTocht } from '../../support/tochten/straightTocht'
import { button, copied, download, elements, mirror, pressButton } from '../app'
import { boxOf } from '../canvas'
import { expect, saved, test } from '../fixtures'
import { workerReady } from '../hosting/offlineScreens'
import { bothKinds, startWith } from '../places'

const PHONE = { viewport: SIZES.phone, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }

/** A tocht with all possible details. */
const FULL = {
  ...withoutIds(toDisk(straightTocht(8))),
  name: 'Bosspel <b>Zoniën</b> 🌲',
  canvas: { width: 400, height: 680 },
  details: [{ note: 'links aan de kapel', distance: 250 }, {}, {}, {}, {}, {}, {}, { distance: 1_200 }],
  sheet: {
    paper: 'A5',
    orientation: 'landscape',
    columns: 4,
    order: 'columns',
    borders: false,
    lineWeight: 'heavy',
    group: 'Welpen',
    date: '2026-11-21',
    start: '14 u., kerk',
  },
} as const

/** Opens the app on another device, which has its own tochten. */
const somebodyElse = async (browser: Browser, options: BrowserContextOptions = {}): Promise<Page> => {
  const page = await (await browser.newContext(options)).newPage()
  await startWith(page, bothKinds(1))
  return page
}

/** A tocht of one straight line, as somebody else may have written it. */
const oneLine = (name: string) => ({ name, drawings: [[LINE]] })

const dialog = (page: Page) => page.getByRole('dialog')
const arrived = (page: Page) => page.getByRole('dialog', { name: /^Add (this|these)/ })
const names = async (page: Page) => (await mirror(page)).map(({ name }) => name)

/** The content of a tocht, without the ids of this device. */
const contentOf = ({ name, style, drawings, canvas, sheet, details }: DiskTocht) => ({
  name,
  style,
  drawings,
  canvas,
  sheet,
  details: details?.map(({ note, distance }) => filledDetails({ note, distance })),
})

/** The link in the copied message, which begins with the name of the tocht. */
const copiedLink = async (page: Page): Promise<string> => must((await copied(page)).split('\n')[1])

/** Waits until the app listens for received data, once the browser is idle: it then accepts a dragged file. */
const listens = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const dataTransfer = new DataTransfer()
        dataTransfer.items.add(new File([], 'some.tochten'))
        return dispatchEvent(new DragEvent('dragover', { dataTransfer, cancelable: true }))
      }),
    )
    .toBe(false)

const openSharing = async (page: Page, tochten: Parameters<typeof startWith>[1]) => {
  await startWith(page, tochten)
  await page.goto('/tocht0/0')
  await pressButton(page, 'Share')
  await expect(page.getByRole('button', { name: 'Save file' })).toBeVisible()
}

test.describe('a link', () => {
  test('when copied opens on a phone with the same drawings, added to its own', async ({ page, browser, baseURL }) => {
    await openSharing(page, [FULL])
    await pressButton(page, 'Copy link')
    await expect(page.getByText('The link was copied.').first()).toBeVisible()
    expect(await copied(page)).toMatch(new RegExp(`^${FULL.name}\n\\S+$`))
    const link = await copiedLink(page)
    expect(link.startsWith(`${baseURL}/${LINK_MARK}`)).toBe(true)

    const other = await somebodyElse(browser, PHONE)
    await other.goto(link)
    await expect(arrived(other)).toContainText(FULL.name)
    await expect(arrived(other)).toContainText('8 drawings')
    await expect(arrived(other).locator('li svg')).toHaveCount(8)
    expect(other.url()).toBe(`${baseURL}/`)
    await pressButton(other, 'Add')
    await expect(other).toHaveURL(`${baseURL}/tocht0/2`)
    await expect(other.getByRole('heading', { name: FULL.name })).toBeVisible()
    await saved(other)
    const [, , added] = await mirror(other)
    expect(contentOf(must(added))).toEqual(FULL)
    expect(await names(other)).toEqual([...bothKinds(1).map(({ name }) => name), FULL.name])

    await pressButton(other, 'Undo')
    await expect(other).toHaveURL(`${baseURL}/`)
    await expect.poll(() => names(other)).toEqual(bothKinds(1).map(({ name }) => name))
    await other.context().close()
  })

  test('whose # a messenger encoded opens, too, as the type that it has', async ({ page, baseURL }) => {
    await startWith(page, bothKinds(1))
    const { tocht, drawings } = straightTocht(3)
    for (const [mark, index] of [
      ['%23tocht.', 2],
      ['%2523tocht.', 3],
    ] as const) {
      // Another tocht each time: one that is here already would not be added.
      const link = must(await linkOf('', { tocht: { ...tocht, id: `tocht ${index}`, style: FISH_BONE }, drawings }))
      await page.goto(`/${link.replace(LINK_MARK, mark)}`)
      await expect(arrived(page)).toContainText('3 drawings')
      expect(page.url()).toBe(`${baseURL}/`)
      await pressButton(page, 'Add')
      await expect(page).toHaveURL(`${baseURL}/tocht1/${index}`)
      await saved(page)
    }
    expect(await names(page)).toHaveLength(4)
  })

  test('that is declined adds nothing, and does not come back', async ({ page }) => {
    await startWith(page, bothKinds(1))
    await page.goto(`/${must(await linkOf('', straightTocht(3)))}`)
    await expect(arrived(page)).toBeVisible()
    await pressButton(page, 'Cancel')
    await expect(arrived(page)).toHaveCount(0)
    await saved(page)
    expect(await names(page)).toHaveLength(2)
    await page.reload()
    await expect(page.getByRole('button', { name: 'Add tocht' })).toBeVisible()
    await listens(page)
    await expect(arrived(page)).toHaveCount(0)
  })

  test('opens after a list or menu of the browser was closed by Escape, so that no release came', async ({ page }) => {
    await startWith(page, bothKinds(1))
    await page.goto('/settings')
    await listens(page)
    for (const pressed of ['left', 'right'] as const) {
      await page.getByRole('combobox', { name: 'Language' }).hover()
      await page.mouse.down({ button: pressed })
      await page.keyboard.press('Escape')
      await open(page)
      await expect(arrived(page)).toBeVisible()
      await pressButton(page, 'Cancel')
      await page.mouse.up({ button: pressed })
    }
  })

  test('that would be too long is explained, with the file as an alternative', async ({ page }) => {
    const { name, drawings } = sampleTocht()
    await openSharing(page, [{ name, style: 0, drawings: [...drawings, ...drawings, ...drawings] }])
    await expect(dialog(page)).toContainText('Too much for a link, which holds 8,000 characters.')
    await expect(page.getByRole('button', { name: 'Copy link' })).toHaveCount(0)
    await expect(dialog(page).getByRole('img')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Save file' })).toBeVisible()
  })

  for (const [count, isLeftOut] of [
    [2, false],
    [14, true],
  ] as const)
    test(`of ${count} checked drawings ${isLeftOut ? 'says that it leaves the checks out' : 'has their checks'}`, async ({
      page,
    }) => {
      const disk = toDisk(straightTocht(count))
      const details = disk.drawings.map((_, at): object => ({
        check: { ok: false, note: `Path ${at * 104_729} is closed`, at: at * 7_919, seen: `${at * 15_485_863}` },
      }))
      await openSharing(page, [{ ...disk, details }])
      await expect(dialog(page).getByRole('img', { name: 'QR code of' })).toBeVisible()
      const text = dialog(page).getByText(
        'The checks and remarks from the field are not in this link. The file has them.',
      )
      await expect(text).toHaveCount(isLeftOut ? 1 : 0)
    })

  test('can be loaded with Load, since installed apps on iPhones receive no links', async ({ page }) => {
    await startWith(page, bothKinds(1))
    await page.goto('/tocht0/0')
    await pressButton(page, 'Load')
    const link = must(await linkOf('https://tochten.example/', straightTocht(3)))
    await page.getByRole('textbox', { name: 'Tocht as text' }).fill(`Voor jou: ${link}`)
    await pressButton(page, 'Submit')
    await expect(page.getByText('3 drawings were loaded.').first()).toBeVisible()
    await saved(page)
    expect((await mirror(page))[0]?.drawings).toEqual(toDisk(straightTocht(3)).drawings)
  })
})

/** Follows a link to a tocht within the open page. */
const open = async (page: Page, whole = straightTocht(3)) => {
  const link = must(await linkOf('', whole))
  await page.evaluate((fragment) => location.assign(fragment), link)
}

test.describe('a link opened while the app is open', () => {
  test('waits for the stroke in progress, and loses nothing that was drawn', async ({ page }) => {
    await page.clock.install()
    await startWith(page, bothKinds(1))
    await page.goto('/editor0/0/0')
    await listens(page)
    const before = (await elements(page)).length
    const box = await boxOf(page.getByTestId('canvas'))
    await page.mouse.move(box.x + 50, box.y + 50)
    await page.mouse.down()
    await open(page)
    // The app has taken the link out of the address.
    await expect(page).toHaveURL('/editor0/0/0')
    await page.mouse.move(box.x + 150, box.y + 150, { steps: 5 })
    await page.clock.runFor(4 * ARRIVAL_PAUSE_MS)
    await expect(arrived(page)).toHaveCount(0)
    await page.mouse.up()
    await pressButton(page, 'Cancel')
    await expect(page).toHaveURL('/editor0/0/0')
    await open(page)
    await pressButton(page, 'Add')
    await expect(page).toHaveURL('/tocht0/2')
    await saved(page)
    expect(await elements(page)).toHaveLength(before + 1)
    expect(await names(page)).toHaveLength(3)
  })
})

test('a hostile link is rejected with a reason, or only shows its text, and changes nothing', async ({
  page,
  baseURL,
}) => {
  await startWith(page, bothKinds(1))
  for (const [link, reason] of [
    [linkCarrying('{"ink":[]}').slice(0, -3), 'This link was cut off or changed on its way.'],
    [LINK_MARK + 'A'.repeat(200_000), 'The text is too long'],
  ] as const) {
    await page.goto(`/${link}`)
    await expect(page.getByRole('alert').filter({ hasText: reason })).toContainText('Nothing was changed.')
    await expect(arrived(page)).toHaveCount(0)
    expect(page.url()).toBe(`${baseURL}/`)
  }
  const name = '"><img src=x onerror=alert(1)>\u202Egpj'
  await page.goto(`/${linkCarrying(JSON.stringify({ name, ink: [[[0, 1, 2]]] }))}`)
  await expect(arrived(page)).toContainText('"><img src=x onerror=alert(1)>gpj')
  await expect(arrived(page).locator('img')).toHaveCount(0)
  await saved(page)
  expect(await names(page)).toHaveLength(2)
})

test.describe('a QR code', () => {
  test.describe('on the narrowest phone', () => {
    test.use({ viewport: NARROWEST, deviceScaleFactor: 2 })

    test('is decoded by another program as the link', async ({ page }) => {
      // The most junctions that one code can hold.
      await openSharing(page, [toDisk(straightTocht(16))])
      const code = dialog(page).getByRole('img', { name: 'QR code of' })
      const { data, width, height } = await decodePng(await code.screenshot())
      await pressButton(page, 'Copy link')
      await expect(page.getByText('The link was copied.').first()).toBeVisible()
      expect(jsqr(data, width, height)?.data).toBe(await copiedLink(page))
    })
  })

  test('that no camera could read is explained; the link is still offered, by hand if the browser cannot copy', async ({
    page,
  }) => {
    await openSharing(page, [toDisk(straightTocht(30))])
    await expect(dialog(page)).toContainText(/Too much for a QR code: 1,\d{3} characters/)
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
    await pressButton(page, 'Copy link')
    await expect(page.getByRole('textbox', { name: 'Link' })).toHaveValue(/#tocht\.[\w-]+\.[\w-]+$/)
  })
})

test.describe('a file', () => {
  test('contains the tocht as text, and opens when dropped on the app', async ({ page }) => {
    await openSharing(page, [FULL])
    const file = await download(page, 'Save file')
    expect(file.suggestedFilename()).toBe('Bosspel b Zoniën b 🌲.tochten')
    const text = await readFile(await file.path(), 'utf8')
    expect(withoutIds(JSON.parse(text))).toEqual(FULL)

    await pressButton(page, 'Close')
    await listens(page)
    await drop(page, [text])
    await pressButton(page, 'As a new tocht')
    await saved(page)
    expect(contentOf(must((await mirror(page))[1]))).toEqual({ ...FULL, name: `${FULL.name} (2)` })
  })

  test('that opens the installed app is shown first, and one that is gone is reported', async ({ page }) => {
    await startWith(page, bothKinds(1))
    await launchedWith(page, [null, tochtText(straightTocht(3))])
    await page.goto('/')
    await expect(page.getByRole('alert').filter({ hasText: 'could not be read' }).first()).toBeVisible()
    await expect(arrived(page)).toContainText('3 drawings')
    expect(await names(page)).toHaveLength(2)
    await pressButton(page, 'Add')
    await expect.poll(() => names(page)).toHaveLength(3)
  })

  test('of several tochten is added as a whole; an invalid one beside it is rejected, and the next waits', async ({
    page,
  }) => {
    await startWith(page, [])
    await page.goto('/')
    await listens(page)
    const several = JSON.stringify(Array.from({ length: 20 }, (_, at) => oneLine(`T${at}`)))
    await drop(page, [several, 'junk', JSON.stringify(oneLine('Second')), JSON.stringify(oneLine('Third'))])
    await expect(page.getByRole('alert').filter({ hasText: 'This is not the text of a tocht' })).toBeVisible()
    await expect(arrived(page)).toContainText('and 8 more')
    await pressButton(page, 'Add')
    await expect(page.getByText('20 tochten were added.', { exact: true })).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/')
    await expect(arrived(page)).toContainText('Second')
    await pressButton(page, 'Cancel')
    await expect(arrived(page)).toContainText('Third')
    await pressButton(page, 'Add')
    await expect.poll(() => names(page)).toHaveLength(21)
    expect((await names(page)).at(-1)).toBe('Third')
    await expect(arrived(page)).toHaveCount(0)
  })

  test('with an unreadable part offers the rest; each part that cannot be read is reported and kept', async ({
    page,
  }) => {
    const [one, two] = ['One', 'Two'].map((name) => JSON.stringify({ drawings: [[LINE]], name, style: 0 }))
    await startWith(page, [])
    await page.goto('/settings')
    const earlier = page.getByRole('region', { name: 'Earlier versions' })
    await expect(earlier).toContainText('None yet.')
    await listens(page)
    await drop(page, ['', '[{"name":"Bos","drawings":5},{"name":"Bos2","drawings":5}]'])
    const message = page.getByRole('alert').first()
    await expect(message).toContainText('There is no text yet.')
    await expect(message).toContainText('Drawings must be a list')
    await earlier.getByRole('button', { name: 'Discard' }).click()
    await expect(earlier).toContainText('None yet.')

    await drop(page, [`[${one?.replace('"points"', '"points":5,"was"')},${two}]`])
    await expect(page.getByRole('alert').filter({ hasText: 'Tocht 1, “One”' })).toBeVisible()
    await expect(arrived(page)).toContainText('Two')
    await pressButton(page, 'Add')
    await expect.poll(() => names(page)).toEqual(['Two'])
    await page.goto('/settings')
    await expect(page.getByText(/^Data that could not be read/)).toBeVisible()
  })

  test('goes to the share sheet if the browser has one, with an accepted type', async ({ page }) => {
    await page.addInitScript(() => {
      const shared: unknown[] = []
      Object.assign(globalThis, { shared })
      Object.assign(navigator, {
        canShare: () => true,
        share: async (data: ShareData) => {
          const files = await Promise.all(
            (data.files ?? []).map(async (file) => ({ name: file.name, type: file.type, text: await file.text() })),
          )
          shared.push({ url: data.url, files })
        },
      })
    })
    await openSharing(page, [FULL])
    await pressButton(page, 'Send file')
    await pressButton(page, 'Send link')
    const [file, link] = await page.evaluate(() => (globalThis as unknown as { shared: SharedThing[] }).shared)
    const [given] = must(file).files
    expect(given).toMatchObject({ name: 'Bosspel b Zoniën b 🌲.tochten.txt', type: 'text/plain' })
    expect(withoutIds(JSON.parse(must(given).text))).toEqual(FULL)
    expect(must(link).url).toMatch(/#tocht\.[\w-]+\.[\w-]+$/)
  })
})

interface SharedThing {
  readonly url?: string
  readonly files: readonly { readonly name: string; readonly type: string; readonly text: string }[]
}

/** Drops files on the app. */
const drop = (page: Page, texts: readonly string[]) =>
  page.evaluate((all) => {
    const dataTransfer = new DataTransfer()
    all.forEach((text, index) => dataTransfer.items.add(new File([text], `${index}.tochten`)))
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
  }, texts)

/** Opens the installed app with files, of which `null` no longer exists. */
const launchedWith = (page: Page, texts: readonly (string | null)[]) =>
  page.addInitScript((contents) => {
    const files = contents.map((content) => ({
      getFile: async () => {
        if (content === null) throw new DOMException('gone (planted)', 'NotFoundError')
        return new File([content], 'one.tochten')
      },
    }))
    const launchQueue = { setConsumer: (consume: (launched: object) => void) => consume({ files }) }
    Object.defineProperty(globalThis, 'launchQueue', { value: launchQueue })
  }, texts)

test('Share copies the text with one press, and offers code, link and file', async ({ page }) => {
  await startWith(page, [FULL])
  await page.goto('/tocht0/0')
  await pressButton(page, 'Share')
  await expect(dialog(page).getByRole('status')).toHaveText('The tocht was also copied as text, which Load reads.')
  expect(withoutIds(JSON.parse(await copied(page)))).toEqual(FULL)
  await expect(page.getByRole('dialog', { name: 'Share' }).getByRole('img', { name: /^QR code/ })).toBeVisible()
  for (const name of ['Copy link', 'Save file']) await expect(page.getByRole('button', { name })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Tocht as text' })).toHaveCount(0)
  await pressButton(page, 'Close')
  await expect(button(page, 'Share')).toBeFocused()
})

test('Share opens when its link is made, so that its Close button never moves', async ({ page }) => {
  await startWith(page, [FULL])
  await page.goto('/tocht0/0')
  await page.evaluate(compressLate, 30)
  const tops = await page.evaluateHandle(watchFirstButton)
  await pressButton(page, 'Share')
  await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible()
  const count = await tops.evaluate(async (seen) => {
    await new Promise(requestAnimationFrame)
    return seen.size
  })
  expect(count).toBe(1)
})

/** Delays all compression, and so the link, by this many frames. */
const compressLate = (frames: number): void => {
  const transform: TransformerTransformCallback<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> = async (
    chunk,
    controller,
  ) => {
    for (let frame = 0; frame < frames; frame++) await new Promise(requestAnimationFrame)
    controller.enqueue(chunk)
  }
  window.CompressionStream = class extends CompressionStream {
    override get readable() {
      return super.readable.pipeThrough(new TransformStream({ transform }))
    }
  }
}

/** Collects, in each frame, the top of the first button of the dialog. */
const watchFirstButton = (): ReadonlySet<number> => {
  const tops = new Set<number>()
  const watch = () => {
    const top = document.querySelector('[role=dialog] button')?.getBoundingClientRect().top
    if (top !== undefined) tops.add(top)
    requestAnimationFrame(watch)
  }
  watch()
  return tops
}

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('after one visit a link can be created and opened', async ({ page, context, baseURL }) => {
    await startWith(page, [FULL])
    await page.goto('/')
    await workerReady(page)
    await context.setOffline(true)
    await page.goto('/tocht0/0')
    await pressButton(page, 'Share')
    await pressButton(page, 'Copy link')
    await expect(page.getByText('The link was copied.').first()).toBeVisible()
    await page.goto(await copiedLink(page))
    await pressButton(page, 'As a new tocht')
    await expect(page).toHaveURL(`${baseURL}/tocht0/1`)
    await expect.poll(() => names(page)).toEqual([FULL.name, `${FULL.name} (2)`])
  })
})
