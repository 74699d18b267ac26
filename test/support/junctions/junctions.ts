import { isDeepStrictEqual } from 'node:util'
import { DEFAULT_CANVAS } from '../../../src/constants'
import { canvasFor } from '../../../src/geometry/canvasSize'
import {
  compareArms,
  DIRECTIONS,
  settle,
  stagger,
  type Arm,
  type Junction,
  type Staggering,
} from '../../../src/model/junction'
import type { Size } from '../../../src/model/types'
import { must } from '../must'

/** A narrow phone, the default, a tablet, a square window, and one wider than any canvas. */
export const CANVASES: readonly Size[] = [
  canvasFor({ width: 1, height: 2 }),
  DEFAULT_CANVAS,
  { width: 451, height: 601 },
  canvasFor({ width: 1, height: 1 }),
  canvasFor({ width: 1.7, height: 1 }),
]

export type ArmKind = Pick<Arm, 'unpaved' | 'blocked'> | undefined

/** No road, a paved, an unpaved and a blocked one. */
export const ARM_KINDS: readonly ArmKind[] = [
  undefined,
  { unpaved: false, blocked: false },
  { unpaved: true, blocked: false },
  { unpaved: false, blocked: true },
]
/** The same roads with a blocked unpaved road instead of the blocked one. */
export const ROUGH_KINDS: readonly ArmKind[] = [...ARM_KINDS.slice(0, 3), { unpaved: true, blocked: true }]

/**
 * The number of junctions with an exit: two surfaces of the entry, seven exits of two surfaces, six arms of four kinds.
 */
export const JUNCTION_COUNT = 2 * DIRECTIONS.length * 2 * ARM_KINDS.length ** (DIRECTIONS.length - 1)

/** A junction by its number. */
export const numberedJunction = (number: number, kinds = ARM_KINDS, roundabout = false): Junction => {
  let rest = number
  const next = (choices: number): number => {
    const chosen = rest % choices
    rest = Math.floor(rest / choices)
    return chosen
  }
  const entryUnpaved = next(2) === 1
  const exit = { direction: must(DIRECTIONS[next(DIRECTIONS.length)]), unpaved: next(2) === 1 }
  const arms = DIRECTIONS.filter((direction) => direction !== exit.direction).flatMap((direction) => {
    const kind = kinds[next(kinds.length)]
    return kind ? [{ direction, ...kind, at: 0 }] : []
  })
  return settle({ entryUnpaved, exit, arms, roundabout, staggered: 'none' })
}

/** The junction with its roads staggered; `undefined` if they cannot be. */
export const staggered = (junction: Junction, staggering: Staggering): Junction | undefined => {
  const moved = stagger(junction, staggering)
  return moved.staggered === staggering ? moved : undefined
}

/** A junction for comparison: places along the route count only by order, not by distance. */
const said = ({ arms, exit, ...junction }: Junction) => {
  const places = [...new Set(arms.map(({ at }) => at))].toSorted((one, other) => one - other)
  const ranked = arms.map((arm) => ({ ...arm, at: places.indexOf(arm.at) }))
  return { ...junction, exit, arms: ranked.toSorted(compareArms) }
}

export const saysTheSame = (one: Junction | undefined, other: Junction): boolean =>
  one !== undefined && isDeepStrictEqual(said(one), said(other))
