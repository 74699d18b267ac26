import type { DrawingDetails } from './details'
import type { StoredCheck } from './details'
import type { Looks } from './looks'
import type { StoredSheet } from './sheetOptions'

/** In logical canvas units, x to the right and y downwards. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** A line, or an eraser: that takes away the ink that was drawn before it, and never the ink after. */
export interface Stroke extends Looks {
  /** At least one point; a single point is a dot. */
  readonly points: readonly Point[]
}

export interface IconStamp {
  /** The centre of the icon, and its index in the catalogue. */
  readonly icon: { readonly x: number; readonly y: number; readonly index: number }
}

/** What a newer version drew and this one does not know: kept as it is, and never drawn. */
export interface UnknownElement {
  readonly points?: never
  readonly icon?: never
}

/** What can be seen and taken hold of. */
export type InkElement = Stroke | IconStamp

/** An element may have members that this version does not know; whoever changes it keeps them. */
export type DrawingElement = InkElement | UnknownElement

export const isStroke = (element: DrawingElement): element is Stroke => 'points' in element

export const isStamp = (element: DrawingElement): element is IconStamp => 'icon' in element

export const isInk = (element: DrawingElement): element is InkElement => isStroke(element) || isStamp(element)

export const isEraser = (element: DrawingElement): element is Stroke & { readonly erase: true } =>
  isStroke(element) && element.erase

export type DrawingId = string
export type TochtId = string

/** A drawing and a tocht, too, may have members that this version does not know. */
export interface Drawing extends DrawingDetails {
  readonly id: DrawingId
  readonly elements: readonly DrawingElement[]
  /** What was found of it in the field, to be read by `checkOf`; absent until somebody looked. */
  readonly check?: StoredCheck
  /** Where it was made from roads, why it may be wrong, to be read by `routeDoubtsOf`; until its ink changes or somebody says Good. */
  readonly doubt?: unknown
}

export interface Size {
  readonly width: number
  readonly height: number
}

export const FREE_DRAW = 0
export const FISH_BONE = 1
/** What kind of drawings a tocht has: one of those, or a later kind, whose drawings are shown as free ones. */
export type Style = number

export interface Tocht {
  readonly id: TochtId
  readonly name: string
  readonly style: Style
  /** How it is printed, to be read by `sheetOf`; absent until something was chosen. */
  readonly sheet?: StoredSheet
  /** Taken from the screen on which the first stroke is drawn; absent until then. */
  readonly canvas?: Size
  /** From where its roads are, to be read by `isFromOsm`; absent where a hand drew them. */
  readonly source?: unknown
  readonly drawings: readonly DrawingId[]
}

/** How long a tocht has been in the bin. Clocks may be wrong, so days on which the app was used are counted. */
export interface Binned {
  /** In milliseconds since 1970, to show the latest first. */
  readonly when: number
  /** On which other days something was done in the app since, in days since 1970; each counts once. */
  readonly days: readonly number[]
}

/** Normalised: a change to one drawing touches one record, whatever else there is. */
export interface State {
  readonly order: readonly TochtId[]
  readonly tochten: Readonly<Record<TochtId, Tocht>>
  readonly drawings: Readonly<Record<DrawingId, Drawing>>
  /** The tochten that were deleted; they keep their record and their drawings. */
  readonly bin: Readonly<Record<TochtId, Binned>>
}

export const EMPTY_STATE: State = { order: [], tochten: {}, drawings: {}, bin: {} }
