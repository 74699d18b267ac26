import { closeBoth, openBoth, settled } from './pages.mjs'
import { thereAndBack } from './pointer.mjs'
import { printComparison } from './comparison.mjs'
import { framesPerSecond, mark, record } from './trace.mjs'

/**
 * Whether a drawing of 500 strokes moves and zooms at the screen's frame rate.
 *
 * @typedef {import('./pages.mjs').Subject} Subject
 * @typedef {import('./pointer.mjs').Turn} Turn
 */

const SIZE = 500
/** A rate just under the screen's 60, since a second rarely begins and ends on a frame. */
const ENOUGH = 58

const MOVEMENTS = {
  pan: thereAndBack((sign) => ({ deltaX: 4 * sign, deltaY: 8 * sign, ctrl: false })),
  zoom: thereAndBack((sign) => ({ deltaX: 0, deltaY: -12 * sign, ctrl: true })),
}

/** @param {import('./run.mjs').Setting} setting */
export const view = async ({ browser, addresses, rounds }) => {
  const subjects = await openBoth(browser, addresses, SIZE)
  const rows = []
  for (const [name, turns] of Object.entries(MOVEMENTS)) {
    if (await movesView(subjects.app, turns)) {
      const target = /** @type {const} */ ({ of: 'measured', atLeast: ENOUGH })
      rows.push({ label: name, ...(await measure(subjects, turns, rounds)), target })
    } else
      console.log(`\nSkipped: ${name}. The wheel does not change what the canvas shows, so the app cannot ${name} yet.`)
  }
  if (rows.length > 0) printComparison('Pan and zoom at 500 strokes: frames per second', 'fps', rows)
  await closeBoth(subjects)
}

/** @param {{ app: Subject, bare: Subject }} subjects @param {Turn[]} turns @param {number} rounds */
const measure = async ({ app, bare }, turns, rounds) => {
  /** @type {Record<Subject['name'], number[]>} */
  const rates = { app: [], bare: [] }
  for (let round = -1; round < rounds; round += 1) {
    // Alternating, so that neither page always comes second.
    for (const subject of round % 2 === 0 ? [app, bare] : [bare, app]) {
      const rate = await rateOf(subject, turns)
      // The first round is a warm-up for compilation and caches.
      if (round >= 0) rates[subject.name].push(rate)
    }
  }
  return { measured: rates.app, baseline: rates.bare }
}

/** @param {Subject} subject @param {Turn[]} turns */
const rateOf = async (subject, turns) => {
  const { page } = subject
  const trace = await record(page, async () => {
    await mark(page, 'start')
    await subject.pointer.wheel(middle(subject), turns)
    await mark(page, 'end')
    await settled(page)
  })
  return framesPerSecond(trace, ['start', 'end'])
}

/** @param {Subject} subject */
const middle = ({ box }) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 })

/** Whether these turns move the canvas. @param {Subject} subject @param {Turn[]} turns */
const movesView = async (subject, turns) => {
  const before = await shownView(subject)
  await subject.pointer.wheel(middle(subject), turns.slice(0, 20))
  await settled(subject.page)
  return (await shownView(subject)) !== before
}

/** @param {Subject} subject */
const shownView = ({ page }) =>
  page.getByTestId('canvas').evaluate((canvas) => {
    const { a, e, f } = /** @type {SVGSVGElement} */ (canvas).getScreenCTM() ?? new DOMMatrix()
    return `${a} ${e} ${f}`
  })
