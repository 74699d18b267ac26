import { applyPatches, isDraft, original, produceWithPatches, type Draft, type Patch } from 'immer'
import { withChoices } from './defaultSheet'
import type { Reduced } from './reducer'
import type { Step } from './step'
import type { State } from './types'

/**
 * Goes one step, forth or back, and notes what it took to come back from there. That need not be what was remembered: a
 * drawing that goes away with its tocht has been drawn on since, and has to return as it was. Undefined for a step that
 * does not fit the state: it was remembered in another session, and somebody else may have changed things in between.
 */
export const travel = (state: State, step: Step, way: 'patches' | 'inverse'): Reduced | undefined => {
  try {
    const [next, patches, inverse] = produceWithPatches(state, (draft) => {
      applyPatches(draft, step[way])
      keepPrinted(draft, state)
      removeUnlisted(draft)
    })
    return patches.length > 0 && isWhole(next, patches) ? { state: next, patches, inverse } : undefined
  } catch {
    // A path that leads nowhere in this state, or a stored step that cannot be read.
    return undefined
  }
}

/** A step holds all choices of a sheet, and with them what was the last print when it was made: no step takes a print back. */
const keepPrinted = (draft: Draft<State>, state: State): void => {
  for (const [id, { sheet }] of Object.entries(state.tochten)) {
    const tocht = draft.tochten[id]
    if (tocht && undrafted(tocht.sheet)?.printed !== sheet?.printed)
      tocht.sheet = withChoices({ ...tocht.sheet, printed: sheet?.printed }, {})
  }
}

/** What a newer version noted of a print may be an object, of which a draft is never the same. */
const undrafted = <Value>(value: Draft<Value>): Value | Draft<Value> | undefined =>
  isDraft(value) ? original(value) : value

/** Drawings that were added to a tocht after the step that is taken back leave with it. */
const removeUnlisted = (draft: Draft<State>): void => {
  const listed = new Set(Object.values(draft.tochten).flatMap(({ drawings }) => drawings))
  for (const id of Object.keys(draft.drawings)) if (!listed.has(id)) delete draft.drawings[id]
}

/** Whether everything is there that is listed, and listed that is there, down to the elements that were changed. */
const isWhole = ({ order, tochten, drawings, bin }: State, patches: readonly Patch[]): boolean => {
  const listed = [...order, ...Object.keys(bin)]
  const touched = new Set(patches.flatMap(({ path: [table, id] }) => (table === 'drawings' ? [String(id)] : [])))
  return (
    listed.length === Object.keys(tochten).length &&
    new Set(listed).size === listed.length &&
    listed.every((id) => tochten[id]?.drawings.every((drawing) => drawing in drawings)) &&
    // A change beyond the end of an array leaves holes.
    [...touched].every((id) => !(drawings[id]?.elements as readonly unknown[] | undefined)?.includes(undefined))
  )
}
