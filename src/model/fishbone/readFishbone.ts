import { FIRST_ROW_Y, MOST_ROWS, MOST_SIDE_ROADS, ROW_SPACING, SIDE_ROAD_LENGTH } from '../../constants'
import { LOOKS, type Look } from '../looks'
import { isStroke, type DrawingElement, type Point, type Stroke } from '../types'
import { EMPTY_ROW, rowY, SIDES, type Fishbone, type Row, type Side } from './fishbone'

/** Tolerance of written coordinates: people who write by hand may round to whole units. */
const FISHBONE_TOLERANCE = 0.5

/**
 * The rows of a drawing; an empty drawing is a fish-bone of one row. `undefined` if rows cannot represent everything in
 * it: editing it as rows would lose something. Accepts a fish-bone drawn by hand: the order of the side roads, the x
 * and the length of the spine and the distance between parallel roads may differ.
 */
export const rowsOf = (elements: readonly DrawingElement[]): Fishbone | undefined => {
  const [first, ...others] = elements
  if (!first) return [EMPTY_ROW]
  const spine = spineFrom(first)
  const roads = spine && readAll(others, (element) => roadFrom(element, spine))
  if (!spine || !roads) return undefined
  const count = Math.max(1, rowAbove(spine.bottom), ...roads.map(({ row }) => row + 1))
  if (count > MOST_ROWS) return undefined
  const byRow = Array.from({ length: count }, (): PlacedRoad[] => [])
  for (const road of roads) byRow[road.row]?.push(road)
  return readAll(byRow, rowFrom)
}

/** Whether a drawing is recognisable as a fish-bone: a bare spine could be any arrow that points straight up. */
export const showsFishbone = (elements: readonly DrawingElement[]): boolean =>
  elements.length > 1 && rowsOf(elements) !== undefined

/** Reads every item; `undefined` as soon as one cannot be read. */
const readAll = <From, To>(all: readonly From[], read: (one: From) => To | undefined): readonly To[] | undefined => {
  const found: To[] = []
  for (const one of all) {
    const to = read(one)
    if (to === undefined) return undefined
    found.push(to)
  }
  return found
}

interface Spine {
  readonly x: number
  readonly top: number
  readonly bottom: number
}

interface PlacedRoad {
  readonly row: number
  readonly side: Side
  /** The distance below the y of the row, in units. */
  readonly below: number
  readonly dashed: boolean
}

/** The number of rows above a y. */
const rowAbove = (y: number): number => Math.ceil((y - FIRST_ROW_Y) / ROW_SPACING)

const close = (a: number, b: number): boolean => Math.abs(a - b) <= FISHBONE_TOLERANCE

/** The looks that a spine and a side road may have; with any other look the drawing is not a fish-bone. */
const SPINE_LOOKS: readonly Look[] = ['circle', 'arrow']
const ROAD_LOOKS: readonly Look[] = ['dashed']

/** Reads a solid line straight up, from below the first row to above it. */
const spineFrom = (element: DrawingElement): Spine | undefined => {
  const line = straight(element, SPINE_LOOKS)
  if (!line || !close(line.start.x, line.end.x)) return undefined
  const [top, bottom] = [line.end.y, line.start.y]
  const reaches = top > rowY(-2) && top <= rowY(0) && bottom >= rowY(0) && bottom > top
  return reaches ? { x: line.start.x, top, bottom } : undefined
}

/** Reads a horizontal line with the length of a side road, outward from the spine. */
const roadFrom = (element: DrawingElement, { x, top, bottom }: Spine): PlacedRoad | undefined => {
  const line = straight(element, ROAD_LOOKS)
  if (!line || !close(line.start.x, x) || !close(line.start.y, line.end.y)) return undefined
  const { y } = line.start
  const outward = line.end.x - line.start.x
  const row = Math.floor((y - rowY(-0.5)) / ROW_SPACING)
  if (!close(Math.abs(outward), SIDE_ROAD_LENGTH) || y < top || y > bottom || row < 0) return undefined
  return { row, side: outward < 0 ? 'left' : 'right', below: y - rowY(row), dashed: line.dashed }
}

const straight = (element: DrawingElement, looks: readonly Look[]) => {
  if (!isPlainStroke(element) || element.points.length !== 2) return undefined
  if (LOOKS.some((look) => element[look] && !looks.includes(look))) return undefined
  const [start, end] = element.points as readonly [Point, Point]
  return { ...element, start, end }
}

const STROKE_MEMBERS: ReadonlySet<string> = new Set<keyof Stroke>(['points', ...LOOKS])

/** A stroke without unknown members: it can be rebuilt without loss. */
const isPlainStroke = (element: DrawingElement): element is Stroke =>
  isStroke(element) && Object.keys(element).every((key) => STROKE_MEMBERS.has(key))

const rowFrom = (roads: readonly PlacedRoad[]): Row | undefined => {
  const [left, right] = SIDES.map((side) =>
    roads.filter((road) => road.side === side).toSorted((a, b) => a.below - b.below),
  )
  return left && right && fits(left) && fits(right) ? { left: left.map(plain), right: right.map(plain) } : undefined
}

/** Whether the roads fit a row: a single road must be at the row's y; parallel roads may be anywhere in the row. */
const fits = (roads: readonly PlacedRoad[]): boolean =>
  roads.length <= MOST_SIDE_ROADS && (roads.length !== 1 || close(roads[0]?.below ?? 0, 0))

const plain = ({ dashed }: PlacedRoad) => ({ dashed })
