import { castDraft, type Draft } from 'immer'
import { FURTHEST_DISTANCE } from '../../constants'
import { isDistance } from '../details'
import { exchangeIdsOf, takenIds, unrelated, withFreeIds } from '../exchange/exchangeIds'
import { keptTwiceIn } from '../exchange/pairs'
import { rememberedOf } from '../exchange/states'
import { endsAtLast } from '../sheet/sheetNotes'
import type { DrawingId, State, Tocht, WholeTocht } from '../types'
import type { Action } from './actions'
import { movedBefore } from './order'

type ListAction = Extract<
  Action,
  { type: 'addDrawings' | 'deleteDrawings' | 'duplicateDrawings' | 'moveDrawings' | 'replaceDrawings' }
>

/**
 * Applies an action that changes which drawings a tocht has, or their order.
 * @param before the tocht before it, no draft
 */
export const changeDrawingList = (
  draft: Draft<State>,
  tocht: Draft<Tocht>,
  action: ListAction,
  before: WholeTocht,
): void => {
  switch (action.type) {
    case 'addDrawings': {
      const added = action.drawings.filter(({ id }) => !(id in draft.drawings))
      if (added.length === 0) return
      for (const drawing of withFreeIds(added, takenIds(before))) draft.drawings[drawing.id] = castDraft(drawing)
      const index = action.before === undefined ? -1 : tocht.drawings.indexOf(action.before)
      tocht.drawings.splice(index < 0 ? tocht.drawings.length : index, 0, ...added.map(({ id }) => id))
      return
    }
    case 'deleteDrawings': {
      const gone = new Set(action.drawings.filter((id) => tocht.drawings.includes(id)))
      if (gone.size === 0) return
      const left = tocht.drawings.filter((id) => !gone.has(id))
      if (left.length > 0) mergeLegs(draft, tocht, gone, sharedLegs(before, gone))
      rememberDeleted(tocht, gone, before)
      for (const id of gone) delete draft.drawings[id]
      tocht.drawings = left
      return
    }
    case 'duplicateDrawings':
      duplicate(draft, tocht, action, before)
      return
    case 'moveDrawings': {
      const moved = movedBefore(tocht.drawings, action.drawings, action.before)
      if (moved.some((id, index) => id !== tocht.drawings[index])) tocht.drawings = moved
      return
    }
    case 'replaceDrawings': {
      for (const id of tocht.drawings) delete draft.drawings[id]
      for (const drawing of withFreeIds(action.drawings, Object.keys(action.as.deleted ?? {})))
        draft.drawings[drawing.id] = castDraft(drawing)
      tocht.drawings = action.drawings.map((drawing) => drawing.id)
      for (const member of Object.keys(tocht)) if (!LASTING.has(member)) Reflect.deleteProperty(tocht, member)
      Object.assign(tocht, action.as)
    }
  }
}

/** The members that a tocht keeps with other drawings; what else is known of it belongs to those that are replaced. */
const LASTING: ReadonlySet<string> = new Set<keyof Tocht>(['id', 'drawings', 'name', 'style', 'sheet'])

/** The drawings whose distance is not added if they are deleted: another version of the same place has it, too. */
const sharedLegs = (before: WholeTocht, gone: ReadonlySet<DrawingId>): ReadonlySet<DrawingId> => {
  const ids = before.drawings.map(({ id }) => id)
  return new Set(
    keptTwiceIn(before).flatMap((index) => {
      const [first = '', second = ''] = ids.slice(index - 1)
      return gone.has(second) ? second : first
    }),
  )
}

/**
 * Adds the distance of each deleted drawing to that of the drawing before it, or to the distance from the start.
 *
 * @param shared drawings whose distance is not added
 */
const mergeLegs = (
  { drawings }: Draft<State>,
  tocht: Draft<Tocht>,
  gone: ReadonlySet<DrawingId>,
  shared: ReadonlySet<DrawingId>,
): void => {
  const isFinish = endsAtLast(tocht.sheet)
  // No leg leads past drawings at the end of the list that are the finish.
  const last = tocht.drawings.findLastIndex((id) => !isFinish || !gone.has(id) || drawings[id]?.distance !== undefined)
  let before: DrawingId | undefined
  for (const id of tocht.drawings.slice(0, last + 1))
    if (!gone.has(id)) before = id
    else if (!shared.has(id)) {
      const from = before === undefined ? undefined : drawings[before]
      const [known, after] = [from ? from.distance : tocht.sheet?.toFirst, drawings[id]?.distance]
      if (!isDistance(known)) continue
      const sum = after === undefined ? after : Math.min(known + after, FURTHEST_DISTANCE)
      if (!from) tocht.sheet = { ...tocht.sheet, toFirst: sum }
      else if (sum === undefined) delete from.distance
      else from.distance = sum
    }
}

/** Remembers deleted drawings that somebody else has, so that the deletion goes along and they do not come back. */
const rememberDeleted = (tocht: Draft<Tocht>, gone: ReadonlySet<DrawingId>, before: WholeTocht): void => {
  const ids = exchangeIdsOf(before)
  const known = before.drawings.flatMap(({ id, past }, index) =>
    gone.has(id) && past ? [[ids[index] ?? id, past] as const] : [],
  )
  const earlier = Object.entries(before.tocht.deleted ?? {})
  if (known.length > 0) tocht.deleted = castDraft(rememberedOf([...earlier, ...known]))
}

const duplicate = (
  draft: Draft<State>,
  tocht: Draft<Tocht>,
  action: Extract<Action, { type: 'duplicateDrawings' }>,
  before: WholeTocht,
): void => {
  const copies = action.copies
    // Another tab may have recovered the copy from the mirror before this action is repeated.
    .filter(({ of, id }) => tocht.drawings.includes(of) && !(id in draft.drawings))
    .toSorted((one, other) => tocht.drawings.indexOf(one.of) - tocht.drawings.indexOf(other.of))
  const last = copies.at(-1)
  if (!last) return
  const made = copies.flatMap(({ of, id }) => {
    const drawn = before.drawings.find((one) => one.id === of)
    if (!drawn) return []
    // A copy has no check, since nobody has checked its place.
    const { check: _ofTheOriginal, ...copied } = unrelated(drawn)
    return [{ ...copied, id }]
  })
  for (const copy of withFreeIds(made, takenIds(before))) draft.drawings[copy.id] = castDraft(copy)
  const behind = tocht.drawings.indexOf(last.of) + 1
  tocht.drawings = tocht.drawings.toSpliced(behind, 0, ...copies.map(({ id }) => id))
}
