import { ELEMENT_KINDS, type ElementKind } from '../../model/types'

/** The parts of a text that are counted to name a place, the largest first. */
export const LOCATION_LEVELS: readonly LocationLevel[] = ['drawing', ...ELEMENT_KINDS, 'point']
export type LocationLevel = 'drawing' | ElementKind | 'point'

/** The place of a fault in a loaded text, counted from one. */
export type FaultLocation = { readonly [level in LocationLevel]?: number | undefined } & {
  /** The name of the field. */
  readonly field?: string | undefined
}

/** The reason why a text was not loaded; the interface words it. */
export type ImportFault =
  | { readonly kind: 'empty' }
  | { readonly kind: 'tooLong'; readonly most: number }
  | { readonly kind: 'notJson'; readonly line: number; readonly column: number }
  | { readonly kind: 'tooDeep' }
  /** A link that was cut off or changed on the way. */
  | { readonly kind: 'brokenLink' }
  | { readonly kind: 'notTocht' }
  | { readonly kind: 'noTocht' }
  | { readonly kind: 'manyTochten'; readonly count: number }
  | { readonly kind: 'tooMany'; readonly what: Countable; readonly most: number; readonly location: FaultLocation }
  | { readonly kind: 'wrong'; readonly location: FaultLocation; readonly expected: Expected; readonly found: string }

export type Countable = 'drawings' | 'elements' | 'points' | 'pointsInAll'
export type Expected =
  | 'number'
  | 'coordinate'
  | 'list'
  | 'flag'
  | 'text'
  | 'icon'
  | 'object'
  | 'style'
  | 'size'
  | 'distance'
