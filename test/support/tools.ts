import { FIRST_TOOL, pickIcon, toggle, type Toggle, type Tool } from '../../src/gesture/tool'
import { ICONS } from '../../src/model/icons'
import { LOOKS } from '../../src/model/looks'
import { fc } from './properties'

export const TOGGLES: readonly Toggle[] = ['select', 'route', 'curve', ...LOOKS]

const choice = fc.oneof(fc.constantFrom(...TOGGLES), fc.option(fc.nat({ max: ICONS.length - 1 }), { nil: undefined }))

/** Any tool that buttons can produce. */
export const anyTool: fc.Arbitrary<Tool> = fc
  .array(choice)
  .map((choices) =>
    choices.reduce<Tool>(
      (one, which) => (typeof which === 'string' ? toggle(one, which) : pickIcon(one, which)),
      FIRST_TOOL,
    ),
  )
