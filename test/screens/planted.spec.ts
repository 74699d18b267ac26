import type { Page } from '@playwright/test'
import { expect, test } from '../e2e/fixtures'
import { faultsOf } from './faults'
import { measured } from './inPage'
import { ONCE } from './shares'
import { violations } from './violations'

/** The faults found on a page that has each of these bodies in a frame of its own. */
const faultsIn = async (page: Page, bodies: readonly string[]): Promise<readonly string[]> => {
  await page.setContent(`<!doctype html>
    <html lang="en"><title>Planted</title><style>
      body { margin: 0; font: 16px/1.5 sans-serif }
      section { position: relative; height: 10rem }
      button { width: 9rem; height: 3rem; padding: 0 }
      input, select { width: 5rem; height: 3rem }
      .one-line { width: 5rem; overflow: hidden; white-space: nowrap; text-overflow: ellipsis }
      .two-lines { width: 5rem; max-height: 3rem; overflow: hidden }
      .at { position: absolute; top: 0; left: 0 }
      .lower { position: absolute; top: 1rem; left: 2rem }
    </style><main><h1>Planted</h1>${bodies.map((body) => `<section>${body}</section>`).join('')}</main></html>`)
  return [...faultsOf(await measured(page)), ...(await violations(page, { floats: false, onlyColours: false }))]
}

/** Faults of each kind, with the line that reports them. */
const PLANTED: readonly (readonly [body: string, told: string])[] = [
  ['<p class="one-line">It ends in dots</p>', 'cut: It ends in dots'],
  ['<p class="one-line" style="text-overflow: clip">It ends at an edge</p>', 'cut: It ends at an edge'],
  ['<p class="two-lines">Three lines where two have room</p>', 'cut: Three lines where two have room'],
  ['<input aria-label="Way" placeholder="What to fill in here">', 'cut: What to fill in here'],
  ['<select aria-label="Way"><option>What was chosen</select>', 'cut: What was chosen'],
  [
    '<button style="white-space: nowrap">Words that need more room</button>',
    'outside its button: Words that need more room',
  ],
  ['<p class="at">A text</p><p class="at">A text below</p>', 'overlapping: A text / A text below'],
  ['<button class="at">Save</button><p class="lower">Words on it</p>', 'overlapping: Words on it / Save'],
  [
    '<button class="at" aria-label="One"></button><button class="lower" aria-label="Two"></button>',
    'overlapping: One / Two',
  ],
  ['<button style="height: 40px">Low</button>', 'small: Low (144 × 40)'],
  ['<button style="width: 40px">Thin</button>', 'small: Thin (40 × 48)'],
  ['<button style="position: fixed; left: -3rem">Away</button>', 'out of reach: Away'],
  ['<p style="width: calc(100vw + 70px)">Wide</p>', 'the page is 70 pixels too wide'],
  ['<button></button>', 'axe: button-name: <button></button>'],
  ['<p style="color: #ccc">Pale</p>', 'axe: color-contrast: <p style="color: #ccc">Pale</p>'],
]

test('the checks of the screens find every planted fault', { tag: ONCE }, async ({ page }) => {
  const found = await faultsIn(
    page,
    PLANTED.map(([body]) => body),
  )
  for (const [, told] of PLANTED) expect.soft(found).toContain(told)
})

/** Correct content that resembles a fault. */
const ALLOWED: readonly string[] = [
  '<p class="one-line" title="A title says all of it">A title says all of it</p>',
  '<p tabindex="0" style="width: 5rem; overflow-x: auto; white-space: nowrap">Scrolling shows the rest</p>',
  '<p>A <a href="#way">link</a> in a line of words is as high as they are.</p>',
  // A child of this button extends its target by 4 pixels above and below.
  '<button style="position: relative; height: 36px; border: 0; margin: 8px" aria-label="Go"><i style="position: absolute; inset: -4px 0"></i></button>',
  '<label style="display: block; height: 3rem"><input type="checkbox" style="width: 1rem; height: 1rem"> Chosen</label>',
  // A button in the corner of a card.
  '<a href="#card" aria-label="Card" class="at" style="width: 9rem; height: 9rem"></a><button class="at" style="width: 3rem" aria-label="More"></button>',
  // A text for screen readers only.
  '<p style="position: absolute; width: 1px; height: 1px; overflow: hidden; white-space: nowrap">Said, not shown</p>',
  '<p>Below a menu</p><div role="menu" class="at"><div role="menuitem" style="width: 9rem; height: 3rem">Over</div></div>',
]

test('the checks of the screens allow what only looks like a fault', { tag: ONCE }, async ({ page }) => {
  expect(await faultsIn(page, ALLOWED)).toEqual([])
})
