import { MOST_SIDE_ROADS } from '../../../src/constants'
import type { Fishbone, SideRoad } from '../../../src/model/fishbone/fishbone'
import { fc } from '../properties'

export const SOLID: SideRoad = { dashed: false }
export const UNPAVED: SideRoad = { dashed: true }

const roads = fc.array(fc.record({ dashed: fc.boolean() }), { maxLength: MOST_SIDE_ROADS })
const row = fc.record({ left: roads, right: roads })

/** Any fish-bone up to a number of rows; long ones are as likely as short ones. */
export const fishbones = (most: number): fc.Arbitrary<Fishbone> =>
  fc.array(row, { minLength: 1, maxLength: most, size: 'max' })

/** A deterministic fish-bone as a leader draws it: some rows bare, some with several roads or a path. */
export const sampleFishbone = (rows: number): Fishbone =>
  Array.from({ length: rows }, (_, index) => ({
    left: sampleRoads([1, 0, 2, 0, 1, 4, 0], index),
    right: sampleRoads([0, 1, 1, 3, 0, 2, 1], index + 1),
  }))

const sampleRoads = (counts: readonly number[], index: number): SideRoad[] =>
  Array.from({ length: counts[index % counts.length] ?? 0 }, (_, place) => ({ dashed: (index + place) % 3 === 0 }))
