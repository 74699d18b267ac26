import type { Shape } from './shape'

/** The logo, in the square 0…100: ball, road, a side road not taken, a bend and the arrow. */
export const LOGO_SHAPES: readonly Shape[] = [
  { paint: 'fill', d: 'M25 82.5 A14.5 14.5 0 1 1 54 82.5 A14.5 14.5 0 1 1 25 82.5 Z' },
  { paint: 'stroke', d: 'M39.5 82.5 V43 C39.5 31 45.5 25 57.5 25 H70', width: 11 },
  { paint: 'stroke', d: 'M38.5 56 H9.5', width: 11 },
  { paint: 'fill', d: 'M69 7 L95 25 L69 43 Z' },
  { paint: 'stroke', d: 'M69 7 L95 25 L69 43 Z', width: 4 },
]
