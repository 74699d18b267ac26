import { useEffect, useState } from 'react'
import type { DrawingElement } from '../../model/types'
import { whenIdle } from '../../platform/idle'
import { fetchOnce } from '../shared/fetchOnce'
import { useSpokenLanguage } from './words'

const fetchDescriber = fetchOnce(async () => (await import('./describeDrawing')).describeDrawing)

/**
 * What a drawing shows, in a sentence for people who cannot see it; undefined until that was read, and for what is no
 * junction. It is fetched and read while the browser has nothing else to do; the sentence before stays until then.
 *
 * @param elements undefined for a drawing that need not be described yet
 * @param wait when to begin; the same function each time
 */
export const useDescription = (
  elements: readonly DrawingElement[] | undefined,
  wait: (run: () => void) => () => void = whenIdle,
): string | undefined => {
  const language = useSpokenLanguage()
  const [text, setText] = useState<string>()
  useEffect(() => {
    if (!elements) return undefined
    let cancelled = false
    const begin = async (): Promise<void> => {
      const describe = await fetchDescriber().catch(nothing)
      // Idle once more: with the script come hundreds of drawings at a time.
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

const nothing = (): void => undefined
