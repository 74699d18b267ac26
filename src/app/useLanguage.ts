import { startTransition, useEffect, useState } from 'react'
import { whenIdle } from '../platform/idle'
import { languageFor, type Language } from '../storage/settings/languages'
import { usePreferences } from '../store/context'
import { TABLE_WORDS_OF, WORDS_OF, type Spoken } from '../ui/words/words'

/** A language whose words do not come is English, which may. */
export const speak = async (language: Language): Promise<Spoken> => {
  const words = await TABLE_WORDS_OF[language]().catch(() => undefined)
  return words ? { language, words } : { language: 'en', words: await TABLE_WORDS_OF.en() }
}

/** The language to show; the one before it until its words are there. */
export const useLanguage = (first: Spoken): Spoken => {
  const [spoken, setSpoken] = useState(first)
  const language = languageFor(usePreferences().language, navigator.languages)
  useEffect(() => {
    let latest = true
    const change = async () => {
      // Where no words come, those of before stay; what is shown stays until the screen has its words too.
      const next = await speak(language).catch(() => undefined)
      startTransition(() => {
        if (latest && next) setSpoken(next)
      })
    }
    void change()
    return () => {
      latest = false
    }
  }, [language])
  // The words of the other screens, for whoever leaves the drawing table; one that does not come says so there.
  useEffect(() => whenIdle(() => void WORDS_OF[language]().catch(nothing)), [language])
  return spoken
}

const nothing = (): void => undefined
