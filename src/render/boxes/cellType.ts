import {
  CELL_NUMBER,
  CELL_NUMBER_HEIGHT,
  CELL_TEXT,
  CELL_TEXT_LINE_HEIGHT,
  NAME_SIZE_ABOVE_FACTS,
} from '../../constants'
import { typeSizeFor } from '../sheet/sheetText'

/** Type sizes in a box, in millimetres; they grow with the box. */
export interface CellType {
  readonly numberSize: number
  /** The distance from the top of the box to its picture. */
  readonly numberHeight: number
  /** Size of distance and note. */
  readonly size: number
  readonly lineHeight: number
}

export const cellTypeFor = (width: number): CellType =>
  cellType(typeSizeFor(width, CELL_NUMBER), typeSizeFor(width, CELL_TEXT))

/** For headings and notes across the page: a title is no larger than the name of the tocht. */
export const wideTypeFor = (width: number): CellType => {
  const { numberSize, size } = cellTypeFor(width)
  return cellType(Math.min(numberSize, NAME_SIZE_ABOVE_FACTS), size)
}

const cellType = (numberSize: number, size: number): CellType => ({
  numberSize,
  numberHeight: numberSize * CELL_NUMBER_HEIGHT,
  size,
  lineHeight: size * CELL_TEXT_LINE_HEIGHT,
})

/** The smallest sizes, for boxes whose text would otherwise be cut. */
export const LEAST_TYPE = cellType(CELL_NUMBER.least, CELL_TEXT.least)
