import { FIRST_TOOL, pickIcon, toggle, type Toggle, type Tool } from '../../src/gesture/tool'
import { ICONS } from '../../src/model/icons'
import { LOOKS, type Look } from '../../src/model/looks'
import { fc } from './properties'

/** A toggle that is missing here does not compile. */
const NOT_LOOKS: Readonly<Record<Exclude<Toggle, Look>, true>> = { select: true, text: true, route: true, curve: true }
export const TOGGLES: readonly Toggle[] = [...(Object.keys(NOT_LOOKS) as (keyof typeof NOT_LOOKS)[]), ...LOOKS]

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
