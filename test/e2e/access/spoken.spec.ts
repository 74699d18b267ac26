import type { Page } from '@playwright/test'
import { strokesOf } from '../../../src/model/fishbone/fishbone'
import { FISH_BONE, FREE_DRAW } from '../../../src/model/types'
import { HALF_LEFT } from '../../support/junctions/ringJunctions'
import { addTocht, button, editorHeading, link, openBlankDrawing, pressButton } from '../app'
import { canvas } from '../canvas'
import { ring } from '../editor/ring'
import { drawLine, expect, test } from '../fixtures'
import { tile } from '../overview/overviewApp'
import { bothKinds, startWith } from '../places'

/** Waits until the live regions that are not empty have these texts. */
const expectTexts = (page: Page, ...texts: readonly string[]) =>
  expect
    .poll(async () => {
      const all = await page.locator('[aria-live=polite]').allTextContents()
      return all.filter((one) => one !== '')
    })
    .toEqual(texts)

/** Waits until a live region of the editor contains this text. */
const expectSaid = (page: Page, text: string) =>
  expect(page.locator('[aria-live=polite]').getByText(text)).toBeAttached()

test('a screen reader announces drawn, cleared, erased and undone ink; a key leads to the messages', async ({
  page,
}) => {
  await openBlankDrawing(page)
  await drawLine(page, { x: 0.5, y: 0.9 }, { x: 0.5, y: 0.4 })
  await expectSaid(page, 'A line was drawn. 1 element on the paper.')
  await pressButton(page, 'Clear')
  await expectSaid(page, 'Ink was taken away. 0 elements on the paper.')
  await pressButton(page, 'Undo')
  await expectSaid(page, 'Ink was brought back. 1 element on the paper.')
  await pressButton(page, 'Erase')
  await drawLine(page, { x: 0.4, y: 0.5 }, { x: 0.6, y: 0.5 })
  await expectSaid(page, 'Ink was rubbed out. 2 elements on the paper.')
  await pressButton(page, 'Undo')
  await expectSaid(page, 'Ink was brought back. 1 element on the paper.')
  await pressButton(page, 'Undo')
  await expectSaid(page, 'Ink was taken away. 0 elements on the paper.')
  await pressButton(page, 'Next')
  await expect(editorHeading(page, 2)).toBeVisible()
  await expect(page.locator('[aria-live=polite]').getByText('on the paper')).toHaveCount(0)
  await page.keyboard.press('F8')
  await expect(page.getByRole('group', { name: 'Message', exact: true })).toBeFocused()
})

test('a screen reader announces the drawing that Previous or Next opened, and the title names it', async ({ page }) => {
  await startWith(page, [{ name: 'Tocht 1', style: FREE_DRAW, drawings: [HALF_LEFT.ink, []] }])
  await page.goto('/editor0/0/0')
  const said = page.locator('[aria-live=polite]').filter({ hasText: 'Drawing' })
  await pressButton(page, 'Next')
  await expect(said).toHaveText('Drawing 2 of 2. Nothing drawn yet')
  await expect(page).toHaveTitle('Instructie 2 – Tocht 1 – Tochten')
  await page.keyboard.press('PageUp')
  await expect(said).toHaveText(`Drawing 1 of 2. ${HALF_LEFT.text}`)
  await expect(page).toHaveTitle('Instructie 1 – Tocht 1 – Tochten')
  await page.keyboard.press('k')
  await expect(ring(page)).toBeAttached()
  await page.keyboard.press('PageDown')
  await expect(said).toHaveText('Drawing 2 of 2. Nothing drawn yet')
  // Nothing about the drawing before is said when Next adds one.
  await said.evaluate((region) => {
    const texts: (string | null)[] = []
    Object.assign(window, { texts })
    new MutationObserver(() => texts.push(region.textContent)).observe(region, {
      characterData: true,
      childList: true,
      subtree: true,
    })
  })
  await pressButton(page, 'Next')
  await expect(said).toHaveText('Drawing 3 of 3. Nothing drawn yet')
  expect(await page.evaluate(() => Reflect.get(window, 'texts'))).toEqual(['Drawing 3 of 3. Nothing drawn yet'])
})

test('a screen reader announces which drawing the preview shows after each of its buttons', async ({ page }) => {
  const { ink, text } = HALF_LEFT
  await startWith(page, [{ name: 'Tocht 1', style: FREE_DRAW, drawings: [ink, []] }])
  await page.goto('/tocht0/0')
  await tile(page, 1).press(' ')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toHaveAccessibleDescription(`Drawing 1 of 2. ${text}`)
  const said = dialog.locator('[aria-live=polite]')
  for (const [name, now] of [
    ['Next', 'Drawing 2 of 2. Nothing drawn yet'],
    ['Swap left', 'Drawing 1 of 2. Nothing drawn yet'],
    ['Next', `Drawing 2 of 2. ${text}`],
    ['Duplicate', `Drawing 3 of 3. ${text}`],
    ['Insert before', 'Drawing 3 of 4. Nothing drawn yet'],
    ['Delete', `Drawing 3 of 3. ${text}`],
  ] as const) {
    const pressed = dialog.getByRole('button', { name, exact: true })
    await expect(pressed).not.toHaveAttribute('aria-disabled', 'true')
    await pressed.press('Enter')
    await expect(said, name).toHaveText(now)
  }
})

test('a screen reader announces the facts of each drawing and row on a walk', async ({ page }) => {
  const rows = strokesOf([
    { left: [], right: [] },
    { left: [], right: [{ dashed: true }] },
  ])
  await startWith(page, [
    {
      name: 'Tocht 1',
      style: FREE_DRAW,
      drawings: [[], HALF_LEFT.ink, []],
      details: [{}, { note: 'past the chapel' }],
    },
    { name: 'Tocht 2', style: FISH_BONE, drawings: [rows] },
  ])
  await page.goto('/lead/0/0')
  await pressButton(page, 'Next')
  const said = page.getByRole('main').locator('[aria-live=polite]')
  await expect(said).toHaveText(`past the chapel${HALF_LEFT.text}`)
  await pressButton(page, 'Next')
  await expect(said).toHaveText('Nothing drawn yet')
  await page.goto('/lead/1/0')
  await expect(said).toHaveText('Row 1 of 2Pass 1 road on the right (unpaved).')
  await pressButton(page, 'Next')
  await expect(said).toHaveText('Row 2 of 2No roads here.')
})

test('the page title names the screen and the tocht, and the region of messages has a name, in Dutch', async ({
  page,
}) => {
  const words = await startWith(page, bothKinds(2), { language: 'nl' })
  for (const [path, title] of [
    ['/', 'Tochten'],
    ['/settings', `${words.settings.title} – Tochten`],
    ['/tocht0/0', 'Bosspel Zoniën – Tochten'],
    ['/export/0', `${words.overview.export} – Bosspel Zoniën – Tochten`],
    ['/editor0/0/1', 'Instructie 2 – Bosspel Zoniën – Tochten'],
    ['/editor1/1/0', 'Instructie 1 – Langs de Dijle – Tochten'],
    ['/check/0', `${words.field.check} – Bosspel Zoniën – Tochten`],
    ['/lead/1', `${words.field.lead} – Langs de Dijle – Tochten`],
  ] as const) {
    await page.goto(path)
    await expect(page).toHaveTitle(title)
  }
  await page.goto('/editor0/0/0')
  await pressButton(page, words.editor.clear)
  await expect(page.getByRole('region', { name: /^Bericht/ })).toBeAttached()
})

test('after navigation by keyboard the heading has the focus', async ({ page }) => {
  await addTocht(page)
  await button(page, 'Export').press('Enter')
  await expect(page).toHaveURL('/export/0')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await button(page, 'Back').press('Enter')
  await expect(page).toHaveURL('/tocht0/0')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('a few presses of Tab lead past the page setup to Download, and the end of the download is announced', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await startWith(page, bothKinds(2))
  await page.goto('/export/0')
  const download = button(page, 'Download')
  await expect(download).toBeEnabled()
  await page.keyboard.press('Tab')
  await expect(link(page, 'To the sheet')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  const isThere = () => download.evaluate((one) => one === document.activeElement)
  for (let presses = 0; presses < 5 && !(await isThere()); presses += 1) await page.keyboard.press('Tab')
  await expect(download).toBeFocused()
  await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
  await expect(page.getByRole('status').filter({ hasText: 'The PDF is ready. 2 drawings on' })).toBeVisible()
  await expect(download).toBeFocused()
})

test('a screen reader announces a changed number of things to check', async ({ page }) => {
  await startWith(page, [{ name: 'Tocht 1', style: FREE_DRAW, drawings: [[], []] }])
  await page.goto('/export/0')
  await page.locator('summary').press('Enter')
  const before = (await page.locator('summary').textContent()) ?? ''
  await button(page, 'Remove empty drawings').press('Enter')
  await expect(page.locator('summary')).not.toHaveText(before)
  // The sheet is checked a moment after it is laid out, so the number may change twice.
  await expect(async () => {
    const left = /^\d+/.exec((await page.locator('summary').textContent()) ?? '')?.[0]
    expect(await page.getByText(`Now ${left} to check.`, { exact: true }).count()).toBe(1)
  }).toPass()
  await expect(page.locator('summary')).toBeFocused()
})

test('with the ring open, a screen reader announces a roundabout by key, and the junction after Undo and Redo', async ({
  page,
}) => {
  const words = await startWith(page, [{ name: 'Tocht 1', style: FREE_DRAW, drawings: [[]] }])
  await page.goto('/editor0/0/0')
  await pressButton(page, 'Junction')
  await expect(ring(page)).toHaveAccessibleDescription(words.ring.hint)
  for (const [key, text] of [
    ['8', 'Straight on: exit'],
    ['6', 'Right: road'],
    ['5', 'Roundabout'],
    ['Control+z', 'From below, go straight on; leave a road right.'],
    ['Control+z', 'From below, go straight on.'],
    ['Control+Shift+z', 'From below, go straight on; leave a road right.'],
    ['5', 'Roundabout'],
    ['5', 'No roundabout'],
  ] as const) {
    await page.keyboard.press(key)
    await expectTexts(page, text)
  }
})

test('a screen reader announces what Revert and Reapply changed in the overview', async ({ page }) => {
  await startWith(page, bothKinds(2))
  await page.goto('/tocht0/0')
  await pressButton(page, 'Add drawing')
  await expect(tile(page, 3)).toBeFocused()
  const said = page.getByRole('region', { name: 'Summary' }).locator('[aria-live=polite]')
  await page.keyboard.press('Control+z')
  await expect(said).toHaveText('Reverted at drawing 3. 2 drawings.')
  await button(page, 'Reapply').press('Enter')
  await expect(said).toHaveText('Reapplied at drawing 3. 3 drawings.')
})

test('a message is announced once, with its button, to which a key leads', async ({ page }) => {
  await startWith(page, bothKinds(1))
  await page.goto('/tocht0/0')
  await button(page, 'Delete tocht').press('Enter')
  const deleted = '“Bosspel Zoniën” was deleted.'
  await expect(page.getByText(`Message ${deleted} Undo`)).toBeAttached()
  await expect(page.locator('[data-message]').filter({ hasText: deleted })).toHaveAttribute('aria-live', 'off')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeFocused()
  await page.keyboard.press('F8')
  await page.keyboard.press('Tab')
  await expect(page.locator('[data-message]')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(button(page, 'Undo')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(link(page, 'Bosspel Zoniën')).toBeVisible()
})

test('a screen reader announces the selected road of a fish-bone, and that the next one is unpaved', async ({
  page,
}) => {
  const words = await startWith(page, [
    { name: 'Tocht 1', style: FISH_BONE, drawings: [strokesOf([{ left: [{ dashed: true }], right: [] }])] },
  ])
  await page.goto('/editor1/0/0')
  const paper = canvas(page)
  await expect(paper).toHaveAccessibleDescription(words.fishbone.keys)
  await paper.focus()
  const row = 'Row 1 of 1. Roads: 1 left (1 unpaved), 0 right.'
  const said = (text: string) => expect(page.getByRole('status').getByText(text, { exact: true })).toBeAttached()
  await said(row)
  await page.keyboard.press('Shift+ArrowLeft')
  await said(`${row} Selected: road 1 of 1 on the left, unpaved.`)
  await page.keyboard.press('Escape')
  await said(row)
  await page.keyboard.press('d')
  await said(`${row} The next road is unpaved.`)
})

test('a screen reader announces that the pen of the keyboard is down, and what it selects', async ({ page }) => {
  await openBlankDrawing(page)
  const paper = canvas(page)
  await paper.focus()
  await page.keyboard.press('Enter')
  await expectTexts(page, 'The pen is down.')
  await page.keyboard.press('Shift+ArrowUp')
  await page.keyboard.press('Enter')
  await expectTexts(page, 'A line was drawn. 1 element on the paper.')
  await page.keyboard.press('s')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expectSaid(page, 'Selected: element 1 of 1.')
  await page.keyboard.press('Delete')
  await expectTexts(page, 'Ink was taken away. 0 elements on the paper.')
})

test('the card of a tocht, the types of a new one, a faulty text and a drawing in the list of notes are described', async ({
  page,
}) => {
  const words = await startWith(page, [{ name: 'Tocht 1', style: FREE_DRAW, drawings: [HALF_LEFT.ink, []] }])
  await page.goto('/')
  await expect(link(page, 'Tocht 1')).toHaveAccessibleDescription('2 drawings')
  await pressButton(page, 'Choose type')
  const described = (name: string) => expect(button(page, name))
  await described('Vissegraat').toHaveAccessibleDescription(words.home.typeHints[FISH_BONE] ?? '')
  await described('From a recorded route').toHaveAccessibleDescription(words.route.hint)
  await page.goto('/tocht0/0')
  await pressButton(page, 'Load')
  const text = page.getByRole('textbox', { name: 'Tocht as text' })
  await text.fill('nonsense')
  await pressButton(page, 'Submit')
  await expect(text).toHaveAccessibleDescription(/there is a mistake at line 1, column 1\. Nothing was changed\.$/)
  await page.keyboard.press('Escape')
  await pressButton(page, 'More')
  await page.getByRole('menuitem', { name: words.overview.details.title }).press('Enter')
  await expect(page.getByRole('dialog')).toHaveAccessibleDescription(words.overview.details.hint)
  const note = (number: number) => expect(page.getByRole('textbox', { name: words.overview.details.note(number) }))
  await note(1).toHaveAccessibleDescription(HALF_LEFT.text)
  await note(2).toHaveAccessibleDescription('Nothing drawn yet')
})
