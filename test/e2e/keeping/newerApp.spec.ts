import { readFile, writeFile } from 'node:fs/promises'
import { DEFAULT_CANVAS } from '../../../src/constants'
import { withoutIds } from '../../support/exchanges'
import { addFile, addTocht, besideTheApp, copied, download, newerBuildWrites, pressButton } from '../app'
import { middleOf } from '../canvas'
import { drawLine, expect, saved, test } from '../fixtures'

/** Data of a future version: an unknown icon, element, choice and members. */
const NEWER = {
  drawings: [
    [
      {
        points: [
          { x: 200, y: 600 },
          { x: 200, y: 100 },
        ],
        dashed: false,
        erase: false,
        arrow: true,
        circle: true,
        bend: 3,
      },
      { icon: { x: 100, y: 200, index: 30 } },
      { compass: 'Chapel', at: { x: 50, y: 60 } },
    ],
    [],
  ],
  name: 'From later',
  style: 2,
  source: 'osm',
  canvas: DEFAULT_CANVAS,
  details: [{ check: { ok: true, at: 5 } }, { note: 'left', sounds: ['bridge'] }],
  sheet: { paper: 'A3', columns: 'fill', layout: 'table' },
}

const SQUARE = 'path[d="M-41.5 -41.5 H41.5 V41.5 H-41.5 Z"]'

test('data of a newer version is shown as far as it is known, reported before printing, and shared unchanged', async ({
  page,
}, testInfo) => {
  const file = testInfo.outputPath('later.tochten')
  await writeFile(file, JSON.stringify(NEWER))
  await addFile(page, file)
  await expect(page.getByText('1 tocht was added.').first()).toBeVisible()
  await saved(page)

  await page.goto('/editor0/0/0')
  const square = page.locator(SQUARE).first()
  await expect(square).toBeVisible()
  // A tap selects the icon like any other.
  const { x, y } = await middleOf(square)
  await page.mouse.click(x, y)
  await expect(page.getByTestId('selection')).toBeVisible()
  await page.keyboard.press('Escape')

  await page.goto('/export/0')
  await page.getByText(/things? to check/).click()
  await expect(page.getByRole('link', { name: /^Drawing 1 holds something from a newer version/ })).toBeVisible()
  // The sign and the halo around it.
  await expect(page.getByTestId('sheet').locator(SQUARE)).toHaveCount(2)

  await page.goto('/editor0/0/1')
  await drawLine(page, { x: 0.3, y: 0.6 }, { x: 0.7, y: 0.6 })
  await saved(page)
  await page.goto('/tocht0/0')
  await pressButton(page, 'Share')
  const shared = withoutIds(JSON.parse(await copied(page)))
  expect(shared).toEqual({ ...NEWER, drawings: [NEWER.drawings[0], [expect.objectContaining({ dashed: false })]] })
})

test('a tab that a newer build has outdated stops, also for the keys of its screen, and says so', async ({
  page,
  context,
}) => {
  await addTocht(page)
  const beside = await context.newPage()
  await besideTheApp(beside)
  await newerBuildWrites(beside)
  await pressButton(page, 'Add drawing')
  await expect(page.getByRole('dialog', { name: 'A newer Tochten is open' })).toBeVisible()
  await page.keyboard.press('Control+z')
  // A press on the text takes the focus from the button.
  await page.getByRole('heading', { name: 'A newer Tochten is open' }).click()
  await page.keyboard.press('Control+z')
  const file = await download(page, 'Download my data')
  expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject([{ drawings: [[]] }])
})
