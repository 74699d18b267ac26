import type { DrawingDetails } from './details'
import type { FishboneEdit } from './editFishbone'
import type { FieldCheck } from './details'
import type { Fishbone } from './fishbone'
import type { SheetOptions } from './sheetOptions'
import type { Drawing, DrawingElement, DrawingId, Size, Tocht, TochtId } from './types'

/**
 * All that can be done to the tochten. Things are named by id, since another tab may reorder them in between; an element,
 * which has no id, by what it is and where it was.
 * Ids are made by whoever dispatches, so that the reducer stays pure. What `continues` the step before (the next letter of
 * a name, the next nudge) is undone together with it.
 */
export type Action =
  | { readonly type: 'addTocht'; readonly tocht: Tocht; readonly drawings: readonly Drawing[] }
  | { readonly type: 'renameTocht'; readonly tocht: TochtId; readonly name: string; readonly continues?: boolean }
  /** Changes only these choices: another tab, or a newer version, may have made others. */
  | { readonly type: 'setSheet'; readonly tocht: TochtId; readonly choices: Partial<Omit<SheetOptions, 'printed'>> }
  /** The version of this code was printed, which cannot be undone. */
  | { readonly type: 'markPrinted'; readonly tocht: TochtId; readonly code: string }
  /** Into the bin. `when` is in milliseconds since 1970. */
  | { readonly type: 'deleteTocht'; readonly tocht: TochtId; readonly when: number }
  | { readonly type: 'restoreTocht'; readonly tocht: TochtId }
  /** Out of the bin, which cannot be undone. */
  | { readonly type: 'emptyBin'; readonly tochten: readonly TochtId[] }
  /** Something was done on this day (in days since 1970): what has been in the bin long enough goes. */
  | { readonly type: 'countDay'; readonly day: number }
  | {
      readonly type: 'addDrawings'
      readonly tocht: TochtId
      /** Those that are there already are left as they are. */
      readonly drawings: readonly Drawing[]
      /** The drawing before which they come to stand; absent for the end. */
      readonly before?: DrawingId | undefined
    }
  | {
      readonly type: 'deleteDrawings'
      readonly tocht: TochtId
      readonly drawings: readonly DrawingId[]
      /** Whether the first of them is passed on the way all the same: its distance goes to the drawing before, or to the start. */
      readonly passed?: true
    }
  | {
      readonly type: 'duplicateDrawings'
      readonly tocht: TochtId
      /** The copies stand together, behind the last of their originals. */
      readonly copies: readonly { readonly of: DrawingId; readonly id: DrawingId }[]
    }
  | {
      readonly type: 'moveDrawings'
      readonly tocht: TochtId
      /** They come to stand together, in the order that they have. */
      readonly drawings: readonly DrawingId[]
      /** The drawing before which they come to stand; undefined for the end. */
      readonly before: DrawingId | undefined
    }
  | {
      readonly type: 'describeDrawings'
      readonly tocht: TochtId
      readonly described: readonly { readonly drawing: DrawingId; readonly details: DrawingDetails }[]
      /** The distance to the first drawing, where it changes, too. */
      readonly choices?: Pick<SheetOptions, 'toFirst'> | undefined
    }
  /** Somebody looked at a drawing in the field; `check` names what was seen. */
  | {
      readonly type: 'checkDrawing'
      readonly tocht: TochtId
      readonly drawing: DrawingId
      readonly check: FieldCheck
    }
  /** Somebody says that a drawing that was made from roads is good: it has no doubt any more. */
  | { readonly type: 'acceptDrawing'; readonly tocht: TochtId; readonly drawing: DrawingId }
  | {
      readonly type: 'replaceDrawings'
      readonly tocht: TochtId
      readonly drawings: readonly Drawing[]
      /** What the tocht becomes with them; what is absent stays as it is. */
      readonly as?: Partial<Pick<Tocht, 'style' | 'name'>>
      /** Undefined where they hold no ink. */
      readonly canvas: Size | undefined
      /** From where their roads are; absent where a hand drew them. */
      readonly source?: unknown
    }
  | {
      readonly type: 'addElement'
      readonly drawing: DrawingId
      readonly element: DrawingElement
      /** The canvas of the screen it was drawn on; kept if this is the first ink of its tocht. */
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
  /** Takes away the elements that were seen, and none that another page has drawn since. */
  | { readonly type: 'clearDrawing'; readonly drawing: DrawingId; readonly seen: readonly DrawingElement[] }
  /** Puts the strokes of a junction from the ring into a drawing, and leaves all other elements as they are. */
  | {
      readonly type: 'setJunction'
      readonly drawing: DrawingId
      readonly replaced: readonly Replacement[]
      /** What comes to lie on top. */
      readonly added: readonly DrawingElement[]
      /** As that of `addElement`. */
      readonly canvas: Size
    }
  /** `seen` are the rows that the edit means. */
  | { readonly type: 'editFishbone'; readonly drawing: DrawingId; readonly edit: FishboneEdit; readonly seen: Fishbone }

/** An element, and what comes to lie in its place. */
export interface Replacement {
  readonly was: DrawingElement
  readonly by: readonly DrawingElement[]
}

/** What an action belongs to for Undo: the id of a drawing or of a tocht, or this for the list of tochten. */
export const HOME_SCOPE = 'home'
export type Scope = string

/** Undefined for what cannot be undone. */
export const scopeOf = (action: Action): Scope | undefined => {
  switch (action.type) {
    case 'emptyBin':
    case 'countDay':
    case 'markPrinted':
      return undefined
    case 'addTocht':
    case 'deleteTocht':
    case 'restoreTocht':
      return HOME_SCOPE
    case 'renameTocht':
    case 'setSheet':
    case 'addDrawings':
    case 'deleteDrawings':
    case 'duplicateDrawings':
    case 'moveDrawings':
    case 'describeDrawings':
    case 'checkDrawing':
    case 'acceptDrawing':
    case 'replaceDrawings':
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
