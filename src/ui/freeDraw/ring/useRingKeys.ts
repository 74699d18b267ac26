import { useEffect, useEffectEvent, type RefObject } from 'react'
import { hasModifier } from '../../shared/keys/shortcuts'
import { isLongPress, RING_KEYS } from './ringKeys'
import type { RingTarget } from './ringTarget'

/** Keys of targets while the focus is in the ring; they take precedence over the editor's shortcuts. */
export const useRingKeys = (
  ring: RefObject<HTMLElement | null>,
  tap: (target: RingTarget, isLong: boolean) => void,
): void => {
  const onTap = useEffectEvent(tap)
  useEffect(() => {
    const element = ring.current
    const onKey = (event: KeyboardEvent): void => {
      const target = RING_KEYS.get(event.code)
      if (target === undefined || hasModifier(event)) return
      event.preventDefault()
      if (!event.repeat) onTap(target, isLongPress(event))
    }
    element?.addEventListener('keydown', onKey)
    return () => element?.removeEventListener('keydown', onKey)
  }, [ring])
}
