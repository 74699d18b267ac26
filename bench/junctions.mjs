import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, parse } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { printFacts } from './facts.mjs'
import { printTable } from './table.mjs'

/**
 * Junctions: the time to read one, beside that of writing its paths; how much hand-drawn ink is read correctly; and the
 * white space on paper between an arrowhead and other ink.
 */

const MOST_MS = { box: 0.2, crowded: 20 }
const MOST_DOUBTFUL_PERCENT = 10
const LEAST_WHITE_MM = 1
/** Numbers of columns: those with a target for the white space, and those that are only reported. */
const COLUMNS = { asked: [2, 3, 4, 5, 6], shown: [7, 8] }
const BOXES = 2_000
const STROKES = 2_000
const BY_HAND = 10_000

/** @typedef {readonly import('../src/model/types').Stroke[]} Ink */

/** Modules of the app and its tests, bundled as shipped, without a browser. */
const loadModules = async () => {
  const files = [
    'src/geometry/junction/readJunction.ts',
    'src/geometry/junction/writeJunction.ts',
    'src/geometry/line/pathData.ts',
    'test/support/junctions/junctions.ts',
    'test/fixtures/handDrawnJunctions.ts',
    'test/support/junctions/arrowWhite.ts',
  ]
  const root = fileURLToPath(new URL('..', import.meta.url))
  const outDir = await mkdtemp(join(tmpdir(), 'junctions-'))
  try {
    await build({
      configFile: false,
      root,
      publicDir: false,
      logLevel: 'error',
      build: { ssr: true, outDir, rolldownOptions: { input: files, output: { entryFileNames: '[name].mjs' } } },
    })
    const bundles = await Promise.all(files.map((file) => import(join(outDir, `${parse(file).name}.mjs`))))
    return Object.assign({}, ...bundles)
  } finally {
    await rm(outDir, { recursive: true })
  }
}

/** @param {import('./run.mjs').Setting} setting */
export const junctions = async ({ rounds }) => {
  const modules = await loadModules()
  const { readJunction, writeJunction, openPath, junctionOf, saysTheSame, handDrawnJunction, leastWhite } = modules
  const { CANVASES, ARM_KINDS, JUNCTION_COUNT } = modules

  /** @param {boolean} roundabout @returns {Ink[]} */
  const written = (roundabout) =>
    Array.from({ length: BOXES }, (_, index) =>
      writeJunction(junctionOf(Math.floor((index * JUNCTION_COUNT) / BOXES), ARM_KINDS, roundabout), CANVASES[1]),
    )
  const byHand = Array.from({ length: BY_HAND }, (_, index) => handDrawnJunction(index + 1))
  /** @type {Ink} */
  const scribbles = byHand.flatMap(({ elements }) => elements).filter(({ circle, arrow }) => !circle && !arrow)
  const crowded = [...(written(false).at(-1) ?? []), ...scribbles].slice(0, STROKES)

  /** @param {string} label @param {readonly Ink[]} inks @param {number} atMost */
  const timed = (label, inks, atMost) => ({
    label,
    app: milliseconds(rounds, inks, readJunction),
    bare: milliseconds(rounds, inks, (ink) => ink.map(({ points }) => openPath(points))),
    target: { of: /** @type {const} */ ('app'), atMost },
  })
  printTable(
    'Reading a drawing',
    'ms',
    [
      timed('a junction of the ring', written(false), MOST_MS.box),
      timed('a roundabout of the ring', written(true), MOST_MS.box),
      timed(
        'a junction by hand',
        byHand.map(({ elements }) => elements),
        MOST_MS.box,
      ),
      timed(`a drawing of ${crowded.length} strokes`, [crowded], MOST_MS.crowded),
    ],
    ['read', 'its paths'],
  )

  const results = byHand.map(({ junction, elements }) => {
    const read = readJunction(elements)
    return { isRight: saysTheSame(read.junction, junction), isSure: read.doubts.length === 0 }
  })
  /** @param {(result: typeof results[number]) => boolean} isSo */
  const percent = (isSo) => (100 * results.filter(isSo).length) / BY_HAND
  printFacts(`${BY_HAND} junctions by hand`, [
    { label: 'read right', value: percent(({ isRight }) => isRight), unit: '%' },
    { label: 'doubtful', value: percent(({ isSure }) => !isSure), unit: '%', atMost: MOST_DOUBTFUL_PERCENT },
    {
      label: 'wrong without a doubt',
      value: percent(({ isRight, isSure }) => !isRight && isSure),
      unit: '%',
      atMost: 0,
    },
  ])

  /** @param {number} columns */
  const white = (columns) => {
    const whites = CANVASES.map((/** @type {unknown} */ canvas) => leastWhite(canvas, columns))
    const detail = whites.map((/** @type {number} */ least) => least.toFixed(2)).join(' · ')
    return { label: `${columns} in a row`, value: Math.min(...whites), unit: 'mm', detail }
  }
  printFacts('Least white between an arrowhead and other ink, on A4 without notes', [
    ...COLUMNS.asked.map((columns) => Object.assign(white(columns), { atLeast: LEAST_WHITE_MM })),
    ...COLUMNS.shown.map(white),
  ])
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
