import type { Point } from '../model/types'
import { planeOf } from './match/plane'
import type { RecordedRoute, RemovedPoints } from './recordedRoute'
import { roadsBox, type RoadsBox } from './roadsBox'

/** Points of a route's picture, few enough to draw at once. */
const OUTLINE_POINTS = 400

/** Facts about a file of routes, shown before its roads are known. */
export interface RouteSummary {
  /** The walks of the file; if there are several, the leader chooses one. */
  readonly routes: readonly WalkSummary[]
  /** The file ends too early, so the last points may be missing. */
  readonly isCutOff: boolean
}

/** Facts about a walk. */
export interface WalkSummary {
  /** Empty if the file has no name. */
  readonly name: string
  /** The length in metres. */
  readonly length: number
  /** The box in which to ask a server for roads. */
  readonly box: RoadsBox
  /** The parts of the walk in metres, x to the east and y to the south, with about OUTLINE_POINTS points in all. */
  readonly outline: readonly (readonly Point[])[]
  readonly removed: RemovedPoints
  /** Whether this is all walks of the file, one after the other. */
  readonly isAll: boolean
}

export const summaryOf = ({ name, length, parts, removed, isAll }: RecordedRoute): WalkSummary => {
  const points = parts.flat()
  const { toPoint } = planeOf(points)
  const step = Math.ceil(points.length / (OUTLINE_POINTS - 1))
  const outline = parts.map((part) =>
    part.filter((_, index) => index % step === 0 || index === part.length - 1).map(toPoint),
  )
  return { name, length, box: roadsBox(points), outline, removed, isAll }
}
