import type { Locator, Page } from '@playwright/test'
import { strokesOf } from '../../../src/model/fishbone/fishbone'
import type { DiskTocht } from '../../../src/storage/format'
import { must } from '../../support/must'
import { readPdf } from '../../support/paper/pdf'
import { NARROWEST, SIZES } from '../../support/sizes'
import { boxesWith, fishbonesWith } from '../../support/tochten/drawnTochten'
import { button, copied, downloadPdf, link, mirror, pressButton } from '../app'
import { boxOf } from '../canvas'
import { expect, saved, test } from '../fixtures'
import { field } from '../overview/overviewApp'
import { startWith } from '../places'
import { touchScreen } from '../touch'
import { drawingIdAt, isLeftAt, standsAt } from './fieldApp'

const boxes = (count: number): DiskTocht =>
  boxesWith(Array.from({ length: count }, (_, place) => ({ distance: 100 + place, note: `Road ${place + 1}` })))
const STRIPS = fishbonesWith(8, 5)

const swipe = async (page: Page, from: number, to: number): Promise<void> => {
  const touch = await touchScreen(page)
  await touch('touchStart', [{ x: from, y: 300 }])
  await touch('touchMove', [{ x: (from + to) / 2, y: 300 }])
  await touch('touchMove', [{ x: to, y: 300 }])
  await touch('touchEnd', [])
}

test.use({ hasTouch: true, viewport: SIZES.phone })

test('ten boxes are checked with at most 14 taps, from the overview to the summary', async ({ page }) => {
  await startWith(page, [boxes(10)])
  await page.goto('/tocht0/0')
  let taps = 0
  const tap = async (target: Locator): Promise<void> => {
    await target.tap()
    taps += 1
  }
  await tap(button(page, 'More'))
  await tap(page.getByRole('menuitem', { name: 'Check in the field' }))
  for (let number = 1; number <= 10; number += 1) {
    await standsAt(page, `Drawing ${number} of 10`)
    await tap(button(page, 'Correct'))
  }
  await expect(page.getByText('10 of 10 checked')).toBeVisible()
  await tap(button(page, 'Close'))
  await expect(link(page, 'Drawing 10, checked')).toBeVisible()
  expect(taps).toBeLessThanOrEqual(14)
  await saved(page)
  for (const { check } of must(must((await mirror(page))[0]).details)) expect(check).toMatchObject({ ok: true })
})

test('a fault is noted with a chip or in words, listed at the end, shared, and leads to the editor and back', async ({
  page,
}) => {
  await startWith(page, [boxes(3)])
  await page.goto('/check/0')
  await button(page, 'Wrong').tap()
  await button(page, 'Road closed').tap()
  await button(page, 'Save').tap()
  await standsAt(page, 'Drawing 2 of 3')
  await button(page, 'Wrong').tap()
  await page.getByRole('textbox', { name: 'What is wrong?' }).fill('The bridge is gone')
  await button(page, 'Save').tap()
  await button(page, 'Skip').tap()
  await expect(page.getByText('2 of 3 checked')).toBeVisible()
  await expect(page.getByText('Road closed')).toBeVisible()
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await button(page, 'Share the remarks').tap()
  await expect(page.getByText('The remarks were copied.').first()).toBeVisible()
  const text = await copied(page)
  expect(text).toMatch(/^Bosspel\n2 of 3 checked\n1: Road closed \(.*\)\n2: The bridge is gone \(.*\)$/)

  await button(page, 'Check drawing 3').tap()
  await standsAt(page, 'Drawing 3 of 3')
  await button(page, 'Previous').tap()
  await page.getByRole('link', { name: 'Edit' }).tap()
  await expect(page).toHaveURL('/editor0/0/1')
  await pressButton(page, 'Back')
  await expect(page).toHaveURL('/check/0/1')
  await standsAt(page, 'Drawing 2 of 3')
  await expect(page.getByText('wrong: The bridge is gone')).toBeVisible()
})

test('an edit greys the tick of its drawing, in the overview too, and Undo restores it', async ({ page }) => {
  await startWith(page, [boxes(3)])
  await page.goto('/check/0')
  await button(page, 'Correct').tap()
  await button(page, 'Wrong').tap()
  await button(page, 'Arrow wrong').tap()
  await button(page, 'Save').tap()
  await button(page, 'Correct').tap()
  await button(page, 'Close').tap()
  await expect(page.getByText('3 of 3 checked')).toBeVisible()
  for (const name of ['Drawing 1, checked', 'Drawing 2, wrong', 'Drawing 3, checked'])
    await expect(link(page, name)).toBeVisible()

  await button(page, 'With remarks').tap()
  await expect(link(page, 'Drawing 1, checked')).toHaveCount(0)
  await expect(link(page, 'Drawing 2, wrong')).toContainText('Arrow wrong')
  await button(page, 'With remarks').tap()
  await button(page, 'Options for drawing 2').tap()
  await expect(page.getByRole('dialog')).toContainText('wrong: Arrow wrong')
  await button(page, 'Close').tap()

  await link(page, 'Drawing 2, wrong').click({ button: 'right' })
  await page.getByRole('textbox', { name: 'Distance to the next' }).fill('5 km')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(link(page, 'Drawing 2, changed since it was checked')).toBeVisible()
  await expect(link(page, 'Drawing 3, the drawing before it changed')).toBeVisible()
  await expect(link(page, 'Drawing 1, checked')).toBeVisible()
  await expect(page.getByText('1 of 3 checked')).toBeVisible()
  await button(page, 'Options for drawing 3').tap()
  await expect(page.getByRole('dialog')).toContainText('the drawing before it changed')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.goto('/check/0')
  await button(page, 'Check drawing 3').tap()
  await expect(page.getByText('the drawing before it changed')).toBeVisible()
  await button(page, 'Previous').tap()
  await expect(page.getByText('changed since it was checked')).toBeVisible()
  await page.goto('/tocht0/0')
  await pressButton(page, 'Revert')
  await expect(link(page, 'Drawing 2, wrong')).toBeVisible()
  await pressButton(page, 'Revert')
  await expect(link(page, 'Drawing 3')).toBeVisible()
  await pressButton(page, 'Reapply')
  await expect(link(page, 'Drawing 3, checked')).toBeVisible()
})

test('the check begins at the first unchecked drawing, and resumes where it was left', async ({ page }) => {
  await startWith(page, [boxes(4), STRIPS])
  await page.goto('/check/0/1')
  await button(page, 'Correct').tap()
  await standsAt(page, 'Drawing 3 of 4')
  await button(page, 'Skip').tap()
  await standsAt(page, 'Drawing 4 of 4')
  await page.reload()
  await standsAt(page, 'Drawing 4 of 4')
  await isLeftAt(page, 'check', await drawingIdAt(page, 0, 3))
  // Opens the address as the installed app does, for example after an empty battery.
  await page.goto('/check')
  await standsAt(page, 'Drawing 4 of 4')
  await button(page, 'Correct').tap()
  await button(page, 'Close').tap()
  await page.goto('/check/0')
  await standsAt(page, 'Drawing 1 of 4')
  await isLeftAt(page, 'check', { ...(await drawingIdAt(page, 0, 0)), finished: false })
  await page.goto('/check/0/99')
  await standsAt(page, 'Drawing 4 of 4')
  await page.goto('/check/0/x')
  await expect(page).toHaveURL('/')
  await page.goto('/check/9')
  await expect(page).toHaveURL('/')
})

test('a key held down checks only one drawing', async ({ page }) => {
  await startWith(page, [boxes(4)])
  await page.goto('/check/0/0')
  await button(page, 'Correct').focus()
  await page.keyboard.down('Enter')
  await standsAt(page, 'Drawing 2 of 4')
  // The pause after a press must not be what stops the key.
  await expect(button(page, 'Correct')).not.toHaveAttribute('aria-disabled', 'true')
  for (let time = 0; time < 3; time += 1) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await standsAt(page, 'Drawing 2 of 4')
  await page.keyboard.press('Enter')
  await standsAt(page, 'Drawing 3 of 4')
})

test('a swipe turns the page, but does not disturb a remark that is being typed', async ({ page }) => {
  await startWith(page, [boxes(3)])
  await page.goto('/check/0/1')
  await button(page, 'Wrong').tap()
  const remark = page.getByRole('textbox', { name: 'What is wrong?' })
  await remark.fill('The bridge is gone')
  await swipe(page, 300, 100)
  await swipe(page, 100, 300)
  await standsAt(page, 'Drawing 2 of 3')
  await expect(remark).toHaveValue('The bridge is gone')
  // Chromium swallows a tap right after a swipe, because the tap stops the scrolling that the swipe began.
  await button(page, 'Cancel').click()
  // Presses and swipes are ignored for a moment.
  await expect(button(page, 'Correct')).not.toHaveAttribute('aria-disabled', 'true')
  await swipe(page, 300, 100)
  await standsAt(page, 'Drawing 3 of 3')
  await swipe(page, 100, 300)
  await standsAt(page, 'Drawing 2 of 3')
})

test('a fish-bone is checked row by row, and is correct only after its last row, to which Previous leads', async ({
  page,
}) => {
  await startWith(page, [STRIPS])
  await page.goto('/check/0/1')
  for (let row = 1; row <= 5; row += 1) {
    await expect(page.getByText(`Row ${row} of 5`)).toBeVisible()
    await saved(page)
    expect(must((await mirror(page))[0]).details?.[1]?.check, `before row ${row}`).toBeUndefined()
    await button(page, 'Correct').tap()
  }
  await expect(page.getByText('1 of 2 checked')).toBeVisible()
  await button(page, 'Previous').tap()
  await standsAt(page, 'Drawing 2 of 2')
  await expect(page.getByText('Row 5 of 5')).toBeVisible()
})

test('a fish-bone with a fault stays wrong after a reload; after "Check again" without faults it is correct', async ({
  page,
}) => {
  await startWith(page, [fishbonesWith(2)])
  await page.goto('/check/0/0')
  await button(page, 'Wrong').tap()
  await button(page, 'Save').tap()
  await expect(page.getByText('Row 2 of 2')).toBeVisible()
  await saved(page)
  await isLeftAt(page, 'check', { passed: 1 })
  await page.reload()
  await button(page, 'Correct').tap()
  await standsAt(page, 'Result')
  await expect(page.getByText('row 1')).toBeVisible()
  await button(page, 'Check again').tap()
  await expect(page.getByText('Row 1 of 2')).toBeVisible()
  await button(page, 'Correct').tap()
  await saved(page)
  await isLeftAt(page, 'check', { passed: 1 })
  await page.reload()
  await expect(page.getByText('Row 2 of 2')).toBeVisible()
  await button(page, 'Correct').tap()
  await expect(page.getByText('Nothing was found wrong.')).toBeVisible()
})

test('a fault in a row of a fish-bone is kept with its number, and the later rows are checked, too', async ({
  page,
}) => {
  await startWith(page, [STRIPS])
  await page.goto('/check/0')
  await expect(page.getByText('Row 1 of 8')).toBeVisible()
  for (let row = 1; row < 4; row += 1) await button(page, 'Correct').tap()
  await expect(page.getByText('Row 4 of 8')).toBeVisible()
  await saved(page)
  await isLeftAt(page, 'check', { passed: 3 })
  await page.reload()
  await expect(page.getByText('Row 4 of 8')).toBeVisible()
  await button(page, 'Wrong').tap()
  const remark = page.getByRole('textbox', { name: 'What is wrong?' })
  await expect(remark).toHaveValue('row 4')
  await button(page, 'Sign gone').tap()
  await expect(button(page, 'Sign gone')).toHaveAttribute('aria-pressed', 'true')
  await button(page, 'Road closed').tap()
  await button(page, 'Road closed').tap()
  await expect(remark).toHaveValue('row 4, Sign gone')
  await button(page, 'Save').tap()
  await expect(page.getByText('Row 5 of 8')).toBeVisible()
  await button(page, 'Wrong').tap()
  await remark.fill(`${await remark.inputValue()}, a tree lies here`)
  await button(page, 'Save').tap()
  for (let row = 6; row <= 8; row += 1) await button(page, 'Correct').tap()
  await standsAt(page, 'Drawing 2 of 2')
  await button(page, 'Previous').tap()
  await expect(page.getByText('Row 8 of 8')).toBeVisible()
  await expect(page.getByText('wrong: row 4, Sign gone; row 5, a tree lies here')).toBeVisible()
})

test('the roads of a row are described in words', async ({ page }) => {
  const row = { left: [{ dashed: false }, { dashed: true }], right: [{ dashed: true }] }
  await startWith(page, [{ ...STRIPS, drawings: [strokesOf([{ left: [], right: [] }, row])] }])
  await page.goto('/check/0')
  await expect(page.getByText('Pass 2 roads on the left (1 unpaved) and 1 road on the right (unpaved).')).toBeVisible()
  await button(page, 'Correct').tap()
  await expect(page.getByText('No roads here.')).toBeVisible()
})

test('after the last drawing the check can go back or start again', async ({ page }) => {
  await startWith(page, [boxes(2)])
  await page.goto('/check/0')
  await button(page, 'Correct').tap()
  await button(page, 'Wrong').tap()
  await button(page, 'Save').tap()
  await standsAt(page, 'Result')
  await saved(page)
  await isLeftAt(page, 'check', { finished: true })
  await page.reload()
  await standsAt(page, 'Result')
  await page.getByRole('link', { name: 'Drawing 2, wrong' }).tap()
  await expect(page).toHaveURL('/editor0/0/1')
  await pressButton(page, 'Back')
  await standsAt(page, 'Result')
  await button(page, 'Previous').tap()
  await standsAt(page, 'Drawing 2 of 2')
  await button(page, 'Correct').tap()
  await standsAt(page, 'Result')
  await button(page, 'Check again').tap()
  await standsAt(page, 'Drawing 1 of 2')
  await button(page, 'Close').tap()
  await page.goto('/check/0')
  await standsAt(page, 'Result')
})

test('a double tap on Correct or Save checks one drawing', async ({ page }) => {
  await startWith(page, [boxes(4)])
  await page.goto('/check/0')
  await standsAt(page, 'Drawing 1 of 4')
  const twice = (name: string) =>
    button(page, name).evaluate((element: HTMLElement) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      element.click()
      // The button under the finger once the first press was handled.
      queueMicrotask(() => {
        const below = document.elementFromPoint(left + width / 2, top + height / 2)
        below?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
      })
    })
  await twice('Correct')
  await standsAt(page, 'Drawing 2 of 4')
  await button(page, 'Wrong').tap()
  await expect(button(page, 'Save')).not.toHaveAttribute('aria-disabled', 'true')
  await twice('Save')
  await standsAt(page, 'Drawing 3 of 4')
  await saved(page)
  expect(
    must((await mirror(page))[0]).details?.map(({ check }) => (check as { ok?: boolean } | undefined)?.ok),
  ).toEqual([true, false, undefined, undefined])
})

test('the typed text of a remark is kept when the screen is left without Save', async ({ page }) => {
  await startWith(page, [boxes(3)])
  await page.goto('/check/0')
  await button(page, 'Wrong').tap()
  await page.getByRole('textbox', { name: 'What is wrong?' }).fill('The bridge is gone')
  await swipe(page, 300, 100)
  await expect(page.getByRole('textbox', { name: 'What is wrong?' })).toHaveValue('The bridge is gone')
  await button(page, 'Close').click()
  await expect(link(page, 'Drawing 1, wrong')).toBeVisible()
  await page.goto('/check/0/1')
  await button(page, 'Wrong').tap()
  await page.getByRole('textbox', { name: 'What is wrong?' }).fill('Not so')
  await button(page, 'Cancel').tap()
  await button(page, 'Close').tap()
  await expect(link(page, 'Drawing 2')).toBeVisible()
})

test('Cancel also takes back the text that was kept while the tab was hidden', async ({ page }) => {
  await startWith(page, [boxes(3)])
  await page.goto('/check/0')
  await button(page, 'Wrong').tap()
  for (const text of ['The bridge', 'The bridge is gone']) await writeAndHide(page, text)
  await button(page, 'Cancel').tap()
  await expect.poll(() => remarkOn(page, 0)).toBeUndefined()
  await button(page, 'Close').tap()
  await expect(link(page, 'Drawing 1')).toBeVisible()
})

test('Cancel takes back the kept text although another tab has changed the note of the drawing', async ({
  page,
  context,
}) => {
  await startWith(page, [boxes(3)])
  await page.goto('/check/0/0')
  await button(page, 'Wrong').tap()
  await writeAndHide(page, 'The bridge is gone')
  const other = await context.newPage()
  await other.goto('/tocht0/0')
  await link(other, 'Drawing 1, wrong').click({ button: 'right' })
  await field(other, 'Note').fill('Along the brook')
  await pressButton(other, 'Close')
  await expect(page.getByText('Along the brook')).toBeVisible()
  await button(page, 'Cancel').tap()
  await expect.poll(() => remarkOn(page, 0)).toBeUndefined()
})

test('Cancel keeps what another tab found meanwhile', async ({ page, context }) => {
  await startWith(page, [boxes(3)])
  await page.goto('/check/0')
  await button(page, 'Wrong').tap()
  await writeAndHide(page, 'The bridge is gone')
  const other = await context.newPage()
  await other.goto('/check/0/0')
  await button(other, 'Correct').tap()
  await saved(other)
  await expect(page.getByText(/^checked/)).toBeVisible()
  await button(page, 'Cancel').tap()
  await button(page, 'Close').tap()
  await expect(link(page, 'Drawing 1, checked')).toBeVisible()
})

/** Writes a remark about the first drawing, and hides the tab, which stores the remark. */
const writeAndHide = async (page: Page, text: string): Promise<void> => {
  await page.getByRole('textbox', { name: 'What is wrong?' }).fill(text)
  await page.evaluate(() => dispatchEvent(new Event('pagehide')))
  await expect.poll(() => remarkOn(page, 0)).toBe(text)
}

/** What the stored check of a drawing says is wrong. */
const remarkOn = async (page: Page, drawing: number): Promise<string | undefined> => {
  const check = (await mirror(page))[0]?.details?.[drawing]?.check
  return (check as { readonly note?: string } | undefined)?.note
}

test('checks in two tabs are both kept', async ({ page, context }) => {
  await startWith(page, [boxes(4)])
  const other = await context.newPage()
  for (const [tab, place] of [
    [page, 0],
    [other, 2],
  ] as const) {
    await tab.goto(`/check/0/${place}`)
    await expect(button(tab, 'Correct')).toBeVisible()
  }
  await Promise.all([button(page, 'Correct').tap(), button(other, 'Correct').tap()])
  await saved(page)
  await saved(other)
  await page.goto('/tocht0/0')
  for (const number of [1, 3]) await expect(link(page, `Drawing ${number}, checked`)).toBeVisible()
})

test('after Save by keyboard a screen reader hears where the check continues', async ({ page }) => {
  await startWith(page, [boxes(2)])
  await page.goto('/check/0')
  await button(page, 'Wrong').press('Enter')
  await expect(button(page, 'Sign gone')).toBeFocused()
  await expect(button(page, 'Save')).not.toHaveAttribute('aria-disabled', 'true')
  await button(page, 'Save').press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('on the narrowest phone note, distances and the next drawing are visible', async ({ page }) => {
  await page.setViewportSize(NARROWEST)
  const details = Array.from({ length: 3 }, () => ({
    distance: 1250,
    note: 'Follow the small path behind the chapel until you see the white gate',
  }))
  await startWith(page, [boxesWith(details)])
  for (const [screen, texts] of [
    ['check', [details[0]?.note, /to the next/]],
    ['lead', [details[0]?.note, / done/, 'Then 2']],
  ] as const) {
    await page.goto(`/${screen}/0`)
    const bar = await boxOf(button(page, 'Previous'))
    const top = Math.min(
      ...(await Promise.all(
        (await page.locator('main').getByRole('link').or(page.locator('main').getByRole('button')).all()).map(
          async (one) => (await one.boundingBox())?.y ?? bar.y,
        ),
      )),
    )
    for (const text of texts) {
      const box = await boxOf(page.getByText(must(text)).last())
      expect(box.y + box.height, `${screen}: ${String(text)}`).toBeLessThanOrEqual(top)
    }
  }
})

test('once a check was begun, the check before print lists unchecked drawings', async ({ page }) => {
  await startWith(page, [boxes(4)])
  await page.goto('/export/0')
  await expect(page.getByText('Not checked in the field')).toHaveCount(0)
  await page.goto('/check/0')
  await button(page, 'Correct').tap()
  await button(page, 'Skip').tap()
  await button(page, 'Correct').tap()
  await saved(page)
  await page.goto('/export/0')
  await page.getByText(/things? to check$/).tap()
  await expect(page.getByText('Not checked in the field: 2, 4')).toBeVisible()
  await page.getByRole('link', { name: 'Not checked in the field: 4' }).tap()
  await expect(page).toHaveURL('/check/0/3')
})

test('remarks are printed on a page for the leaders, on screen and in the PDF, when that is chosen', async ({
  page,
}) => {
  await page.setViewportSize(SIZES.desktop)
  await startWith(page, [boxes(4)])
  await page.goto('/check/0/1')
  await button(page, 'Wrong').click()
  await page.getByRole('textbox', { name: 'What is wrong?' }).fill('The bridge is gone')
  await button(page, 'Save').click()
  await saved(page)
  await page.goto('/export/0')
  await expect(page.getByTestId('sheet')).toHaveCount(1)
  await page.getByRole('checkbox', { name: 'Remarks for the leaders' }).check()
  // Printed on both sides, the back of the only page stays empty.
  await expect(page.getByTestId('sheet')).toHaveCount(3)
  await expect(page.getByText('4 drawings on 2 pages and 1 empty side')).toBeVisible()
  await expect(page.getByTestId('sheet').last()).toContainText('The bridge is gone')
  const { pages } = await readPdf((await downloadPdf(page)).bytes)
  expect(pages.map(({ text }) => text.includes('bridge'))).toEqual([false, false, true])
  await saved(page)
  expect((await mirror(page))[0]?.sheet).toMatchObject({ remarks: true })
})
