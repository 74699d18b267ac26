import { describe, expect, it } from 'vitest'
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
