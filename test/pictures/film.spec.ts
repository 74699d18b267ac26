import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { createCanvas, GifEncoder, loadImage } from '@napi-rs/canvas'
import type { Page } from '@playwright/test'
import { PHONE_KEY, THEME_KEY } from '../../src/constants'
import { FREE_DRAW } from '../../src/model/types'
import { EXAMPLE_BOXES } from '../../src/ui/home/example/exampleBoxes'
import { button, link } from '../e2e/app'
import { boxOf, canvas, middleOf, placeIn, type CanvasPlace, type WindowPlace } from '../e2e/canvas'
import { expect, test } from '../e2e/fixtures'
import { must } from '../support/must'
import { storedTochten } from '../support/tochten/storedTochten'

const FILE = fileURLToPath(new URL('../../docs/pictures/film.gif', import.meta.url))
const WINDOW = { width: 390, height: 690 }
/** How long a frame stays while the hand moves, and while the reader looks, in milliseconds. */
const [MOVING, LOOKING] = [60, 1_400]
/** Frames of one movement of the hand. */
const MOVES = 6

/** What the hand draws: the route to the right, in one stroke, then the roads straight on and to the left. */
const ROUTE: readonly CanvasPlace[] = [
  { x: 0.5, y: 0.8 },
  { x: 0.5, y: 0.5 },
  { x: 0.86, y: 0.49 },
]
const ROADS: readonly (readonly CanvasPlace[])[] = [
  [
    { x: 0.5, y: 0.48 },
    { x: 0.5, y: 0.2 },
  ],
  [
    { x: 0.14, y: 0.5 },
    { x: 0.48, y: 0.5 },
  ],
]

test.use({ viewport: WINDOW, deviceScaleFactor: 1 })

test('the film of the README: a drawing is made by hand, and printed', async ({ page }) => {
  const film = new GifEncoder(WINDOW.width, WINDOW.height)
  const take = async (milliseconds: number): Promise<void> => {
    const context = createCanvas(WINDOW.width, WINDOW.height).getContext('2d')
    context.drawImage(await loadImage(await page.screenshot()), 0, 0)
    const { data } = context.getImageData(0, 0, WINDOW.width, WINDOW.height)
    film.addFrame(new Uint8Array(data), WINDOW.width, WINDOW.height, { delay: milliseconds })
  }
  /** The mouse with a dot at its place, so that a reader sees the hand. */
  let at: WindowPlace = { x: WINDOW.width / 2, y: WINDOW.height - 60 }
  const go = async (to: WindowPlace): Promise<void> => {
    const from = at
    for (let move = 1; move <= MOVES; move += 1) {
      at = { x: from.x + ((to.x - from.x) * move) / MOVES, y: from.y + ((to.y - from.y) * move) / MOVES }
      await page.mouse.move(at.x, at.y)
      await showHand(page, at)
      await take(MOVING)
    }
  }
  const press = async (name: string): Promise<void> => {
    await go(await middleOf(button(page, name)))
    await button(page, name).click()
  }

  const boxes = EXAMPLE_BOXES.slice(0, 11)
  const tocht = { name: 'Bosspel', style: FREE_DRAW, drawings: [...boxes.map(({ elements }) => [...elements]), []] }
  await storedTochten(page.context(), [tocht], { [PHONE_KEY]: '0470 00 00 00', [THEME_KEY]: 'light' })
  await page.goto(`/editor0/0/${boxes.length}`)
  await canvas(page).waitFor()
  const paper = await boxOf(canvas(page))
  const draw = async ([from, ...places]: readonly CanvasPlace[]): Promise<void> => {
    await go(placeIn(paper, must(from)))
    await page.mouse.down()
    for (const to of places) await go(placeIn(paper, to))
    await page.mouse.up()
  }
  await press('Route')
  await draw(ROUTE)
  await press('Route')
  for (const road of ROADS) await draw(road)
  await take(LOOKING)
  await press('Back')
  await link(page, `Drawing ${boxes.length + 1}`).waitFor()
  await take(LOOKING)
  await press('Export')
  await expect(button(page, 'Download')).toBeEnabled()
  await expect(page.getByTestId('cell')).toHaveCount(boxes.length + 1)
  await take(2 * LOOKING)
  await writeFile(FILE, film.finish())
})

const showHand = (page: Page, { x, y }: WindowPlace): Promise<void> =>
  page.evaluate(
    ([left, top]) => {
      const hand =
        document.querySelector<HTMLElement>('#hand') ?? document.body.appendChild(document.createElement('div'))
      hand.id = 'hand'
      Object.assign(hand.style, {
        position: 'fixed',
        left: `${left - 11}px`,
        top: `${top - 11}px`,
        width: '22px',
        height: '22px',
        borderRadius: '50%',
        background: '#e5484d99',
        pointerEvents: 'none',
        zIndex: '100',
      })
    },
    [x, y] as const,
  )
