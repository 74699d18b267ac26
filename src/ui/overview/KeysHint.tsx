import { useEffect, useState } from 'react'
import { useWords } from '../words/words'

/**
 * Explains the keys while a tile has the keyboard focus. The CSS selector `:has()` is avoided, because its cost grows
 * with the number of tiles.
 */
export const KeysHint = () => {
  const { keys } = useWords().overview
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const look = (): void => setShown(document.activeElement?.matches('a[data-index]:focus-visible') ?? false)
    addEventListener('focusin', look)
    addEventListener('focusout', look)
    return () => {
      removeEventListener('focusin', look)
      removeEventListener('focusout', look)
    }
  }, [])
  return shown ? (
    <p className="pointer-events-none absolute bottom-full rounded-md bg-text px-2 py-1 text-sm text-canvas">{keys}</p>
  ) : null
}
