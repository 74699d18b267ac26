import { describe, expect, it } from 'vitest'
import { FIRST_TOOL, isOn, pickIcon, toggle, type Toggle, type Tool } from '../../src/gesture/tool'
import { LOOKS } from '../../src/model/looks'
import { fc } from '../support/properties'
import { anyTool, TOGGLES } from '../support/tools'

const PEN = ['route', 'curve', ...LOOKS.filter((look) => look !== 'erase')] as const
const all = (tool: Tool, ...which: readonly Toggle[]): Tool => which.reduce(toggle, tool)

it('the first tool is a plain straight line', () => {
  expect(FIRST_TOOL).toEqual({
    select: false,
    text: false,
    route: false,
    curve: false,
    dashed: false,
    circle: false,
    arrow: false,
    erase: false,
    icon: undefined,
  })
})

describe('a property of the pen', () => {
  it.each(PEN)('%s goes on and off, and leaves the others unchanged', (which) => {
    const others = PEN.filter((one) => one !== which)
    const on = toggle(all(FIRST_TOOL, ...others), which)
    expect(PEN.filter((one) => isOn(on, one))).toEqual(PEN)
    expect(toggle(on, which)).toEqual({ ...on, [which]: false })
  })

  it.each(PEN)('%s switches Select off', (which) => {
    expect(toggle(toggle(FIRST_TOOL, 'select'), which)).toEqual({ ...FIRST_TOOL, [which]: true })
  })
})

describe('Text', () => {
  it.each(['select', 'erase', ...PEN] as const)('is switched off by %s', (which) => {
    expect(all(FIRST_TOOL, 'text', which).text).toBe(false)
  })

  it('is switched off by an icon, and puts an icon away', () => {
    expect(pickIcon(toggle(FIRST_TOOL, 'text'), 4)).toMatchObject({ text: false, icon: 4 })
    expect(toggle(pickIcon(FIRST_TOOL, 4), 'text')).toMatchObject({ text: true, icon: undefined })
  })

  it('alone shows as on', () => {
    const tool = all(FIRST_TOOL, 'dashed', 'text')
    expect(TOGGLES.filter((which) => isOn(tool, which))).toEqual(['text'])
    expect(isOn(toggle(tool, 'text'), 'dashed')).toBe(true)
  })
})

describe('the eraser', () => {
  it('turns off arrow, circle and dashed and turns on curve', () => {
    expect(all(FIRST_TOOL, 'arrow', 'circle', 'dashed', 'erase')).toMatchObject({
      ...FIRST_TOOL,
      curve: true,
      erase: true,
    })
  })

  it('puts an icon away', () => {
    expect(toggle(pickIcon(FIRST_TOOL, 4), 'erase').icon).toBeUndefined()
  })

  it.each(['select', ...PEN] as const)('is switched off by %s', (which) => {
    expect(all(FIRST_TOOL, 'erase', which).erase).toBe(false)
  })

  it('is switched off by an icon', () => {
    expect(pickIcon(toggle(FIRST_TOOL, 'erase'), 4)).toMatchObject({ erase: false, icon: 4 })
  })

  it('returns to the previous tool when it is pressed again', () => {
    fc.assert(
      fc.property(anyTool, (tool) => {
        fc.pre(!tool.erase)
        expect(all(tool, 'erase', 'erase')).toEqual(tool)
      }),
    )
  })

  it('returns to the previous pen together with the switch that ends it', () => {
    const pen = all(FIRST_TOOL, 'arrow')
    expect(all(pen, 'erase', 'dashed')).toEqual(all(pen, 'dashed'))
    expect(all(pen, 'curve', 'erase', 'curve')).toEqual(pen)
    expect(pickIcon(toggle(pen, 'erase'), 4)).toEqual(pickIcon(pen, 4))
  })
})

describe('an icon', () => {
  it('keeps the pen for later', () => {
    const pen = all(FIRST_TOOL, 'curve', 'arrow')
    expect(pickIcon(pickIcon(pen, 0), undefined)).toEqual(pen)
  })
})

describe('Select', () => {
  it('goes on and off, and leaves the pen as it is', () => {
    const pen = all(FIRST_TOOL, 'curve', 'arrow')
    expect(toggle(pen, 'select')).toEqual({ ...pen, select: true })
    expect(all(pen, 'select', 'select')).toEqual(pen)
  })

  it('is switched off by the eraser and by an icon', () => {
    const select = toggle(FIRST_TOOL, 'select')
    expect(toggle(select, 'erase').select).toBe(false)
    expect(pickIcon(select, 4).select).toBe(false)
  })
})

describe('with an icon picked', () => {
  it.each(TOGGLES)('%s shows as off, whatever the state of the pen', (which) => {
    expect(isOn(pickIcon(toggle(FIRST_TOOL, which), 4), which)).toBe(false)
  })

  it('every toggle shows as off, and pressing one returns to the pen with that toggle on', () => {
    fc.assert(
      fc.property(anyTool, fc.nat({ max: 8 }), fc.constantFrom(...TOGGLES), (tool, icon, which) => {
        const stamping = pickIcon(tool, icon)
        expect(TOGGLES.filter((one) => isOn(stamping, one))).toEqual([])
        const taken = toggle(stamping, which)
        expect(taken.icon).toBeUndefined()
        expect(isOn(taken, which)).toBe(true)
      }),
    )
  })
})

it('without an icon each toggle shows its state', () => {
  fc.assert(
    fc.property(anyTool, (tool) => {
      const pen = pickIcon(tool, undefined)
      expect(TOGGLES.filter((one) => isOn(pen, one))).toEqual(TOGGLES.filter((one) => pen[one]))
    }),
  )
})

it('no series of choices combines the eraser with anything', () => {
  fc.assert(
    fc.property(anyTool, (tool) => {
      const { aside, ...inHand } = tool
      expect(inHand).toEqual(tool.erase ? { ...FIRST_TOOL, curve: true, erase: true } : { ...inHand, erase: false })
      expect(aside === undefined).toBe(!tool.erase)
    }),
  )
})

it('no series of choices combines Select with the eraser or an icon', () => {
  fc.assert(
    fc.property(anyTool, (tool) => {
      expect(tool.select && (tool.erase || tool.icon !== undefined)).toBe(false)
    }),
  )
})
