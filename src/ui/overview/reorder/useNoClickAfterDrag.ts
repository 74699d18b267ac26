import { useEffect, useRef } from 'react'

/**
 * Suppresses the click on the tile's link after a drag by finger or mouse. That click comes after the drag and before
 * the next press.
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
      // Dropping by keyboard causes no click.
      phase.current = activator instanceof KeyboardEvent ? 'idle' : 'dragging'
    },
    () => {
      if (phase.current === 'dragging') phase.current = 'dropped'
    },
  ]
}
