import { useEffect, useRef } from 'react'

/**
 * A finger or mouse that let go of a tile clicks on the link under it, and the browser would follow that link. The click
 * comes after the drag and before the next press.
 */
export const useNoClickAfterDrag = (): readonly [start: (activator: Event) => void, end: () => void] => {
  const phase = useRef<'idle' | 'dragging' | 'dropped'>('idle')
  useEffect(() => {
    const settle = (): void => {
      if (phase.current === 'dropped') phase.current = 'idle'
    }
    const stop = (event: Event): void => {
      if (phase.current === 'idle') return
      event.preventDefault()
      event.stopPropagation()
    }
    addEventListener('pointerdown', settle, { capture: true })
    addEventListener('click', stop, { capture: true })
    return () => {
      removeEventListener('pointerdown', settle, { capture: true })
      removeEventListener('click', stop, { capture: true })
    }
  }, [])
  return [
    (activator) => {
      // A key that puts a drawing down clicks on nothing.
      phase.current = activator instanceof KeyboardEvent ? 'idle' : 'dragging'
    },
    () => {
      if (phase.current === 'dragging') phase.current = 'dropped'
    },
  ]
}
