import type { SideRoad } from './fishbone'

/** The number of unpaved roads among these. */
export const unpavedIn = (roads: readonly SideRoad[]): number => roads.filter(({ dashed }) => dashed).length
