import type { SheetOptions } from './sheetOptions'

/** In logical canvas units, x to the right and y downwards. */
export interface Point {
  readonly x: number
  readonly y: number
}

export interface Stroke {
  /** At least one point; a single point is a dot. */
  readonly points: readonly Point[]
  readonly dashed: boolean
  /** An eraser: takes away the ink that was drawn before it, and never the ink after. */
  readonly erase: boolean
  /** An arrowhead at the last point. */
  readonly arrow: boolean
  /** A ball at the first point. */
  readonly circle: boolean
}

export interface IconStamp {
  /** The centre of the icon, and its index in the catalogue. */
  readonly icon: { readonly x: number; readonly y: number; readonly index: number }
}

export type DrawingElement = Stroke | IconStamp

export const isStamp = (element: DrawingElement): element is IconStamp => 'icon' in element

export type DrawingId = string
export type TochtId = string

export interface Drawing {
  readonly id: DrawingId
  readonly elements: readonly DrawingElement[]
  /** What the picture does not say; at most `LONGEST_NOTE` characters, absent when there is nothing to say. */
  readonly note?: string
  /** How far it is to the next drawing, in whole metres from 0 to `FURTHEST_DISTANCE`; absent when nobody measured. */
  readonly distance?: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

export const FREE_DRAW = 0
export const FISH_BONE = 1
export type Style = typeof FREE_DRAW | typeof FISH_BONE

export interface Tocht {
  readonly id: TochtId
  readonly name: string
  readonly style: Style
  /** How it is printed; absent until something was chosen. */
  readonly sheet?: SheetOptions
  /** Taken from the screen on which the first stroke is drawn; absent until then. */
  readonly canvas?: Size
  readonly drawings: readonly DrawingId[]
}

/** Normalised: a change to one drawing touches one record, whatever else there is. */
export interface State {
  readonly order: readonly TochtId[]
  readonly tochten: Readonly<Record<TochtId, Tocht>>
  readonly drawings: Readonly<Record<DrawingId, Drawing>>
  /** The tochten that were deleted, and when, in milliseconds since 1970; they keep their record and their drawings. */
  readonly bin: Readonly<Record<TochtId, number>>
}

export const EMPTY_STATE: State = { order: [], tochten: {}, drawings: {}, bin: {} }
