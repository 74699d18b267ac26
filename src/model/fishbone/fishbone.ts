import { DEFAULT_CANVAS, FIRST_ROW_Y, ROW_SPACING, SIDE_ROAD_GAP, SIDE_ROAD_LENGTH } from '../../constants'
import { PLAIN } from '../looks'
import type { Stroke } from '../types'

/** A road that the route does not take; dashed means unpaved. */
export interface SideRoad {
  readonly dashed: boolean
}

/** A junction: the side roads on either side, as parallel strokes from top to bottom. */
export interface Row {
  readonly left: readonly SideRoad[]
  readonly right: readonly SideRoad[]
}

export type Side = keyof Row

export const SIDES = ['left', 'right'] as const satisfies readonly Side[]

/** Rows from top to bottom. The route runs from the last row to the first. */
export type Fishbone = readonly Row[]

export const EMPTY_ROW: Row = { left: [], right: [] }

export const SPINE_X = DEFAULT_CANVAS.width / 2
export const SPINE_TOP = FIRST_ROW_Y - ROW_SPACING

/** The y of a row; the row after the last gives the bottom of the spine. */
export const rowY = (row: number): number => FIRST_ROW_Y + ROW_SPACING * row

/** The number of a row as walkers count: the last row is 1. */
export const rowNumber = (row: number, rows: number): number => rows - row

const OUTWARD: Readonly<Record<Side, number>> = { left: -1, right: 1 }

/**
 * The strokes of a fish-bone: first the spine, from the ball at the bottom to the arrow at the top, then the side roads
 * of each row, left before right. So a fish-bone is stored as an ordinary drawing.
 */
export const strokesOf = (rows: Fishbone): readonly Stroke[] => [spineOf(rows), ...sideStrokesOf(rows, 0)]

export const spineOf = (rows: Fishbone): Stroke =>
  spineStroke(rowY(rows.length), SPINE_TOP, { circle: true, arrow: true })

/** A part of the spine, drawn upwards; a ball marks the start of the route and an arrow its end. */
export const spineStroke = (from: number, to: number, ends: Pick<Stroke, 'circle' | 'arrow'>): Stroke => ({
  ...PLAIN,
  ...ends,
  points: [
    { x: SPINE_X, y: from },
    { x: SPINE_X, y: to },
  ],
})

/** The side roads of some rows, the first of which has index `first`. */
export const sideStrokesOf = (rows: Fishbone, first: number): readonly Stroke[] =>
  rows.flatMap((row, index) =>
    SIDES.flatMap((side) => row[side].map((road, at) => sideStroke({ row: first + index, side, index: at }, road))),
  )

/** The position of a side road, counted from the top of its row and side. */
export interface RoadPosition {
  readonly row: number
  readonly side: Side
  readonly index: number
}

/**
 * Returns the same object for the same road. When a long fish-bone is rewritten, its strokes are then already frozen
 * and their text cached: a press is three times as fast.
 */
export const sideStroke = (at: RoadPosition, road: SideRoad): Stroke => {
  const key = `${at.row} ${at.side} ${at.index} ${road.dashed}`
  const stroke = made.get(key) ?? makeSideStroke(at, road)
  made.set(key, stroke)
  return stroke
}

const made = new Map<string, Stroke>()

const makeSideStroke = ({ row, side, index }: RoadPosition, { dashed }: SideRoad): Stroke => {
  const y = rowY(row) + index * SIDE_ROAD_GAP
  const outer = SPINE_X + OUTWARD[side] * SIDE_ROAD_LENGTH
  return {
    ...PLAIN,
    dashed,
    points: [
      { x: SPINE_X, y },
      { x: outer, y },
    ],
  }
}
