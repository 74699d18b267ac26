import { CELL_ASPECT, CELL_PADDING } from '../../constants'
import type { Box } from '../../geometry/bounds'
import type { SheetOptions } from '../../model/sheet/sheetOptions'
import type { CellType } from './cellType'

/** The side of a square to tick off with a pen, in millimetres. */
const TICK = 4

/** The width of a column that holds the square. */
export const TICK_ROOM = TICK + 2 * CELL_PADDING

/** The type of boxes with room for the square below their numbers; without it where a box is too small for that. */
export const withTickRoom = (type: CellType, width: number, { ticks }: SheetOptions): CellType => {
  const numberHeight = type.numberHeight + TICK + CELL_PADDING
  return ticks && numberHeight <= (width * CELL_ASPECT) / 2 ? { ...type, numberHeight, hasTick: true } : type
}

/** The square below the number of a box, just above its picture. */
export const boxTick = ({ x, y }: Box, { numberHeight, hasTick }: CellType): Box | undefined =>
  hasTick ? { x: x + CELL_PADDING, y: y + numberHeight - TICK, width: TICK, height: TICK } : undefined

/** The square in the lower left corner of a row. */
export const rowTick = ({ x, y, height }: Box, { ticks }: SheetOptions): Box | undefined =>
  ticks ? { x: x + CELL_PADDING, y: y + height - CELL_PADDING - TICK, width: TICK, height: TICK } : undefined
