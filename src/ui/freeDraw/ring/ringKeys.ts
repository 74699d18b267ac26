import type { RingTarget } from './ringTarget'

/** The keys of the roads and the way in, on the numeric keypad and around S, with S itself in their middle. */
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
 * The targets by `KeyboardEvent.code`, which names a place on the keyboard: in Flanders there is A where others have Q, and
 * without Num Lock the numeric keypad has other keys.
 */
export const RING_KEYS: ReadonlyMap<string, RingTarget> = new Map(
  KEYS.flatMap(([target, ...codes]) => codes.map((code) => [code, target] as const)),
)
