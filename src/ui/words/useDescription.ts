import { useEffect, useState } from 'react'
import type { DrawingElement } from '../../model/types'
import { whenIdle } from '../../platform/idle'
import { fetchOnce } from '../shared/loading/fetchOnce'
import { useShownLanguage } from './words'

const fetchDescriber = fetchOnce(async () => (await import('./describeDrawing')).describeDrawing)

/**
 * Describes a drawing in a sentence for people who cannot see it; `undefined` until it is read, and for drawings that
 * are no junction. Loading and reading happen while the browser is idle; the previous text stays until then.
 *
 * @param elements `undefined` for a drawing that needs no description yet
 * @param wait when to begin; always the same function
 */
export const useDescription = (
  elements: readonly DrawingElement[] | undefined,
  wait: (run: () => void) => () => void = whenIdle,
): string | undefined => {
  const language = useShownLanguage()
  const [text, setText] = useState<string>()
  useEffect(() => {
    if (!elements) return undefined
    let cancelled = false
    const begin = async (): Promise<void> => {
      const describe = await fetchDescriber().catch(() => undefined)
      // Wait again: hundreds of drawings become ready together when the script arrives.
      if (describe && !cancelled) cancel = whenIdle(() => setText(describe(elements, language)))
    }
    let cancel = wait(() => void begin())
    return () => {
      cancelled = true
      cancel()
    }
  }, [elements, language, wait])
  return text
}
