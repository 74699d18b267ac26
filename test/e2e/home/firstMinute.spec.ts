import type { Page } from '@playwright/test'
import { readJunction } from '../../../src/geometry/junction/readJunction'
import { armState } from '../../../src/model/junction'
import { must } from '../../support/must'
import { readPdf } from '../../support/paper/pdf'
import { SIZES } from '../../support/sizes'
import { button, downloadPdf, editorHeading, elements, link } from '../app'
import { canvas } from '../canvas'
import { target } from '../editor/ring'
import { standsAt } from '../field/fieldApp'
import { drawLine, drawPath, expect, saved, test } from '../fixtures'

/** The most actions from an empty device to paper. */
const MOST_ACTIONS = 9

test.use({ viewport: SIZES.phone, hasTouch: true })

/** Expects a T-junction with a turn to the left, and nothing else. */
const expectT = async (page: Page): Promise<void> => {
  const junction = must(readJunction(await elements(page)).junction)
  expect(armState(junction, 2)).toBe('exit')
  expect(armState(junction, 6)).toBe('paved')
  expect(junction.arms).toHaveLength(1)
}

const WAYS: Readonly<Record<string, readonly ((page: Page) => Promise<unknown>)[]>> = {
  'by hand': [
    (page) => button(page, 'Route').tap(),
    (page) =>
      drawPath(
        page,
        [
          { x: 0.5, y: 0.9 },
          { x: 0.5, y: 0.45 },
          { x: 0.1, y: 0.45 },
        ],
        { steps: 20, pointerType: 'touch' },
      ),
    (page) => drawLine(page, { x: 0.9, y: 0.45 }, { x: 0.5, y: 0.45 }, { pointerType: 'touch' }),
  ],
  'on the ring': [(page) => target(page, 'Left').tap(), (page) => target(page, 'Right').tap()],
}

for (const [way, draw] of Object.entries(WAYS))
  test(`a correct T-junction is on paper within nine actions on an empty device, drawn ${way}`, async ({ page }) => {
    await page.goto('/')
    let actions = 0
    const act = async (action: () => Promise<unknown>): Promise<void> => {
      await action()
      actions += 1
    }
    await act(() => button(page, 'Add tocht').tap())
    await act(() => button(page, 'Add drawing').tap())
    await act(() => link(page, 'Drawing 1').tap())
    await expect(canvas(page)).toBeVisible()
    for (const action of draw) await act(() => action(page))
    await saved(page)
    await expectT(page)
    await act(() => button(page, 'Back').tap())
    await act(() => button(page, 'Export').tap())
    let pages = 0
    await act(async () => {
      pages = (await readPdf((await downloadPdf(page)).bytes)).pages.length
    })
    expect(pages).toBe(1)
    process.stdout.write(`  an empty device to paper, ${way}: ${actions} actions\n`)
    expect(actions).toBeLessThanOrEqual(MOST_ACTIONS)
  })

test('a whole tocht is created, checked and printed by keyboard, with everything described in words', async ({
  page,
}) => {
  test.setTimeout(60_000)
  await page.setViewportSize({ width: 1280, height: 800 })
  const press = (name: string) => button(page, name).press('Enter')
  await page.goto('/')
  await press('Add tocht')
  await press('Add drawing')
  await expect(link(page, 'Drawing 1')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveTitle(/^Instructie 1/)
  await page.keyboard.press('k')
  await expect(target(page, 'Left')).toBeVisible()
  await page.keyboard.press('Numpad4')
  await page.keyboard.press('Numpad6')
  await expect(target(page, 'Left')).toHaveAttribute('data-arm', 'exit')
  await expect(target(page, 'Right')).toHaveAttribute('data-arm', 'paved')
  await page.keyboard.press('PageDown')
  await expect(editorHeading(page, 2)).toBeVisible()
  await page.keyboard.press('Numpad8')
  await expect(target(page, 'Straight on')).toHaveAttribute('data-arm', 'exit')
  await press('Back')
  await expect(link(page, 'Drawing 1')).toHaveAccessibleDescription('From below, turn left; leave a road right.')
  await press('More')
  await page.getByRole('menuitem', { name: 'Check in the field' }).press('Enter')
  for (const title of ['Drawing 1 of 2', 'Drawing 2 of 2']) {
    await standsAt(page, title)
    await expect(button(page, 'Correct')).not.toHaveAttribute('aria-disabled', 'true')
    await press('Correct')
  }
  await expect(page.getByText('2 of 2 checked')).toBeVisible()
  await press('Close')
  await expect(link(page, 'Drawing 2, checked')).toBeVisible()
  await press('Export')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(button(page, 'Download')).toBeEnabled()
  const [download] = await Promise.all([page.waitForEvent('download'), press('Download')])
  expect(download.suggestedFilename()).toBe('Tocht 1.pdf')
})
