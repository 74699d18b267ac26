import { describe, expect, it } from 'vitest'
import { FAULTY } from '../fixtures/targets.mjs'
import { faultResults, type FaultResult } from '../support/roads/faultResults'
import { FAULTS, type Fault } from '../support/roads/faultyWalks'

/** A sample of the walks that `npm run bench -- route` tries, with other seeds. */
const SEED = 10_001
const WALKS = 12

const NAMES: Readonly<Record<Fault, string>> = {
  missingRoad: 'a road that the map lacks',
  privateRoad: 'a walked private road',
  rest: 'a rest',
  outlier: 'outliers',
  hairpins: 'hairpin bends',
}

const told = (results: readonly FaultResult[], key: 'silent' | 'beyond'): readonly string[] =>
  results.flatMap((result) => result[key].map((words) => `seed ${result.seed}: ${words}`))

describe.each(FAULTS.map((fault) => [NAMES[fault], fault] as const))('a walk with %s', (_, fault) => {
  const results = faultResults(fault, SEED, WALKS)

  it('has no box that is absent, wrong, invented or at a wrong distance without a doubt', () => {
    expect(told(results, 'silent')).toEqual([])
  })

  it(`has at most ${100 * FAULTY.mostBeyond} % more doubtful boxes elsewhere than without the fault`, () => {
    const boxes = results.reduce((sum, result) => sum + result.boxes, 0)
    const beyond = told(results, 'beyond')
    expect(boxes).toBeGreaterThan(WALKS)
    expect(beyond.length <= FAULTY.mostBeyond * boxes ? [] : beyond).toEqual([])
  })
})
