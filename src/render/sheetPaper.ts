import { HEADER_HEIGHT, PAPER_SIZES, SHEET_MARGIN, STRIP_AIR } from '../constants'
import type { Box } from '../geometry/bounds'
import type { SheetOptions } from '../model/sheetOptions'
import type { Size } from '../model/types'

/** The paper as it lies before the reader, in millimetres. */
export const paperOf = ({ paper, orientation }: Pick<SheetOptions, 'paper' | 'orientation'>): Size => {
  const { width, height } = PAPER_SIZES[paper]
  return orientation === 'portrait' ? { width, height } : { width: height, height: width }
}

/** The rectangle between header and safety strip that drawings have for themselves. */
export const bodyOf = ({ width, height }: Size, stripHeight: number): Box => ({
  x: SHEET_MARGIN,
  y: SHEET_MARGIN + HEADER_HEIGHT,
  width: width - 2 * SHEET_MARGIN,
  height: height - 2 * SHEET_MARGIN - HEADER_HEIGHT - STRIP_AIR - stripHeight,
})
