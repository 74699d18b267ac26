import { useRef, type PointerEvent } from 'react'

/** Sideways movement of a finger that shows the next drawing in a preview or on a walk, in pixels. */
const SWIPE_DISTANCE = 40

/** Handlers to turn pages by finger or pen: a swipe to the left shows the next page, to the right the previous page. */
export const useSwipe = (previous: () => void, next: () => void) => {
  const start = useRef<{ readonly id: number; readonly x: number; readonly y: number }>(undefined)
  return {
    onPointerDown: ({ pointerType, pointerId, isPrimary, clientX, clientY }: PointerEvent) => {
      start.current = pointerType !== 'mouse' && isPrimary ? { id: pointerId, x: clientX, y: clientY } : undefined
    },
    onPointerUp: ({ pointerId, clientX, clientY }: PointerEvent) => {
      const from = start.current
      start.current = undefined
      if (from?.id !== pointerId) return
      const [x, y] = [clientX - from.x, clientY - from.y]
      if (Math.abs(x) < SWIPE_DISTANCE || Math.abs(x) < Math.abs(y)) return
      if (x < 0) next()
      else previous()
    },
    onPointerCancel: () => {
      start.current = undefined
    },
  }
}
