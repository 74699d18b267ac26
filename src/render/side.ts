import type { Point, Size } from '../model/types'
import type { Page } from './page'

/** A page and where its upper left corner lies on the paper, in millimetres. */
export interface PlacedPage {
  readonly page: Page
  readonly x: number
  readonly y: number
}

/** One side of a sheet of paper: what a printer prints at a time, and one page of the PDF. */
export interface Side {
  /** Counted from 1, in the order of printing. */
  readonly number: number
  readonly paper: Size
  /** From left to right, or from top to bottom; none on an empty side of a booklet. */
  readonly pages: readonly PlacedPage[]
  /** Short lines that show where the paper is cut. */
  readonly cuts: readonly CutMark[]
}

export interface CutMark {
  readonly from: Point
  readonly to: Point
}

/** The numbers of the pages on a side, in the order in which they stand there. */
export const numbersOn = ({ pages }: Side): readonly number[] => pages.map(({ page }) => page.number)
