import { useEffect, useRef, useState } from 'react'
import { useHandler } from './useHandler'

/**
 * A field that is kept when it is left, in one step of Undo; also when it goes away or the page is put aside.
 *
 * @param keep false for a text that cannot be kept: it stays in the field
 */
export const useTyped = (kept: string, keep: (text: string) => boolean) => {
  const [typed, setTyped] = useState<string>()
  /** The same at once: a field that goes away as it is left would be kept twice. */
  const pending = useRef<string>(undefined)
  const type = (text: string | undefined) => {
    pending.current = text
    setTyped(text)
  }
  const settle = useHandler(() => {
    if (pending.current !== undefined && keep(pending.current)) type(undefined)
  })
  useEffect(() => {
    addEventListener('pagehide', settle)
    document.addEventListener('visibilitychange', settle)
    return () => {
      removeEventListener('pagehide', settle)
      document.removeEventListener('visibilitychange', settle)
      settle()
    }
  }, [settle])
  return { text: typed ?? kept, type, settle }
}
