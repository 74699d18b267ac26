import { useEffect, useRef, useState } from 'react'
import { whenLeaving } from '../../../platform/leaving'
import { useHandler } from '../useHandler'

/**
 * Saves a field in one undo step when the user leaves it, when it is unmounted, or when the tab is hidden.
 * @param keep saves a text; returns false if the text cannot be saved and must stay in the field
 * @param onLost called with such a text when the field is removed
 */
export const useSavedWhenLeft = (kept: string, keep: (text: string) => boolean, onLost?: (text: string) => void) => {
  const [typed, setTyped] = useState<string>()
  /** A ref changes at once. With state, a field that is unmounted as it loses the focus would be saved twice. */
  const pending = useRef<string>(undefined)
  const type = (text: string | undefined) => {
    pending.current = text
    setTyped(text)
  }
  const settle = useHandler(() => {
    if (pending.current !== undefined && keep(pending.current)) type(undefined)
  })
  const leave = useHandler(() => {
    settle()
    if (pending.current !== undefined) onLost?.(pending.current)
  })
  useEffect(() => {
    const gone = new AbortController()
    whenLeaving(settle, gone.signal)
    return () => {
      gone.abort()
      leave()
    }
  }, [settle, leave])
  return { text: typed ?? kept, type, settle }
}
