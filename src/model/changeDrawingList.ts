import { castDraft, current, type Draft } from 'immer'
import type { Action } from './actions'
import { mergedDistance } from './mergedDistance'
import { movedBefore } from './order'
import type { State, Tocht } from './types'

type ListAction = Extract<
  Action,
  { type: 'addDrawings' | 'deleteDrawings' | 'duplicateDrawings' | 'moveDrawings' | 'replaceDrawings' }
>

/** Applies an action that changes which drawings a tocht has, or their order. */
export const changeDrawingList = (draft: Draft<State>, tocht: Draft<Tocht>, action: ListAction): void => {
  switch (action.type) {
    case 'addDrawings': {
      const added = action.drawings.filter(({ id }) => !(id in draft.drawings))
      if (added.length === 0) return
      for (const drawing of added) draft.drawings[drawing.id] = castDraft(drawing)
      const place = action.before === undefined ? -1 : tocht.drawings.indexOf(action.before)
      tocht.drawings.splice(place < 0 ? tocht.drawings.length : place, 0, ...added.map(({ id }) => id))
      return
    }
    case 'deleteDrawings': {
      const gone = new Set(action.drawings.filter((id) => tocht.drawings.includes(id)))
      if (gone.size === 0) return
      if (action.passed) addPassedDistance(draft, tocht, action.drawings[0] ?? '')
      for (const id of gone) delete draft.drawings[id]
      tocht.drawings = tocht.drawings.filter((id) => !gone.has(id))
      return
    }
    case 'duplicateDrawings':
      duplicate(draft, tocht, action)
      return
    case 'moveDrawings': {
      const moved = movedBefore(tocht.drawings, action.drawings, action.before)
      if (moved.some((id, place) => id !== tocht.drawings[place])) tocht.drawings = moved
      return
    }
    case 'replaceDrawings': {
      for (const id of tocht.drawings) delete draft.drawings[id]
      for (const drawing of action.drawings) draft.drawings[drawing.id] = castDraft(drawing)
      tocht.drawings = action.drawings.map((drawing) => drawing.id)
      Object.assign(tocht, action.as)
      if (action.canvas) tocht.canvas = action.canvas
      else delete tocht.canvas
      if (action.source === undefined) delete tocht.source
      else tocht.source = action.source
    }
  }
}

/** Adds the distance of a drawing to that of the previous one, or to the distance from the start. */
const addPassedDistance = ({ drawings }: Draft<State>, tocht: Draft<Tocht>, id: string): void => {
  const before = drawings[tocht.drawings[tocht.drawings.indexOf(id) - 1] ?? '']
  const merged = mergedDistance(before ? before.distance : tocht.sheet?.toFirst, drawings[id]?.distance)
  if (!before) tocht.sheet = { ...tocht.sheet, toFirst: merged }
  else if (merged === undefined) delete before.distance
  else before.distance = merged
}

const duplicate = (
  draft: Draft<State>,
  tocht: Draft<Tocht>,
  action: Extract<Action, { type: 'duplicateDrawings' }>,
): void => {
  const copies = action.copies
    // Another tab repeats its action on the mirror, which may hold the copy already.
    .filter(({ of, id }) => tocht.drawings.includes(of) && !(id in draft.drawings))
    .toSorted((one, other) => tocht.drawings.indexOf(one.of) - tocht.drawings.indexOf(other.of))
  const last = copies.at(-1)
  if (!last) return
  for (const { of, id } of copies) {
    const drawn = draft.drawings[of]
    if (!drawn) continue
    // Nobody has checked the place of the copy.
    const { check: _ofTheOriginal, ...copied } = current(drawn)
    draft.drawings[id] = castDraft({ ...copied, id })
  }
  const behind = tocht.drawings.indexOf(last.of) + 1
  tocht.drawings = tocht.drawings.toSpliced(behind, 0, ...copies.map(({ id }) => id))
}
