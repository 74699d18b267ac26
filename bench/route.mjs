import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { FAULTY, HAIRPINS, LEAST_BESIDE, OPEN_COUNTRY, RIDE } from '../test/fixtures/targets.mjs'
import { ROADS } from '../test/support/project/besides.mjs'
import { withAppModules } from './appModules.mjs'
import { median, percent, printFacts } from './report.mjs'

/**
 * Boxes of a recorded route: how many are correct on generated roads with known results, what faults do to them, the
 * result of a recorded ride, its time in Node, and the size of the worker.
 *
 * @typedef {import('../test/support/roads/chainResults').ChainResult} ChainResult
 * @typedef {import('../test/support/roads/faultResults').FaultResult} FaultResult
 * @typedef {(load: string) => Promise<any>} Load
 */

const BOXES = 2_000
const OPEN = { junctions: 14, beside: 0, hairpins: 0 }
const BESIDE = { junctions: 14, beside: 0.6, hairpins: 0 }
const SEED = 1
const WALKS = 500
const HAIRPIN_WALKS = 100
const KILOBYTE = 1_000
const MOST_CHUNK_KB = 60

/** @param {import('./run.mjs').Setting} setting */
export const route = async ({ rounds, dist }) => {
  await withAppModules(async (load) => {
    await chains(load)
    await faults(load)
    await ride(load, rounds)
  })
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

/** @param {Load} load */
const faults = async (load) => {
  const { faultResults } = await load('test/support/roads/faultResults.ts')
  const { hairpinResults } = await load('test/support/roads/chainResults.ts')
  const { FAULTS } = await load('test/support/roads/faultyWalks.ts')
  /** @type {FaultResult[]} */
  const walks = FAULTS.flatMap((/** @type {string} */ fault) => faultResults(fault, SEED, WALKS / FAULTS.length))
  const sum = (/** @type {(one: FaultResult) => number} */ count) => walks.reduce((total, one) => total + count(one), 0)
  /** @type {{ turnBacks: number, longer: number }[]} */
  const hairpins = hairpinResults(SEED, HAIRPIN_WALKS)
  printFacts(`${WALKS} generated walks with a fault, and ${HAIRPIN_WALKS} in hairpin bends`, [
    { label: 'boxes wrong without a doubt', value: sum(({ silent }) => silent.length), unit: '', atMost: 0 },
    {
      label: 'doubtful beyond the fault',
      value: (100 * sum(({ beyond }) => beyond.length)) / sum(({ boxes }) => boxes),
      unit: '%',
      atMost: 100 * FAULTY.mostBeyond,
    },
    {
      label: 'hairpin bends: walks that turn back',
      value: percent(hairpins, ({ turnBacks }) => turnBacks > 0),
      unit: '%',
      atMost: 0,
    },
    {
      label: 'hairpin bends: greatest difference in length',
      value: 100 * Math.max(...hairpins.map(({ longer }) => Math.abs(longer))),
      unit: '%',
      atMost: 100 * HAIRPINS.mostLonger,
    },
  ])
  for (const { fault, seed, silent } of walks)
    for (const words of silent) console.log(`wrong without a doubt: ${fault}, seed ${seed}: ${words}`)
}

/** @param {Load} load @param {number} rounds */
const ride = async (load, rounds) => {
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
    { label: 'time in Node, files included', value: median(times), unit: 'ms' },
  ])
}

/** @param {() => unknown} act */
const timeOf = async (act) => {
  const began = performance.now()
  await act()
  return performance.now() - began
}

/** The compressed size of the worker in a build. @param {string} dist */
const workerSize = (dist) => {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  const worker = files.find((file) => /\brouteWorker-[^/\\]*\.js$/.test(file))
  if (!worker) throw new Error(`${dist} has no worker for routes`)
  return gzipSync(readFileSync(join(dist, worker))).length
}
