import { LANGUAGES, languageFor, type Language } from '../../storage/settings/languages'
import { usePreferences, useServices } from '../../store/context'
import { Choice } from '../shared/fields/Choice'
import { useTellFailure } from '../shared/toasts/useTellFailure'
import { LANGUAGE_NAMES } from '../words/languageNames'
import { useWords, WORDS_OF } from '../words/words'

export const LanguageSetting = () => {
  const words = useWords()
  const { preferences } = useServices()
  const { language } = usePreferences()
  const tellFailure = useTellFailure()
  const choose = async (next: Language) => {
    try {
      await WORDS_OF[next]()
      preferences.change({ language: next })
    } catch (error) {
      tellFailure(error)
    }
  }
  return (
    <Choice
      label={words.settings.language}
      options={LANGUAGES.map((one) => [one, LANGUAGE_NAMES[one], one] as const)}
      value={languageFor(language, navigator.languages)}
      onChoose={(next) => void choose(next)}
    />
  )
}
