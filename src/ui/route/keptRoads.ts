import type { DrawingId, TochtId } from '../../model/types'
import type { Surroundings } from '../../route/surroundings'

/** What is known of the roads of a tocht as long as this tab is not loaded anew. */
export interface KeptRoads {
  readonly tocht: TochtId
  readonly around: ReadonlyMap<DrawingId, Surroundings>
  /** Roads that are drawn, and how many of them are paved or not by their class alone. */
  readonly roads: { readonly shown: number; readonly byClass: number }
}

/** Of the tocht that was made last: nothing of a route is stored. */
let kept: KeptRoads | undefined

export const keepRoads = (roads: KeptRoads): void => {
  kept = roads
}

export const keptRoadsOf = (tocht: TochtId): KeptRoads | undefined => (kept?.tocht === tocht ? kept : undefined)
