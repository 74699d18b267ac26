import { DEFAULT_CANVAS } from '../../../src/constants'
import { writeJunction } from '../../../src/geometry/junction/writeJunction'
import {
  canStagger,
  DIRECTIONS,
  settle,
  stagger,
  STAGGERINGS,
  type Arm,
  type Direction,
  type Junction,
} from '../../../src/model/junction'
import { fc } from '../properties'

type Look = Partial<Pick<Arm, 'unpaved' | 'blocked' | 'at'>>

export const UNPAVED_LOOK: Look = { unpaved: true }
export const BLOCKED: Look = { blocked: true }

export const arm = (direction: Direction, look: Look = {}): Arm => ({
  direction,
  unpaved: false,
  blocked: false,
  at: 0,
  ...look,
})

type Exit = NonNullable<Junction['exit']>

export const unpavedExit = (direction: Direction): Exit => ({ direction, unpaved: true })

/** A junction with these roads besides the exit, if there is one; an exit given by its direction is paved. */
export const junctionOf = (
  exit: Direction | Exit | undefined,
  arms: readonly Arm[] = [],
  also: Partial<Junction> = {},
): Junction =>
  settle({
    entryUnpaved: false,
    exit: typeof exit === 'number' ? { direction: exit, unpaved: false } : exit,
    arms,
    roundabout: false,
    staggered: 'none',
    ...also,
  })

const halfLeft = junctionOf(3, [arm(5, UNPAVED_LOOK)])

/** A junction, its ink, and its description in English and in Dutch. */
export const HALF_LEFT = {
  junction: halfLeft,
  ink: writeJunction(halfLeft, DEFAULT_CANVAS),
  text: 'From below, turn half left; leave an unpaved road half right.',
  textNl: 'Van onder, schuin links; niet de onverharde weg schuin rechts.',
} as const

/** Any junction that the ring can draw. */
export const ringJunction: fc.Arbitrary<Junction> = fc
  .record({
    exit: fc.option(fc.record({ direction: fc.constantFrom(...DIRECTIONS), unpaved: fc.boolean() }), {
      nil: undefined,
    }),
    entryUnpaved: fc.boolean(),
    roundabout: fc.boolean(),
    taken: fc.subarray([...DIRECTIONS]),
    looks: fc.array(fc.record({ unpaved: fc.boolean(), blocked: fc.boolean() }), { minLength: 7, maxLength: 7 }),
    staggering: fc.constantFrom(...STAGGERINGS),
  })
  .map(({ exit, entryUnpaved, roundabout, taken, looks, staggering }) => {
    const arms = taken.flatMap((direction) =>
      direction === exit?.direction ? [] : [arm(direction, looks[direction - 1])],
    )
    const junction = settle({ entryUnpaved, exit, arms, roundabout, staggered: 'none' })
    return canStagger(junction) ? stagger(junction, staggering) : junction
  })
