import type { Direction } from '../../../src/model/junction'

/** The key of each direction on the ring. */
export const NUMPAD: Readonly<Record<Direction, string>> = {
  1: 'Numpad1',
  2: 'Numpad4',
  3: 'Numpad7',
  4: 'Numpad8',
  5: 'Numpad9',
  6: 'Numpad6',
  7: 'Numpad3',
}
