import { OUTLINE_POINTS } from '../constants'
import type { Point } from '../model/types'
import { planeOf } from './match/plane'
import type { RecordedRoute } from './recordedRoute'
import { roadsBox, type RoadsBox } from './roadsBox'

/** Facts about a route, shown before its roads are known. */
export interface RouteSummary {
  /** Empty if the file has no name. */
  readonly name: string
  /** The length in metres. */
  readonly length: number
  /** The box in which to ask a server for roads. */
  readonly box: RoadsBox
  /** The line in metres, x to the east and y to the south, with at most OUTLINE_POINTS points. */
  readonly outline: readonly Point[]
}

export const summaryOf = ({ name, length, points }: RecordedRoute): RouteSummary => {
  const { toPoint } = planeOf(points)
  const step = Math.ceil(points.length / (OUTLINE_POINTS - 1))
  const shown = points.filter((_, index) => index % step === 0 || index === points.length - 1)
  return { name, length, box: roadsBox(points), outline: shown.map(toPoint) }
}
