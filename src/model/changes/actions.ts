import type { DetailChanges, StoredCheck } from '../details'
import type { Hash, MergeChoices, TochtState } from '../exchange/exchangeTypes'
import type { FishboneEdit } from '../fishbone/editFishbone'
import type { Fishbone } from '../fishbone/fishbone'
import type { SheetOptions } from '../sheet/sheetOptions'
import type { Drawing, DrawingElement, DrawingId, Size, Tocht, TochtId, WholeTocht } from '../types'

/**
 * Every change that can be made to the tochten. Tochten and drawings are named by id because another tab may reorder
 * them; an element has no id and is named by its value and index.
 * The caller makes new ids, so that the reducer stays pure. An action that `continues` the previous step (the next
 * letter of a name, the next nudge) is undone together with it.
 */
export type Action =
  | { readonly type: 'addTocht'; readonly tocht: Tocht; readonly drawings: readonly Drawing[] }
  | { readonly type: 'renameTocht'; readonly tocht: TochtId; readonly name: string; readonly continues?: boolean }
  /** Changes only these choices; another tab or a newer version may have set others. */
  | { readonly type: 'setSheet'; readonly tocht: TochtId; readonly choices: Partial<Omit<SheetOptions, 'printed'>> }
  /** Records the code of the printed version. Cannot be undone. */
  | { readonly type: 'markPrinted'; readonly tocht: TochtId; readonly code: string }
  /** Records what somebody else has now (`exchange/markSent`). Cannot be undone. */
  | {
      readonly type: 'markSent'
      readonly tocht: TochtId
      readonly state: TochtState
      readonly drawings: readonly { readonly drawing: DrawingId; readonly state: Hash }[]
    }
  /** Takes over what somebody else changed in the same tocht (`exchange/mergeTochten`). */
  | {
      readonly type: 'mergeTocht'
      readonly tocht: TochtId
      readonly theirs: WholeTocht
      readonly choices: MergeChoices
    }
  /** Moves the tocht to the bin. `when` is in milliseconds since 1970. */
  | { readonly type: 'deleteTocht'; readonly tocht: TochtId; readonly when: number }
  | { readonly type: 'putTochtBack'; readonly tocht: TochtId }
  /** Deletes tochten from the bin for good. Cannot be undone. */
  | { readonly type: 'emptyBin'; readonly tochten: readonly TochtId[] }
  | {
      readonly type: 'addDrawings'
      readonly tocht: TochtId
      /** Drawings that already exist stay unchanged. */
      readonly drawings: readonly Drawing[]
      /** Insert before this drawing; absent for the end. */
      readonly before?: DrawingId | undefined
    }
  /**
   * Adds the distance of each deleted drawing to that of the drawing before it, or to the distance from the start. A
   * sum with an unknown part is unknown.
   */
  | { readonly type: 'deleteDrawings'; readonly tocht: TochtId; readonly drawings: readonly DrawingId[] }
  | {
      readonly type: 'duplicateDrawings'
      readonly tocht: TochtId
      /** The copies stand together, after the last of their originals. */
      readonly copies: readonly { readonly of: DrawingId; readonly id: DrawingId }[]
    }
  | {
      readonly type: 'moveDrawings'
      readonly tocht: TochtId
      /** They are moved together and keep their order. */
      readonly drawings: readonly DrawingId[]
      /** Insert before this drawing; `undefined` for the end. */
      readonly before: DrawingId | undefined
    }
  /** Changes only these details; another tab may have set others. */
  | {
      readonly type: 'setDetails'
      readonly tocht: TochtId
      readonly changes: readonly { readonly drawing: DrawingId; readonly details: DetailChanges }[]
      /** The new distance from the start to the first drawing; absent if it does not change. */
      readonly choices?: Pick<SheetOptions, 'toFirst'> | undefined
    }
  /** Records the result of a check at the drawing's place; `undefined` removes it. */
  | {
      readonly type: 'checkDrawing'
      readonly tocht: TochtId
      readonly drawing: DrawingId
      readonly check: StoredCheck | undefined
    }
  /** Confirms a drawing made from roads and removes its doubts. */
  | { readonly type: 'acceptDrawing'; readonly tocht: TochtId; readonly drawing: DrawingId }
  | {
      readonly type: 'replaceDrawings'
      readonly tocht: TochtId
      readonly drawings: readonly Drawing[]
      /** The other members of the tocht. Name, style and sheet stay when absent; all others go with the old drawings. */
      readonly as: Partial<Omit<Tocht, 'id' | 'drawings'>>
    }
  | {
      readonly type: 'addElement'
      readonly drawing: DrawingId
      readonly element: DrawingElement
      /** The canvas of the screen; becomes the tocht's canvas if this is its first ink. */
      readonly canvas: Size
    }
  | {
      readonly type: 'replaceElement'
      readonly drawing: DrawingId
      readonly index: number
      readonly was: DrawingElement
      readonly element: DrawingElement
      readonly continues?: boolean
    }
  | {
      readonly type: 'removeElement'
      readonly drawing: DrawingId
      readonly index: number
      readonly was: DrawingElement
    }
  /** Removes the elements in `seen`; keeps elements that another tab has drawn since. */
  | { readonly type: 'clearDrawing'; readonly drawing: DrawingId; readonly seen: readonly DrawingElement[] }
  /** Replaces the strokes of a ring junction; leaves all other elements as they are. */
  | {
      readonly type: 'setJunction'
      readonly drawing: DrawingId
      readonly replaced: readonly Replacement[]
      /** Elements added on top. */
      readonly added: readonly DrawingElement[]
      /** As in `addElement`. */
      readonly canvas: Size
    }
  /** `seen` are the rows to which the edit refers; on other rows it changes nothing. */
  | { readonly type: 'editFishbone'; readonly drawing: DrawingId; readonly edit: FishboneEdit; readonly seen: Fishbone }

/** An element and the elements that replace it. */
export interface Replacement {
  readonly was: DrawingElement
  readonly by: readonly DrawingElement[]
}

/** The scope of Undo: the id of a drawing or a tocht, or `HOME_SCOPE` for the list of tochten. */
export const HOME_SCOPE = 'home'
export type Scope = string

/** `undefined` for an action that cannot be undone. */
export const scopeOf = (action: Action): Scope | undefined => {
  switch (action.type) {
    case 'emptyBin':
    case 'markPrinted':
    case 'markSent':
      return undefined
    case 'addTocht':
    case 'deleteTocht':
    case 'putTochtBack':
      return HOME_SCOPE
    case 'renameTocht':
    case 'setSheet':
    case 'addDrawings':
    case 'deleteDrawings':
    case 'duplicateDrawings':
    case 'moveDrawings':
    case 'setDetails':
    case 'checkDrawing':
    case 'acceptDrawing':
    case 'replaceDrawings':
    case 'mergeTocht':
      return action.tocht
    case 'addElement':
    case 'replaceElement':
    case 'removeElement':
    case 'clearDrawing':
    case 'setJunction':
    case 'editFishbone':
      return action.drawing
  }
}
