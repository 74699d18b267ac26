import { MOST_DOUBTFUL_DRAWN } from '../test/fixtures/targets.mjs'
import { constants, withBundles } from './appModules.mjs'
import { printComparison } from './comparison.mjs'
import { printFacts } from './facts.mjs'
import { percent } from './figures.mjs'
import { MOST_LEGIBLE_COLUMNS } from './legible.mjs'

/**
 * Junctions: the time to read one, beside that of writing its paths; how much hand-drawn ink is read correctly; and the
 * white space on paper between an arrowhead and other ink.
 *
 * @typedef {readonly import('../src/model/types').Stroke[]} Ink
 * @typedef {ReturnType<typeof import('../test/fixtures/handDrawnJunctions').handDrawnJunction>} DrawnJunction
 * @typedef {typeof import('../src/geometry/junction/readJunction') &
 *   typeof import('../src/geometry/junction/writeJunction') & typeof import('../src/geometry/line/pathData') &
 *   typeof import('../test/support/junctions/junctions') & typeof import('../test/fixtures/handDrawnJunctions') &
 *   typeof import('../test/support/junctions/arrowWhite') & typeof import('../src/model/types') &
 *   typeof import('../src/model/sheet/sheetOptions')} Modules
 */

const MOST_MS = { box: 0.2, crowded: 20 }
const LEAST_WHITE_MM = 1
const BOXES = 2_000
const STROKES = 2_000
const BY_HAND = 10_000

const MODULES = [
  'src/geometry/junction/readJunction.ts',
  'src/geometry/junction/writeJunction.ts',
  'src/geometry/line/pathData.ts',
  'test/support/junctions/junctions.ts',
  'test/fixtures/handDrawnJunctions.ts',
  'test/support/junctions/arrowWhite.ts',
  'src/model/types.ts',
  'src/model/sheet/sheetOptions.ts',
]

/** @param {import('./run.mjs').Setting} setting */
export const junctions = ({ rounds }) =>
  withBundles(MODULES, async (bundles) => {
    /** @type {Modules} */
    const modules = Object.assign({}, ...(await Promise.all(bundles.map((bundle) => import(bundle)))))
    const byHand = Array.from({ length: BY_HAND }, (_, index) => modules.handDrawnJunction(index + 1))
    printTimes(modules, byHand, rounds)
    printRead(modules, byHand)
    printWhite(modules)
  })

/** @param {Modules} modules @param {DrawnJunction[]} byHand @param {number} rounds */
const printTimes = (modules, byHand, rounds) => {
  const { readJunction, openPath, isStroke } = modules
  const inks = byHand.map(({ elements }) => elements.filter(isStroke))
  const scribbles = inks.flat().filter(({ circle, arrow }) => !circle && !arrow)
  const crowded = [...(written(modules, false).at(-1) ?? []), ...scribbles].slice(0, STROKES)

  /** @param {string} label @param {readonly Ink[]} timedInks @param {number} atMost */
  const timed = (label, timedInks, atMost) => ({
    label,
    measured: milliseconds(rounds, timedInks, readJunction),
    baseline: milliseconds(rounds, timedInks, (ink) => ink.map(({ points }) => openPath(points))),
    target: { of: /** @type {const} */ ('measured'), atMost },
  })
  printComparison(
    'Reading a drawing',
    'ms',
    [
      timed('a junction of the ring', written(modules, false), MOST_MS.box),
      timed('a roundabout of the ring', written(modules, true), MOST_MS.box),
      timed('a junction by hand', inks, MOST_MS.box),
      timed(`a drawing of ${crowded.length} strokes`, [crowded], MOST_MS.crowded),
    ],
    ['read', 'its paths'],
  )
}

/** Junctions as the ring writes them. @param {Modules} modules @param {boolean} roundabout @returns {Ink[]} */
const written = ({ writeJunction, numberedJunction, JUNCTION_COUNT, ARM_KINDS }, roundabout) =>
  Array.from({ length: BOXES }, (_, index) =>
    writeJunction(
      numberedJunction(Math.floor((index * JUNCTION_COUNT) / BOXES), ARM_KINDS, roundabout),
      constants.DEFAULT_CANVAS,
    ),
  )

/** @param {Modules} modules @param {DrawnJunction[]} byHand */
const printRead = ({ readJunction, saysTheSame }, byHand) => {
  const results = byHand.map(({ junction, elements }) => {
    const read = readJunction(elements)
    return { isRight: saysTheSame(read.junction, junction), isSure: read.doubts.length === 0 }
  })
  printFacts(`${BY_HAND} junctions by hand`, [
    { label: 'read right', value: percent(results, ({ isRight }) => isRight), unit: '%' },
    {
      label: 'doubtful',
      value: percent(results, ({ isSure }) => !isSure),
      unit: '%',
      atMost: 100 * MOST_DOUBTFUL_DRAWN,
    },
    {
      label: 'wrong without a doubt',
      value: percent(results, ({ isRight, isSure }) => !isRight && isSure),
      unit: '%',
      atMost: 0,
    },
  ])
}

/** @param {Modules} modules */
const printWhite = ({ CANVASES, COLUMN_COUNTS, leastWhite }) => {
  /** @param {number} columns */
  const white = (columns) => {
    const whites = CANVASES.map((canvas) => leastWhite(canvas, columns))
    const detail = whites.map((least) => least.toFixed(2)).join(' · ')
    return { label: `${columns} in a row`, value: Math.min(...whites), unit: 'mm', detail }
  }
  printFacts(
    'Least white between an arrowhead and other ink, on A4 without notes',
    // More columns are only reported.
    COLUMN_COUNTS.map((columns) =>
      Object.assign(white(columns), columns <= MOST_LEGIBLE_COLUMNS ? { atLeast: LEAST_WHITE_MM } : {}),
    ),
  )
}

/**
 * The time per ink in each round, after warm-up rounds.
 *
 * @param {number} rounds @param {readonly Ink[]} inks @param {(ink: Ink) => unknown} act
 */
const milliseconds = (rounds, inks, act) =>
  Array.from({ length: 2 * rounds }, () => {
    const began = performance.now()
    for (const ink of inks) act(ink)
    return (performance.now() - began) / inks.length
  }).slice(rounds)
