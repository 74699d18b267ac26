/** One painted part of a piece of artwork, in the artwork's own units; a stroke has round caps and joins. */
export type Shape =
  | { readonly paint: 'stroke'; readonly d: string; readonly width: number }
  | { readonly paint: 'fill'; readonly d: string } // even-odd
