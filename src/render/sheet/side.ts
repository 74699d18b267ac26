import type { Point, Size } from '../../model/types'
import type { Page } from './page'

/** A page and its top left corner on the paper, in millimetres. */
export interface PlacedPage {
  readonly page: Page
  readonly x: number
  readonly y: number
}

/** One side of the paper, and one page of the PDF. */
export interface SheetSide {
  /** From 1, in printing order. */
  readonly number: number
  readonly paper: Size
  /** From left to right or from top to bottom; empty on a blank side of a booklet. */
  readonly pages: readonly PlacedPage[]
  /** Short lines where the paper is to be cut or folded. */
  readonly cutMarks: readonly CutMark[]
}

export interface CutMark {
  readonly from: Point
  readonly to: Point
}

/** The page numbers on a side, in order. */
export const numbersOn = ({ pages }: SheetSide): readonly number[] => pages.map(({ page }) => page.number)
