import type { Page } from '@playwright/test'
import { FILE_TYPE } from '../../../src/constants'
import { sampleTocht } from '../../support/tochten/sampleTocht'
import { addTocht, chooseFile, copied, link, load, mirror, pressButton, status } from '../app'
import { expect, saved, test } from '../fixtures'

const stroke = {
  points: [
    { x: 10, y: 20.5 },
    { x: 30, y: 40 },
  ],
  dashed: true,
  erase: false,
  arrow: true,
  circle: false,
}

test.beforeEach(async ({ page }) => {
  await addTocht(page)
  await pressButton(page, 'Add drawing')
  // The mirror is written again after the commit.
  await saved(page)
})

test('Load replaces the drawings, empties its box, and can be undone', async ({ page }) => {
  await load(page, JSON.stringify({ drawings: [[stroke], [{ icon: { x: 5, y: 6, index: 8 } }]], name: 'Elsewhere' }))
  await expect(status(page, '2 drawings were loaded.')).toBeVisible()
  expect((await mirror(page))[0]?.drawings).toEqual([[stroke], [{ icon: { x: 5, y: 6, index: 8 } }]])
  await pressButton(page, 'Load')
  await expect(page.getByRole('textbox', { name: 'Tocht as text' })).toHaveValue('')
  await pressButton(page, 'Undo')
  expect((await mirror(page))[0]?.drawings).toEqual([[]])
})

test('Load refuses a text with a fault, says where, and changes nothing', async ({ page }) => {
  const before = await mirror(page)
  const faulty = { points: [...stroke.points, { x: 'oops', y: 1 }] }
  const text = JSON.stringify({ drawings: [[], [], [], [stroke, stroke, faulty]] })
  await load(page, text)
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Drawing 4, stroke 3, point 3: x must be a number, found "oops".')
  await expect(alert).toContainText('Nothing was changed.')
  expect(await mirror(page)).toEqual(before)
  await expect(page.getByRole('textbox', { name: 'Tocht as text' })).toHaveValue(text)
})

test('a shared text can be loaded again', async ({ page }) => {
  const { drawings, name } = sampleTocht()
  await load(page, JSON.stringify({ drawings, name }))
  await expect(link(page, `Drawing ${drawings.length}`)).toBeAttached()
  await pressButton(page, 'Share')
  await expect(status(page, 'The tocht was also copied')).toBeVisible()
  const shared = await copied(page)
  expect(JSON.parse(shared)).toMatchObject({ drawings, name })
  await addTocht(page)
  await load(page, shared)
  await expect(link(page, `Drawing ${drawings.length}`)).toBeAttached()
  expect((await mirror(page))[1]?.drawings).toEqual(drawings)
})

test('an empty tocht also takes the name, in the same undo step', async ({ page }) => {
  const title = page.getByRole('heading', { level: 1 })
  await load(page, JSON.stringify({ drawings: [[stroke]], name: 'Bosspel' }))
  await expect(title).toHaveText('Bosspel')
  await pressButton(page, 'Undo')
  await expect(title).toHaveText('Tocht 1')
  expect((await mirror(page))[0]?.drawings).toEqual([[]])
})

test('a tocht with a name of its own keeps it, a tocht with a drawing takes the loaded one', async ({ page }) => {
  const title = page.getByRole('heading', { level: 1 })
  await load(page, JSON.stringify({ drawings: [[stroke]] }))
  await expect(link(page, 'Drawing 1')).toBeVisible()
  await expect(title).toHaveText('Tocht 1')
  await load(page, JSON.stringify({ drawings: [[stroke], [stroke]], name: 'Bosspel' }))
  await expect(title).toHaveText('Bosspel')
  await load(page, JSON.stringify({ drawings: [[stroke]], name: 'Elsewhere' }))
  await expect(link(page, 'Drawing 2')).toHaveCount(0)
  await expect(title).toHaveText('Bosspel')
})

test('Load takes over the notes and distances of the sheet, which Undo takes back', async ({ page }) => {
  const sheet = {
    startNote: 'At the church',
    finishNote: 'At the hall',
    toFirst: 120,
    legend: true,
    explain: 'shortest',
  }
  const text = JSON.stringify({ drawings: [[stroke]], name: 'Bosspel', style: 0, details: [{ distance: 80 }], sheet })
  const before = await mirror(page)
  await load(page, text)
  await expect(page.getByText('200 m')).toBeVisible()
  expect((await mirror(page))[0]).toMatchObject({ sheet, details: [{ distance: 80 }] })
  await pressButton(page, 'Undo')
  await expect(page.getByText('200 m')).toHaveCount(0)
  expect((await mirror(page))[0]).toMatchObject({ drawings: before[0]?.drawings, name: 'Tocht 1' })
  expect(await mirror(page)).not.toMatchObject([{ sheet: { startNote: 'At the church' } }])
})

/** Presses the button in the popover, and chooses a file with this text. */
const loadFile = async (page: Page, text: string) => {
  await pressButton(page, 'Load')
  const file = { name: 'bos.tochten', mimeType: FILE_TYPE, buffer: Buffer.from(text) }
  await chooseFile(page, 'Choose a file', file)
}

test('Load accepts a file, too', async ({ page }) => {
  await loadFile(page, JSON.stringify({ drawings: [[stroke], []], name: 'Bosspel' }))
  await expect(status(page, '2 drawings were loaded.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Tocht as text' })).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bosspel')
  expect((await mirror(page))[0]?.drawings).toEqual([[stroke], []])
})

test('a file that is not a tocht is rejected with a reason, and changes nothing', async ({ page }) => {
  const before = await mirror(page)
  await loadFile(page, 'a shopping list')
  await expect(page.getByRole('alert')).toContainText('This is not the text of a tocht')
  await expect(page.getByRole('alert')).toContainText('Nothing was changed.')
  expect(await mirror(page)).toEqual(before)
})
