import { useEffect, useState } from 'react'
import { useHandler } from './useHandler'

/**
 * A field that is kept when it is left, in one step of Undo; also when it goes away or the page is put aside.
 *
 * @param keep false for a text that cannot be kept: it stays in the field
 */
export const useTyped = (kept: string, keep: (text: string) => boolean) => {
  const [typed, setTyped] = useState<string>()
  const settle = useHandler(() => {
    if (typed !== undefined && keep(typed)) setTyped(undefined)
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
  return { text: typed ?? kept, type: setTyped, settle }
}
