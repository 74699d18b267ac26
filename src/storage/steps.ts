import { HOME_SCOPE, type Scope } from '../model/actions'
import { isThere, type History, type Line, type Step } from '../model/history'
import type { State } from '../model/types'
import type { Recorded } from './records'

/** What was done is kept as a record per step, and a small one per scope; so a stroke never rewrites earlier ones. */
export type StepKey = `history/${Scope}` | `steps/${Scope}/${number}`

/** Which steps of a scope there are, and how many of them are done. */
interface LineRecord extends Pick<Line, 'first' | 'done'> {
  readonly count: number
}

interface StepRecord {
  /** The step as JSON: a text is read many times faster than what it stands for, and most steps are never taken. */
  readonly text: string
  /** The other scopes that the step touches, which it may bring back or send away. */
  readonly names: readonly Scope[]
}

export type StepValue = LineRecord | StepRecord

type Entries = readonly (readonly [string, Recorded<unknown>])[]

const LINES = 'history/'
const STEPS = 'steps/'

const lineKey = (scope: Scope): StepKey => `${LINES}${scope}`
const stepKey = (scope: Scope, number: number): StepKey => `${STEPS}${scope}/${number}`

export const isStepKey = (key: string): key is StepKey => key.startsWith(LINES) || key.startsWith(STEPS)

/** The records that change as the steps of a scope do, those to be removed included. */
export const changedSteps = (scope: Scope, before: Line | undefined, after: Line | undefined): readonly StepKey[] => {
  if (before === after) return []
  const [one, other] = [numbered(before), numbered(after)]
  const numbers = new Set([...one.keys(), ...other.keys()])
  const changed = [...numbers].filter((number) => one.get(number) !== other.get(number))
  return [lineKey(scope), ...changed.map((number) => stepKey(scope, number))]
}

const numbered = (line: Line | undefined): ReadonlyMap<number, Step> =>
  new Map(line?.steps.map((step, index) => [line.first + index, step]))

/** The present value of a record; undefined for one that is no more. */
export const stepValue = (history: History, key: StepKey): StepValue | undefined => {
  const { scope, number } = splitKey(key)
  const line = history[scope]
  if (!line) return undefined
  if (number === undefined) return { first: line.first, done: line.done, count: line.steps.length }
  const step = line.steps[number - line.first]
  return step && { text: JSON.stringify({ patches: step.patches, inverse: step.inverse }), names: namesIn(step, scope) }
}

const splitKey = (key: StepKey): { readonly scope: Scope; readonly number: number | undefined } => {
  if (key.startsWith(LINES)) return { scope: key.slice(LINES.length), number: undefined }
  const end = key.lastIndexOf('/')
  return { scope: key.slice(STEPS.length, end), number: Number(key.slice(end + 1)) }
}

const namesIn = ({ patches, inverse }: Step, scope: Scope): readonly Scope[] => {
  const ids = [...patches, ...inverse].flatMap(({ path: [table, id] }) => (table === 'order' ? [] : [String(id)]))
  return [...new Set(ids)].filter((id) => id !== scope)
}

export interface StoredHistory {
  readonly history: History
  /** The records of steps that are of no use any more. */
  readonly forgotten: readonly StepKey[]
}

/**
 * What was remembered and still fits. Where a tocht or a drawing is not the one that the database holds, since the
 * mirror had another, its steps do not; and the steps of what was deleted go as soon as no step can bring it back.
 */
export const historyFromRecords = (entries: Entries, stored: State, state: State): StoredHistory => {
  const all = new Map(entries)
  const lines = entries
    .filter(([key]) => key.startsWith(LINES))
    .map(([key, { value }]) => [key.slice(LINES.length), value as LineRecord] as const)
    .filter(([scope]) => isAsStored(scope, stored, state))
    .flatMap(([scope, line]) => storedLine(all, scope, line) ?? [])
  const named = new Set(lines.flatMap(({ records }) => records.flatMap(({ names }) => names)))
  const kept = lines.filter(({ scope }) => isThere(state, scope) || named.has(scope))
  const used = new Set(
    kept.flatMap(({ scope, first, records }) => [
      lineKey(scope),
      ...records.map((_, index) => stepKey(scope, first + index)),
    ]),
  )
  return {
    history: Object.fromEntries(
      kept.map(({ scope, first, done, records }) => [scope, { first, done, steps: records.map(readLater) }]),
    ),
    forgotten: entries.flatMap(([key]) => (isStepKey(key) && !used.has(key) ? [key] : [])),
  }
}

const isAsStored = (scope: Scope, stored: State, state: State): boolean => {
  if (scope !== HOME_SCOPE)
    return stored.tochten[scope] === state.tochten[scope] && stored.drawings[scope] === state.drawings[scope]
  return stored.order.length === state.order.length && stored.order.every((id, place) => id === state.order[place])
}

interface StoredLine extends Pick<Line, 'first' | 'done'> {
  readonly scope: Scope
  readonly records: readonly StepRecord[]
}

/** Undefined where a step is missing: of two writes that followed each other, the first failed, and then the app ended. */
const storedLine = (
  all: ReadonlyMap<string, Recorded<unknown>>,
  scope: Scope,
  { first, done, count }: LineRecord,
): StoredLine | undefined => {
  const records = Array.from({ length: count }, (_, index) => all.get(stepKey(scope, first + index))?.value)
  return records.every((record) => record) ? { scope, first, done, records: records as StepRecord[] } : undefined
}

const readLater = ({ text }: StepRecord): Step => {
  let step: Step | undefined
  const read = (): Step => (step ??= JSON.parse(text) as Step)
  return {
    get patches() {
      return read().patches
    },
    get inverse() {
      return read().inverse
    },
  }
}
