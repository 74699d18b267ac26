import { HISTORY_LIMITS } from '../../constants'
import { HOME_SCOPE, type Scope } from '../changes/actions'
import { newestWithin } from '../newest'
import { oncePer } from '../oncePer'
import type { State } from '../types'
import type { History, UndoLine, Step } from './step'
import { stepText } from './stepText'

/**
 * Removes the oldest steps where the history exceeds {@link HISTORY_LIMITS}, in the tocht that was just changed or in
 * total. The newest step always stays.
 */
export const withinLimits = (history: History, state: State, changed: Scope): History => {
  const size = sizeOf(Object.values(history))
  if (size <= HISTORY_LIMITS.group) return history
  const groups = groupsOf(history, state)
  const group = groups.get(changed)
  const ofGroup = Object.entries(history).flatMap(([scope, line]) => (groups.get(scope) === group ? [line] : []))
  if (size <= HISTORY_LIMITS.all && (group === undefined || sizeOf(ofGroup) <= HISTORY_LIMITS.group)) return history
  return withoutOldest(history, groups)
}

const withoutOldest = (history: History, groups: ReadonlyMap<Scope, string>): History => {
  const steps = Object.entries(history)
    .flatMap(([scope, line]) => line.steps.map((step) => ({ step, group: groups.get(scope), size: sizeOfStep(step) })))
    .toSorted((one, other) => other.step.at - one.step.at)
  const kept = new Set(newestWithin(steps, HISTORY_LIMITS, 'noGaps').map(({ step }) => step))
  return Object.fromEntries(
    Object.entries(history).flatMap(([scope, line]) => {
      const shorter = fromFirstKept(line, kept)
      return shorter ? [[scope, shorter]] : []
    }),
  )
}

/** The tocht of each scope; a drawing that was removed from its tocht has none. */
const groupsOf = (history: History, { tochten }: State): ReadonlyMap<Scope, string> => {
  const groups = new Map<Scope, string>([[HOME_SCOPE, HOME_SCOPE]])
  for (const { id, drawings } of Object.values(tochten)) {
    groups.set(id, id)
    for (const drawing of drawings) if (drawing in history) groups.set(drawing, id)
  }
  return groups
}

/** `undefined` when no step is left to undo or redo. */
const fromFirstKept = (line: UndoLine, kept: ReadonlySet<Step>): UndoLine | undefined => {
  const gone = line.steps.findIndex((step) => kept.has(step))
  if (gone === 0) return line
  return gone < 0 || gone > line.done
    ? undefined
    : { steps: line.steps.slice(gone), done: line.done - gone, first: line.first + gone }
}

const sizeOfStep = (step: Step): number => stepText(step).length

const sizeOf = (lines: readonly UndoLine[]): number => lines.reduce((sum, line) => sum + sizeOfLine(line), 0)

const sizeOfLine = oncePer((line: UndoLine): number => line.steps.reduce((sum, step) => sum + sizeOfStep(step), 0))
