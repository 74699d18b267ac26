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
  /** The heights taken from the room of the first and of the last page. */
  readonly head?: number
  readonly foot?: number
  /** Whether rows are numbered in walking order. */
  readonly numbered: boolean
  readonly emphasis: boolean
  readonly pen: Pen
  readonly typeface: Typeface
}

/** Row numbers in walking order, from 1. */
export interface RowRange {
  readonly first: number
  readonly last: number
}

/** A strip on its page, and the rows that it shows. */
export interface PlacedStrip extends PlacedSvg {
  readonly rows: RowRange
}

/**
 * Lays out a fish-bone as strips from left to right, each read from bottom to top. Equal letters mark where one strip
 * ends and the next begins. Strips are as large as the room allows; if they became unreadable by torch light, more
 * pages are used.
 *
 * @returns the strips of each page
 */
export const layOutStrips = (request: StripsRequest): readonly (readonly PlacedStrip[])[] => {
  const { room } = request
  const { pages, columns, scale, pitch, shares } = gridFor(request)
  const pieces = piecesOf(request.rows, shares)
  const bottoms = Array.from({ length: pages }, (_, page) => {
    const tallest = Math.max(...piecesOn(page, columns, pieces).map(({ rows }) => rows.length))
    return roomOn(page, pages, request).y + stripHeight(tallest, pitch) * scale
  })
  const left = leftEdge(request)
  const width = stripWidth(request)
  const columnWidth = room.width / columns
  const strips = pieces.map((piece, index): PlacedStrip => {
    const height = stripHeight(piece.rows.length, pitch)
    const viewBox = { x: left, y: STRIP_TOP, width, height }
    const at = {
      x: room.x + columnWidth * (index % columns) + (columnWidth - width * scale) / 2,
      y: (bottoms[Math.floor(index / columns)] ?? 0) - height * scale,
      width: width * scale,
      height: height * scale,
    }
    const rows = { first: piece.firstNumber, last: piece.firstNumber + piece.rows.length - 1 }
    return { at, viewBox, node: stripSvg(piece, { ...request, pitch }), rows }
  })
  return Array.from({ length: pages }, (_, page) => piecesOn(page, columns, strips))
}

const piecesOn = <Piece>(page: number, columns: number, all: readonly Piece[]): readonly Piece[] =>
  all.slice(page * columns, (page + 1) * columns)

/** The room on one of a number of pages. */
const roomOn = (page: number, pages: number, { room, head = 0, foot = 0 }: StripsRequest): Box => {
  const above = page === 0 ? head : 0
  return { ...room, y: room.y + above, height: room.height - above - (page === pages - 1 ? foot : 0) }
}

interface StripGrid {
  readonly pages: number
  /** Strips side by side on a page. */
  readonly columns: number
  /** Millimetres per unit. */
  readonly scale: number
  /** Distance between rows, in units. */
  readonly pitch: number
  /** The shares of the strips in the rows, in walking order. */
  readonly shares: readonly number[]
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
  const heights = Array.from({ length: pages }, (_, page) => roomOn(page, pages, request).height)
  const across = columns * (stripWidth(request) + STRIP_GAP) - STRIP_GAP
  const widest = Math.min(room.width / across, LARGEST_ROW_HEIGHT / ROW_SPACING)
  const scale = Math.min(widest, scaleFor(Math.ceil(rows.length / columns), heights))
  const rowsOf = heights.map((height) => Math.max(1, rowsIn(height, scale)))
  const shares = rowsOf.flatMap((own) => Array.from({ length: columns }, () => own))
  const most = sharesOf(rows.length, shares)
  const pitches = heights.map((height, page) => {
    const tallest = Math.max(1, ...most.slice(page * columns, (page + 1) * columns))
    return (height / scale - ENDS_HEIGHT) / tallest
  })
  return {
    pages,
    columns,
    scale,
    pitch: clamp(Math.min(...pitches), ROW_SPACING, ROW_SPACING * MOST_ROW_STRETCH),
    shares,
  }
}

/** Rows that fit in a height, with a tolerance for a scale that was made for them. */
const rowsIn = (height: number, scale: number): number =>
  Math.floor((height / scale - ENDS_HEIGHT) / ROW_SPACING + ROW_TOLERANCE)

const ROW_TOLERANCE = 1e-6

/** The largest scale at which pages of these heights hold the rows of one strip each. */
const scaleFor = (count: number, heights: readonly number[]): number => {
  const average = Math.ceil(count / heights.length)
  const holds = (scale: number): boolean => heights.reduce((sum, one) => sum + rowsIn(one, scale), 0) >= count
  // At this scale a page holds a whole number of rows; a few rows more or less than the average are enough.
  const candidates = [...new Set(heights)].flatMap((height) =>
    Array.from({ length: 2 * average + 1 }, (_, rows) => height / stripHeight(rows + 1, ROW_SPACING)),
  )
  return candidates.toSorted((one, other) => other - one).find(holds) ?? Math.min(...candidates)
}

/** Splits a number of rows by shares, as equally as whole rows allow. */
const sharesOf = (count: number, shares: readonly number[]): readonly number[] => {
  const ends = endsOf(count, shares)
  return ends.slice(1).map((end, index) => end - (ends[index] ?? 0))
}

/** The rows walked before each strip, and after the last. */
const endsOf = (count: number, shares: readonly number[]): readonly number[] => {
  const all = shares.reduce((sum, share) => sum + share, 0)
  let before = 0
  return [0, ...shares.map((share) => Math.ceil((count * (before += share)) / all))]
}

const stripHeight = (rows: number, pitch: number): number => rows * pitch + ENDS_HEIGHT

const leftEdge = (request: StripsRequest): number => SPINE_X - SIDE_ROAD_LENGTH - STRIP_EDGE - numberRoom(request)

const stripWidth = (request: StripsRequest): number => SPINE_X + SIDE_ROAD_LENGTH + STRIP_EDGE - leftEdge(request)

/** All digits are equally wide, so that strips align whatever their numbers. */
const numberRoom = ({ rows, numbered, typeface }: StripsRequest): number =>
  numbered ? typeface.widthOf('0'.repeat(String(rows.length).length)) * STRIP_TEXT_SIZE + STRIP_NUMBER_GAP : 0

/** Splits rows by the shares of the strips, in walking order; the last rows come first. */
const piecesOf = (rows: Fishbone, shares: readonly number[]): readonly StripContent[] => {
  const ends = endsOf(rows.length, shares)
  return ends.slice(1).map((walked, index) => {
    const before = ends[index] ?? 0
    return {
      rows: rows.slice(rows.length - walked, rows.length - before),
      firstNumber: before + 1,
      begins: index === 0 ? undefined : joinLetter(index - 1),
      goesOn: index === shares.length - 1 ? undefined : joinLetter(index),
    }
  })
}

const LETTERS = 26

const joinLetter = (index: number): string =>
  (index < LETTERS ? '' : joinLetter(Math.floor(index / LETTERS) - 1)) + String.fromCharCode(65 + (index % LETTERS))
