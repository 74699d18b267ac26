import { describe, expect, it } from 'vitest'
import { beforeAt, beforeOver, movedBefore } from '../../../src/model/changes/order'
import { fc } from '../../support/properties'

const moved = (order: string, some: string, before?: string): string =>
  movedBefore(order.split(''), some.split(''), before).join('')

describe('drawings are moved', () => {
  it.each([
    ['d', 'b', 'adbce'],
    ['b', 'e', 'acdbe'],
    ['b', undefined, 'acdeb'],
    ['bd', 'a', 'bdace'],
    ['db', 'a', 'bdace'],
    ['ae', 'c', 'baecd'],
    ['abc', undefined, 'deabc'],
  ])('%s before %s', (some, before, order) => {
    expect(moved('abcde', some, before)).toBe(order)
  })

  it.each([
    ['b', 'b', 'abcde'],
    ['bc', 'b', 'abcde'],
    ['bd', 'b', 'abdce'],
    ['de', 'd', 'abcde'],
  ])('%s before %s, which is moved, too: the place is before the next drawing that stays', (some, before, order) => {
    expect(moved('abcde', some, before)).toBe(order)
  })

  it('and unknown drawings are not moved', () => {
    expect(moved('abc', 'x', 'a')).toBe('abc')
  })
})

const ORDER = fc.uniqueArray(fc.nat({ max: 30 }).map(String), { minLength: 1, maxLength: 12 })
const withSome = ORDER.chain((order) =>
  fc.record({ order: fc.constant(order), some: fc.subarray(order), before: fc.constantFrom(undefined, ...order) }),
)

describe('after any move', () => {
  it('every drawing is still there once', () => {
    fc.assert(
      fc.property(withSome, ({ order, some, before }) => {
        expect(movedBefore(order, some, before).toSorted()).toEqual(order.toSorted())
      }),
    )
  })

  it('the moved drawings stand together, and no order changes among the moved or the others', () => {
    fc.assert(
      fc.property(withSome, ({ order, some, before }) => {
        const after = movedBefore(order, some, before)
        const stay = (id: string) => !some.includes(id)
        expect(after.filter(stay)).toEqual(order.filter(stay))
        const first = Math.max(
          after.findIndex((id) => some.includes(id)),
          0,
        )
        expect(after.slice(first, first + some.length)).toEqual(order.filter((id) => !stay(id)))
      }),
    )
  })

  it('the first moved drawing has the requested index, if there is one', () => {
    fc.assert(
      fc.property(withSome, fc.nat({ max: 12 }), ({ order, some }, place) => {
        fc.pre(some.length > 0)
        const after = movedBefore(order, some, beforeAt(order, some, place))
        expect(after.findIndex((id) => some.includes(id))).toBe(Math.min(place, order.length - some.length))
      }),
    )
  })

  it('a drawing dragged over another takes its place', () => {
    fc.assert(
      fc.property(withSome, ({ order, before: over }) => {
        const [dragged] = order
        fc.pre(dragged !== undefined && over !== undefined)
        const after = movedBefore(order, [dragged], beforeOver(order, dragged, over))
        expect(after.indexOf(dragged)).toBe(order.indexOf(over))
      }),
    )
  })
})
