import { describe, expect, it } from 'vitest'
import { legsOf, missingLegs, wholeWay } from '../../src/model/legs'
import { fc } from '../support/properties'

const way = (...metres: readonly (number | undefined)[]) =>
  metres.map((distance) => (distance === undefined ? {} : { distance }))
const anyWay = fc.array(fc.option(fc.nat({ max: 5_000 }), { nil: undefined }), { maxLength: 12 })
const toFirst = fc.option(fc.nat({ max: 5_000 }), { nil: undefined })

/** In their order of length. */
const known = (list: readonly (number | undefined)[]): readonly number[] =>
  list.flatMap((one) => one ?? []).toSorted((one, other) => one - other)

describe('the ways that are printed with a drawing', () => {
  it('are those to the next one, where nothing was chosen', () => {
    expect(legsOf(way(100, 200, undefined), {})).toEqual([{ after: 100 }, { after: 200 }, {}])
  })

  it('are those since the previous one, with that to the first and that from the last', () => {
    expect(legsOf(way(100, 200, 300), { distances: 'since', toFirst: 50 })).toEqual([
      { before: 50 },
      { before: 100 },
      { before: 200, after: 300 },
    ])
  })

  it('are each printed once, whatever was chosen', () => {
    fc.assert(
      fc.property(anyWay, toFirst, fc.constantFrom('next', 'since', undefined), (metres, first, distances) => {
        const choices = { toFirst: first, ...(distances && { distances }) } as const
        const printed = legsOf(way(...metres), choices).flatMap(({ before, after }) => [before, after])
        const measured = [...(metres.length > 0 ? [first] : []), ...metres]
        expect(known(printed)).toEqual(known(measured))
      }),
    )
  })
})

describe('the whole way', () => {
  it('is the sum of all legs, with that to the first drawing', () => {
    expect(wholeWay(way(100, 200, 300), { distances: 'next', toFirst: 50 })).toBe(650)
    expect(wholeWay(way(100, 200, undefined), { distances: 'since' })).toBe(300)
  })

  it('is not known where a leg is missing, and the drawing is named', () => {
    expect(wholeWay(way(100, undefined, 300), { distances: 'since' })).toBeUndefined()
    expect(missingLegs(way(100, undefined, 300), { distances: 'since' })).toEqual([1])
  })

  it('is not said, and no leg missed, where nobody measured or chose', () => {
    expect(wholeWay(way(undefined, undefined), { distances: 'since' })).toBeUndefined()
    expect(missingLegs(way(undefined, undefined), { distances: 'since' })).toEqual([])
    expect(wholeWay(way(100, 200), {})).toBeUndefined()
    expect(missingLegs(way(100, undefined, 200), {})).toEqual([])
  })
})
