import { SHEET_TEXTS, sheetText } from '../../model/sheet/readSheet'
import type { SheetOptions, StoredSheet } from '../../model/sheet/sheetOptions'
import { withKeptMembers } from './unknownMembers'
import { isObject } from '../../model/isObject'

/** The choices of a sheet from any text; unknown ones are kept. */
export const keptSheet = (read: object): StoredSheet =>
  Object.fromEntries(
    Object.entries(withKeptMembers(read, {}, [])).map(([name, value]) => [name, keptChoice(name, value)]),
  )

const EXPLAIN: keyof SheetOptions = 'explain'

const keptChoice = (name: string, value: unknown): unknown => {
  if (Object.hasOwn(SHEET_TEXTS, name)) return cut(value)
  const isOwnText = name === EXPLAIN && isObject(value) && 'text' in value
  return isOwnText ? { ...value, text: cut(value.text) } : value
}

const cut = (value: unknown): unknown => sheetText(value) ?? value
