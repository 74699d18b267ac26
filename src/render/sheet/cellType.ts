import { NAME_SIZE_ABOVE_FACTS, SMALLEST_TEXT } from '../../constants'
import { typeSizeFor } from './sheetText'

/** Line height in sizes of that text, and height of the number's line above the picture in sizes of the number. */
const CELL_TEXT_LINE_HEIGHT = 1.25
const CELL_NUMBER_HEIGHT = 1.3

/** Type size of a drawing's distance and note: 9 points with six columns on A4. */
const CELL_TEXT = { share: 0.106, least: SMALLEST_TEXT, most: 4.2 } as const

/** A drawing's number, bold, as a part of the width of its box; digits are at least 3.5 mm high. */
const CELL_NUMBER = { share: 0.16, least: 4.9, most: 8 } as const

/** Type sizes in a box, in millimetres; they grow with the box. */
export interface CellType {
  readonly numberSize: number
  /** The distance from the top of the box to its picture. */
  readonly numberHeight: number
  /** Size of distance and note. */
  readonly size: number
  readonly lineHeight: number
  /** Whether a square to tick off lies between number and picture. */
  readonly hasTick?: boolean
  /** The distances at the number, one above the other; absent where they have no room there, or where there is no total. */
  readonly stack?: DistanceStack
}

/** The total from the start, large, and below it the interval, small: sizes, baselines from the top of the box, and room. */
export interface DistanceStack {
  readonly total: { readonly size: number; readonly baseline: number }
  readonly interval: { readonly size: number; readonly baseline: number; readonly room: number }
  /** Lines of notes for which boxes have less room, since the total has a line of its own. */
  readonly takenLines: number
}

export const cellTypeFor = (width: number): CellType =>
  cellType(typeSizeFor(width, CELL_NUMBER), typeSizeFor(width, CELL_TEXT))

/** For headings and notes across the page: a title is no larger than the name of the tocht. */
export const wideTypeFor = (width: number): CellType => {
  const { numberSize, size } = cellTypeFor(width)
  return cellType(Math.min(numberSize, NAME_SIZE_ABOVE_FACTS), size)
}

/** The height of a title alone, without distances or a square below it. */
export const titleHeight = ({ numberSize }: Pick<CellType, 'numberSize'>): number => numberSize * CELL_NUMBER_HEIGHT

const cellType = (numberSize: number, size: number): CellType => ({
  numberSize,
  numberHeight: titleHeight({ numberSize }),
  size,
  lineHeight: size * CELL_TEXT_LINE_HEIGHT,
})

/** The smallest sizes, for boxes whose text would otherwise be cut. */
export const LEAST_TYPE = cellType(CELL_NUMBER.least, CELL_TEXT.least)
