import { castDraft, type Draft } from 'immer'
import { withPast, withTochtPast } from '../exchange/states'
import { sameValue } from '../sameValue'
import type { State, Tocht, WholeTocht } from '../types'
import type { Action } from './actions'

/** Puts a merged tocht in the place of what it was. Only what differs is written. */
export const mergeInto = (draft: Draft<State>, before: WholeTocht, merged: WholeTocht): void => {
  const left = new Set(merged.tocht.drawings)
  for (const { id } of before.drawings) if (!left.has(id)) delete draft.drawings[id]
  const was = new Map(before.drawings.map((drawing) => [drawing.id, drawing]))
  for (const drawing of merged.drawings)
    if (!sameValue(was.get(drawing.id), drawing)) draft.drawings[drawing.id] = castDraft(drawing)
  const tocht = draft.tochten[merged.tocht.id]
  if (!tocht) return
  const members = new Set([...Object.keys(before.tocht), ...Object.keys(merged.tocht)]) as Set<keyof Tocht>
  for (const member of members) {
    if (sameValue(before.tocht[member], merged.tocht[member])) continue
    if (merged.tocht[member] === undefined) Reflect.deleteProperty(tocht, member)
    else Object.assign(tocht, { [member]: merged.tocht[member] })
  }
}

/** Remembers what somebody else has now. What is known already is not written again. */
export const recordSent = (
  draft: Draft<State>,
  { tochten, drawings }: State,
  sent: Extract<Action, { readonly type: 'markSent' }>,
): void => {
  const tocht = tochten[sent.tocht]
  const there = draft.tochten[sent.tocht]
  if (!tocht || !there) return
  const past = withTochtPast(tocht.past, sent.state)
  if (past !== tocht.past) there.past = castDraft(past)
  for (const { drawing: id, state } of sent.drawings) {
    const drawing = draft.drawings[id]
    const known = withPast(drawings[id]?.past, state)
    if (drawing && known !== drawings[id]?.past) drawing.past = [...known]
  }
}
