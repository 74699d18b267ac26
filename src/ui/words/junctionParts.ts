import type { Direction } from '../../model/junction'

/** Roads of one kind that leave the route at one place. */
export interface RoadGroup {
  readonly unpaved: boolean
  readonly blocked: boolean
  /** The directions from left to right. */
  readonly directions: readonly Direction[]
}

/** The change of the surface. A road that stays paved is not mentioned. */
export type Surface = 'paved' | 'ontoPaved' | 'ontoUnpaved' | 'stillUnpaved'

/** The position of a step in its sentence. */
export type GroupPosition = 'only' | 'first' | 'next'

/** The continuation of the route after its junction. */
export interface Onward {
  readonly direction: Direction
  readonly surface: Surface
  readonly roundabout: boolean
  /** The number of the roundabout's exit, from 1 in driving order; `undefined` when uncertain. */
  readonly exitNumber?: number | undefined
}

/** "left, half left and right" */
export const listed = (texts: readonly string[], and: string, comma = ''): string => {
  const last = texts.at(-1) ?? ''
  return texts.length < 2 ? last : `${texts.slice(0, -1).join(', ')}${comma} ${and} ${last}`
}

/** A comma before the last of several groups, since "and" may also occur within a group. */
export const commaBetween = (groups: readonly RoadGroup[]): string =>
  groups.some(({ directions }) => directions.length > 1) ? ',' : ''
