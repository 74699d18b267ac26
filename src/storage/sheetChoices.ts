import { LONGEST_FACT } from '../constants'
import { shortened } from '../model/characters'
import type { SheetOptions, StoredSheet } from '../model/sheetOptions'
import { withKeptMembers } from './unknownMembers'

const isText = (value: unknown): boolean => typeof value === 'string'
const isFlag = (value: unknown): boolean => typeof value === 'boolean'

/** What a value of each choice is at least. One that this version does not know prints as the usual one, and is kept. */
const CHOICES: Readonly<Record<keyof SheetOptions, (value: unknown) => boolean>> = {
  paper: isText,
  orientation: isText,
  columns: (value) => typeof value === 'number' || isText(value),
  order: isText,
  borders: isFlag,
  lineWeight: isText,
  rowNumbers: isFlag,
  group: isText,
  date: isText,
  start: isText,
}

/** The choices of a sheet that can be kept, whoever made them. */
export const keptChoices = (read: object): StoredSheet => {
  const kept = Object.entries(withKeptMembers(read, CHOICES, [])).filter(
    ([name, value]) => !isChoice(name) || CHOICES[name](value),
  )
  return Object.fromEntries(kept.map(([name, value]) => [name, FACTS.has(name) ? short(value) : value]))
}

/** What the leader writes herself. */
const FACTS: ReadonlySet<string> = new Set<keyof SheetOptions>(['group', 'start'])
const short = (fact: unknown): unknown => (typeof fact === 'string' ? shortened(fact, LONGEST_FACT) : fact)

const isChoice = (name: string): name is keyof SheetOptions => Object.hasOwn(CHOICES, name)
