import type { Patch } from 'immer'
import { HOME_SCOPE, type Scope } from '../changes/actions'
import type { Reduced } from '../changes/reducer'
import { without } from '../lookups'
import { isKnown, type Drawing, type State } from '../types'
import { applyStep } from './applyStep'
import { withinLimits } from './historyLimits'
import type { History, UndoLine, Step } from './step'

/** Undo steps per drawing and per tocht. */
export const MOST_UNDO_STEPS = 500

export const EMPTY_HISTORY: History = {}

/** The state and the history after Undo or Redo. Of the history only the line of the scope differs from before. */
export interface Travelled {
  readonly state: State
  readonly history: History
}

const EMPTY_LINE: UndoLine = { steps: [], done: 0, first: 0 }

/**
 * The patches that belong to a scope. A step of a drawing leaves out the canvas that its first stroke gave to the
 * tocht, because other drawings may use that canvas by now.
 */
const patchesOf = (scope: Scope, patches: readonly Patch[], state: State): readonly Patch[] =>
  scope in state.drawings ? patches.filter(({ path }) => path[0] === 'drawings' && path[1] === scope) : patches

/** Adds a step that was just made; steps that were undone before it can no longer be redone. */
export const remember = (history: History, scope: Scope, done: Reduced): History => {
  const step = {
    patches: patchesOf(scope, done.patches, done.state),
    inverse: patchesOf(scope, done.inverse, done.state),
    at: nextCount(history),
  }
  const line = history[scope] ?? EMPTY_LINE
  const all = [...line.steps.slice(0, line.done), step]
  const steps = all.slice(-MOST_UNDO_STEPS)
  const longer = { ...history, [scope]: { steps, done: steps.length, first: line.first + all.length - steps.length } }
  return withinLimits(longer, done.state, scope)
}

const nextCount = (history: History): number =>
  Object.values(history).reduce((most, { steps }) => Math.max(most, steps.at(-1)?.at ?? 0), 0) + 1

/** Extends the last step by a change of the same place; a change of another place becomes a step of its own. */
export const extendLastStep = (history: History, scope: Scope, done: Reduced): History => {
  const line = history[scope] ?? EMPTY_LINE
  const before = line.steps[line.done - 1]
  if (!before || changedPath(before) === undefined || changedPath(before) !== changedPath(done))
    return remember(history, scope, done)
  const steps = [...line.steps.slice(0, line.done - 1), { ...before, patches: done.patches }]
  return { ...history, [scope]: { ...line, steps } }
}

/** The path of a step that replaces one value; `undefined` for any other step. */
const changedPath = ({ patches: [patch, more] }: Pick<Step, 'patches'>): string | undefined =>
  patch?.op === 'replace' && !more ? patch.path.join(' ') : undefined

/** The step that Undo takes back next. In a drawing without history it is the last element. */
export const lastStep = (history: History, state: State, scope: Scope): Step | undefined => {
  const { steps, done } = history[scope] ?? EMPTY_LINE
  return steps[done - 1] ?? lastElementStep(state, scope)
}

/** The step that Redo repeats next. */
export const nextStep = (history: History, scope: Scope): Step | undefined => {
  const { steps, done } = history[scope] ?? EMPTY_LINE
  return steps[done]
}

export const canUndo = (history: History, state: State, scope: Scope): boolean =>
  isThere(state, scope) && lastStep(history, state, scope) !== undefined

export const canRedo = (history: History, scope: Scope): boolean => nextStep(history, scope) !== undefined

/** Undoes the last step; in a drawing without history, removes the last element. */
export const undo = (history: History, state: State, scope: Scope): Travelled | undefined => {
  const { steps, done, first } = history[scope] ?? EMPTY_LINE
  const step = lastStep(history, state, scope)
  if (!step || !isThere(state, scope)) return undefined
  const applied = applyStep(state, step, 'inverse')
  if (!applied) return undoWithout(history, state, scope)
  const back = { patches: applied.inverse, inverse: applied.patches, at: step.at }
  const left = Math.max(done - 1, 0)
  const line = {
    steps: [...steps.slice(0, left), back, ...steps.slice(done)],
    done: left,
    // If no step was left, the new one for the last element goes before all others.
    first: done > 0 ? first : first - 1,
  }
  return { state: applied.state, history: { ...history, [scope]: line } }
}

/** Redoes the step that was undone last. */
export const redo = (history: History, state: State, scope: Scope): Travelled | undefined => {
  const { steps, done, first } = history[scope] ?? EMPTY_LINE
  const step = steps[done]
  if (!step || !isThere(state, scope)) return undefined
  const applied = applyStep(state, step, 'patches')
  if (!applied) return forget(history, state, scope)
  const again = { patches: applied.patches, inverse: applied.inverse, at: step.at }
  const line = { steps: [...steps.slice(0, done), again, ...steps.slice(done + 1)], done: done + 1, first }
  return { state: applied.state, history: { ...history, [scope]: line } }
}

/** Forgets the steps of a scope that no longer apply; the state stays the same. */
const forget = (history: History, state: State, scope: Scope): Travelled => ({
  state,
  history: without(history, [scope]),
})

const undoWithout = (history: History, state: State, scope: Scope): Travelled | undefined => {
  if (!(scope in history)) return undefined
  const forgotten = forget(history, state, scope)
  return undo(forgotten.history, state, scope) ?? forgotten
}

const drawingIn = (state: State, scope: Scope): Drawing | undefined =>
  scope === HOME_SCOPE ? undefined : state.drawings[scope]

/** Whether steps of this scope can be taken. The history of a deleted drawing is kept in case the drawing returns. */
export const isThere = (state: State, scope: Scope): boolean =>
  scope === HOME_SCOPE || scope in state.tochten || scope in state.drawings

/** The step that would have drawn the last element, for a drawing that was loaded. */
const lastElementStep = (state: State, scope: Scope): Step | undefined => {
  const elements = drawingIn(state, scope)?.elements ?? []
  // Elements that this version does not draw are skipped: the user cannot mean them.
  const last = elements.findLastIndex(isKnown)
  if (last < 0) return undefined
  const path = ['drawings', scope, 'elements', last]
  // A change of the ink removes the doubt, too, if there is one.
  const inverse = [path, ['drawings', scope, 'doubt']].map((removed) => ({ op: 'remove', path: removed }) as const)
  return { patches: [{ op: 'add', path, value: elements[last] }], inverse, at: 0 }
}

/** Identifies the last step that is done in a scope; `undefined` without one. */
export const lastAt = (history: History, scope: Scope): number | undefined => {
  const line = history[scope]
  return line?.steps[line.done - 1]?.at
}
