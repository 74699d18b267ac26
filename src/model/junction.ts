import { JUNCTION_REACH, STAGGER } from '../constants'

/**
 * The direction in which a road leaves a junction, in eighths of a turn clockwise from the entry: 1 is sharp left, 4
 * straight on, 7 sharp right.
 */
export const DIRECTIONS = [1, 2, 3, 4, 5, 6, 7] as const
export type Direction = (typeof DIRECTIONS)[number]
export const STRAIGHT_ON: Direction = 4

interface Exit {
  readonly direction: Direction
  readonly unpaved: boolean
}

/** A road that the route does not take. */
export interface Arm {
  readonly direction: Direction
  readonly unpaved: boolean
  /** Whether a bar crosses the road. */
  readonly blocked: boolean
  /** The place where the road leaves the route, in units along the route: 0 at the centre, negative before it. */
  readonly at: number
}

export const STAGGERINGS = ['none', 'leftFirst', 'rightFirst'] as const
/** Whether the roads on one side leave the route before those on the other, and on which side. */
export type Staggering = (typeof STAGGERINGS)[number]

/** The junction of one drawing; the entry comes from below. */
export interface Junction {
  readonly entryUnpaved: boolean
  readonly exit?: Exit | undefined
  /** Sorted by place along the route, then by direction. */
  readonly arms: readonly Arm[]
  readonly roundabout: boolean
  readonly staggered: Staggering
}

export const NO_JUNCTION: Junction = { entryUnpaved: false, arms: [], roundabout: false, staggered: 'none' }

/** Sorts arms by place along the route, then by direction. */
export const compareArms = (one: Arm, other: Arm): number => one.at - other.at || one.direction - other.direction

const isLeft = ({ direction }: Pick<Arm, 'direction'>): boolean => direction < STRAIGHT_ON

/** The road that the ring shows in a direction: of several, the nearest to the centre. */
export const armIn = ({ arms }: Junction, direction: Direction): Arm | undefined =>
  arms.filter((arm) => arm.direction === direction).toSorted((a, b) => Math.abs(a.at) - Math.abs(b.at))[0]

/** A target of the ring: a road, the way in, or a property of the junction. */
export type JunctionTarget = Direction | 'fromBelow' | 'roundabout' | 'staggered'

/** A tap on a target. On a road, a long tap moves the exit to that road. */
export interface TargetTap {
  readonly target: JunctionTarget
  readonly isLong: boolean
}

/** The junction after a tap. */
export const afterTap = (junction: Junction, { target, isLong }: TargetTap): Junction => {
  if (target === 'fromBelow') return tapEntry(junction)
  if (target === 'roundabout') return tapRoundabout(junction)
  if (target === 'staggered') return tapStaggered(junction)
  return isLong ? moveExit(junction, target) : tapDirection(junction, target)
}

/** The state that a target of the ring shows. */
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
 * The junction after a tap on a target of the ring. The first tap sets the exit. Taps on another direction add a road,
 * then make it unpaved, then blocked, then remove it. A tap on the exit makes it unpaved, then removes it.
 */
export const tapDirection = (junction: Junction, direction: Direction): Junction => {
  const { exit } = junction
  if (!exit) return moveExit(junction, direction)
  if (exit.direction === direction)
    return settle({ ...junction, exit: exit.unpaved ? undefined : { ...exit, unpaved: true } })
  const arm = armIn(junction, direction)
  const others = junction.arms.filter((one) => one !== arm)
  const next = arm ? nextState(arm) : { direction, unpaved: false, blocked: false, at: placeFor(junction, direction) }
  return settle({ ...junction, arms: next ? [...others, next] : others })
}

/** A new road of a staggered junction leaves the route at the place of its own side. */
const placeFor = ({ arms, staggered }: Junction, direction: Direction): number =>
  staggered === 'none' ? 0 : (arms.find((arm) => isLeft(arm) === isLeft({ direction }))?.at ?? 0)

const nextState = (arm: Arm): Arm | undefined => {
  if (arm.blocked) return undefined
  return arm.unpaved ? { ...arm, unpaved: false, blocked: true } : { ...arm, unpaved: true }
}

/** Moves the exit to another direction. If a road is there, the two change places: the old exit becomes a road. */
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

/** Cycles through none, left first and right first. */
export const tapStaggered = (junction: Junction): Junction =>
  canStagger(junction)
    ? stagger(junction, STAGGERINGS[STAGGERINGS.indexOf(junction.staggered) + 1] ?? 'none')
    : junction

/** Moves the roads of one side nearer to the start of the route. */
export const stagger = (junction: Junction, staggering: Staggering): Junction =>
  settle({
    ...junction,
    arms: junction.arms.map((arm) => ({ ...arm, at: isFirst(arm, staggering) ? -STAGGER : 0 })),
  })

const isFirst = (arm: Arm, staggering: Staggering): boolean =>
  staggering !== 'none' && isLeft(arm) === (staggering === 'leftFirst')

/** Roads can be staggered only where the route goes straight on between them. */
export const canStagger = ({ exit, arms, roundabout }: Junction): boolean =>
  !roundabout && exit?.direction === STRAIGHT_ON && arms.some(isLeft) && arms.some((arm) => !isLeft(arm))

/** Sorts the arms and derives `staggered` from their places. */
export const settle = (junction: Junction): Junction => {
  const { arms } = junction
  return {
    ...junction,
    arms: arms.toSorted(compareArms),
    staggered: canStagger(junction) ? staggeringOf(arms, JUNCTION_REACH) : 'none',
  }
}

/** The side whose roads all leave the route at least `apart` before all roads of the other side. */
export const staggeringOf = (roads: readonly Pick<Arm, 'direction' | 'at'>[], apart: number): Staggering => {
  const left = roads.filter(isLeft).map(({ at }) => at)
  const right = roads.filter((road) => !isLeft(road)).map(({ at }) => at)
  if (left.length === 0 || right.length === 0) return 'none'
  if (Math.max(...left) + apart <= Math.min(...right)) return 'leftFirst'
  return Math.max(...right) + apart <= Math.min(...left) ? 'rightFirst' : 'none'
}
