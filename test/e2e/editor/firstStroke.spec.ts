import { addTocht, button, editorHeading, link, openFirstDrawing, openNewDrawing, pressButton } from '../app'
import { middleOf } from '../canvas'
import { drawLine, expect, test } from '../fixtures'

const GHOST = 'Press Route, then draw the way you go in one stroke.'
const GHOST_OF_ROUTE = 'Start at the ball and draw the way you go.'

test('the first empty drawing of a first tocht shows where to begin, until the first stroke', async ({ page }) => {
  await openNewDrawing(page)
  await expect(page.getByText(GHOST)).toBeVisible()
  await drawLine(page, { x: 0.5, y: 0.9 }, { x: 0.5, y: 0.4 })
  await expect(page.getByText(GHOST)).toBeHidden()
  await pressButton(page, 'Next')
  await expect(editorHeading(page, 2)).toBeVisible()
  await expect(page.getByText(GHOST)).toBeHidden()
})

test('the hint promises ball and arrow only once Route draws them', async ({ page }) => {
  await openNewDrawing(page)
  await expect(page.getByText(GHOST)).toBeVisible()
  await expect(page.getByText(GHOST_OF_ROUTE)).toBeHidden()
  await pressButton(page, 'Route')
  await expect(page.getByText(GHOST)).toBeHidden()
  await expect(page.getByText(GHOST_OF_ROUTE)).toBeVisible()
})

test('the hint disappears during the first stroke, without affecting it', async ({ page }) => {
  await openNewDrawing(page)
  const ghost = page.getByText(GHOST)
  const { x, y } = await middleOf(ghost)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await expect(ghost).toBeHidden()
  await page.mouse.move(x, y - 200, { steps: 5 })
  await page.mouse.up()
  await expect(button(page, 'Undo')).toBeEnabled()
  await expect(ghost).toBeHidden()
})

test('the hint is shown in the first own tocht of users who looked at the example before', async ({ page }) => {
  await page.goto('/')
  await pressButton(page, 'See an example')
  await expect(link(page, 'Drawing 1')).toBeVisible()
  await page.goto('/')
  await pressButton(page, 'Add tocht')
  await openFirstDrawing(page)
  await expect(page.getByText(GHOST)).toBeVisible()
})

test('the hint is not shown to users who have made a tocht before, nor on paper', async ({ page }) => {
  await openNewDrawing(page)
  await page.goto('/export/0')
  await expect(page.getByTestId('cell')).toHaveText(['1'])
  await expect(page.getByText(GHOST)).toBeHidden()
  await addTocht(page)
  await openFirstDrawing(page)
  await page.waitForLoadState('networkidle')
  await expect(page.getByText(GHOST)).toBeHidden()
})
