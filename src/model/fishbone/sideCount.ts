import type { SideRoad } from './fishbone'

/** The number of roads on one side of a row, and of the unpaved ones among them. */
export interface SideCount {
  readonly roads: number
  readonly unpaved: number
}

export const sideCountOf = (roads: readonly SideRoad[]): SideCount => ({
  roads: roads.length,
  unpaved: roads.filter(({ dashed }) => dashed).length,
})
