import { castDraft, current, enablePatches, isDraft, original, produceWithPatches, type Draft, type Patch } from 'immer'
import { DETAIL_NAMES } from '../details'
import { otherTochtId, withFreeIds } from '../exchange/exchangeIds'
import { merged } from '../exchange/mergeTochten'
import { editedIfSeen } from '../fishbone/editFishbone'
import { strokesOf } from '../fishbone/fishbone'
import { rowsOf } from '../fishbone/readFishbone'
import { isBlank, tochtOf, wholeIn } from '../lookups'
import { hasChoices, withChoices } from '../sheet/defaultSheet'
import type { SheetOptions } from '../sheet/sheetOptions'
import { cleanName } from '../texts/names'
import type { Drawing, DrawingElement, DrawingId, State, Tocht, TochtId } from '../types'
import type { Action } from './actions'
import { changeDrawingList } from './changeDrawingList'
import { elementIndex, withoutSeen, withReplacements, writeElements } from './changeElements'
import { mergeInto, recordSent } from './exchanges'
import { removeUnlisted } from './removeUnlisted'

enablePatches()

export interface Reduced {
  readonly state: State
  readonly patches: readonly Patch[]
  readonly inverse: readonly Patch[]
}

/** Applies an action. If its target was deleted meanwhile, nothing changes and there are no patches. */
export const reduce = (state: State, action: Action): Reduced => {
  const [next, patches, inverse] = produceWithPatches(state, (draft) => {
    apply(draft, state, action)
    clearDoubt(draft, state, action)
  })
  return { state: next, patches, inverse }
}

/** Replaces the elements of a drawing; the patches name those that differ. */
export const redraw = (state: State, id: DrawingId, elements: readonly DrawingElement[]): Reduced => {
  const [next, patches, inverse] = produceWithPatches(state, ({ drawings }) => {
    if (drawings[id]) writeElements(drawings[id], elements)
  })
  return { state: next, patches, inverse }
}

/** Long, because it has a case for each action; a case with more than a few lines is a function of its own. */
const apply = (draft: Draft<State>, state: State, action: Action): void => {
  switch (action.type) {
    case 'addTocht':
      // Another tab may have recovered the tocht from the mirror before this action is repeated.
      if (action.tocht.id in draft.tochten) return
      for (const drawing of withFreeIds(action.drawings, Object.keys(action.tocht.deleted ?? {})))
        draft.drawings[drawing.id] = castDraft(drawing)
      draft.tochten[action.tocht.id] = castDraft(action.tocht)
      draft.order.push(action.tocht.id)
      stateOtherId(draft, state, action.tocht)
      return
    case 'deleteTocht': {
      const index = draft.order.indexOf(action.tocht)
      if (index < 0) return
      draft.order.splice(index, 1)
      draft.bin[action.tocht] = { when: action.when }
      return
    }
    case 'putTochtBack': {
      if (!(action.tocht in draft.bin)) return
      delete draft.bin[action.tocht]
      draft.order.push(action.tocht)
      stateOtherId(draft, state, state.tochten[action.tocht])
      return
    }
    case 'emptyBin':
      emptyBin(draft, action.tochten)
      return
    case 'renameTocht': {
      const tocht = draft.tochten[action.tocht]
      if (tocht) tocht.name = cleanName(action.name)
      return
    }
    case 'setSheet':
    case 'markPrinted': {
      choose(draft, state, action.tocht, action.type === 'setSheet' ? action.choices : { printed: action.code })
      return
    }
    case 'addDrawings':
    case 'deleteDrawings':
    case 'duplicateDrawings':
    case 'moveDrawings':
    case 'replaceDrawings': {
      const [tocht, before] = [draft.tochten[action.tocht], wholeIn(state, action.tocht)]
      if (tocht && before) changeDrawingList(draft, tocht, action, before)
      if (action.type === 'replaceDrawings') stateOtherId(draft, state, { ...action.as, id: action.tocht })
      return
    }
    case 'mergeTocht': {
      const before = wholeIn(state, action.tocht)
      if (before) mergeInto(draft, before, merged(before, action.theirs, action.choices))
      return
    }
    case 'markSent':
      recordSent(draft, state, action)
      return
    case 'setDetails': {
      if (action.choices) choose(draft, state, action.tocht, action.choices)
      for (const { drawing: id, details } of action.changes) {
        const drawing = draft.drawings[id]
        if (!drawing) continue
        Object.assign(drawing, details)
        for (const name of DETAIL_NAMES) if (drawing[name] === undefined) delete drawing[name]
      }
      return
    }
    case 'checkDrawing': {
      const drawing = draft.drawings[action.drawing]
      if (drawing && action.check) drawing.check = castDraft(action.check)
      else delete drawing?.check
      return
    }
    case 'acceptDrawing':
      return
    case 'addElement': {
      const drawing = draft.drawings[action.drawing]
      if (!drawing) return
      setFirstCanvas(draft, state, action)
      drawing.elements.push(castDraft(action.element))
      return
    }
    case 'replaceElement': {
      const elements = draft.drawings[action.drawing]?.elements
      const index = elementIndex(state, action)
      if (elements && index >= 0) elements[index] = castDraft(action.element)
      return
    }
    case 'removeElement': {
      const index = elementIndex(state, action)
      if (index >= 0) draft.drawings[action.drawing]?.elements.splice(index, 1)
      return
    }
    case 'clearDrawing': {
      const drawing = draft.drawings[action.drawing]
      const elements = state.drawings[action.drawing]?.elements
      if (drawing && elements && elements.length > 0) writeElements(drawing, withoutSeen(elements, action.seen))
      return
    }
    case 'setJunction': {
      const drawing = draft.drawings[action.drawing]
      const elements = state.drawings[action.drawing]?.elements
      if (!drawing || !elements) return
      if (action.added.length > 0) setFirstCanvas(draft, state, action)
      writeElements(drawing, [...withReplacements(elements, action.replaced), ...action.added])
      return
    }
    case 'editFishbone': {
      const rows = rowsOf(state.drawings[action.drawing]?.elements ?? [])
      const drawing = draft.drawings[action.drawing]
      const next = rows && editedIfSeen(action.seen, rows, action.edit)
      if (drawing && next && next !== rows) writeElements(drawing, strokesOf(next))
      return
    }
  }
}

/** Two listed tochten never have the same id in exchanges: the one that comes later gets another. */
const stateOtherId = (draft: Draft<State>, state: State, tocht: Pick<Tocht, 'id' | 'exchangeId'> | undefined): void => {
  const id = tocht && otherTochtId(state, tocht)
  const there = tocht && draft.tochten[tocht.id]
  if (there && id !== undefined) there.exchangeId = id
}

/** Choices that the sheet already has change nothing, so that Undo has no step without effect. */
const choose = (draft: Draft<State>, state: State, id: TochtId, choices: Partial<SheetOptions>): void => {
  const tocht = draft.tochten[id]
  const sheet = state.tochten[id]?.sheet
  if (tocht && !hasChoices(sheet, choices)) tocht.sheet = castDraft(withChoices(sheet, choices))
}

const emptyBin = (draft: Draft<State>, tochten: readonly TochtId[]): void => {
  for (const id of tochten.filter((one) => one in draft.bin)) {
    delete draft.tochten[id]
    delete draft.bin[id]
  }
  removeUnlisted(draft)
}

/** Removes the doubt of a drawing in the step that accepts the drawing or changes its ink. */
const clearDoubt = ({ drawings }: Draft<State>, state: State, action: Action): void => {
  if (!('drawing' in action) || state.drawings[action.drawing]?.doubt === undefined) return
  const drawing = drawings[action.drawing]
  if (drawing && (action.type === 'acceptDrawing' || isRedrawn(drawing.elements))) delete drawing.doubt
}

const isRedrawn = (elements: Draft<Drawing>['elements']): boolean =>
  !isDraft(elements) || current(elements) !== original(elements)

/** Sets the canvas at the first ink of a tocht. Reads `state`, because reading a draft makes drafts of everything read. */
const setFirstCanvas = (
  draft: Draft<State>,
  state: State,
  action: Extract<Action, { type: 'addElement' | 'setJunction' }>,
): void => {
  const id = tochtOf(state, action.drawing)
  const tocht = id === undefined ? undefined : state.tochten[id]
  if (!tocht || tocht.canvas !== undefined || !isBlank(state, tocht)) return
  const drawnOn = draft.tochten[tocht.id]
  if (drawnOn) drawnOn.canvas = action.canvas
}
