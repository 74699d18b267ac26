import { describe, expect, it } from 'vitest'
import { FIRST_TOOL, pickIcon, toggle, type Toggle, type Tool } from '../../src/gesture/tool'
import { fc } from '../support/properties'

const TOGGLES: readonly Toggle[] = ['curve', 'dashed', 'circle', 'arrow', 'erase']
const all = (tool: Tool, ...which: readonly Toggle[]): Tool => which.reduce(toggle, tool)

it('the first tool is a plain straight line', () => {
  expect(FIRST_TOOL).toEqual({
    curve: false,
    dashed: false,
    circle: false,
    arrow: false,
    erase: false,
    icon: undefined,
  })
})

describe('a property of the pen', () => {
  it.each(['curve', 'dashed', 'circle', 'arrow'] as const)('%s goes on and off, and leaves the others', (which) => {
    const others = TOGGLES.filter((one) => one !== which && one !== 'erase')
    const on = toggle(all(FIRST_TOOL, ...others), which)
    expect(on).toEqual({ ...FIRST_TOOL, curve: true, dashed: true, circle: true, arrow: true })
    expect(toggle(on, which)).toEqual({ ...on, [which]: false })
  })

  it.each(['curve', 'dashed', 'circle', 'arrow'] as const)('%s takes up the pen again from an icon', (which) => {
    expect(toggle(pickIcon(FIRST_TOOL, 4), which)).toEqual({ ...FIRST_TOOL, [which]: true })
  })
})

describe('the eraser', () => {
  it('turns off arrow, circle and dashed and turns on curve', () => {
    expect(all(FIRST_TOOL, 'arrow', 'circle', 'dashed', 'erase')).toEqual({ ...FIRST_TOOL, curve: true, erase: true })
  })

  it('puts an icon aside', () => {
    expect(toggle(pickIcon(FIRST_TOOL, 4), 'erase').icon).toBeUndefined()
  })

  it.each(['dashed', 'circle', 'arrow', 'curve'] as const)('is taken off by %s', (which) => {
    expect(all(FIRST_TOOL, 'erase', which).erase).toBe(false)
  })

  it('is taken off by an icon', () => {
    expect(pickIcon(toggle(FIRST_TOOL, 'erase'), 4)).toMatchObject({ erase: false, icon: 4 })
  })

  it('goes off when pressed again', () => {
    expect(all(FIRST_TOOL, 'erase', 'erase').erase).toBe(false)
  })
})

describe('an icon', () => {
  it('keeps what the pen was, for when it is taken up again', () => {
    const pen = all(FIRST_TOOL, 'curve', 'arrow')
    expect(pickIcon(pickIcon(pen, 0), undefined)).toEqual(pen)
  })
})

it('no series of choices mixes the eraser with anything', () => {
  const choice = fc.oneof(fc.constantFrom(...TOGGLES), fc.option(fc.nat({ max: 8 }), { nil: undefined }))
  fc.assert(
    fc.property(fc.array(choice), (choices) => {
      const tool = choices.reduce<Tool>(
        (one, which) => (typeof which === 'string' ? toggle(one, which) : pickIcon(one, which)),
        FIRST_TOOL,
      )
      const allowed = tool.erase ? { ...FIRST_TOOL, curve: true, erase: true } : { ...tool, erase: false }
      expect(tool).toEqual(allowed)
    }),
  )
})
