import { LONGEST_SHEET_TEXT } from '../../constants'
import { shortened } from '../../model/texts/characters'
import { SHEET_TEXTS } from '../../model/sheet/readSheet'
import type { StoredSheet } from '../../model/sheet/sheetOptions'
import { withKeptMembers } from './unknownMembers'
import { isObject } from '../../model/isObject'

/** The choices of a sheet from any text; unknown ones are kept. */
export const keptSheet = (read: object): StoredSheet =>
  Object.fromEntries(
    Object.entries(withKeptMembers(read, {}, [])).map(([name, value]) => [name, keptChoice(name, value)]),
  )

const keptChoice = (name: string, value: unknown): unknown => {
  if (Object.hasOwn(SHEET_TEXTS, name)) return short(value)
  const isOwnText = name === 'explain' && isObject(value) && 'text' in value
  return isOwnText ? { ...value, text: short(value.text) } : value
}

const short = (text: unknown): unknown => (typeof text === 'string' ? shortened(text, LONGEST_SHEET_TEXT) : text)
