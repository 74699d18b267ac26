import { describe, expect, it } from 'vitest'
import { indexOfElement, sameElement } from '../../src/model/elements'
import type { DrawingElement } from '../../src/model/types'
import { elements } from '../support/arbitraries'
import { LINE, stamp, UNKNOWN, unknown } from '../support/drawings'
import { fc } from '../support/properties'

describe('the index of an element', () => {
  const OTHER = stamp(1, 2)

  it('is its own, also when an equal one lies above it', () => {
    expect(indexOfElement([OTHER, LINE, structuredClone(LINE)], LINE)).toBe(1)
  })

  it('is that of the top equal one when the list was read again', () => {
    expect(indexOfElement(structuredClone([LINE, OTHER, LINE, OTHER]), LINE)).toBe(2)
  })

  it('is -1 once the element is gone or changed', () => {
    expect(indexOfElement([OTHER, { ...LINE, dashed: true }], LINE)).toBe(-1)
  })
})

describe('two elements are equal', () => {
  it('if their texts are', () => {
    fc.assert(
      fc.property(elements, (ink) => {
        for (const one of ink) expect(sameElement(one, structuredClone(one))).toBe(true)
      }),
    )
  })

  it('including members of a newer version', () => {
    for (const one of [UNKNOWN, { ...LINE, more: [{ a: 1 }, null] }])
      expect(sameElement(one, structuredClone(one))).toBe(true)
  })

  it.each<[string, DrawingElement, DrawingElement]>([
    ['an icon elsewhere', stamp(1, 2), stamp(1, 3)],
    ['another icon', stamp(1, 2, 0), stamp(1, 2, 1)],
    ['an icon and a stroke', stamp(1, 2), LINE],
    ['a stroke and an icon', LINE, stamp(1, 2)],
    ['one is dashed', LINE, { ...LINE, dashed: true }],
    ['one is an eraser', LINE, { ...LINE, erase: true }],
    ['one has an arrow', LINE, { ...LINE, arrow: true }],
    ['one has a ball', LINE, { ...LINE, circle: true }],
    ['one has fewer points', LINE, { ...LINE, points: LINE.points.slice(1) }],
    ['one runs in the other direction', LINE, { ...LINE, points: LINE.points.toReversed() }],
    ['an element of a newer version and a stroke', UNKNOWN, LINE],
    ['two elements of a newer version', UNKNOWN, unknown('School')],
    ['a member that a newer version added', LINE, { ...LINE, ...UNKNOWN }],
    ['a member that a newer version added to an icon', stamp(1, 2), { icon: { ...stamp(1, 2).icon, ...UNKNOWN } }],
  ])('unless they differ: %s', (_, one, other) => {
    expect(sameElement(one, other)).toBe(false)
  })
})
