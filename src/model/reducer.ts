import { castDraft, current, enablePatches, isDraft, original, produceWithPatches, type Draft, type Patch } from 'immer'
import type { Action } from './actions'
import { countDay, daysLeft, justBinned } from './bin'
import { placeOf, withoutSeen, withReplacements, writeElements } from './changeElements'
import { editedSince } from './editFishbone'
import { strokesOf } from './fishbone'
import { isBlank, tochtOf } from './lookups'
import { cleanName } from './names'
import { mergedDistance } from './mergedDistance'
import { movedBefore } from './order'
import { rowsOf } from './readFishbone'
import { FACTS } from './details'
import { withChoices } from './defaultSheet'
import type { Drawing, DrawingElement, DrawingId, State, Tocht, TochtId } from './types'

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
  const [next, patches, inverse] = produceWithPatches(state, (draft) => {
    apply(draft, state, action)
    dropDoubt(draft, state, action)
  })
  return { state: next, patches, inverse }
}

/** Puts other elements into a drawing; patches name those that differ. */
export const redraw = (state: State, id: DrawingId, elements: readonly DrawingElement[]): Reduced => {
  const [next, patches, inverse] = produceWithPatches(state, ({ drawings }) => {
    if (drawings[id]) writeElements(drawings[id], elements)
  })
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
      draft.bin[action.tocht] = castDraft(justBinned(action.when))
      return
    }
    case 'restoreTocht': {
      if (!(action.tocht in draft.bin)) return
      delete draft.bin[action.tocht]
      draft.order.push(action.tocht)
      return
    }
    case 'emptyBin':
      emptyBin(draft, action.tochten)
      return
    case 'countDay': {
      const counted = Object.entries(state.bin).map(([id, binned]) => [id, countDay(binned, action.day)] as const)
      for (const [id, binned] of counted) draft.bin[id] = castDraft(binned)
      emptyBin(
        draft,
        counted.flatMap(([id, binned]) => (daysLeft(binned) === 0 ? [id] : [])),
      )
      return
    }
    case 'renameTocht': {
      const tocht = draft.tochten[action.tocht]
      if (tocht) tocht.name = cleanName(action.name)
      return
    }
    case 'setSheet':
    case 'markPrinted': {
      const tocht = draft.tochten[action.tocht]
      const choices = action.type === 'setSheet' ? action.choices : { printed: action.code }
      if (tocht) tocht.sheet = castDraft(withChoices(tocht.sheet, choices))
      return
    }
    case 'addDrawings': {
      const tocht = draft.tochten[action.tocht]
      if (!tocht) return
      const added = action.drawings.filter(({ id }) => !(id in draft.drawings))
      if (added.length === 0) return
      for (const drawing of added) draft.drawings[drawing.id] = castDraft(drawing)
      const place = action.before === undefined ? -1 : tocht.drawings.indexOf(action.before)
      tocht.drawings.splice(place < 0 ? tocht.drawings.length : place, 0, ...added.map(({ id }) => id))
      return
    }
    case 'deleteDrawings': {
      const tocht = draft.tochten[action.tocht]
      if (!tocht) return
      const gone = new Set(action.drawings.filter((id) => tocht.drawings.includes(id)))
      if (gone.size === 0) return
      if (action.passed) passBy(draft, tocht, action.drawings[0] ?? '')
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
    case 'describeDrawings': {
      const tocht = draft.tochten[action.tocht]
      if (tocht && action.choices) tocht.sheet = castDraft(withChoices(tocht.sheet, action.choices))
      for (const { drawing: id, details } of action.described) {
        const drawing = draft.drawings[id]
        for (const fact of FACTS) if (drawing && !(fact in details)) delete drawing[fact]
        if (drawing) Object.assign(drawing, details)
      }
      return
    }
    case 'checkDrawing': {
      const drawing = draft.drawings[action.drawing]
      if (drawing) drawing.check = castDraft(action.check)
      return
    }
    case 'acceptDrawing':
      return
    case 'replaceDrawings': {
      const tocht = draft.tochten[action.tocht]
      if (!tocht) return
      for (const id of tocht.drawings) delete draft.drawings[id]
      for (const drawing of action.drawings) draft.drawings[drawing.id] = castDraft(drawing)
      tocht.drawings = action.drawings.map((drawing) => drawing.id)
      Object.assign(tocht, action.as)
      if (action.canvas) tocht.canvas = action.canvas
      else delete tocht.canvas
      if (action.source === undefined) delete tocht.source
      else tocht.source = action.source
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
    case 'setJunction': {
      const drawing = draft.drawings[action.drawing]
      const elements = state.drawings[action.drawing]?.elements
      if (!drawing || !elements) return
      if (action.added.length > 0) takeCanvas(draft, state, action)
      writeElements(drawing, [...withReplacements(elements, action.replaced), ...action.added])
      return
    }
    case 'editFishbone': {
      const rows = rowsOf(state.drawings[action.drawing]?.elements ?? [])
      const drawing = draft.drawings[action.drawing]
      const next = rows && editedSince(action.seen, rows, action.edit)
      if (drawing && next && next !== rows) writeElements(drawing, strokesOf(next))
      return
    }
  }
}

/** Adds the distance of a drawing to that of the one before, or from the start to the first. */
const passBy = ({ drawings }: Draft<State>, tocht: Draft<Tocht>, id: DrawingId): void => {
  const before = drawings[tocht.drawings[tocht.drawings.indexOf(id) - 1] ?? '']
  const merged = mergedDistance(before ? before.distance : tocht.sheet?.toFirst, drawings[id]?.distance)
  if (!before) tocht.sheet = { ...tocht.sheet, toFirst: merged }
  else if (merged === undefined) delete before.distance
  else before.distance = merged
}

const emptyBin = (draft: Draft<State>, tochten: readonly TochtId[]): void => {
  const gone = tochten.filter((id) => id in draft.bin)
  const drawings = gone.flatMap((id) => draft.tochten[id]?.drawings ?? [])
  for (const id of gone) {
    delete draft.tochten[id]
    delete draft.bin[id]
  }
  // A tocht that was written by hand may list drawings of another one.
  const listed = new Set(Object.values(draft.tochten).flatMap((tocht) => tocht.drawings))
  for (const id of drawings) if (!listed.has(id)) delete draft.drawings[id]
}

const duplicate = (draft: Draft<State>, action: Extract<Action, { type: 'duplicateDrawings' }>): void => {
  const tocht = draft.tochten[action.tocht]
  if (!tocht) return
  const copies = action.copies
    // A copy that is here already came by way of the mirror, from a page that makes it once more.
    .filter(({ of, id }) => tocht.drawings.includes(of) && !(id in draft.drawings))
    .toSorted((one, other) => tocht.drawings.indexOf(one.of) - tocht.drawings.indexOf(other.of))
  const last = copies.at(-1)
  if (!last) return
  for (const { of, id } of copies) {
    const drawn = draft.drawings[of]
    if (!drawn) continue
    // Nobody has looked at the place of the copy.
    const { check: _ofTheOriginal, ...copied } = current(drawn)
    draft.drawings[id] = castDraft({ ...copied, id })
  }
  const behind = tocht.drawings.indexOf(last.of) + 1
  tocht.drawings = tocht.drawings.toSpliced(behind, 0, ...copies.map(({ id }) => id))
}

/** A doubt belongs to the ink that was made: it goes in the step that changes that, or accepts it. */
const dropDoubt = ({ drawings }: Draft<State>, state: State, action: Action): void => {
  if (!('drawing' in action) || state.drawings[action.drawing]?.doubt === undefined) return
  const drawing = drawings[action.drawing]
  if (drawing && (action.type === 'acceptDrawing' || isRedrawn(drawing.elements))) delete drawing.doubt
}

const isRedrawn = (elements: Draft<Drawing>['elements']): boolean =>
  !isDraft(elements) || current(elements) !== original(elements)

/** Looks in the state, because looking at a draft makes a draft of all that is looked at. */
const takeCanvas = (
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
