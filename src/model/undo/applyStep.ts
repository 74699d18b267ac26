import { applyPatches, isDraft, original, produceWithPatches, type Draft, type Patch } from 'immer'
import type { Reduced } from '../changes/reducer'
import { removeUnlisted } from '../changes/removeUnlisted'
import { isObject } from '../isObject'
import { withChoices } from '../sheet/defaultSheet'
import type { State, TochtId } from '../types'
import type { Step } from './step'

/**
 * Applies a step in either direction and returns the patches of this change. These patches may differ from the stored
 * ones: a drawing that is removed with its tocht may have new ink, which must return with it. Returns `undefined` if
 * the step does not fit the state, for example after a change by somebody else in another session.
 */
export const applyStep = (state: State, step: Step, which: 'patches' | 'inverse'): Reduced | undefined => {
  try {
    const [next, patches, inverse] = produceWithPatches(state, (draft) => {
      applyPatches(draft, step[which])
      restorePrintCode(draft, state, step[which === 'patches' ? 'inverse' : 'patches'])
      // Drawings that were added to a tocht after the step may have lost it.
      removeUnlisted(draft)
    })
    return patches.length > 0 && isWhole(next, patches) ? { state: next, patches, inverse } : undefined
  } catch {
    // A path that does not exist in this state, or a stored step that cannot be parsed.
    return undefined
  }
}

/**
 * Restores the code of the last print: a step restores all choices of a sheet, but cannot undo a print. Only a loaded sheet
 * brings its code, which goes with it.
 * @param opposite the patches that led to this state
 */
const restorePrintCode = (draft: Draft<State>, state: State, opposite: readonly Patch[]): void => {
  for (const [id, { sheet }] of Object.entries(state.tochten)) {
    const tocht = draft.tochten[id]
    const printed = sheet?.printed
    if (!tocht || undrafted(tocht.sheet)?.printed === printed || printed === printedBy(opposite, id)) continue
    tocht.sheet = withChoices({ ...tocht.sheet, printed }, {})
  }
}

/** The code in the sheet that these patches give a tocht. */
const printedBy = (patches: readonly Patch[], tocht: TochtId): unknown => {
  const patch = patches.find(
    ({ path: [table, id, member] }) => table === 'tochten' && id === tocht && member === 'sheet',
  )
  const sheet: unknown = patch?.value
  return isObject(sheet) && 'printed' in sheet ? sheet.printed : undefined
}

/** Unwraps a draft: `printed` of a newer version may be an object, and its draft would never equal it. */
const undrafted = <Value>(value: Draft<Value>): Value | Draft<Value> | undefined =>
  isDraft(value) ? original(value) : value

/** Whether lists and tables agree, and the changed elements have no holes. */
const isWhole = ({ order, tochten, drawings, bin }: State, patches: readonly Patch[]): boolean => {
  const listed = [...order, ...Object.keys(bin)]
  const touched = new Set(patches.flatMap(({ path: [table, id] }) => (table === 'drawings' ? [String(id)] : [])))
  return (
    listed.length === Object.keys(tochten).length &&
    new Set(listed).size === listed.length &&
    listed.every((id) => tochten[id]?.drawings.every((drawing) => drawing in drawings)) &&
    // A patch beyond the end of an array leaves holes.
    [...touched].every((id) => !(drawings[id]?.elements as readonly unknown[] | undefined)?.includes(undefined))
  )
}
