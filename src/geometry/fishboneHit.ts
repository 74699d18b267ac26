import { ROW_SPACING, SIDE_ROAD_LENGTH, STROKE_WIDTH } from '../constants'
import { rowY, sideStroke, SPINE_X, type Fishbone, type RoadPosition, type Side } from '../model/fishbone/fishbone'
import type { Point } from '../model/types'
import { distanceToLine } from './distance'
import { clamp } from './points'

/**
 * Height of a row's band above the start of its roads. The screen marks a row by its band, and a tap in the band hits
 * the row.
 */
const ROW_BAND_ABOVE = 40

/** Distance from a stroke's middle line within which a tap hits it, in units: half a fingertip on a phone. */
export const HIT_REACH = 16

/** The top of a row's band, in units down the paper; a band is ROW_SPACING high. */
export const bandTop = (row: number): number => rowY(row) - ROW_BAND_ABOVE

/** The row whose band contains a height, clamped to the first and the last row. */
export const rowAtHeight = (rows: Fishbone, y: number): number =>
  clamp(Math.floor((y - bandTop(0)) / ROW_SPACING), 0, rows.length - 1)

/** The side road nearest to a touch, if it is within reach. The spine does not count. */
export const roadAtPoint = (rows: Fishbone, point: Point): RoadPosition | undefined => {
  const row = rowAtHeight(rows, point.y)
  const side: Side = point.x < SPINE_X ? 'left' : 'right'
  const across = Math.abs(point.x - SPINE_X)
  if (across < 2 * STROKE_WIDTH || across > SIDE_ROAD_LENGTH + HIT_REACH) return undefined
  const found = (rows[row]?.[side] ?? []).map((road, index) => {
    const { points } = sideStroke({ row, side, index }, road)
    return { index, away: distanceToLine(point, points) }
  })
  const [nearest] = found.toSorted((a, b) => a.away - b.away)
  return nearest && nearest.away <= HIT_REACH ? { row, side, index: nearest.index } : undefined
}
