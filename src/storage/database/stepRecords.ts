import type { Scope } from '../../model/changes/actions'
import type { State } from '../../model/types'
import { isThere } from '../../model/undo/history'
import type { History, Step, UndoLine } from '../../model/undo/step'
import { stepFrom, stepText } from '../../model/undo/stepText'
import { UNDO_LINES, STEPS, type Records, type StepKey } from './recordKeys'
import { changedIds, withEntries } from './tables'

/** The range of a scope's stored steps, and how many of them are done. */
interface LineRecord extends Pick<UndoLine, 'first' | 'done'> {
  readonly count: number
}

interface StepRecord {
  /** The step as JSON text: reading a text is much faster than reading its objects, and most steps are never undone. */
  readonly text: string
  /** The place of the step among all steps. */
  readonly at: number
  /** Other scopes that the step changes and may restore or remove. */
  readonly names: readonly Scope[]
}

type StepChange = readonly [key: StepKey, value: LineRecord | StepRecord | undefined]

/** One record per step and a small one per scope, so that a stroke never rewrites earlier steps. */
const lineKey = (scope: Scope): StepKey => `${UNDO_LINES}${scope}`
const stepKey = (scope: Scope, number: number): StepKey => `${STEPS}${scope}/${number}`

/** The step records to write or remove. */
export const stepChanges = (before: History, after: History): readonly StepChange[] =>
  changedIds(before, after).flatMap((scope) => lineChanges(scope, before[scope], after[scope]))

const lineChanges = (
  scope: Scope,
  before: UndoLine | undefined,
  after: UndoLine | undefined,
): readonly StepChange[] => {
  const [one, other] = [numbered(before), numbered(after)]
  const numbers = new Set([...one.keys(), ...other.keys()])
  const changed = [...numbers].filter((number) => one.get(number) !== other.get(number))
  return [
    [lineKey(scope), after && { first: after.first, done: after.done, count: after.steps.length }],
    ...changed.map((number): StepChange => [stepKey(scope, number), stepRecord(other.get(number), scope)]),
  ]
}

const numbered = (line: UndoLine | undefined): ReadonlyMap<number, Step> =>
  new Map(line?.steps.map((step, index) => [line.first + index, step]))

const stepRecord = (step: Step | undefined, scope: Scope): StepRecord | undefined =>
  step && { text: stepText(step), at: step.at, names: namesIn(step, scope) }

const namesIn = ({ patches, inverse }: Step, scope: Scope): readonly Scope[] => {
  const ids = [...patches, ...inverse].flatMap(({ path: [table, id] }) => (table === 'order' ? [] : [String(id)]))
  return [...new Set(ids)].filter((id) => id !== scope)
}

/** Applies records to the history: the inverse of {@link stepChanges}. */
export const withStepRecords = (history: History, records: Records): History => {
  const scopes = new Set([...records.keys()].flatMap((key) => scopeIn(key) ?? []))
  return withEntries(history, new Map([...scopes].map((scope) => [scope, withLine(history[scope], scope, records)])))
}

const scopeIn = (key: string): Scope | undefined => {
  if (key.startsWith(UNDO_LINES)) return key.slice(UNDO_LINES.length)
  return key.startsWith(STEPS) ? key.slice(STEPS.length, key.lastIndexOf('/')) : undefined
}

/** The steps of a scope; `undefined` if one is missing, because then none can be undone. */
const withLine = (before: UndoLine | undefined, scope: Scope, records: Records): UndoLine | undefined => {
  const key = lineKey(scope)
  const line = records.has(key)
    ? (records.get(key) as LineRecord | undefined)
    : before && { ...before, count: before.steps.length }
  if (!line) return undefined
  const { first, done, count } = line
  const old = numbered(before)
  const steps = Array.from({ length: count }, (_, index) => {
    const number = first + index
    const record = records.get(stepKey(scope, number)) as StepRecord | undefined
    return record ? stepFrom(record.text, record.at) : old.get(number)
  })
  const complete = steps.filter((step) => step !== undefined)
  return complete.length === count ? { first, done, steps: complete } : undefined
}

/** The scopes whose steps can no longer be used: they are gone, and no step of another scope can restore them. */
export const uselessScopes = (history: History, records: Records, state: State): readonly Scope[] => {
  const named = new Set(
    [...records].flatMap(([key, value]) =>
      key.startsWith(STEPS) ? ((value as StepRecord | undefined)?.names ?? []) : [],
    ),
  )
  return Object.keys(history).filter((scope) => !isThere(state, scope) && !named.has(scope))
}
