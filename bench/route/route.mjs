import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { ROADS } from '../../test/support/project/besides.mjs'
import { withAppModules } from '../appModules.mjs'
import { printFacts } from '../facts.mjs'
import { writeContactSheet } from './routeSheet.mjs'
import { median } from '../table.mjs'
import { TARGET } from '../../build/bundling.mjs'

/**
 * Boxes of a recorded route: how many are correct on generated roads with known results, the result of a recorded ride,
 * the time in Node, and the size of the worker. With `--sheet` also a picture of the ride's boxes beside the real
 * roads.
 *
 * @typedef {import('../../test/support/roads/chainResults').ChainResult} ChainResult
 * @typedef {(load: string) => Promise<any>} Load
 */

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const BOXES = 2_000
const OPEN = { junctions: 14, beside: 0 }
const BESIDE = { junctions: 14, beside: 0.6 }
const SEED = 1
const CELLS = 40
const PAPER = { width: 396, height: 685 }
const SHEET = fileURLToPath(new URL('../../docs/pictures/route-boxes.png', import.meta.url))
const KILOBYTE = 1_000
const MOST_CHUNK_KB = 15
const MOST_MEMORY_MB = 150

/** @param {import('../run.mjs').Setting} setting */
export const route = async ({ rounds, isSheetAsked }) => {
  await withAppModules(async (load) => {
    await chains(load)
    await ride(load, rounds, isSheetAsked)
  })
  printFacts('The worker', [
    { label: 'size, gzip', value: (await chunkSize()) / KILOBYTE, unit: 'kB', atMost: MOST_CHUNK_KB },
  ])
}

/** @param {Load} load */
const chains = async (load) => {
  const { chainResults, inWords } = await load('test/support/roads/chainResults.ts')
  /** @type {readonly ChainResult[]} */
  const open = chainResults(SEED, BOXES, OPEN)
  /** @type {readonly ChainResult[]} */
  const beside = chainResults(SEED, BOXES, BESIDE).filter((/** @type {ChainResult} */ { isBeside }) => isBeside)
  printFacts(`${BOXES} boxes of generated roads, in open country`, [
    { label: 'same exit and roads', value: percent(open, ({ isRight }) => isRight), unit: '%', atLeast: 97 },
    { label: 'doubtful', value: percent(open, ({ isDoubted }) => isDoubted), unit: '%' },
    {
      label: 'wrong exit without a doubt',
      value: percent(open, (one) => one.isWrongExit && !one.isDoubted),
      unit: '%',
      atMost: 0.1,
    },
    {
      label: 'wrong side without a doubt',
      value: percent(open, (one) => one.isWrongSide && !one.isDoubted),
      unit: '%',
      atMost: 0.5,
    },
  ])
  printFacts(`${beside.length} boxes with a way beside the route, within 15 m`, [
    {
      label: 'right or doubtful',
      value: percent(beside, ({ isRight, isDoubted }) => isRight || isDoubted),
      unit: '%',
      atLeast: 99,
    },
    { label: 'right', value: percent(beside, ({ isRight }) => isRight), unit: '%' },
  ])
  const wrong = [...open, ...beside].filter(({ isRight, isDoubted }) => !isRight && !isDoubted)
  for (const one of wrong) console.log(`wrong without a doubt: ${inWords(one)}`)
}

/** @param {readonly ChainResult[]} results @param {(result: ChainResult) => boolean} isSo */
const percent = (results, isSo) => (100 * results.filter(isSo).length) / results.length

/** @param {Load} load @param {number} rounds @param {boolean} isSheetAsked */
const ride = async (load, rounds, isSheetAsked) => {
  if (!existsSync(ROADS)) {
    console.log(`\nSkipped: the recorded ride. There is no ${ROADS}.`)
    return
  }
  const { readRoute } = await load('src/route/read/readRoute.ts')
  const { readRoads } = await load('src/route/read/readRoads.ts')
  const { makeDraft } = await load('src/route/makeDraft.ts')
  const { chooseBoxes } = await load('src/route/boxes/chooseBoxes.ts')
  const files = ['kempen-ride.gpx', 'kempen.json']
  const texts = files.map((file) => readFileSync(join(ROADS, file), 'utf8'))
  const make = async () => {
    const [walked, roads] = [await readRoute(texts[0]), await readRoads(texts[1])]
    return { walked: walked.value, draft: makeDraft(walked.value, roads.value).value }
  }
  const { walked, draft } = await make()
  const times = []
  for (let round = 0; round < rounds; round += 1) times.push(await timeOf(make))
  const later = median(times)
  const once = await inFreshProcess(files.map((file) => join(ROADS, file)))
  const [every, through] = ['every', 'through'].map((rule) => chooseBoxes(draft, rule))
  printFacts('A recorded ride in the Kempen', [
    {
      label: 'matched length beside its own',
      value: Math.abs(100 * (draft.matched / walked.length - 1)),
      unit: '%',
      atMost: 2,
      detail: `${Math.round(draft.matched)} m of ${Math.round(walked.length)} m`,
    },
    {
      label: 'doubtful, every junction',
      value: (100 * every.doubtful) / every.boxes.length,
      unit: '%',
      atMost: 10,
      detail: `${every.doubtful} of ${every.boxes.length}`,
    },
    {
      label: 'doubtful, through road',
      value: (100 * through.doubtful) / through.boxes.length,
      unit: '%',
      detail: `${through.doubtful} of ${through.boxes.length}`,
    },
    { label: 'surface by kind of road', value: every.roads.byClass, unit: `of ${every.roads.shown} roads` },
    { label: 'time in a fresh Node, files included', value: once.ms, unit: 'ms' },
    { label: 'time later', value: later, unit: 'ms' },
    { label: 'memory that a fresh Node adds', value: once.mb, unit: 'MB', atMost: MOST_MEMORY_MB },
  ])
  if (isSheetAsked) await writeSheet(load, every.boxes)
}

/** @param {() => unknown} act */
const timeOf = async (act) => {
  const began = performance.now()
  await act()
  return performance.now() - began
}

/**
 * Boxes at equal distances in their list.
 *
 * @param {Load} load
 * @param {readonly import('../../src/route/routeDraft').RouteBox[]} boxes
 */
const writeSheet = async (load, boxes) => {
  const { boxStrokes } = await load('src/route/boxes/boxStrokes.ts')
  const cells = Array.from({ length: CELLS }, (_, index) => Math.floor(((index + 0.5) * boxes.length) / CELLS)).flatMap(
    (at) => {
      const box = boxes[at]
      return box ? [{ number: at + 1, box, strokes: boxStrokes(box.drawing, PAPER) }] : []
    },
  )
  writeContactSheet(SHEET, cells, PAPER)
  console.log(`\n${cells.length} boxes are in ${SHEET}`)
}

/** @param {string[]} files @returns {Promise<{ ms: number, mb: number }>} */
const inFreshProcess = async (files) => {
  const outDir = await mkdtemp(join(tmpdir(), 'route-'))
  try {
    await build({
      configFile: false,
      root: ROOT,
      publicDir: false,
      logLevel: 'error',
      ssr: { noExternal: true },
      build: {
        ssr: true,
        outDir,
        rolldownOptions: { input: 'src/ui/route/handleRouteRequest.ts', output: { entryFileNames: '[name].mjs' } },
      },
    })
    const script = fileURLToPath(new URL('routeOnce.mjs', import.meta.url))
    const { stdout } = await promisify(execFile)(process.execPath, [
      script,
      join(outDir, 'handleRouteRequest.mjs'),
      ...files,
    ])
    return JSON.parse(stdout)
  } finally {
    await rm(outDir, { recursive: true })
  }
}

/** The compressed size of the shipped worker, without the parser that it loads only for broken JSON. */
const chunkSize = async () => {
  const built = await build({
    configFile: false,
    root: ROOT,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      target: TARGET,
      rolldownOptions: { input: 'src/ui/route/routeWorker.ts', optimization: { inlineConst: true } },
    },
  })
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  return outputs.reduce(
    (sum, one) => sum + (one.type === 'chunk' && !one.isDynamicEntry ? gzipSync(one.code).length : 0),
    0,
  )
}
