import { describe, expect, it } from 'vitest'
import { HAIRPINS, LEAST_BESIDE, OPEN_COUNTRY } from '../fixtures/targets.mjs'
import { chainResults, hairpinResults, inWords } from '../support/roads/chainResults'

/**
 * A sample of the chains that `npm run bench -- route` tries, with another seed, so that the two do not agree by
 * chance.
 */
const SEED = 10_001
const BOXES = 400

it(`of ${BOXES} boxes in open country ${100 * OPEN_COUNTRY.leastRight} % have the right exit and roads, and no wrong exit lacks a doubt`, () => {
  const results = chainResults(SEED, BOXES, { junctions: 14, beside: 0, hairpins: 0 })
  const wrong = results.filter(({ isRight }) => !isRight)
  const unsuspected = wrong.filter(({ isDoubted }) => !isDoubted)
  // Of so few boxes, the greatest share of wrong exits is less than one box.
  expect(OPEN_COUNTRY.mostWrongExits * BOXES).toBeLessThan(1)
  expect(unsuspected.filter(({ isWrongExit }) => isWrongExit).map(inWords)).toEqual([])
  expect(unsuspected.filter(({ isWrongSide }) => isWrongSide).length).toBeLessThanOrEqual(
    OPEN_COUNTRY.mostWrongSides * BOXES,
  )
  expect(wrong.length).toBeLessThanOrEqual((1 - OPEN_COUNTRY.leastRight) * BOXES)
})

it(`where a way runs beside the route, ${100 * LEAST_BESIDE} of 100 boxes are right or have a doubt`, () => {
  const results = chainResults(SEED, BOXES, { junctions: 14, beside: 0.6, hairpins: 0 }).filter(
    ({ isBeside }) => isBeside,
  )
  const unsuspected = results.filter(({ isRight, isDoubted }) => !isRight && !isDoubted)
  expect(results.length).toBeGreaterThan(50)
  expect(unsuspected.length).toBeLessThanOrEqual((1 - LEAST_BESIDE) * results.length)
})

describe('a walk on mountain paths, where the legs of a bend are 8 to 25 m apart,', () => {
  const results = hairpinResults(SEED, 40)

  it('never turns back in its boxes', () => {
    expect(results.filter(({ turnBacks }) => turnBacks > 0)).toEqual([])
  })

  it(`is as long on the roads as it was walked, within ${100 * HAIRPINS.mostLonger} %`, () => {
    expect(results.filter(({ longer }) => Math.abs(longer) > HAIRPINS.mostLonger)).toEqual([])
  })
})
