import type { Page } from '@playwright/test'
import { DEFAULT_CANVAS } from '../../../src/constants'
import { writeJunction } from '../../../src/geometry/junction/writeJunction'
import { strokesOf } from '../../../src/model/fishbone/fishbone'
import { FISH_BONE, FREE_DRAW, type DrawingElement } from '../../../src/model/types'
import type { Language } from '../../../src/storage/settings/languages'
import { stroke, type XY, svgPoints } from '../../support/drawings'
import { arm, HALF_LEFT, junctionOf } from '../../support/junctions/ringJunctions'
import { editorHeading } from '../app'
import { drawLine, expect, test } from '../fixtures'
import { startWith } from '../places'
import { tile } from './overviewApp'

const ROUNDABOUT = writeJunction(junctionOf(4, [arm(2), arm(6)], { roundabout: true }), DEFAULT_CANVAS)
const BEND = writeJunction(junctionOf(6), DEFAULT_CANVAS)

const ROUNDABOUT_TEXT = 'From below, at the roundabout take the second exit, straight on; leave roads left and right.'

const open = (page: Page, drawings: readonly (readonly DrawingElement[])[], language: Language = 'en') =>
  startWith(page, [{ name: 'Tocht 1', style: FREE_DRAW, drawings }], { language })

test.describe('a drawing is described to people who cannot see it', () => {
  test('on its tile, after its details, without a change of its name', async ({ page }) => {
    await open(page, [HALF_LEFT.ink, ROUNDABOUT, []])
    await page.goto('/tocht0/0')
    await expect(tile(page, 1)).toHaveAccessibleDescription(HALF_LEFT.text)
    await expect(tile(page, 2)).toHaveAccessibleDescription(ROUNDABOUT_TEXT)
    await expect(tile(page, 3)).toHaveAccessibleDescription('Nothing drawn yet.')
    await tile(page, 1).click({ button: 'right' })
    await page.getByRole('textbox', { name: 'Note' }).fill('left at the chapel')
    await page.keyboard.press('Escape')
    await expect(tile(page, 1)).toHaveAccessibleDescription(`left at the chapel. ${HALF_LEFT.text}`)
  })

  test('on the canvas, before the help, and again after a stroke', async ({ page }) => {
    await open(page, [BEND])
    await page.goto('/editor0/0/0')
    const canvas = page.getByRole('application', { name: 'Drawing canvas', exact: true })
    await expect(canvas).toHaveAccessibleDescription(/^From below, turn right\. Arrow keys move the pen/)
    await drawLine(page, { x: 0.5, y: 0.48 }, { x: 0.1, y: 0.48 })
    await expect(canvas).toHaveAccessibleDescription(/^From below, turn right; leave a road left\. Arrow keys/)
  })

  test('in its box on the sheet, in Dutch', async ({ page }) => {
    await open(page, [HALF_LEFT.ink, [], ROUNDABOUT], 'nl')
    await page.goto('/export/0')
    const boxes = page.getByTestId('cell').locator('..')
    await expect(boxes.first()).toHaveAccessibleDescription(HALF_LEFT.textNl)
    await expect(boxes.nth(1)).toHaveAccessibleDescription('')
    await expect(boxes.nth(2)).toHaveAccessibleDescription(
      'Van onder, neem op de rotonde de tweede afslag, rechtdoor; niet de wegen links of rechts.',
    )
    // The box contains only what is printed there.
    await expect(page.getByTestId('cell').first()).toHaveText('1')
  })

  test('unless it is a fish-bone', async ({ page }) => {
    const fishbone = strokesOf([{ left: [{ dashed: false }], right: [] }])
    await startWith(page, [{ name: 'Tocht 1', style: FISH_BONE, drawings: [fishbone] }])
    await page.goto('/tocht1/0')
    await expect(tile(page, 1)).toHaveAccessibleDescription('')
  })
})

const ROUTE: readonly XY[] = svgPoints('198,600 198,330 380,330')
const WHOLE = stroke(ROUTE, { circle: true, arrow: true })
const toRoute = (x: number, y: number) =>
  stroke([
    [60, y],
    [x, 330],
  ])

test.describe('before a sheet is printed', () => {
  const FAULTY = [
    HALF_LEFT.ink,
    [stroke(svgPoints('198,600 198,500'), { circle: true }), stroke(svgPoints('198,300 198,100'), { arrow: true })],
    [stroke([...ROUTE].toReversed(), { circle: true, arrow: true })],
    [WHOLE, toRoute(188, 330)],
    [WHOLE, toRoute(186, 330)],
    [WHOLE, toRoute(198, 330), toRoute(198, 310)],
  ]

  test('roads that do not join are reported, each with a link', async ({ page }) => {
    const words = await open(page, FAULTY)
    await page.goto('/export/0')
    await page
      .locator('summary')
      .filter({ hasText: words.export.faults.title(5) })
      .click()
    const list = page.getByRole('list').filter({ hasText: words.export.faults.noPhone })
    await expect(list.getByRole('listitem')).toHaveText([
      words.export.faults.noPhone,
      'In drawing 2 no line joins the ball and the arrow. Draw the route through.',
      'In drawing 3 the ball is not at the bottom. Draw the junction so that you come from below.',
      'A road stops just before another; make them meet: 4, 5',
      'In drawing 6 two roads are so close that they look like one. Draw them further apart.',
    ])
    await list.getByRole('link', { name: words.export.faults.one.gap(5) }).click()
    await expect(editorHeading(page, 5)).toBeVisible()
  })

  test('what the ring draws is not reported', async ({ page }) => {
    const words = await open(page, [HALF_LEFT.ink, ROUNDABOUT, BEND])
    await page.goto('/export/0')
    await expect(page.getByTestId('cell').first().locator('..')).toHaveAccessibleDescription(HALF_LEFT.text)
    await expect(page.locator('summary').filter({ hasText: words.export.faults.title(1) })).toBeVisible()
  })
})
