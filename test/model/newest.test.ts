import { describe, expect, it } from 'vitest'
import { newestWithin } from '../../src/model/newest'
import { fc } from '../support/properties'

const LIMITS = { group: 10, all: 25 }
const thing = fc.record({ group: fc.constantFrom('a', 'b', 'c', undefined), size: fc.nat({ max: 30 }) })
const sum = (things: readonly { readonly size: number }[]): number => things.reduce((all, { size }) => all + size, 0)

describe('the newest items', () => {
  it('are all kept if they fit', () => {
    const things = [
      { group: 'a', size: 5 },
      { group: 'a', size: 5 },
      { group: 'b', size: 10 },
      { group: 'c', size: 5 },
    ]
    expect(newestWithin(things, LIMITS, 'noGaps')).toEqual(things)
  })

  it('displace the oldest of their own group first', () => {
    const [newest, middle, oldest, other] = [
      { group: 'a', size: 4 },
      { group: 'a', size: 4 },
      { group: 'a', size: 4 },
      { group: 'b', size: 4 },
    ]
    expect(newestWithin([newest, middle, oldest, other], LIMITS, 'noGaps')).toEqual([newest, middle, other])
  })

  it('leave smaller older ones if gaps are allowed', () => {
    const [newest, large, small] = [
      { group: 'a', size: 4 },
      { group: 'a', size: 9 },
      { group: 'a', size: 4 },
    ]
    expect(newestWithin([newest, large, small], LIMITS, 'gaps')).toEqual([newest, small])
    expect(newestWithin([newest, large, small], LIMITS, 'noGaps')).toEqual([newest])
  })

  it('are kept however large the very newest is', () => {
    expect(newestWithin([{ group: 'a', size: 1_000 }], LIMITS, 'noGaps')).toHaveLength(1)
  })

  it('stay within both limits, except for the very newest', () => {
    fc.assert(
      fc.property(fc.array(thing, { maxLength: 12 }), fc.constantFrom('gaps', 'noGaps'), (things, gaps) => {
        const kept = newestWithin(things, LIMITS, gaps)
        const others = kept.slice(1)
        expect(kept[0]).toBe(things[0])
        expect(others.length === 0 || sum(kept) <= LIMITS.all).toBe(true)
        for (const group of ['a', 'b', 'c']) {
          const ofGroup = kept.filter((one) => one.group === group)
          expect(ofGroup.length <= 1 || sum(ofGroup) <= LIMITS.group).toBe(true)
        }
      }),
    )
  })

  it('are never displaced by an older one of the same group', () => {
    fc.assert(
      fc.property(fc.array(thing, { maxLength: 12 }), (things) => {
        const kept = new Set(newestWithin(things, LIMITS, 'noGaps'))
        for (const group of ['a', 'b', 'c', undefined]) {
          const isKept = things.filter((one) => one.group === group).map((one) => kept.has(one))
          expect(isKept).toEqual(isKept.toSorted((one, other) => Number(other) - Number(one)))
        }
      }),
    )
  })
})
