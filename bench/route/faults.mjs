import { FAULTY, HAIRPINS } from '../../test/fixtures/targets.mjs'
import { percent } from '../figures.mjs'
import { printFacts } from '../facts.mjs'
import { printTable, verdict } from '../table.mjs'

/**
 * Generated walks with a fault in the recording or in the roads, and walks in hairpin bends.
 *
 * @typedef {import('../../test/support/roads/faultResults').FaultResult} FaultResult
 */

const WALKS = 500
const SEED = 1
const HAIRPIN_WALKS = 100

/** @param {(path: string) => Promise<any>} load */
export const faults = async (load) => {
  const { faultResults } = await load('test/support/roads/faultResults.ts')
  const { FAULTS } = await load('test/support/roads/faultyWalks.ts')
  const perFault = WALKS / FAULTS.length
  /** @type {FaultResult[][]} */
  const all = FAULTS.map((/** @type {string} */ fault) => faultResults(fault, SEED, perFault))
  printTable(
    `${WALKS} generated walks with a fault`,
    ['', 'walks', 'boxes', 'wrong without a doubt', '', 'doubtful beyond the fault', ''],
    [...all, all.flat()].map(rowOf),
  )
  for (const { fault, seed, silent } of all.flat())
    for (const words of silent) console.log(`wrong without a doubt: ${fault}, seed ${seed}: ${words}`)
  await hairpins(load)
}

/** @param {FaultResult[]} results @param {number} index @param {readonly unknown[]} rows */
const rowOf = (results, index, rows) => {
  const sum = (/** @type {(one: FaultResult) => number} */ count) =>
    results.reduce((total, one) => total + count(one), 0)
  const boxes = sum((one) => one.boxes)
  const isAll = index === rows.length - 1
  const silent = sum((one) => one.silent.length)
  const beyond = (100 * sum((one) => one.beyond.length)) / boxes
  return [
    isAll ? 'all' : (results[0]?.fault ?? ''),
    `${results.length}`,
    `${boxes}`,
    `${silent}`,
    verdict(silent, { atMost: 0 }),
    `${beyond.toFixed(1)} %`,
    isAll ? verdict(beyond, { atMost: 100 * FAULTY.mostBeyond }) : '',
  ]
}

/** @param {(path: string) => Promise<any>} load */
const hairpins = async (load) => {
  const { hairpinResults } = await load('test/support/roads/chainResults.ts')
  /** @type {{ turnBacks: number, longer: number }[]} */
  const results = hairpinResults(SEED, HAIRPIN_WALKS)
  printFacts(`${HAIRPIN_WALKS} walks on mountain paths with hairpin bends`, [
    { label: 'walks that turn back', value: percent(results, ({ turnBacks }) => turnBacks > 0), unit: '%', atMost: 0 },
    {
      label: 'greatest difference in length',
      value: 100 * Math.max(...results.map(({ longer }) => Math.abs(longer))),
      unit: '%',
      atMost: 100 * HAIRPINS.mostLonger,
    },
  ])
}
