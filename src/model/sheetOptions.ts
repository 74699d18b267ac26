import { FEWEST_COLUMNS, LONGEST_FACT, MOST_COLUMNS, SHEET_COLUMNS } from '../constants'
import { shortened } from './characters'

export const PAPERS = ['A4', 'A5', 'Letter'] as const
export const ORIENTATIONS = ['portrait', 'landscape'] as const
/** Row by row from the top, or column by column from the left. */
export const READING_ORDERS = ['rows', 'columns'] as const
export const LINE_WEIGHTS = ['light', 'normal', 'heavy'] as const

/** Drawings side by side. */
export const COLUMN_COUNTS = Array.from(
  { length: MOST_COLUMNS - FEWEST_COLUMNS + 1 },
  (_, index) => FEWEST_COLUMNS + index,
)

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

/** The choices as they were read. A newer version may have written other members and values, which are kept. */
export type StoredSheet = { readonly [Member in keyof SheetOptions]?: unknown }

/** How a tocht is printed: as was chosen, as far as this version knows the choice. */
export const sheetOf = ({ sheet = {} }: { readonly sheet?: StoredSheet | undefined }): SheetOptions => ({
  paper: oneOf(PAPERS, sheet.paper) ?? DEFAULT_SHEET.paper,
  orientation: oneOf(ORIENTATIONS, sheet.orientation) ?? DEFAULT_SHEET.orientation,
  columns: oneOf(COLUMN_COUNTS, sheet.columns) ?? DEFAULT_SHEET.columns,
  order: oneOf(READING_ORDERS, sheet.order) ?? DEFAULT_SHEET.order,
  borders: isFlag(sheet.borders) ? sheet.borders : DEFAULT_SHEET.borders,
  lineWeight: oneOf(LINE_WEIGHTS, sheet.lineWeight) ?? DEFAULT_SHEET.lineWeight,
  ...(isFlag(sheet.rowNumbers) && { rowNumbers: sheet.rowNumbers }),
  group: isText(sheet.group) ? shortened(sheet.group, LONGEST_FACT) : DEFAULT_SHEET.group,
  date: isText(sheet.date) && DAY.test(sheet.date) ? sheet.date : DEFAULT_SHEET.date,
  start: isText(sheet.start) ? shortened(sheet.start, LONGEST_FACT) : DEFAULT_SHEET.start,
})

/** What is stored once something is chosen: all choices, since an older version expects each of them. */
export const withChoices = (sheet: StoredSheet | undefined, choices: Partial<SheetOptions>): StoredSheet => ({
  ...DEFAULT_SHEET,
  ...sheet,
  ...choices,
})

const DAY = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/

const oneOf = <Value>(values: readonly Value[], stored: unknown): Value | undefined =>
  values.find((value) => value === stored)
const isFlag = (stored: unknown): stored is boolean => typeof stored === 'boolean'
const isText = (stored: unknown): stored is string => typeof stored === 'string'
