import { startTransition, useEffect, useState } from 'react'
import { whenIdle } from '../platform/idle'
import { FALLBACK, languageFor, type Language } from '../storage/settings/languages'
import { usePreferences } from '../store/context'
import { EDITOR_WORDS_OF, WORDS_OF, type ShownLanguage } from '../ui/words/words'

/** Loads a language, or the fallback if its words do not load. */
export const loadLanguage = async (language: Language): Promise<ShownLanguage> => {
  const words = await EDITOR_WORDS_OF[language]().catch(() => undefined)
  return words ? { language, words } : { language: FALLBACK, words: await EDITOR_WORDS_OF[FALLBACK]() }
}

/** The language to show; the previous one until the new words are loaded. */
export const useLanguage = (first: ShownLanguage): ShownLanguage => {
  const [shown, setShown] = useState(first)
  const language = languageFor(usePreferences().language, navigator.languages)
  useEffect(() => {
    let latest = true
    const change = async () => {
      // If the words do not load, the old ones stay. `startTransition` keeps the old screen until its own words are
      // loaded.
      const next = await loadLanguage(language).catch(() => undefined)
      startTransition(() => {
        if (latest && next) setShown(next)
      })
    }
    void change()
    return () => {
      latest = false
    }
  }, [language])
  // Prefetches the words of the other screens; a failure shows when they are needed.
  useEffect(() => whenIdle(() => void WORDS_OF[language]().catch(() => undefined)), [language])
  return shown
}
