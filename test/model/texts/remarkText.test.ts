import { describe, expect, it } from 'vitest'
import { LONGEST_REMARK } from '../../../src/constants'
import { cleanNote } from '../../../src/model/details'
import { remarkHas, remarkAt, toggledRemark } from '../../../src/model/texts/remarkText'
import { fc } from '../../support/properties'

describe('a remark in the field', () => {
  it('gains words at a first press and loses them at a second', () => {
    const closed = toggledRemark('', 'Road closed')
    expect(closed).toBe('Road closed')
    expect(remarkHas(closed, 'Road closed')).toBe(true)
    expect(toggledRemark(toggledRemark(closed, 'Sign gone'), 'Road closed')).toBe('Sign gone')
  })

  it('names each row of a fish-bone once, the current one last', () => {
    expect(remarkAt('', 'row 3')).toBe('row 3')
    const first = toggledRemark(remarkAt('', 'row 3'), 'Sign gone')
    const second = toggledRemark(remarkAt(first, 'row 7'), 'Road closed')
    expect(second).toBe('row 3, Sign gone; row 7, Road closed')
    expect(remarkAt(second, 'row 3')).toBe('row 7, Road closed; row 3, Sign gone')
    expect(toggledRemark(remarkAt(second, 'row 3'), 'Sign gone')).toBe('row 7, Road closed; row 3')
  })

  it('has room for each row of a long fish-bone', () => {
    const rows = Array.from({ length: 60 }, (_, index) => `row ${index + 1}`)
    const remark = rows.reduce((before, row) => toggledRemark(remarkAt(before, row), 'Distance wrong'), '')
    expect(cleanNote(remark, LONGEST_REMARK)).toBe(rows.map((row) => `${row}, Distance wrong`).join('; '))
  })

  it('takes a row and a word whole or not at all when it is full', () => {
    const full = `row 7, ${'x'.repeat(LONGEST_REMARK)}`.slice(0, LONGEST_REMARK - 'row 12'.length)
    expect(remarkAt(full, 'row 123')).toBe(full)
    expect(toggledRemark(full, 'Sign gone')).toBe(full)
    expect(remarkAt(full, 'row 7')).toBe(full)
  })

  it('keeps typed words through two presses', () => {
    const chip = 'Sign gone'
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z ]{0,20}$/), (typed) => {
        const before = typed.trim()
        expect(toggledRemark(toggledRemark(before, chip), chip)).toBe(before)
      }),
    )
  })
})
