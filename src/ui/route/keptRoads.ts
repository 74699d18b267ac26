import type { DrawingId, TochtId } from '../../model/types'
import type { Surroundings } from '../../route/surroundings'

/** The roads of a tocht, in memory until the tab is reloaded. */
export interface KeptRoads {
  readonly tocht: TochtId
  readonly around: ReadonlyMap<DrawingId, Surroundings>
  /** Roads that are drawn, and how many of them are paved or not by their class alone. */
  readonly roads: { readonly shown: number; readonly byClass: number }
}

/** Only for the tocht made last; routes are never stored. */
let kept: KeptRoads | undefined

export const keepRoads = (roads: KeptRoads): void => {
  kept = roads
}

export const keptRoadsOf = (tocht: TochtId): KeptRoads | undefined => (kept?.tocht === tocht ? kept : undefined)
