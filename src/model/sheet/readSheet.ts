import { CODE_LENGTH, LONGEST_SHEET_TEXT } from '../../constants'
import { isDistance } from '../details'
import { isObject } from '../isObject'
import { shortened } from '../texts/characters'
import type { Tocht } from '../types'
import { DEFAULT_SHEET } from './defaultSheet'
import {
  COLUMN_COUNTS,
  DISTANCES,
  EXPLANATIONS,
  FILL,
  IMPOSITIONS,
  LAYOUTS,
  LINE_WEIGHTS,
  ORIENTATIONS,
  PAPERS,
  READING_ORDERS,
  type SheetOptions,
} from './sheetOptions'

/** The options of a sheet; defaults for choices that are absent or unknown to this version. */
export const sheetOf = ({ sheet = {} }: Pick<Tocht, 'sheet'>): SheetOptions => {
  const read = Object.entries(READ).map(([name, from]) => [name, from(sheet[name as keyof SheetOptions])] as const)
  return { ...DEFAULT_SHEET, ...Object.fromEntries(read.filter(([, value]) => value !== undefined)) }
}

const oneOf =
  <Value>(values: readonly Value[]) =>
  (stored: unknown): Value | undefined =>
    values.find((value) => value === stored)
const flag = (stored: unknown): boolean | undefined => (typeof stored === 'boolean' ? stored : undefined)
/** A text of the leader, cut to the greatest length. */
export const sheetText = (stored: unknown): string | undefined =>
  typeof stored === 'string' ? shortened(stored, LONGEST_SHEET_TEXT) : undefined
const metres = (stored: unknown): number | undefined => (isDistance(stored) ? stored : undefined)
const explanation = (stored: unknown): SheetOptions['explain'] => {
  const own = isObject(stored) ? sheetText(stored['text']) : undefined
  return own === undefined ? oneOf(EXPLANATIONS)(stored) : { text: own }
}
const CODE = new RegExp(`^[0-9A-Z]{${CODE_LENGTH}}$`)
const code = (stored: unknown): string | undefined =>
  typeof stored === 'string' && CODE.test(stored) ? stored : undefined
const DAY = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/
const day = (stored: unknown): string | undefined =>
  typeof stored === 'string' && DAY.test(stored) ? stored : undefined

/** The choices that are texts of the leader. */
export const SHEET_TEXTS = { startNote: sheetText, finishNote: sheetText, group: sheetText, start: sheetText }

/** Reads each choice; `undefined` for a value that this version does not know. */
const READ: { readonly [Member in keyof SheetOptions]-?: (stored: unknown) => SheetOptions[Member] | undefined } = {
  paper: oneOf(PAPERS),
  orientation: oneOf(ORIENTATIONS),
  columns: oneOf([...COLUMN_COUNTS, FILL]),
  order: oneOf(READING_ORDERS),
  borders: flag,
  lineWeight: oneOf(LINE_WEIGHTS),
  rowNumbers: flag,
  crop: flag,
  distances: oneOf(DISTANCES),
  totals: flag,
  toFirst: metres,
  layout: oneOf(LAYOUTS),
  legend: flag,
  ticks: flag,
  folds: flag,
  team: flag,
  remarks: flag,
  code: flag,
  emphasis: flag,
  explain: explanation,
  ...SHEET_TEXTS,
  imposition: oneOf(IMPOSITIONS),
  printed: code,
  date: day,
}
