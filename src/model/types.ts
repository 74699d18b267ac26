import type { DrawingDetails, StoredCheck } from './details'
import type { Hash, TochtState } from './exchange/exchangeTypes'
import type { Looks } from './looks'
import type { StoredSheet } from './sheet/sheetOptions'

/** A place in canvas units: x to the right, y downwards. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** A line or an eraser. An eraser removes the ink that was drawn before it, not after. */
export interface Stroke extends Looks {
  /** At least one point; a single point is a dot. */
  readonly points: readonly Point[]
}

export interface IconStamp {
  /** The centre of the icon and its index in `ICONS`. */
  readonly icon: { readonly x: number; readonly y: number; readonly index: number }
}

/** A short text on the paper, always upright and above all ink. An eraser's path does not reach it. */
export interface Label {
  /** The middle of the text, which is cleaned by `labelText` and never empty. */
  readonly label: { readonly x: number; readonly y: number; readonly text: string }
}

/**
 * The elements that this version knows, by their kind. Each layer has one record over all kinds: `ELEMENTS` in `model`,
 * `SHAPES` in `geometry`, `INKS` in `render` and `FORMATS` in `storage`.
 */
export interface ElementOf {
  readonly stroke: Stroke
  readonly icon: IconStamp
  readonly label: Label
}
export type ElementKind = keyof ElementOf
export type KnownElement = ElementOf[ElementKind]

/** The member that only elements of a kind have. In a text with several of them, the first of this list counts. */
export const KIND_MEMBER = { icon: 'icon', stroke: 'points', label: 'label' } as const satisfies {
  readonly [Kind in ElementKind]: keyof ElementOf[Kind]
}

/** An element of a newer version: kept, but not drawn. */
export type UnknownElement = { readonly [Member in (typeof KIND_MEMBER)[ElementKind]]?: never }

/** May have unknown members; every change keeps them. */
export type DrawingElement = KnownElement | UnknownElement

export const ELEMENT_KINDS = Object.keys(KIND_MEMBER) as readonly ElementKind[]

/** The kind of an element; `undefined` for an element of a newer version. */
export const kindOf = (element: object): ElementKind | undefined => {
  for (const kind of ELEMENT_KINDS) if (KIND_MEMBER[kind] in element) return kind
  return undefined
}

/** The entry of an element's kind in the record of a layer; `undefined` for an element of a newer version. */
export const ofKind = <Entry>(
  entries: Readonly<Record<ElementKind, Entry>>,
  element: DrawingElement,
): Entry | undefined => {
  const kind = kindOf(element)
  return kind && entries[kind]
}

export const isKnown = (element: DrawingElement): element is KnownElement => kindOf(element) !== undefined

export const isStroke = (element: DrawingElement): element is Stroke => 'points' in element

export const isStamp = (element: DrawingElement): element is IconStamp => 'icon' in element

export const isLabel = (element: DrawingElement): element is Label => 'label' in element

export const isEraser = (element: DrawingElement): element is Stroke & { readonly erase: true } =>
  isStroke(element) && element.erase

/** Whether an element is a stroke of ink, not of an eraser. */
export const isLine = (element: DrawingElement): element is Stroke => isStroke(element) && !element.erase

export type DrawingId = string
export type TochtId = string

/** A drawing and a tocht may have unknown members, too. */
export interface Drawing extends DrawingDetails {
  readonly id: DrawingId
  readonly elements: readonly DrawingElement[]
  /** The check in the field, read by `checkOf`; absent until somebody checked. */
  readonly check?: StoredCheck
  /**
   * Doubts of a drawing made from roads, read by `routeDoubtsOf`; removed when the ink changes or the user accepts the
   * drawing.
   */
  readonly doubt?: unknown
  /** The id in exchanges if it does not follow from `id`; read by `exchangeIdsOf`. */
  readonly exchangeId?: string
  /** The contents as they last arrived; absent until then. In a drawing from outside: those that it replaces. */
  readonly seen?: Hash
  /** Earlier and present contents that somebody else has, the last that came or went at the end. Never leaves the device. */
  readonly past?: readonly Hash[]
}

export interface Size {
  readonly width: number
  readonly height: number
}

export const FREE_DRAW = 0
export const FISH_BONE = 1
/** The kind of the drawings; a later kind is shown as free drawing. */
export type Style = number

export interface Tocht {
  readonly id: TochtId
  readonly name: string
  readonly style: Style
  /** The print options, read by `sheetOf`; absent until something was chosen. */
  readonly sheet?: StoredSheet
  /** The canvas of the screen on which the first stroke was drawn, or of loaded drawings; absent until then. */
  readonly canvas?: Size
  /** The source of the roads, read by `isFromOsm`; absent when drawn by hand. */
  readonly source?: unknown
  /** The id in exchanges if it does not follow from `id`; read by `exchangeIdOf`. */
  readonly exchangeId?: string
  /** As in a drawing, for name, choices and order. */
  readonly seen?: Hash
  readonly past?: readonly TochtState[]
  /** The `past` of drawings that were deleted and that somebody else has, by their ids in exchanges. */
  readonly deleted?: Readonly<Record<string, readonly Hash[]>>
  readonly drawings: readonly DrawingId[]
}

/** A tocht with its drawings, outside the state: for sharing, loading and restoring. */
export interface WholeTocht {
  readonly tocht: Tocht
  readonly drawings: readonly Drawing[]
}

/** Normalised, so that a change to one drawing touches one record. */
export interface State {
  readonly order: readonly TochtId[]
  readonly tochten: Readonly<Record<TochtId, Tocht>>
  readonly drawings: Readonly<Record<DrawingId, Drawing>>
  /** The tochten that were deleted, the latest last; they keep their record and their drawings. `when` is in
   * milliseconds since 1970. */
  readonly bin: Readonly<Record<TochtId, { readonly when: number }>>
}

export const EMPTY_STATE: State = { order: [], tochten: {}, drawings: {}, bin: {} }

/** Unknown elements count as ink: the drawing is not empty in the version that drew them. */
export const hasInk = (elements: readonly DrawingElement[]): boolean => elements.some((element) => !isEraser(element))
