import { describe, expect, it } from 'vitest'
import { sortDirections } from '../../src/geometry/directions'
import { DIRECTIONS } from '../../src/model/junction'
import { fc } from '../support/properties'

const directionsOf = (...bearings: readonly number[]): readonly number[] | undefined =>
  sortDirections(bearings)?.directions

const BEARINGS = fc
  .array(fc.double({ min: 0, max: 360, noNaN: true }), { maxLength: DIRECTIONS.length })
  .map((bearings) => bearings.toSorted((one, other) => one - other))

describe('roads are sorted into eighths of a turn', () => {
  it('each into its nearest eighth when no two share it', () => {
    expect(directionsOf(100, 170, 290)).toEqual([2, 4, 6])
  })

  it('two with the same nearest eighth into two eighths, with the least squared error', () => {
    expect(directionsOf(174, 190)).toEqual([4, 5])
    expect(directionsOf(174, 178, 300)).toEqual([3, 4, 7])
  })

  it('seven into all seven, whatever their bearings', () => {
    expect(directionsOf(10, 20, 30, 40, 50, 60, 70)).toEqual(DIRECTIONS)
  })

  it('not at all when there are more than seven', () => {
    expect(directionsOf(10, 20, 30, 40, 50, 60, 70, 80)).toBeUndefined()
  })

  it('in order, and no two into the same', () => {
    fc.assert(
      fc.property(BEARINGS, (bearings) => {
        const sorted = directionsOf(...bearings) ?? []
        expect(sorted).toHaveLength(bearings.length)
        expect(sorted.every((one, index) => index === 0 || one > (sorted[index - 1] ?? 0))).toBe(true)
      }),
    )
  })

  it('with certainty within 15° of their eighths, but not halfway between two', () => {
    expect(sortDirections([60, 165])?.isSure).toBe(true)
    expect(sortDirections([67, 180])?.isSure).toBe(false)
    expect(sortDirections([180, 182])?.isSure).toBe(false)
  })
})

it('a road far from every eighth of a turn is sorted without certainty, although no other choice is near', () => {
  expect(sortDirections([10])).toEqual({ directions: [1], isSure: false })
})
