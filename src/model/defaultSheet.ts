import { SHEET_COLUMNS } from '../constants'
import type { SheetOptions, StoredSheet } from './sheetOptions'

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

/** What is stored once something is chosen: all choices, since an older version expects each of them. */
export const withChoices = (sheet: StoredSheet | undefined, choices: Partial<SheetOptions>): StoredSheet => ({
  ...DEFAULT_SHEET,
  ...sheet,
  ...choices,
})

/** Of a tocht that is made here. */
export const NEW_SHEET: StoredSheet = withChoices(undefined, { crop: true, distances: 'since' })
