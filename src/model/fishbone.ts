import { DEFAULT_CANVAS, FIRST_ROW_Y, ROW_SPACING, SIDE_ROAD_GAP, SIDE_ROAD_LENGTH } from '../constants'
import { PLAIN } from './looks'
import type { Stroke } from './types'

/** A road that is left alone; dashed is unpaved. */
export interface SideRoad {
  readonly dashed: boolean
}

/** One junction: the roads left alone on either side, as many parallel strokes, from the upper one down. */
export interface Row {
  readonly left: readonly SideRoad[]
  readonly right: readonly SideRoad[]
}

export type Side = keyof Row

export const SIDES = ['left', 'right'] as const satisfies readonly Side[]

/** From the top of the paper down; it is walked from the last row to the first. */
export type Fishbone = readonly Row[]

export const EMPTY_ROW: Row = { left: [], right: [] }

export const SPINE_X = DEFAULT_CANVAS.width / 2
export const SPINE_TOP = FIRST_ROW_Y - ROW_SPACING

/** The height at which a row stands; the row behind the last one is where the spine begins. */
export const rowY = (row: number): number => FIRST_ROW_Y + ROW_SPACING * row

/** The number that walkers know a row by: they meet the last one first. */
export const rowNumber = (row: number, rows: number): number => rows - row

const OUTWARD: Readonly<Record<Side, number>> = { left: -1, right: 1 }

/**
 * The strokes of a fish-bone: the spine first, from the ball at the bottom to the arrow at the top, then the side roads
 * of each row from the spine outward, left ones first. A fish-bone is so an ordinary drawing, wherever drawings go.
 */
export const strokesOf = (rows: Fishbone): readonly Stroke[] => [spineOf(rows), ...sideStrokesOf(rows, 0)]

export const spineOf = (rows: Fishbone): Stroke =>
  spineStroke(rowY(rows.length), SPINE_TOP, { circle: true, arrow: true })

/** A part of the spine, upward; with a ball where the walk begins and an arrow where it ends. */
export const spineStroke = (from: number, to: number, ends: Pick<Stroke, 'circle' | 'arrow'>): Stroke => ({
  ...PLAIN,
  ...ends,
  points: [
    { x: SPINE_X, y: from },
    { x: SPINE_X, y: to },
  ],
})

/** The side roads of some rows, of which the first stands at this place. */
export const sideStrokesOf = (rows: Fishbone, first: number): readonly Stroke[] =>
  rows.flatMap((row, index) =>
    SIDES.flatMap((side) => row[side].map((road, place) => sideStroke({ row: first + index, side, place }, road))),
  )

/** Which of the side roads: counted from the upper one of its row and side. */
export interface RoadPlace {
  readonly row: number
  readonly side: Side
  readonly place: number
}

/**
 * The same road is the same object each time: what is remembered of a stroke (that it is frozen, its text) still holds
 * when a long fish-bone is written anew, and a press costs a third.
 */
export const sideStroke = (at: RoadPlace, road: SideRoad): Stroke => {
  const key = `${at.row} ${at.side} ${at.place} ${road.dashed}`
  const stroke = made.get(key) ?? makeSideStroke(at, road)
  made.set(key, stroke)
  return stroke
}

const made = new Map<string, Stroke>()

const makeSideStroke = ({ row, side, place }: RoadPlace, { dashed }: SideRoad): Stroke => {
  const y = rowY(row) + place * SIDE_ROAD_GAP
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
