import {
  DEFAULT_CANVAS,
  FIRST_ROW_Y,
  MOST_SIDE_ROADS,
  ROW_SPACING,
  SIDE_ROAD_GAP,
  SIDE_ROAD_LENGTH,
} from '../constants'
import { isStamp, type DrawingElement, type Point, type Stroke } from './types'

/** A road that is left alone; dashed is unpaved. */
export interface SideRoad {
  readonly dashed: boolean
}

/** One junction: the roads left alone on either side, as many parallel strokes. */
export interface Row {
  readonly left: readonly SideRoad[]
  readonly right: readonly SideRoad[]
}

export type Side = keyof Row

/** From the top of the paper down; it is walked from the last row to the first. */
export type Fishbone = readonly Row[]

export const EMPTY_ROW: Row = { left: [], right: [] }

export const SPINE_X = DEFAULT_CANVAS.width / 2
const SPINE_TOP = FIRST_ROW_Y - ROW_SPACING

export const rowY = (row: number): number => FIRST_ROW_Y + ROW_SPACING * row

const PLAIN = { dashed: false, erase: false, arrow: false, circle: false }
const OUTWARD: Readonly<Record<Side, number>> = { left: -1, right: 1 }

/**
 * The strokes of a fish-bone: the spine first, from the ball at the bottom to the arrow at the top, then the side roads
 * of each row from the spine outward, left ones first. A fish-bone is so an ordinary drawing, wherever drawings go.
 */
export const strokesOf = (rows: Fishbone): readonly Stroke[] => {
  const bottom = { x: SPINE_X, y: rowY(rows.length) }
  const spine = { ...PLAIN, points: [bottom, { x: SPINE_X, y: SPINE_TOP }], circle: true, arrow: true }
  const sideRoads = rows.flatMap((row, index) =>
    (['left', 'right'] as const).flatMap((side) =>
      row[side].map((road, place) => sideStroke(index, side, place, road)),
    ),
  )
  return [spine, ...sideRoads]
}

const sideStroke = (row: number, side: Side, place: number, { dashed }: SideRoad): Stroke => {
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

/**
 * The rows of a drawing; an empty one is a fish-bone of one row. Undefined says that the rows would not make this very
 * drawing again: it is no fish-bone, and editing it as one would change it.
 */
export const rowsOf = (elements: readonly DrawingElement[]): Fishbone | undefined => {
  const [spine, ...others] = elements
  if (!spine) return [EMPTY_ROW]
  const rows = readRows(spine, others)
  return rows && JSON.stringify(strokesOf(rows).map(essence)) === JSON.stringify(elements.map(essence))
    ? rows
    : undefined
}

/** An element as a list, so that the order in which its fields were written does not count. */
const essence = (element: DrawingElement): unknown =>
  isStamp(element)
    ? element
    : [element.points.map(({ x, y }) => [x, y]), element.dashed, element.erase, element.arrow, element.circle]

const readRows = (spine: DrawingElement, others: readonly DrawingElement[]): Fishbone | undefined => {
  const count = rowCount(spine)
  if (count === undefined) return undefined
  const rows = Array.from({ length: count }, () => ({ left: [] as SideRoad[], right: [] as SideRoad[] }))
  for (const element of others) {
    const found = sideRoadOf(element)
    const row = found && rows[found.row]
    if (!found || !row) return undefined
    row[found.side].push({ dashed: found.dashed })
  }
  return rows
}

const rowCount = (spine: DrawingElement): number | undefined => {
  const ends = endsOf(spine)
  if (!ends || ends.start.x !== ends.end.x || ends.end.y !== SPINE_TOP) return undefined
  const count = (ends.start.y - FIRST_ROW_Y) / ROW_SPACING
  return Number.isInteger(count) && count > 0 ? count : undefined
}

const sideRoadOf = (element: DrawingElement) => {
  const ends = endsOf(element)
  if (!ends || isStamp(element) || ends.start.y !== ends.end.y || ends.start.x === ends.end.x) return undefined
  const side: Side = ends.end.x < ends.start.x ? 'left' : 'right'
  return { row: Math.floor((ends.start.y - FIRST_ROW_Y) / ROW_SPACING), side, dashed: element.dashed }
}

const endsOf = (element: DrawingElement): { start: Point; end: Point } | undefined => {
  if (isStamp(element) || element.erase || element.points.length !== 2) return undefined
  const [start, end] = element.points
  return start && end ? { start, end } : undefined
}

/** One more road at a row; unchanged where the side is full. */
export const addSideRoad = (rows: Fishbone, index: number, side: Side, road: SideRoad): Fishbone =>
  rows.map((row, at) =>
    at === index && row[side].length < MOST_SIDE_ROADS ? { ...row, [side]: [...row[side], road] } : row,
  )
