import { startTransition, useEffect, useState } from 'react'
import { languageFor } from '../storage/settings/languages'
import { usePreferences } from '../store/context'
import { WORDS_OF, type ShownLanguage } from '../ui/words/words'

/** The language to show; the previous one until the new words are loaded. */
export const useLanguage = (first: ShownLanguage): ShownLanguage => {
  const [shown, setShown] = useState(first)
  const language = languageFor(usePreferences().language, navigator.languages)
  useEffect(() => {
    let latest = true
    const change = async () => {
      // If the words do not load, the old ones stay.
      const words = await WORDS_OF[language]().catch(() => undefined)
      startTransition(() => {
        if (latest && words) setShown({ language, words })
      })
    }
    void change()
    return () => {
      latest = false
    }
  }, [language])
  return shown
}
