import type { Patch } from 'immer'
import { MOST_UNDO_STEPS } from '../constants'
import { withinLimits } from './historyLimits'
import { HOME_SCOPE, type Scope } from './actions'
import type { Reduced } from './reducer'
import type { History, Line, Step } from './step'
import { travel } from './travel'
import { isInk, type Drawing, type State } from './types'

export type { History, Line, Step } from './step'

export const EMPTY_HISTORY: History = {}

/** A change, and what is remembered once it is made. Only the line of its scope is another one than before. */
export interface Remembered extends Reduced {
  readonly history: History
  readonly scope: Scope
}

const NOTHING: Line = { steps: [], done: 0, first: 0 }

/**
 * A drawing's steps hold the patches of that drawing only: the canvas that its first stroke gave to the tocht stays,
 * because other drawings may have been made on it since.
 */
const within = (scope: Scope, patches: readonly Patch[], state: State): readonly Patch[] =>
  scope in state.drawings ? patches.filter(({ path }) => path[0] === 'drawings' && path[1] === scope) : patches

/** Remembers a step just done; what was undone before it can no longer be redone. */
export const remember = (history: History, scope: Scope, done: Reduced): History => {
  const step = {
    patches: within(scope, done.patches, done.state),
    inverse: within(scope, done.inverse, done.state),
    at: nextCount(history),
  }
  const line = history[scope] ?? NOTHING
  const all = [...line.steps.slice(0, line.done), step]
  const steps = all.slice(-MOST_UNDO_STEPS)
  const longer = { ...history, [scope]: { steps, done: steps.length, first: line.first + all.length - steps.length } }
  return withinLimits(longer, done.state, scope)
}

const nextCount = (history: History): number =>
  Object.values(history).reduce((most, { steps }) => Math.max(most, steps.at(-1)?.at ?? 0), 0) + 1

/** The same for what goes on with the step before, which then grows; where that changed something else, it is a step of its own. */
export const rememberOn = (history: History, scope: Scope, done: Reduced): History => {
  const line = history[scope] ?? NOTHING
  const before = line.steps[line.done - 1]
  if (!before || placeChanged(before) === undefined || placeChanged(before) !== placeChanged(done))
    return remember(history, scope, done)
  const steps = [...line.steps.slice(0, line.done - 1), { ...before, patches: done.patches }]
  return { ...history, [scope]: { ...line, steps } }
}

/** The one place that a step puts something else into; undefined where it does anything more. */
const placeChanged = ({ patches: [patch, more] }: Pick<Step, 'patches'>): string | undefined =>
  patch?.op === 'replace' && !more ? patch.path.join(' ') : undefined

/** The step that Undo would take back next: in a drawing without remembered steps, that of its last element. */
export const lastStep = (history: History, state: State, scope: Scope): Step | undefined => {
  const { steps, done } = history[scope] ?? NOTHING
  return steps[done - 1] ?? lastElementStep(state, scope)
}

/** The step that Redo would do next. */
export const nextStep = (history: History, scope: Scope): Step | undefined => {
  const { steps, done } = history[scope] ?? NOTHING
  return steps[done]
}

export const canUndo = (history: History, state: State, scope: Scope): boolean =>
  isThere(state, scope) && lastStep(history, state, scope) !== undefined

export const canRedo = (history: History, scope: Scope): boolean => nextStep(history, scope) !== undefined

/** Takes back the last step; a drawing without remembered steps gives up its last element instead. */
export const undo = (history: History, state: State, scope: Scope): Remembered | undefined => {
  const { steps, done, first } = history[scope] ?? NOTHING
  const step = lastStep(history, state, scope)
  if (!step || !isThere(state, scope)) return undefined
  const travelled = travel(state, step, 'inverse')
  if (!travelled) return undoWithout(history, state, scope)
  const back = { patches: travelled.inverse, inverse: travelled.patches, at: step.at }
  const left = Math.max(done - 1, 0)
  const line = {
    steps: [...steps.slice(0, left), back, ...steps.slice(done)],
    done: left,
    // The last element that is given up comes before all that is remembered.
    first: done > 0 ? first : first - 1,
  }
  return { ...travelled, scope, history: { ...history, [scope]: line } }
}

/** Does the step that was undone last once more. */
export const redo = (history: History, state: State, scope: Scope): Remembered | undefined => {
  const { steps, done, first } = history[scope] ?? NOTHING
  const step = steps[done]
  if (!step || !isThere(state, scope)) return undefined
  const travelled = travel(state, step, 'patches')
  if (!travelled) return forget(history, state, scope)
  const again = { patches: travelled.patches, inverse: travelled.inverse, at: step.at }
  const line = { steps: [...steps.slice(0, done), again, ...steps.slice(done + 1)], done: done + 1, first }
  return { ...travelled, scope, history: { ...history, [scope]: line } }
}

/** Steps that do not fit are worth nothing: they go, and the state stays. */
const forget = (history: History, state: State, scope: Scope): Remembered => {
  const others = Object.fromEntries(Object.entries(history).filter(([id]) => id !== scope))
  return { state, patches: [], inverse: [], scope, history: others }
}

const undoWithout = (history: History, state: State, scope: Scope): Remembered | undefined => {
  if (!(scope in history)) return undefined
  const forgotten = forget(history, state, scope)
  return undo(forgotten.history, state, scope) ?? forgotten
}

const drawingIn = (state: State, scope: Scope): Drawing | undefined =>
  scope === HOME_SCOPE ? undefined : state.drawings[scope]

/** What was deleted keeps its steps, for the day it comes back, but they cannot be taken while it is away. */
export const isThere = (state: State, scope: Scope): boolean =>
  scope === HOME_SCOPE || scope in state.tochten || scope in state.drawings

/** The step that would have drawn the last element, for a drawing that came from elsewhere. */
const lastElementStep = (state: State, scope: Scope): Step | undefined => {
  const elements = drawingIn(state, scope)?.elements ?? []
  // What draws nothing is not what somebody means to take back.
  const last = elements.findLastIndex(isInk)
  if (last < 0) return undefined
  const path = ['drawings', scope, 'elements', last]
  return { patches: [{ op: 'add', path, value: elements[last] }], inverse: [{ op: 'remove', path }], at: 0 }
}
