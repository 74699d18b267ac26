import { expect, it } from 'vitest'
import { chainResults, inWords } from '../support/roads/chainResults'

/**
 * A sample of the chains that `npm run bench -- route` tries, with another seed, so that the two do not agree by
 * chance.
 */
const SEED = 10_001
const BOXES = 400

it(`of ${BOXES} boxes in open country 97 % have the right exit and roads, and no wrong exit lacks a doubt`, () => {
  const results = chainResults(SEED, BOXES, { junctions: 14, beside: 0 })
  const wrong = results.filter(({ isRight }) => !isRight)
  const unsuspected = wrong.filter(({ isDoubted }) => !isDoubted)
  expect(unsuspected.filter(({ isWrongExit }) => isWrongExit).map(inWords)).toEqual([])
  expect(unsuspected.filter(({ isWrongSide }) => isWrongSide).length).toBeLessThanOrEqual(0.005 * BOXES)
  expect(wrong.length).toBeLessThanOrEqual(0.03 * BOXES)
})

it('where a way runs beside the route, 99 of 100 boxes are right or have a doubt', () => {
  const results = chainResults(SEED, BOXES, { junctions: 14, beside: 0.6 }).filter(({ isBeside }) => isBeside)
  const unsuspected = results.filter(({ isRight, isDoubted }) => !isRight && !isDoubted)
  expect(results.length).toBeGreaterThan(50)
  expect(unsuspected.length).toBeLessThanOrEqual(0.01 * results.length)
})
