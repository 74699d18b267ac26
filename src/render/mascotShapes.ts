import type { Shape } from './shape'

/** The hedgehog's quills, from brow to belly. */
const QUILLS =
  'M63.5 42.5 L61.2 31.1 L52.8 35.7 L46.4 25.8 L40.7 33.5 L30.7 27.3 L28.9 36.7 L17.2 35.4 L19.6 44.7 L8.4 48.5 L14.6 55.9 L6.1 64.1 L14.8 68.1 L10.6 79.2 C19 85.5 24 87.5 30 87.5 H53 C46 80 46 69 53 61.5 C58.5 55.5 62 49 63.5 42.5 Z'

/** The mascot, in the square 0…100: a walking hedgehog with one quill in the shape of a route. */
export const MASCOT_SHAPES: readonly Shape[] = [
  { paint: 'stroke', d: QUILLS, width: 3 },
  { paint: 'fill', d: QUILLS },
  { paint: 'stroke', d: 'M63 43 C74 46 81 55 87 66 C82 79 71 87.5 53 87.5', width: 6 },
  { paint: 'fill', d: 'M80.5 66 A7 7 0 1 1 94.5 66 A7 7 0 1 1 80.5 66 Z' },
  { paint: 'fill', d: 'M62 59.5 A4.8 4.8 0 1 1 71.6 59.5 A4.8 4.8 0 1 1 62 59.5 Z' },
  { paint: 'stroke', d: 'M60.5 71.5 C63 76.5 70 77 74 72.5', width: 4.5 },
  { paint: 'stroke', d: 'M27 92 H36 M56 92 H65', width: 9 },
  { paint: 'stroke', d: 'M31 36 V24 C31 17 35 13 42 13 H60', width: 7 },
  { paint: 'fill', d: 'M58 3 L76 13 L58 23 Z' },
  { paint: 'stroke', d: 'M58 3 L76 13 L58 23 Z', width: 3 },
]
