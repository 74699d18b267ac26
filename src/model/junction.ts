import { JUNCTION_REACH, STAGGER } from '../constants'

/**
 * Where a road leaves a junction, in eighths of a turn clockwise from the road on which the junction is reached: 1 is sharp
 * left, 4 straight on, 7 sharp right. Each road has an eighth of its own.
 */
export const DIRECTIONS = [1, 2, 3, 4, 5, 6, 7] as const
export type Direction = (typeof DIRECTIONS)[number]
export const STRAIGHT_ON: Direction = 4

export interface Exit {
  readonly direction: Direction
  readonly unpaved: boolean
}

/** A road that is not taken. */
export interface Arm {
  readonly direction: Direction
  readonly unpaved: boolean
  /** With a bar across it. */
  readonly blocked: boolean
  /** Where it leaves the route: in units along the route, 0 at the centre and less than 0 before it. */
  readonly at: number
}

export const STAGGERINGS = ['none', 'leftFirst', 'rightFirst'] as const
/** Whether the roads on one side leave the route before those on the other side, and on which. */
export type Staggering = (typeof STAGGERINGS)[number]

/** What one drawing shows; the way in comes from below. */
export interface Junction {
  readonly entryUnpaved: boolean
  readonly exit?: Exit | undefined
  /** Sorted by place along the route, then by direction. */
  readonly arms: readonly Arm[]
  readonly roundabout: boolean
  readonly staggered: Staggering
}

export const NO_JUNCTION: Junction = { entryUnpaved: false, arms: [], roundabout: false, staggered: 'none' }

/** Before or after, as arms are sorted. */
export const compareArms = (one: Arm, other: Arm): number => one.at - other.at || one.direction - other.direction

export const isLeft = ({ direction }: Pick<Arm, 'direction'>): boolean => direction < STRAIGHT_ON

/** The road that the ring shows in a direction: of several, the one nearest to the centre. */
export const armIn = ({ arms }: Junction, direction: Direction): Arm | undefined =>
  arms.filter((arm) => arm.direction === direction).toSorted((a, b) => Math.abs(a.at) - Math.abs(b.at))[0]

/** What a target of the ring shows. */
export type ArmState = 'none' | 'exit' | 'exit-unpaved' | 'paved' | 'unpaved' | 'blocked'

export const armState = (junction: Junction, direction: Direction): ArmState => {
  const { exit } = junction
  if (exit?.direction === direction) return exit.unpaved ? 'exit-unpaved' : 'exit'
  const arm = armIn(junction, direction)
  if (!arm) return 'none'
  if (arm.blocked) return 'blocked'
  return arm.unpaved ? 'unpaved' : 'paved'
}

/**
 * The junction after a tap on a target of the ring. The first tap sets the exit. A further tap adds a road to leave, which
 * the next taps make unpaved, blocked and nothing again; a tap on the exit makes that unpaved, then nothing.
 */
export const tapDirection = (junction: Junction, direction: Direction): Junction => {
  const { exit } = junction
  if (!exit) return moveExit(junction, direction)
  if (exit.direction === direction)
    return settle({ ...junction, exit: exit.unpaved ? undefined : { ...exit, unpaved: true } })
  const arm = armIn(junction, direction)
  const others = junction.arms.filter((one) => one !== arm)
  const next = arm ? afterTap(arm) : { direction, unpaved: false, blocked: false, at: placeFor(junction, direction) }
  return settle({ ...junction, arms: next ? [...others, next] : others })
}

/** A further road of a staggered junction leaves the route beside those of its own side. */
const placeFor = ({ arms, staggered }: Junction, direction: Direction): number =>
  staggered === 'none' ? 0 : (arms.find((arm) => isLeft(arm) === isLeft({ direction }))?.at ?? 0)

const afterTap = (arm: Arm): Arm | undefined => {
  if (arm.blocked) return undefined
  return arm.unpaved ? { ...arm, unpaved: false, blocked: true } : { ...arm, unpaved: true }
}

/** The junction with its exit in another direction; where a road is there, the exit before becomes a road to leave. */
export const moveExit = (junction: Junction, direction: Direction): Junction => {
  const { exit } = junction
  if (exit?.direction === direction) return junction
  const arm = armIn(junction, direction)
  const left = arm && exit ? [{ ...exit, blocked: false, at: 0 }] : []
  return settle({
    ...junction,
    exit: { direction, unpaved: (arm ?? exit)?.unpaved ?? false },
    arms: [...junction.arms.filter((one) => one !== arm), ...left],
  })
}

export const tapEntry = (junction: Junction): Junction => ({ ...junction, entryUnpaved: !junction.entryUnpaved })

export const tapRoundabout = (junction: Junction): Junction =>
  settle({
    ...(junction.staggered === 'none' ? junction : stagger(junction, 'none')),
    roundabout: !junction.roundabout,
  })

/** None, left first, right first, and none again. */
export const tapStaggered = (junction: Junction): Junction =>
  canStagger(junction)
    ? stagger(junction, STAGGERINGS[STAGGERINGS.indexOf(junction.staggered) + 1] ?? 'none')
    : junction

/** The junction with the roads of one side nearer to its start than those of the other. */
export const stagger = (junction: Junction, staggering: Staggering): Junction =>
  settle({
    ...junction,
    arms: junction.arms.map((arm) => ({ ...arm, at: isFirst(arm, staggering) ? -STAGGER : 0 })),
  })

const isFirst = (arm: Arm, staggering: Staggering): boolean =>
  staggering !== 'none' && isLeft(arm) === (staggering === 'leftFirst')

/** Roads can only be staggered where the route goes straight on between them. */
export const canStagger = ({ exit, arms, roundabout }: Junction): boolean =>
  !roundabout && exit?.direction === STRAIGHT_ON && arms.some(isLeft) && arms.some((arm) => !isLeft(arm))

/** The junction with its arms in order, and with the staggering that their places along the route make. */
export const settle = (junction: Junction): Junction => {
  const { arms } = junction
  return {
    ...junction,
    arms: arms.toSorted(compareArms),
    staggered: canStagger(junction) ? staggeringOf(arms) : 'none',
  }
}

/** Staggered are all roads of one side before all of the other, further apart than the roads of one junction. */
const staggeringOf = (arms: readonly Arm[]): Staggering => {
  const left = arms.filter(isLeft).map(({ at }) => at)
  const right = arms.filter((arm) => !isLeft(arm)).map(({ at }) => at)
  if (Math.max(...left) + JUNCTION_REACH <= Math.min(...right)) return 'leftFirst'
  return Math.max(...right) + JUNCTION_REACH <= Math.min(...left) ? 'rightFirst' : 'none'
}
