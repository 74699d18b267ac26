import { ROW_SPACING, SIDE_ROAD_LENGTH } from '../constants'
import type { Box } from '../geometry/bounds'
import { clamp } from '../geometry/points'
import { SPINE_X, type Fishbone } from '../model/fishbone/fishbone'
import type { Pen } from './pen'
import type { Typeface } from './sheet/sheetText'
import {
  ENDS_HEIGHT,
  STRIP_TOP,
  stripSvg,
  type StripContent,
  STRIP_GAP,
  STRIP_EDGE,
  STRIP_TEXT_SIZE,
  STRIP_NUMBER_GAP,
} from './stripSvg'
import type { PlacedSvg } from './svgNode'

/** Greatest stretch of the distance between rows to fill the height of a page. */
const MOST_ROW_STRETCH = 1.35

/** Greatest height of a row, in millimetres: a short route need not fill the page. */
export const LARGEST_ROW_HEIGHT = 40

/**
 * From this height on, fewer strips are better than higher rows, since people get lost between strips. In millimetres.
 */
export const EASY_ROW_HEIGHT = 15

/**
 * Least height of a row, in millimetres. Its number is then 3 mm high: 1/200 of arm's length (60 cm), the least that
 * the US Federal Aviation Administration advises for text that has to be read. The white between two parallel roads is
 * 1 mm, twice the gap that a photocopier fills.
 */
export const SMALLEST_ROW_HEIGHT = 10

export interface StripsRequest {
  readonly rows: Fishbone
  /** The room on each page, in millimetres. */
  readonly room: Box
  /** Whether rows are numbered in walking order. */
  readonly numbered: boolean
  readonly emphasis: boolean
  readonly pen: Pen
  readonly typeface: Typeface
}

/**
 * Lays out a fish-bone as strips from left to right, each read from bottom to top. Equal letters mark where one strip
 * ends and the next begins. Strips are as large as the room allows; if they became unreadable by torch light, more
 * pages are used.
 *
 * @returns the strips of each page
 */
export const layOutStrips = (request: StripsRequest): readonly (readonly PlacedSvg[])[] => {
  const { room } = request
  const grid = gridFor(request)
  const { pages, columns, scale, pitch } = grid
  const pieces = piecesOf(request.rows, pages * columns)
  const tallest = stripHeight(Math.max(...pieces.map(({ rows }) => rows.length)), pitch)
  const bottom = room.y + tallest * scale
  const left = leftEdge(request)
  const width = stripWidth(request)
  const columnWidth = room.width / columns
  const strips = pieces.map((piece, index): PlacedSvg => {
    const height = stripHeight(piece.rows.length, pitch)
    const viewBox = { x: left, y: STRIP_TOP, width, height }
    const at = {
      x: room.x + columnWidth * (index % columns) + (columnWidth - width * scale) / 2,
      y: bottom - height * scale,
      width: width * scale,
      height: height * scale,
    }
    return { at, viewBox, node: stripSvg(piece, { ...request, pitch }) }
  })
  return Array.from({ length: pages }, (_, page) => strips.slice(page * columns, (page + 1) * columns))
}

interface StripGrid {
  readonly pages: number
  /** Strips side by side on a page. */
  readonly columns: number
  /** Millimetres per unit. */
  readonly scale: number
  /** Distance between rows, in units. */
  readonly pitch: number
}

/**
 * Uses as few readable pages as possible. On these pages, uses the fewest strips whose rows are easy to read, else the
 * strips with the largest rows.
 */
const gridFor = (request: StripsRequest): StripGrid => {
  for (let pages = 1; ; pages += 1) {
    const grids = gridsOn(pages, request)
    const best = grids.find(({ scale, pitch }) => scale * pitch >= EASY_ROW_HEIGHT) ?? largest(grids)
    // Stops when each row has a page, even if the room is too small to be readable.
    if (best.scale * ROW_SPACING >= SMALLEST_ROW_HEIGHT || pages >= request.rows.length) return best
  }
}

const largest = ([first, ...others]: readonly [StripGrid, ...StripGrid[]]): StripGrid =>
  others.reduce((best, one) => (one.scale > best.scale ? one : best), first)

const gridsOn = (pages: number, request: StripsRequest): readonly [StripGrid, ...StripGrid[]] => {
  const most = Math.max(1, Math.floor(request.rows.length / pages))
  const others = Array.from({ length: most - 1 }, (_, index) => gridOf(pages, index + 2, request))
  return [gridOf(pages, 1, request), ...others]
}

const gridOf = (pages: number, columns: number, request: StripsRequest): StripGrid => {
  const { rows, room } = request
  const tallest = Math.ceil(rows.length / (pages * columns))
  const across = columns * (stripWidth(request) + STRIP_GAP) - STRIP_GAP
  const scale = Math.min(
    room.width / across,
    room.height / stripHeight(tallest, ROW_SPACING),
    LARGEST_ROW_HEIGHT / ROW_SPACING,
  )
  const filling = (room.height / scale - ENDS_HEIGHT) / tallest
  return { pages, columns, scale, pitch: clamp(filling, ROW_SPACING, ROW_SPACING * MOST_ROW_STRETCH) }
}

const stripHeight = (rows: number, pitch: number): number => rows * pitch + ENDS_HEIGHT

const leftEdge = (request: StripsRequest): number => SPINE_X - SIDE_ROAD_LENGTH - STRIP_EDGE - numberRoom(request)

const stripWidth = (request: StripsRequest): number => SPINE_X + SIDE_ROAD_LENGTH + STRIP_EDGE - leftEdge(request)

/** All digits are equally wide, so that strips align whatever their numbers. */
const numberRoom = ({ rows, numbered, typeface }: StripsRequest): number =>
  numbered ? typeface.widthOf('0'.repeat(String(rows.length).length)) * STRIP_TEXT_SIZE + STRIP_NUMBER_GAP : 0

/** Splits rows into parts of nearly equal length, in walking order; the last rows come first. */
const piecesOf = (rows: Fishbone, count: number): readonly StripContent[] => {
  const ends = Array.from({ length: count + 1 }, (_, index) => Math.ceil((rows.length * index) / count))
  return ends.slice(1).map((walked, index) => {
    const before = ends[index] ?? 0
    return {
      rows: rows.slice(rows.length - walked, rows.length - before),
      firstNumber: before + 1,
      begins: index === 0 ? undefined : joinLetter(index - 1),
      goesOn: index === count - 1 ? undefined : joinLetter(index),
    }
  })
}

const LETTERS = 26

const joinLetter = (index: number): string =>
  (index < LETTERS ? '' : joinLetter(Math.floor(index / LETTERS) - 1)) + String.fromCharCode(65 + (index % LETTERS))
