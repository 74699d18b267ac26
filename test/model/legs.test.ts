import { describe, expect, it } from 'vitest'
import {
  legsOf,
  missingLegs,
  printedDistance,
  cumulativeDistances,
  totalDistance,
  wholeDistance,
} from '../../src/model/legs'
import { fc } from '../support/properties'

const way = (...metres: readonly (number | undefined)[]) =>
  metres.map((distance) => (distance === undefined ? {} : { distance }))
const anyWay = fc.array(fc.option(fc.nat({ max: 5_000 }), { nil: undefined }), { maxLength: 12 })
const toFirst = fc.option(fc.nat({ max: 5_000 }), { nil: undefined })

/** The distances in order of length. */
const known = (list: readonly (number | undefined)[]): readonly number[] =>
  list.flatMap((one) => one ?? []).toSorted((one, other) => one - other)

const note = fc.constantFrom('', ' ', 'Behind the church')

describe('the distances printed with a drawing', () => {
  it('are those to the next drawing by default', () => {
    expect(legsOf(way(100, 200, undefined), {}).drawings).toEqual([{ after: 100 }, { after: 200 }, {}])
  })

  it('with the choice “since” are those from the previous drawing, with the first and the last leg', () => {
    expect(legsOf(way(100, 200, 300), { distances: 'since', toFirst: 50 })).toEqual({
      drawings: [{ before: 50 }, { before: 100 }, { before: 200, after: 300 }],
    })
  })

  it('stand with the start and finish notes, if there are any', () => {
    const notes = { startNote: 'Behind the church', finishNote: 'At the mill', toFirst: 50 }
    expect(legsOf(way(100, 200), { ...notes, distances: 'since' })).toEqual({
      start: {},
      drawings: [{ before: 50 }, { before: 100 }],
      finish: { before: 200 },
    })
    expect(legsOf(way(100, 200), { ...notes, distances: 'next' })).toEqual({
      start: { after: 50 },
      drawings: [{ after: 100 }, { after: 200 }],
      finish: {},
    })
  })

  it('are each printed once, whatever was chosen', () => {
    fc.assert(
      fc.property(
        anyWay,
        toFirst,
        fc.constantFrom('next', 'since', undefined),
        note,
        note,
        (metres, first, distances, startNote, finishNote) => {
          const choices = { toFirst: first, startNote, finishNote, ...(distances && { distances }) } as const
          const { start, drawings, finish } = legsOf(way(...metres), choices)
          const printed = [start, ...drawings, finish].flatMap((legs) => [legs?.before, legs?.after])
          const isPrinted = metres.length > 0 || (start !== undefined && distances !== 'since')
          expect(known(printed)).toEqual(known([...(isPrinted ? [first] : []), ...metres]))
        },
      ),
    )
  })
})

describe('the distances of a table', () => {
  it('end with the sum: done and remaining add up to the whole route at every stop', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat({ max: 5_000 }), { minLength: 1, maxLength: 12 }),
        toFirst,
        note,
        (metres, first, startNote) => {
          const { start, drawings, finish } = cumulativeDistances(way(...metres), {
            layout: 'table',
            toFirst: first,
            startNote,
          })
          fc.pre(first !== undefined || startNote.trim() === '')
          const whole = metres.reduce((sum, one) => sum + one, first ?? 0)
          expect(finish).toMatchObject({ total: whole, remaining: 0, since: metres.at(-1) })
          for (const stop of [...(start ? [start] : []), ...drawings])
            expect((stop.total ?? Number.NaN) + (stop.remaining ?? Number.NaN)).toBe(whole)
        },
      ),
    )
  })

  it('have no total after a missing leg, and no remaining distance before it', () => {
    expect(cumulativeDistances(way(100, undefined, 300, 400), { layout: 'table', toFirst: 50 })).toEqual({
      drawings: [
        { since: 50, total: 50, remaining: undefined },
        { since: 100, total: 150, remaining: undefined },
        { since: undefined, total: undefined, remaining: 700 },
        { since: 300, total: undefined, remaining: 400 },
      ],
      finish: { since: 400, total: undefined, remaining: 0 },
    })
  })

  it('have no total after an unmeasured start, and no remaining distance before an unmeasured finish', () => {
    const { start, drawings, finish } = cumulativeDistances(way(100, 200, undefined), {
      layout: 'table',
      startNote: 'Behind the church',
      finishNote: 'At the mill',
    })
    expect(start).toEqual({ since: undefined, total: 0, remaining: undefined })
    expect(drawings.map(({ total, remaining }) => [total, remaining])).toEqual(
      Array.from({ length: 3 }, () => [undefined, undefined]),
    )
    expect(finish).toEqual({ since: undefined, total: undefined, remaining: 0 })
  })

  it('are absent if nothing was measured, and end at the last drawing if it has no distance', () => {
    const nothing = { since: undefined, total: undefined, remaining: undefined }
    expect(cumulativeDistances(way(undefined, undefined), { layout: 'table' })).toEqual({
      drawings: [nothing, nothing],
    })
    expect(cumulativeDistances(way(100, undefined), { layout: 'table' }).drawings.at(-1)).toEqual({
      since: 100,
      total: 100,
      remaining: 0,
    })
  })
})

describe('the length of the whole route', () => {
  it('is the sum of all legs, including the one to the first drawing', () => {
    expect(printedDistance(way(100, 200, 300), { distances: 'next', toFirst: 50 })).toBe(650)
    expect(printedDistance(way(100, 200, undefined), { distances: 'since' })).toBe(300)
  })

  it('is the same in the overview, which shows it even if it is not chosen for the sheet', () => {
    for (const choices of [{ distances: 'since', toFirst: 120 } as const, { layout: 'table', toFirst: 120 } as const])
      for (const legs of [way(100, 200), way(100, undefined, 300)])
        expect(wholeDistance(legs, choices)).toBe(printedDistance(legs, choices))
    expect(wholeDistance(way(100, 200), { toFirst: 120 })).toBe(420)
    expect(wholeDistance(way(100, undefined, 300), {})).toBeUndefined()
  })

  it('is unknown if a leg is missing, and the drawing is named', () => {
    expect(printedDistance(way(100, undefined, 300), { distances: 'since' })).toBeUndefined()
    expect(missingLegs(way(100, undefined, 300), { distances: 'since' })).toEqual({ from: [1], toFirst: false })
  })

  it('is absent, with no missing leg, if nothing was measured or chosen', () => {
    expect(printedDistance(way(undefined, undefined), { distances: 'since' })).toBeUndefined()
    const nothing = { from: [], toFirst: false }
    const start = { startNote: 'Behind the church' }
    expect(missingLegs(way(undefined, undefined), { distances: 'since', ...start })).toEqual(nothing)
    expect(printedDistance(way(100, 200), {})).toBeUndefined()
    expect(missingLegs(way(100, undefined, 200), start)).toEqual(nothing)
    expect(missingLegs(way(100, undefined, 200), { layout: 'table' })).toEqual({ from: [1], toFirst: false })
  })

  it('is unknown if the leg of a mentioned start or finish was not measured', () => {
    const start = { distances: 'since', startNote: 'Behind the church' } as const
    expect(printedDistance(way(100, 200), start)).toBeUndefined()
    expect(missingLegs(way(100, 200), start)).toEqual({ from: [], toFirst: true })
    expect(printedDistance(way(100, 200), { ...start, toFirst: 50 })).toBe(350)
    const finish = { distances: 'since', finishNote: 'At the mill' } as const
    expect(printedDistance(way(100, undefined), finish)).toBeUndefined()
    expect(missingLegs(way(100, undefined), finish)).toEqual({ from: [1], toFirst: false })
    expect(printedDistance(way(100, 200), finish)).toBe(300)
  })
})

describe('the total distance', () => {
  it('is the sum of the known distances', () => {
    expect(totalDistance([{ distance: 250 }, { note: 'left' }, { distance: 1_200 }])).toBe(1_450)
  })

  it('can be zero, which differs from unknown', () => {
    expect(totalDistance([{ distance: 0 }])).toBe(0)
    expect(totalDistance([{}, { note: 'left' }])).toBeUndefined()
  })
})
