import Flatbush from 'flatbush'
import { ROADS_REACH } from '../../constants'
import type { Point } from '../../model/types'
import { isRoad } from './highway'
import type { Plane } from './plane'
import type { Way } from '../roads'

/** The roads near the route; a file may contain a whole town. */
export const waysNear = (ways: readonly Way[], track: readonly Point[], plane: Plane): readonly Way[] => {
  const index = new Flatbush(track.length)
  track.forEach((point, at) => {
    const before = track[at - 1] ?? point
    index.add(
      Math.min(before.x, point.x) - ROADS_REACH,
      Math.min(before.y, point.y) - ROADS_REACH,
      Math.max(before.x, point.x) + ROADS_REACH,
      Math.max(before.y, point.y) + ROADS_REACH,
    )
  })
  index.finish()
  return ways.filter((way) => isRoad(way) && comesNear(way, index, plane))
}

const comesNear = ({ nodes }: Way, index: Flatbush, plane: Plane): boolean => {
  let before: Point | undefined
  return nodes.some((node) => {
    const point = plane.toPoint(node)
    const from = before ?? point
    before = point
    return index.collides(
      Math.min(from.x, point.x),
      Math.min(from.y, point.y),
      Math.max(from.x, point.x),
      Math.max(from.y, point.y),
    )
  })
}
