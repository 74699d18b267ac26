import { SHEET_COLUMNS } from '../../constants'
import { sameValue } from '../sameValue'
import { FILL, type SheetOptions, type StoredSheet } from './sheetOptions'

/**
 * The choices that links leave out: never change them, or old links mean something else. A new default belongs in
 * `NEW_SHEET`.
 */
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

/** The sheet to store: always complete, so that a reader needs no defaults. */
export const withChoices = (sheet: StoredSheet | undefined, choices: Partial<SheetOptions>): StoredSheet => ({
  ...DEFAULT_SHEET,
  ...sheet,
  ...choices,
})

/** Whether a sheet has all of these choices; an absent one is `undefined`. */
export const hasChoices = (sheet: StoredSheet | undefined, choices: Partial<SheetOptions>): boolean =>
  Object.entries(choices).every(([name, choice]) => sameValue(sheet?.[name as keyof StoredSheet], choice))

/** The sheet of a tocht that is made in this version, by somebody who never filled a page. */
export const NEW_SHEET: StoredSheet = withChoices(undefined, { crop: true, distances: 'since' })

/** @param fills whether the leader filled the page of an earlier tocht */
export const newSheet = (fills: boolean): StoredSheet => (fills ? withChoices(NEW_SHEET, { columns: FILL }) : NEW_SHEET)
