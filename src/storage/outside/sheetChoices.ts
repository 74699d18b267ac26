import { LONGEST_FACT } from '../../constants'
import { shortened } from '../../model/texts/characters'
import type { SheetOptions, StoredSheet } from '../../model/sheet/sheetOptions'
import { withKeptMembers } from './unknownMembers'

/** The choices of a sheet from any text; unknown ones are kept. */
export const keptChoices = (read: object): StoredSheet =>
  Object.fromEntries(
    Object.entries(withKeptMembers(read, {}, [])).map(([name, value]) => [name, keptChoice(name, value)]),
  )

/** Texts written by the leader. */
const FACTS: ReadonlySet<string> = new Set<keyof SheetOptions>(['group', 'start', 'startNote', 'finishNote'])
const keptChoice = (name: string, value: unknown): unknown => {
  if (FACTS.has(name)) return short(value)
  const isOwnText = name === 'explain' && typeof value === 'object' && value !== null && 'text' in value
  return isOwnText ? { ...value, text: short(value.text) } : value
}
const short = (fact: unknown): unknown => (typeof fact === 'string' ? shortened(fact, LONGEST_FACT) : fact)
