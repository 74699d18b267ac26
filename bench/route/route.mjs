import { execFile } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { LEAST_BESIDE, OPEN_COUNTRY, RIDE } from '../../test/fixtures/targets.mjs'
import { ROADS } from '../../test/support/project/besides.mjs'
import { constants, withAppModules, withBundles } from '../appModules.mjs'
import { printFacts } from '../facts.mjs'
import { median, percent } from '../figures.mjs'
import { faults } from './faults.mjs'
import { reading } from './reading.mjs'
import { writePicture } from './routePicture.mjs'

/**
 * Boxes of a recorded route: how many are correct on generated roads with known results, what faults do to them, the
 * result of a recorded ride, the time in Node, and the size of the worker. With `--picture` also a picture of the ride's boxes beside the real
 * roads.
 *
 * @typedef {import('../../test/support/roads/chainResults').ChainResult} ChainResult
 * @typedef {(load: string) => Promise<any>} Load
 */

const BOXES = 2_000
const OPEN = { junctions: 14, beside: 0, hairpins: 0 }
const BESIDE = { junctions: 14, beside: 0.6, hairpins: 0 }
const SEED = 1
const CELLS = 40
const PICTURE = fileURLToPath(new URL('../../docs/pictures/route-boxes.png', import.meta.url))
const KILOBYTE = 1_000
const MOST_CHUNK_KB = 60
const MOST_MEMORY_MB = 150

/** @param {import('../run.mjs').Setting} setting */
export const route = async ({ rounds, dist, isPictureAsked }) => {
  await withAppModules(async (load) => {
    await chains(load)
    await faults(load)
    await ride(load, rounds, isPictureAsked)
  })
  await reading(rounds)
  printFacts('The worker', [
    { label: 'size, gzip', value: workerSize(dist) / KILOBYTE, unit: 'kB', atMost: MOST_CHUNK_KB },
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
    {
      label: 'same exit and roads',
      value: percent(open, ({ isRight }) => isRight),
      unit: '%',
      atLeast: 100 * OPEN_COUNTRY.leastRight,
    },
    { label: 'doubtful', value: percent(open, ({ isDoubted }) => isDoubted), unit: '%' },
    {
      label: 'wrong exit without a doubt',
      value: percent(open, (one) => one.isWrongExit && !one.isDoubted),
      unit: '%',
      atMost: 100 * OPEN_COUNTRY.mostWrongExits,
    },
    {
      label: 'wrong side without a doubt',
      value: percent(open, (one) => one.isWrongSide && !one.isDoubted),
      unit: '%',
      atMost: 100 * OPEN_COUNTRY.mostWrongSides,
    },
  ])
  printFacts(`${beside.length} boxes with a way beside the route, within 15 m`, [
    {
      label: 'right or doubtful',
      value: percent(beside, ({ isRight, isDoubted }) => isRight || isDoubted),
      unit: '%',
      atLeast: 100 * LEAST_BESIDE,
    },
    { label: 'right', value: percent(beside, ({ isRight }) => isRight), unit: '%' },
  ])
  const wrong = [...open, ...beside].filter(({ isRight, isDoubted }) => !isRight && !isDoubted)
  for (const one of wrong) console.log(`wrong without a doubt: ${inWords(one)}`)
}

/** @param {Load} load @param {number} rounds @param {boolean} isPictureAsked */
const ride = async (load, rounds, isPictureAsked) => {
  if (!existsSync(ROADS)) {
    console.log(`\nSkipped: the recorded ride. There is no ${ROADS}.`)
    return
  }
  const { readRoute } = await load('src/route/read/readRoute.ts')
  const { readRoads } = await load('src/route/read/readRoads.ts')
  const { routesOf } = await load('src/route/track/routesOf.ts')
  const { makeDraft } = await load('src/route/makeDraft.ts')
  const { chooseBoxes } = await load('src/route/boxes/chooseBoxes.ts')
  const files = ['kempen-ride.gpx', 'kempen.json']
  const texts = files.map((file) => readFileSync(join(ROADS, file), 'utf8'))
  const make = async () => {
    const [file, roads] = [await readRoute(texts[0]), await readRoads(texts[1])]
    const [walked] = routesOf(file.value).value
    return { walked, draft: makeDraft(walked, roads.value).value }
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
      atMost: 100 * RIDE.mostLonger,
      detail: `${Math.round(draft.matched)} m of ${Math.round(walked.length)} m`,
    },
    {
      label: 'doubtful, every junction',
      value: (100 * every.doubtful) / every.boxes.length,
      unit: '%',
      atMost: 100 * RIDE.mostDoubtful,
      detail: `${every.doubtful} of ${every.boxes.length}`,
    },
    {
      label: 'doubtful, through road',
      value: (100 * through.doubtful) / through.boxes.length,
      unit: '%',
      detail: `${through.doubtful} of ${through.boxes.length}`,
    },
    { label: 'surface by kind of road', value: every.roadCount.byClass, unit: `of ${every.roadCount.shown} roads` },
    { label: 'time in a fresh Node, files included', value: once.ms, unit: 'ms' },
    { label: 'time later', value: later, unit: 'ms' },
    { label: 'memory that a fresh Node adds', value: once.mb, unit: 'MB', atMost: MOST_MEMORY_MB },
  ])
  if (isPictureAsked) await drawBoxes(load, every.boxes)
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
const drawBoxes = async (load, boxes) => {
  const { boxStrokes } = await load('src/route/boxes/boxStrokes.ts')
  const cells = Array.from({ length: CELLS }, (_, index) => Math.floor(((index + 0.5) * boxes.length) / CELLS)).flatMap(
    (at) => {
      const box = boxes[at]
      return box ? [{ number: at + 1, box, strokes: boxStrokes(box.drawing, constants.DEFAULT_CANVAS) }] : []
    },
  )
  writePicture(PICTURE, cells)
  console.log(`\n${cells.length} boxes are in ${PICTURE}`)
}

/** @param {string[]} files @returns {Promise<{ ms: number, mb: number }>} */
const inFreshProcess = (files) =>
  withBundles(['src/ui/route/handleRouteRequest.ts'], async (bundles) => {
    const script = fileURLToPath(new URL('routeOnce.mjs', import.meta.url))
    const { stdout } = await promisify(execFile)(process.execPath, [script, ...bundles, ...files])
    return JSON.parse(stdout)
  })

/** The compressed size of the worker in a build. @param {string} dist */
const workerSize = (dist) => {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  const worker = files.find((file) => /\brouteWorker-[^/\\]*\.js$/.test(file))
  if (!worker) throw new Error(`${dist} has no worker for routes`)
  return gzipSync(readFileSync(join(dist, worker))).length
}
