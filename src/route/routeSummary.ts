import { OUTLINE_POINTS } from '../constants'
import type { Point } from '../model/types'
import { planeOf } from './plane'
import type { RecordedRoute } from './recordedRoute'
import { roadsBox, type RoadsBox } from './roadsBox'

/** What is shown of a route before its roads are there. */
export interface RouteSummary {
  /** Empty where the file names none. */
  readonly name: string
  /** In metres. */
  readonly length: number
  /** For a link to a server of roads. */
  readonly box: RoadsBox
  /** The line in metres, x to the east and y to the south, by OUTLINE_POINTS points at most. */
  readonly outline: readonly Point[]
}

export const summaryOf = ({ name, length, points }: RecordedRoute): RouteSummary => {
  const { toPoint } = planeOf(points)
  const step = Math.ceil(points.length / (OUTLINE_POINTS - 1))
  const shown = points.filter((_, index) => index % step === 0 || index === points.length - 1)
  return { name, length, box: roadsBox(points), outline: shown.map(toPoint) }
}
