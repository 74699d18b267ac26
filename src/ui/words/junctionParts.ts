import type { Direction } from '../../model/junction'

/** Roads of one kind that leave the route in one place. */
export interface RoadGroup {
  readonly unpaved: boolean
  readonly blocked: boolean
  /** From left to right. */
  readonly directions: readonly Direction[]
}

/** What becomes of the surface; of a road that is paved and stays so nothing is said. */
export type Surface = 'paved' | 'ontoPaved' | 'ontoUnpaved' | 'stillUnpaved'

/** Where a step comes among those of its sentence. */
export type Turn = 'only' | 'first' | 'next'

/** How the route goes on at its junction. */
export interface WayOn {
  readonly direction: Direction
  readonly surface: Surface
  readonly roundabout: boolean
  /** Which exit of a roundabout it takes, from 1 as they are passed; undefined where that is not sure. */
  readonly exit?: number | undefined
}

/** "left, half left and right" */
export const listed = (texts: readonly string[], and: string, comma = ''): string => {
  const last = texts.at(-1) ?? ''
  return texts.length < 2 ? last : `${texts.slice(0, -1).join(', ')}${comma} ${and} ${last}`
}

/** A comma before the last of several groups keeps apart what the "and" within one would join. */
export const commaBetween = (groups: readonly RoadGroup[]): string =>
  groups.some(({ directions }) => directions.length > 1) ? ',' : ''
