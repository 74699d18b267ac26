import { useEffect, useEffectEvent, type RefObject } from 'react'
import type { JunctionTarget, TargetTap } from '../../../model/junction'
import { hasModifier } from '../../shared/keys/shortcuts'

/** Keys of targets while the focus is in the ring; they take precedence over the editor's shortcuts. */
export const useRingKeys = (ring: RefObject<Element | null>, tap: (tap: TargetTap) => void): void => {
  const onTap = useEffectEvent(tap)
  useEffect(() => {
    const element = ring.current
    const onKey = (event: Event): void => {
      if (!(event instanceof KeyboardEvent)) return
      const target = RING_KEYS.get(event.code)
      if (target === undefined || hasModifier(event)) return
      event.preventDefault()
      if (!event.repeat) onTap({ target, isLong: isLongPress(event) })
    }
    element?.addEventListener('keydown', onKey)
    return () => element?.removeEventListener('keydown', onKey)
  }, [ring])
}

/**
 * Keys of the roads and the way in: the digits, which lie around 5 on a numeric keypad, and the letters around S. The
 * text `ring.keys` of each language says so.
 */
const KEYS: readonly (readonly [JunctionTarget, digit: number, letter: string])[] = [
  [1, 1, 'KeyZ'],
  [2, 4, 'KeyA'],
  [3, 7, 'KeyQ'],
  [4, 8, 'KeyW'],
  [5, 9, 'KeyE'],
  [6, 6, 'KeyD'],
  [7, 3, 'KeyC'],
  ['fromBelow', 2, 'KeyX'],
  ['roundabout', 5, 'KeyS'],
]

/**
 * Targets by `KeyboardEvent.code`, the position of a key. `KeyboardEvent.key` differs: AZERTY has A in the place of Q,
 * and the numeric keypad sends other keys without Num Lock.
 */
export const RING_KEYS: ReadonlyMap<string, JunctionTarget> = new Map(
  KEYS.flatMap(([target, digit, letter]) =>
    [`Numpad${digit}`, `Digit${digit}`, letter].map((code) => [code, target] as const),
  ),
)

/** Whether Shift means a long press. It does not where the digits above the letters need Shift. */
export const isLongPress = ({ key, code, shiftKey }: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): boolean =>
  shiftKey && code !== `Digit${key}`
