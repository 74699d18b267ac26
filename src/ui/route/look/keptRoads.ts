import type { DrawingId, TochtId } from '../../../model/types'
import type { RoadCount } from '../../../route/routeDraft'
import type { Surroundings } from '../../../route/boxes/surroundings'

/** The roads of a tocht, in memory until the tab is reloaded. */
export interface KeptRoads {
  readonly tocht: TochtId
  readonly around: ReadonlyMap<DrawingId, Surroundings>
  readonly roadCount: RoadCount
}

/** The roads of the tocht made last; routes are never stored. */
let kept: KeptRoads | undefined

export const keepRoads = (roads: KeptRoads): void => {
  kept = roads
}

export const keptRoadsOf = (tocht: TochtId): KeptRoads | undefined => (kept?.tocht === tocht ? kept : undefined)
