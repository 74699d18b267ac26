import { MATCH_STEP } from './roadIndex'
import { placeAt } from '../../geometry/line/polyline'
import type { RoadIndex } from './roadIndex'
import type { Stretch, Track } from './track'

/** A place has no road if none is this near, in metres: several times the receiver's error and a wide road. */
const NO_ROAD = 40
/** A shorter stretch without roads is an error of the receiver, or a square to cross, in metres. */
const SHORTEST_OFF_ROADS = 60

/** The stretches of a track that were walked where there is no road, as distances along its line. */
export const offRoadStretches = ({ line, gaps }: Track, roadIndex: RoadIndex): readonly Stretch[] => {
  const stretches: Stretch[] = []
  let from: number | undefined
  const steps = Math.ceil(line.length / MATCH_STEP)
  for (let step = 0; step <= steps; step += 1) {
    const at = Math.min(step * MATCH_STEP, line.length)
    const isGap = gaps.some((gap) => at > gap.from && at < gap.to)
    const isOff = !isGap && roadIndex.near(placeAt(line, at), NO_ROAD).length === 0
    if (isOff) from ??= at
    if (from !== undefined && (!isOff || step === steps)) {
      if (at - from > SHORTEST_OFF_ROADS) stretches.push({ from, to: at })
      from = undefined
    }
  }
  return stretches
}
