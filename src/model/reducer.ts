import { castDraft, current, enablePatches, produceWithPatches, type Draft, type Patch } from 'immer'
import type { Action } from './actions'
import { placeOf, withoutSeen, writeElements } from './changeElements'
import { edited } from './editFishbone'
import { strokesOf } from './fishbone'
import { isBlank, tochtOf } from './lookups'
import { cleanName } from './names'
import { movedBefore } from './order'
import { rowsOf } from './readFishbone'
import type { State } from './types'

enablePatches()

export interface Reduced {
  readonly state: State
  readonly patches: readonly Patch[]
  readonly inverse: readonly Patch[]
}

/**
 * Applies one action. An action on something that is not there (deleted in between) changes nothing and yields no
 * patches.
 */
export const reduce = (state: State, action: Action): Reduced => {
  const [next, patches, inverse] = produceWithPatches(state, (draft) => apply(draft, state, action))
  return { state: next, patches, inverse }
}

const apply = (draft: Draft<State>, state: State, action: Action): void => {
  switch (action.type) {
    case 'addTocht':
      // What is there already came by way of the mirror, from a page that does it once more.
      if (action.tocht.id in draft.tochten) return
      for (const drawing of action.drawings) draft.drawings[drawing.id] = castDraft(drawing)
      draft.tochten[action.tocht.id] = castDraft(action.tocht)
      draft.order.push(action.tocht.id)
      return
    case 'deleteTocht': {
      const place = draft.order.indexOf(action.tocht)
      if (place < 0) return
      draft.order.splice(place, 1)
      draft.bin[action.tocht] = action.when
      return
    }
    case 'restoreTocht': {
      if (!(action.tocht in draft.bin)) return
      delete draft.bin[action.tocht]
      draft.order.push(action.tocht)
      return
    }
    case 'emptyBin': {
      for (const id of action.tochten.filter((one) => one in draft.bin)) {
        for (const drawing of draft.tochten[id]?.drawings ?? []) delete draft.drawings[drawing]
        delete draft.tochten[id]
        delete draft.bin[id]
      }
      return
    }
    case 'renameTocht': {
      const tocht = draft.tochten[action.tocht]
      if (tocht) tocht.name = cleanName(action.name)
      return
    }
    case 'setSheet': {
      const tocht = draft.tochten[action.tocht]
      if (tocht) tocht.sheet = action.sheet
      return
    }
    case 'addDrawings': {
      const tocht = draft.tochten[action.tocht]
      if (!tocht) return
      for (const drawing of action.drawings.filter(({ id }) => !(id in draft.drawings))) {
        draft.drawings[drawing.id] = castDraft(drawing)
        tocht.drawings.push(drawing.id)
      }
      return
    }
    case 'deleteDrawings': {
      const tocht = draft.tochten[action.tocht]
      if (!tocht) return
      const gone = new Set(action.drawings.filter((id) => tocht.drawings.includes(id)))
      if (gone.size === 0) return
      for (const id of gone) delete draft.drawings[id]
      tocht.drawings = tocht.drawings.filter((id) => !gone.has(id))
      return
    }
    case 'duplicateDrawings':
      duplicate(draft, action)
      return
    case 'moveDrawings': {
      const tocht = draft.tochten[action.tocht]
      if (!tocht) return
      const moved = movedBefore(tocht.drawings, action.drawings, action.before)
      if (moved.some((id, place) => id !== tocht.drawings[place])) tocht.drawings = moved
      return
    }
    case 'describeDrawing': {
      const drawing = draft.drawings[action.drawing]
      if (!drawing) return
      const { note, distance } = action.details
      if (note === undefined) delete drawing.note
      else drawing.note = note
      if (distance === undefined) delete drawing.distance
      else drawing.distance = distance
      return
    }
    case 'replaceDrawings': {
      const tocht = draft.tochten[action.tocht]
      if (!tocht) return
      for (const id of tocht.drawings) delete draft.drawings[id]
      for (const drawing of action.drawings) draft.drawings[drawing.id] = castDraft(drawing)
      tocht.drawings = action.drawings.map((drawing) => drawing.id)
      if (action.style !== undefined) tocht.style = action.style
      if (action.canvas) tocht.canvas = action.canvas
      else delete tocht.canvas
      return
    }
    case 'addElement': {
      const drawing = draft.drawings[action.drawing]
      if (!drawing) return
      takeCanvas(draft, state, action)
      drawing.elements.push(castDraft(action.element))
      return
    }
    case 'replaceElement': {
      const elements = draft.drawings[action.drawing]?.elements
      const index = placeOf(state, action)
      if (elements && index >= 0) elements[index] = castDraft(action.element)
      return
    }
    case 'removeElement': {
      const index = placeOf(state, action)
      if (index >= 0) draft.drawings[action.drawing]?.elements.splice(index, 1)
      return
    }
    case 'clearDrawing': {
      const drawing = draft.drawings[action.drawing]
      const elements = state.drawings[action.drawing]?.elements
      if (drawing && elements && elements.length > 0) writeElements(drawing, withoutSeen(elements, action.seen))
      return
    }
    case 'editFishbone': {
      const rows = rowsOf(state.drawings[action.drawing]?.elements ?? [])
      const drawing = draft.drawings[action.drawing]
      const next = rows && edited(rows, action.edit)
      if (drawing && next && next !== rows) writeElements(drawing, strokesOf(next))
      return
    }
  }
}

const duplicate = (draft: Draft<State>, action: Extract<Action, { type: 'duplicateDrawings' }>): void => {
  const tocht = draft.tochten[action.tocht]
  if (!tocht) return
  const copies = action.copies
    .filter(({ of }) => tocht.drawings.includes(of))
    .toSorted((one, other) => tocht.drawings.indexOf(one.of) - tocht.drawings.indexOf(other.of))
  const last = copies.at(-1)
  if (!last) return
  for (const { of, id } of copies) {
    const drawn = draft.drawings[of]
    if (drawn) draft.drawings[id] = castDraft({ ...current(drawn), id })
  }
  const behind = tocht.drawings.indexOf(last.of) + 1
  tocht.drawings = tocht.drawings.toSpliced(behind, 0, ...copies.map(({ id }) => id))
}

/** Looks in the state, because looking at a draft makes a draft of all that is looked at. */
const takeCanvas = (draft: Draft<State>, state: State, action: Extract<Action, { type: 'addElement' }>): void => {
  const id = tochtOf(state, action.drawing)
  const tocht = id === undefined ? undefined : state.tochten[id]
  if (!tocht || tocht.canvas !== undefined || !isBlank(state, tocht)) return
  const drawnOn = draft.tochten[tocht.id]
  if (drawnOn) drawnOn.canvas = action.canvas
}
