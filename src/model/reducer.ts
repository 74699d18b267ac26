import { castDraft, enablePatches, produceWithPatches, type Draft, type Patch } from 'immer'
import type { Action } from './actions'
import { isBlank, tochtOf } from './lookups'
import type { State } from './types'

enablePatches()

export interface Reduced {
  readonly state: State
  readonly patches: readonly Patch[]
  readonly inverse: readonly Patch[]
}

/**
 * Applies one action. An action on something that is not there (deleted in between) changes nothing and yields no
 * patches. The first two path segments of each patch name the record it changes: `drawings/<id>`, `tochten/<id>`,
 * or `order`.
 */
export const reduce = (state: State, action: Action): Reduced => {
  const [next, patches, inverse] = produceWithPatches(state, (draft) => apply(draft, action))
  return { state: next, patches, inverse }
}

const apply = (draft: Draft<State>, action: Action): void => {
  switch (action.type) {
    case 'addTocht':
      for (const drawing of action.drawings) draft.drawings[drawing.id] = castDraft(drawing)
      draft.tochten[action.tocht.id] = castDraft(action.tocht)
      draft.order.push(action.tocht.id)
      return
    case 'deleteTocht': {
      const tocht = draft.tochten[action.tocht]
      if (!tocht) return
      for (const id of tocht.drawings) delete draft.drawings[id]
      delete draft.tochten[action.tocht]
      draft.order = draft.order.filter((id) => id !== action.tocht)
      return
    }
    case 'renameTocht': {
      const tocht = draft.tochten[action.tocht]
      if (tocht) tocht.name = action.name
      return
    }
    case 'addDrawings': {
      const tocht = draft.tochten[action.tocht]
      if (!tocht) return
      for (const drawing of action.drawings) {
        draft.drawings[drawing.id] = castDraft(drawing)
        tocht.drawings.push(drawing.id)
      }
      return
    }
    case 'replaceDrawings': {
      const tocht = draft.tochten[action.tocht]
      if (!tocht) return
      for (const id of tocht.drawings) delete draft.drawings[id]
      for (const drawing of action.drawings) draft.drawings[drawing.id] = castDraft(drawing)
      tocht.drawings = action.drawings.map((drawing) => drawing.id)
      if (action.canvas) tocht.canvas = action.canvas
      else delete tocht.canvas
      return
    }
    case 'addElement': {
      const drawing = draft.drawings[action.drawing]
      if (!drawing) return
      takeCanvas(draft, action)
      drawing.elements.push(castDraft(action.element))
      return
    }
    case 'replaceElement': {
      const drawing = draft.drawings[action.drawing]
      if (drawing && action.index in drawing.elements) drawing.elements[action.index] = castDraft(action.element)
      return
    }
    case 'removeElement': {
      const drawing = draft.drawings[action.drawing]
      if (drawing && action.index in drawing.elements) drawing.elements.splice(action.index, 1)
      return
    }
    case 'setElements': {
      const drawing = draft.drawings[action.drawing]
      if (!drawing || drawing.elements === action.elements) return
      drawing.elements = castDraft(action.elements)
      return
    }
  }
}

const takeCanvas = (draft: Draft<State>, action: Extract<Action, { type: 'addElement' }>): void => {
  const id = tochtOf(draft, action.drawing)
  const tocht = id === undefined ? undefined : draft.tochten[id]
  if (tocht && tocht.canvas === undefined && isBlank(draft, tocht)) tocht.canvas = action.canvas
}
