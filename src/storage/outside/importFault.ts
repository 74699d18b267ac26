/** Where in a loaded text something is wrong, counted from one as people count. */
export interface Place {
  readonly drawing?: number | undefined
  readonly stroke?: number | undefined
  readonly icon?: number | undefined
  readonly point?: number | undefined
  /** The name of the field. */
  readonly field?: string | undefined
}

/** Why a text was not loaded. The interface puts it into words. */
export type ImportFault =
  | { readonly kind: 'empty' }
  | { readonly kind: 'tooLong'; readonly most: number }
  | { readonly kind: 'notJson'; readonly line: number; readonly column: number }
  | { readonly kind: 'tooDeep' }
  /** A link that was cut off, or changed on its way. */
  | { readonly kind: 'brokenLink' }
  | { readonly kind: 'notTocht' }
  | { readonly kind: 'noTocht' }
  | { readonly kind: 'manyTochten'; readonly count: number }
  | { readonly kind: 'tooMany'; readonly what: Countable; readonly most: number; readonly place: Place }
  | { readonly kind: 'wrong'; readonly place: Place; readonly expected: Expected; readonly found: string }

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
  | 'note'
  | 'distance'
