import { useEffect, useEffectEvent } from 'react'
import { NUDGE } from '../../constants'
import type { Point } from '../../model/types'

const DIRECTIONS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** While something is selected the arrow keys move it, and not the keyboard's pen. */
export const useNudge = (active: boolean, move: (by: Point) => void): void => {
  const onMove = useEffectEvent(move)
  useEffect(() => {
    if (!active) return undefined
    const onKey = (event: KeyboardEvent): void => {
      const direction = DIRECTIONS[event.key]
      const inField = event.target instanceof Element && event.target.closest('input, textarea, [role=menu]')
      if (!direction || inField || event.ctrlKey || event.metaKey || event.altKey) return
      const size = event.shiftKey ? NUDGE.large : NUDGE.small
      event.preventDefault()
      event.stopPropagation()
      onMove({ x: direction.x * size, y: direction.y * size })
    }
    // Before the canvas hears of it.
    addEventListener('keydown', onKey, { capture: true })
    return () => removeEventListener('keydown', onKey, { capture: true })
  }, [active])
}
