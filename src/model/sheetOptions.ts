import { SHEET_COLUMNS } from '../constants'
import type { Tocht } from './types'

export const PAPERS = ['A4', 'A5', 'Letter'] as const
export const ORIENTATIONS = ['portrait', 'landscape'] as const
/** Row by row from the top, or column by column from the left. */
export const READING_ORDERS = ['rows', 'columns'] as const
export const LINE_WEIGHTS = ['light', 'normal', 'heavy'] as const

/** How a tocht is printed, and the facts at the top of each page. */
export interface SheetOptions {
  readonly paper: (typeof PAPERS)[number]
  readonly orientation: (typeof ORIENTATIONS)[number]
  /** Drawings side by side, 2 to 8. */
  readonly columns: number
  readonly order: (typeof READING_ORDERS)[number]
  /** A hairline around each drawing. */
  readonly borders: boolean
  readonly lineWeight: (typeof LINE_WEIGHTS)[number]
  /** Whether the rows of a fish-bone bear their numbers; absent until it was chosen, and then they do. */
  readonly rowNumbers?: boolean
  readonly group: string
  /** A day as `2026-11-21`; empty for none. */
  readonly date: string
  /** Hour and place of departure, in the leader's own words. */
  readonly start: string
}

export const DEFAULT_SHEET: SheetOptions = {
  paper: 'A4',
  orientation: 'portrait',
  columns: SHEET_COLUMNS,
  order: 'rows',
  borders: true,
  lineWeight: 'normal',
  group: '',
  date: '',
  start: '',
}

export const hasRowNumbers = ({ rowNumbers = true }: SheetOptions): boolean => rowNumbers

export const sheetOf = (tocht: Tocht): SheetOptions => tocht.sheet ?? DEFAULT_SHEET
