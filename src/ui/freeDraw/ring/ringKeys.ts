import type { RingTarget } from './ringTarget'

/** Keys of the roads and the way in: on the numeric keypad, and around S. */
const KEYS: readonly (readonly [RingTarget, numeric: string, letter: string])[] = [
  [1, 'Numpad1', 'KeyZ'],
  [2, 'Numpad4', 'KeyA'],
  [3, 'Numpad7', 'KeyQ'],
  [4, 'Numpad8', 'KeyW'],
  [5, 'Numpad9', 'KeyE'],
  [6, 'Numpad6', 'KeyD'],
  [7, 'Numpad3', 'KeyC'],
  ['fromBelow', 'Numpad2', 'KeyX'],
  ['roundabout', 'Numpad5', 'KeyS'],
]

/**
 * Targets by `KeyboardEvent.code`, the position of a key: an AZERTY keyboard has A in the place of Q, and the numeric
 * keypad other keys without Num Lock.
 */
export const RING_KEYS: ReadonlyMap<string, RingTarget> = new Map(
  KEYS.flatMap(([target, ...codes]) => codes.map((code) => [code, target] as const)),
)
