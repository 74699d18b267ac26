import { HEADER_HEIGHT, PAPER_SIZES, SHEET_MARGIN, STRIP_AIR } from '../constants'
import type { Box } from '../geometry/bounds'
import type { SheetOptions } from '../model/sheetOptions'
import type { Size } from '../model/types'

type PaperChoices = Pick<SheetOptions, 'paper' | 'orientation' | 'imposition'>

/** The paper of one page as it lies before the reader, in millimetres: half of what was chosen where two share it. */
export const paperOf = ({ paper, orientation, imposition }: PaperChoices): Size => {
  const { width, height } = PAPER_SIZES[paper]
  const [short, long] = imposition ? [height / 2, width] : [width, height]
  return orientation === 'portrait' ? { width: short, height: long } : { width: long, height: short }
}

/** The whole paper: two upright pages stand beside each other on it, two that lie one above the other. */
export const sidePaperOf = (choices: PaperChoices): Size => {
  const { width, height } = paperOf(choices)
  if (!choices.imposition) return { width, height }
  return choices.orientation === 'portrait' ? { width: 2 * width, height } : { width, height: 2 * height }
}

/** What the drawings of a page have for themselves. */
export interface Room extends Box {
  /** How high it would be if nothing at its foot were kept free: a page has as many rows as that allows. */
  readonly wholeHeight: number
  /** What is kept free at the foot of the last page. */
  readonly foot?: number
  /** How many pages more than the fewest boxes may take, for larger pictures. */
  readonly morePages?: number
}

/** How high the last page is above what is kept free there: no box or row is higher, wherever it comes to stand. */
export const lastHeight = ({ height, foot = 0 }: Room): number => height - foot

/** The rectangle between header and safety strip. */
export const bodyOf = ({ width, height }: Size, stripHeight: number): Room => {
  const wholeHeight = height - 2 * SHEET_MARGIN - HEADER_HEIGHT - STRIP_AIR - stripHeight
  return {
    x: SHEET_MARGIN,
    y: SHEET_MARGIN + HEADER_HEIGHT,
    width: width - 2 * SHEET_MARGIN,
    height: wholeHeight,
    wholeHeight,
  }
}
