import { HEADER_HEIGHT, PAPER_SIZES, SHEET_MARGIN } from '../../constants'
import type { Box } from '../../geometry/bounds'
import type { SheetOptions } from '../../model/sheet/sheetOptions'
import type { Size } from '../../model/types'

/** Space between the drawings and the safety strip. */
export const SAFETY_STRIP_GAP = 5

type PaperChoices = Pick<SheetOptions, 'paper' | 'orientation' | 'imposition'>

/** The size of a page as read, in millimetres: half of the paper when two pages share it. */
export const pageSizeOf = ({ paper, orientation, imposition }: PaperChoices): Size => {
  const { width, height } = PAPER_SIZES[paper]
  const [short, long] = imposition ? [height / 2, width] : [width, height]
  return orientation === 'portrait' ? { width: short, height: long } : { width: long, height: short }
}

/** The size of the paper: two upright pages lie side by side, two wide ones one above the other. */
export const sidePaperOf = (choices: PaperChoices): Size => {
  const { width, height } = pageSizeOf(choices)
  if (!choices.imposition) return { width, height }
  return choices.orientation === 'portrait' ? { width: 2 * width, height } : { width, height: 2 * height }
}

/** The room for drawings on a page. */
export interface Room extends Box {
  /** The height before any space at the foot is reserved; it determines the number of rows. */
  readonly wholeHeight: number
  /** The height reserved at the head of the first page, and at the foot of the last page. */
  readonly head?: number
  readonly foot?: number
  /** Pages beyond the minimum that boxes may use for larger pictures. */
  readonly morePages?: number
}

/** Tolerance for what fits its room exactly, in millimetres. */
export const FIT_TOLERANCE = 1e-6

/** The height left where space is reserved at head and foot. No box or row is higher, on any page. */
export const leastHeight = ({ height, head = 0, foot = 0 }: Room): number => height - head - foot

/** The height reserved above what stands on a page, by the index of the page. */
export const reservedAbove = (page: number, { head = 0 }: Room): number => (page === 0 ? head : 0)

/** The rectangle between header and safety strip. */
export const roomOn = ({ width, height }: Size, safetyHeight: number): Room => {
  const wholeHeight = height - 2 * SHEET_MARGIN - HEADER_HEIGHT - SAFETY_STRIP_GAP - safetyHeight
  return {
    x: SHEET_MARGIN,
    y: SHEET_MARGIN + HEADER_HEIGHT,
    width: width - 2 * SHEET_MARGIN,
    height: wholeHeight,
    wholeHeight,
  }
}
