import { afterEach, describe, expect, it, vi } from 'vitest'
import { inkOf, checksumOf } from '../../src/storage/ink'
import { elements as anyElements } from '../support/arbitraries'
import { ARROW, DASHED, ERASER, LINE, stamp, stroke } from '../support/drawings'
import { fc } from '../support/properties'

afterEach(() => void vi.restoreAllMocks())

const fresh = () => [structuredClone(LINE), structuredClone(ARROW), stamp(100, 200, 2)]

describe('the text of the ink', () => {
  it('is the elements as JSON', () => {
    expect(inkOf([]).text).toBe('[]')
    fc.assert(
      fc.property(anyElements, (elements) => {
        expect(inkOf(elements).text).toBe(JSON.stringify(elements))
      }),
    )
  })

  it('of a known list is cached', () => {
    const elements = fresh()
    const before = inkOf(elements)
    const written = vi.spyOn(JSON, 'stringify')
    expect(inkOf(elements)).toBe(before)
    expect(written).not.toHaveBeenCalled()
  })

  it('serialises only the new element when one is added', () => {
    const elements = fresh()
    inkOf(elements)
    const added = structuredClone(DASHED)
    const written = vi.spyOn(JSON, 'stringify')
    const { text } = inkOf([...elements, added])
    expect(written.mock.calls).toEqual([[added]])
    expect(JSON.parse(text)).toEqual([...elements, added])
  })
})

describe('the checksum of the ink', () => {
  it.each([
    ['one element less', [LINE]],
    ['one element more', [LINE, ARROW, stamp(1, 2)]],
    ['another order', [ARROW, LINE]],
    ['another element', [LINE, DASHED]],
    [
      'a moved point',
      [
        stroke([
          [10, 20.6],
          [110, 20.5],
        ]),
        ARROW,
      ],
    ],
    ['an element twice', [LINE, LINE, ARROW]],
    ['an eraser more', [LINE, ARROW, ERASER]],
    ['nothing', []],
  ])('differs for %s', (_, elements) => {
    expect(inkOf(elements).checksum).not.toBe(inkOf([LINE, ARROW]).checksum)
  })

  it('is that of the text after reading it again', () => {
    fc.assert(
      fc.property(anyElements, (elements) => {
        const { text, checksum: mark } = inkOf(elements)
        expect(checksumOf(JSON.parse(text) as unknown[])).toBe(mark)
      }),
    )
  })
})

describe('the checksum of untrusted elements', () => {
  it.each([[[null]], [[5, 'x', true]], [[[[]], {}]], [[{ points: 5 }]]])('exists for %j', (elements) => {
    expect(checksumOf(elements)).toMatch(/^[0-9a-f]{8}$/)
    expect(checksumOf(elements)).not.toBe(checksumOf([]))
  })

  it('is computed again for elements that are known as ink', () => {
    const element = structuredClone(LINE)
    const known = inkOf([element])
    expect(checksumOf([element])).toBe(known.checksum)
    Object.assign(element, { dashed: true })
    expect(checksumOf([element])).not.toBe(known.checksum)
  })
})
