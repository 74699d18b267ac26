/** A painted part of some artwork, in the artwork's units; strokes have round caps and joins. */
export type Shape =
  | { readonly paint: 'stroke'; readonly d: string; readonly width: number }
  | { readonly paint: 'fill'; readonly d: string } // even-odd
