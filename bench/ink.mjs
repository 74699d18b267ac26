import { closeBoth, loop, openBoth, placeOf, settled, shown, take } from './pages.mjs'
import { hastily, oneInAFrame } from './pointer.mjs'
import { median, printComparison } from './report.mjs'
import { mainMs, mark, rasterMs, record } from './trace.mjs'

/**
 * The cost of drawing, erasing, releasing and undoing, by the number of existing strokes.
 *
 * @typedef {import('./pages.mjs').Subject} Subject
 * @typedef {import('./run.mjs').Setting} Setting
 * @typedef {{ main: number, raster: number, release: number, undo: number }} Cycle
 * @typedef {Record<Subject['name'], Cycle[]>} Cycles
 * @typedef {{ size: number, cycles: Cycles }} Measured
 * @typedef {{ title: string, tool: 'pen' | 'eraser', key: keyof Cycle, target?: import('./report.mjs').Target, flat?: number }} Measure
 */

const SIZES = [0, 50, 500, 2_000]
/** Points before the measured ones: a long line costs more than a new one. */
const BEFORE = 250
const MOVES = 40

/** @param {number} atMost @returns {import('./report.mjs').Target} */
const ratioAtMost = (atMost) => ({ of: 'ratio', atMost })
/** @param {number} atMost @returns {import('./report.mjs').Target} */
const appAtMost = (atMost) => ({ of: 'measured', atMost })

/** @type {Measure[]} */
const MEASURES = [
  { title: 'Pen: main thread per move', tool: 'pen', key: 'main', target: ratioAtMost(1.2), flat: 1.15 },
  { title: 'Pen: raster per move', tool: 'pen', key: 'raster', target: appAtMost(1.5) },
  { title: 'Eraser: main thread per move', tool: 'eraser', key: 'main', target: ratioAtMost(1.2), flat: 1.15 },
  { title: 'Eraser: raster per move', tool: 'eraser', key: 'raster', target: appAtMost(1.5) },
  { title: 'Release of the pen: main thread until saved', tool: 'pen', key: 'release' },
  { title: 'Release of the eraser: main thread until saved', tool: 'eraser', key: 'release' },
  { title: 'Undo of a stroke: main thread until saved', tool: 'pen', key: 'undo' },
  { title: 'Undo of an eraser: main thread until saved', tool: 'eraser', key: 'undo' },
]

/** @param {Setting} setting */
export const ink = async (setting) => {
  const sizes = setting.sizes ?? SIZES
  /** @type {{ pen: Measured[], eraser: Measured[] }} */
  const measured = { pen: [], eraser: [] }
  for (const size of sizes) {
    measured.pen.push({ size, cycles: await measure(setting, size, 'pen') })
    // An empty drawing has nothing to erase: the app puts the eraser away.
    measured.eraser.push({ size: Math.max(size, 1), cycles: await measure(setting, Math.max(size, 1), 'eraser') })
  }
  for (const one of MEASURES) printMeasure(one, measured[one.tool])
}

/** @param {Setting} setting @param {number} size @param {'pen' | 'eraser'} tool @returns {Promise<Cycles>} */
const measure = async ({ browser, addresses, rounds }, size, tool) => {
  const subjects = await openBoth(browser, addresses, size)
  const { app, react } = subjects
  for (const subject of [app, react]) await take(subject, tool)
  /** @type {Cycles} */
  const cycles = { app: [], react: [] }
  for (let round = -1; round < rounds; round += 1) {
    // Alternating, so that neither page always comes second.
    for (const subject of round % 2 === 0 ? [app, react] : [react, app]) {
      const cycle = await drawAndUndo(subject)
      // The first round is a warm-up for compilation and caches.
      if (round >= 0) cycles[subject.name].push(cycle)
    }
  }
  await closeBoth(subjects)
  return cycles
}

/** Draws, releases and undoes one stroke, so that the next one finds the same drawing. @param {Subject} subject */
const drawAndUndo = async (subject) => {
  const trace = await record(subject.page, () => perform(subject))
  return {
    main: mainMs(trace, ['moves', 'moved']) / MOVES,
    raster: rasterMs(trace, ['moves', 'moved']) / MOVES,
    release: mainMs(trace, ['moved', 'released']),
    undo: mainMs(trace, ['undo', 'undone']),
  }
}

/** @param {Subject} subject */
const perform = async ({ page, pointer, box }) => {
  const places = loop(box, BEFORE + MOVES)
  const [first, last] = [places[0], places.at(-1)]
  if (!first || !last) throw new Error('No way to go')
  await pointer.hover(first)
  await pointer.press(first)
  await pointer.drag(places.slice(0, BEFORE), hastily)
  await settled(page)
  await mark(page, 'moves')
  await pointer.drag(places.slice(BEFORE), oneInAFrame)
  await settled(page)
  await mark(page, 'moved')
  await pointer.release(last)
  await shown(page)
  await settled(page)
  await mark(page, 'released')
  const undo = await placeOf(page, 'Undo')
  await pointer.hover(undo)
  await settled(page)
  await mark(page, 'undo')
  await pointer.click(undo)
  await settled(page)
  await mark(page, 'undone')
}

/** @param {Measure} measure @param {Measured[]} measured */
const printMeasure = ({ title, key, target, flat }, measured) => {
  const rows = measured.map(({ size, cycles }) => ({
    label: `${size.toLocaleString('en')} ${size === 1 ? 'stroke' : 'strokes'}`,
    measured: cycles.app.map((cycle) => cycle[key]),
    baseline: cycles.react.map((cycle) => cycle[key]),
    ...(target && { target }),
  }))
  const [small, large] = [rows[0], rows.at(-1)]
  if (flat && small && large && rows.length > 1) rows.push(flatness(small, large, flat))
  printComparison(title, 'ms', rows)
}

/**
 * How much more the largest drawing costs than the smallest.
 *
 * @param {import('./report.mjs').Row} small @param {import('./report.mjs').Row} large @param {number} atMost
 */
const flatness = (small, large, atMost) => ({
  label: 'largest ÷ smallest',
  measured: [median(large.measured) / median(small.measured)],
  baseline: [median(large.baseline) / median(small.baseline)],
  target: /** @type {const} */ ({ of: 'measured', atMost }),
})
