import { useEffect, useState } from 'react'
import { loadChunk } from '../platform/chunk'
import type { Language } from '../storage/preferences'
import { usePreferences } from '../store/context'
import { languageFor, WORDS_OF, type Words } from '../ui/words/words'

/** A language and its words, which were fetched. */
export interface Spoken {
  readonly language: Language
  readonly words: Words
}

/** A language whose words do not come is English, which may. */
export const speak = async (language: Language): Promise<Spoken> => {
  const words = await loadChunk(WORDS_OF[language]).catch(() => undefined)
  return words ? { language, words } : { language: 'en', words: await loadChunk(WORDS_OF.en) }
}

/** The language to show; the one before it until its words are there. */
export const useLanguage = (first: Spoken): Spoken => {
  const [spoken, setSpoken] = useState(first)
  const language = languageFor(usePreferences().language, navigator.languages)
  useEffect(() => {
    let latest = true
    const change = async () => {
      // Where no words come, those of before stay.
      const next = await speak(language).catch(() => undefined)
      if (latest && next) setSpoken(next)
    }
    void change()
    return () => {
      latest = false
    }
  }, [language])
  return spoken
}
