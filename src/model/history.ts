import { applyPatches, produceWithPatches, type Draft, type Patch } from 'immer'
import { MOST_UNDO_STEPS } from '../constants'
import { HOME_SCOPE, type Scope } from './actions'
import { reduce, type Reduced } from './reducer'
import type { Drawing, State } from './types'

export interface Step {
  readonly patches: readonly Patch[]
  readonly inverse: readonly Patch[]
}

interface Line {
  readonly done: readonly Step[]
  readonly undone: readonly Step[]
}

/** What was done, by what it was done to: undoing in one drawing leaves the others alone. */
export type History = Readonly<Record<Scope, Line>>

export const EMPTY_HISTORY: History = {}

const NOTHING: Line = { done: [], undone: [] }

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
  }
  const line = history[scope] ?? NOTHING
  return { ...history, [scope]: { done: [...line.done, step].slice(-MOST_UNDO_STEPS), undone: [] } }
}

/** The step that Undo would take back next; the same object as long as nothing else is done in that scope. */
export const lastStep = (history: History, scope: Scope): Step | undefined => history[scope]?.done.at(-1)

export const canUndo = (history: History, state: State, scope: Scope): boolean =>
  isThere(state, scope) &&
  (lastStep(history, scope) !== undefined || (drawingIn(state, scope)?.elements.length ?? 0) > 0)

export const canRedo = (history: History, scope: Scope): boolean => (history[scope]?.undone.length ?? 0) > 0

interface Travelled extends Reduced {
  readonly history: History
}

/** Takes back the last step; a drawing without remembered steps gives up its last element instead. */
export const undo = (history: History, state: State, scope: Scope): Travelled | undefined => {
  const { done, undone } = history[scope] ?? NOTHING
  const step = done.at(-1) ?? lastElementStep(state, scope)
  if (!step || !isThere(state, scope)) return undefined
  const travelled = travel(state, step.inverse)
  const back = { patches: travelled.inverse, inverse: travelled.patches }
  return { ...travelled, history: { ...history, [scope]: { done: done.slice(0, -1), undone: [...undone, back] } } }
}

/** Does the step that was undone last once more. */
export const redo = (history: History, state: State, scope: Scope): Travelled | undefined => {
  const { done, undone } = history[scope] ?? NOTHING
  const step = undone.at(-1)
  if (!step || !isThere(state, scope)) return undefined
  const travelled = travel(state, step.patches)
  const again = { patches: travelled.patches, inverse: travelled.inverse }
  return { ...travelled, history: { ...history, [scope]: { done: [...done, again], undone: undone.slice(0, -1) } } }
}

/**
 * Applies patches, and notes what it took to come back from there. That need not be what was remembered: a drawing
 * that goes away with its tocht has been drawn on since, and has to return as it was.
 */
const travel = (state: State, patches: readonly Patch[]): Reduced => {
  const [next, forth, inverse] = produceWithPatches(state, (draft) => {
    applyPatches(draft, patches)
    removeUnlisted(draft)
  })
  return { state: next, patches: forth, inverse }
}

/** Drawings that were added to a tocht after the step that is taken back leave with it. */
const removeUnlisted = (draft: Draft<State>): void => {
  const listed = new Set(Object.values(draft.tochten).flatMap(({ drawings }) => drawings))
  for (const id of Object.keys(draft.drawings)) if (!listed.has(id)) delete draft.drawings[id]
}

const drawingIn = (state: State, scope: Scope): Drawing | undefined =>
  scope === HOME_SCOPE ? undefined : state.drawings[scope]

/** What was deleted keeps its steps, for the day it comes back, but they cannot be taken while it is away. */
const isThere = (state: State, scope: Scope): boolean =>
  scope === HOME_SCOPE || scope in state.tochten || scope in state.drawings

/** The step that would have drawn the last element, for a drawing that came from elsewhere. */
const lastElementStep = (state: State, scope: Scope): Step | undefined => {
  const drawing = drawingIn(state, scope)
  if (!drawing || drawing.elements.length === 0) return undefined
  const removal = reduce(state, { type: 'setElements', drawing: drawing.id, elements: drawing.elements.slice(0, -1) })
  return { patches: removal.inverse, inverse: removal.patches }
}
