import { LONGEST_REMARK } from '../constants'
import { cleanNote, type FieldCheck } from './details'
import { hashOfDrawing } from './drawingHash'
import { bitsText } from './hash'
import { isObject } from './isObject'
import type { Drawing } from './types'

/** `beforeChanged` if the drawing is as it was checked, but the drawing before it is not, or is another one. */
export type CheckState = 'right' | 'wrong' | 'changed' | 'beforeChanged'

/** Hashes of what a checker sees: the drawing, and the previous one, because it shows where the walkers come from. */
export const sightOf = (drawing: Drawing, previous: Drawing | undefined): Pick<FieldCheck, 'seen' | 'before'> => {
  const seen = bitsText(hashOfDrawing(drawing))
  if (!previous) return { seen }
  const { note: _notLookedAt, ...before } = previous
  return { seen, before: bitsText(hashOfDrawing(before)) }
}

/** The latest time that a date can hold, in milliseconds (ECMAScript, "Time Values and Time Range"). */
const FURTHEST_MOMENT = 8.64e15

const isMoment = (at: number): boolean => Math.abs(at) <= FURTHEST_MOMENT

/** The check of a drawing; `undefined` when it is absent or invalid. */
export const checkOf = ({ check }: Drawing): FieldCheck | undefined => {
  if (!isObject(check)) return undefined
  const { ok, note, at, seen, before } = check
  if (typeof ok !== 'boolean' || typeof at !== 'number' || !isMoment(at) || typeof seen !== 'string') return undefined
  const kept = typeof note === 'string' ? cleanNote(note, LONGEST_REMARK) : undefined
  return {
    ok,
    at,
    seen,
    ...(kept !== undefined && { note: kept }),
    ...(typeof before === 'string' && { before }),
  }
}

/** Remarks from the field, including those about drawings that were changed since. */
export const remarksOf = (
  drawings: readonly Drawing[],
): readonly { readonly drawingIndex: number; readonly check: FieldCheck }[] =>
  drawings.flatMap((drawing, drawingIndex) => {
    const check = checkOf(drawing)
    return check && !check.ok ? [{ drawingIndex, check }] : []
  })

/** The states of a check that no longer counts: each says what changed. */
export type OutdatedState = Extract<CheckState, 'changed' | 'beforeChanged'>

export const isOutdated = (state: CheckState | undefined): state is OutdatedState =>
  state === 'changed' || state === 'beforeChanged'

/** Whether somebody has checked the drawing in its present form, with any result. */
export const isChecked = (state: CheckState | undefined): boolean => state !== undefined && !isOutdated(state)

/**
 * Whether a drawing was found wrong and is still drawn like that. A change of the drawing before it may have mended it, but
 * nobody has said so.
 */
export const isFoundWrong = (drawing: Drawing, state: CheckState | undefined): boolean =>
  checkOf(drawing)?.ok === false && (state === 'wrong' || state === 'beforeChanged')

/** Whether somebody has checked any drawing, in its present or an earlier form. */
export const isBegun = (states: readonly (CheckState | undefined)[]): boolean =>
  states.some((state) => state !== undefined)

/** The check state of each drawing, in order; `undefined` for a drawing that was never checked. */
export const checkStates = (drawings: readonly Drawing[]): readonly (CheckState | undefined)[] =>
  drawings.map((drawing, drawingIndex) => checkState(drawing, drawings[drawingIndex - 1]))

/** The indexes of the drawings that nobody has checked in their present form. */
export const indexesToCheck = (drawings: readonly Drawing[]): readonly number[] =>
  checkStates(drawings).flatMap((state, drawingIndex) => (isChecked(state) ? [] : [drawingIndex]))

const checkState = (drawing: Drawing, previous: Drawing | undefined): CheckState | undefined => {
  const check = checkOf(drawing)
  if (!check) return undefined
  const now = sightOf(drawing, previous)
  if (check.seen !== now.seen) return 'changed'
  if (check.before !== now.before) return 'beforeChanged'
  return check.ok ? 'right' : 'wrong'
}
