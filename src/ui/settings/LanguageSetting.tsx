import { useId } from 'react'
import { languageFor, type Language } from '../../storage/settings/languages'
import { usePreferences, useServices } from '../../store/context'
import { forgetFailedParts } from '../shared/loading/fetchOnce'
import { useTellFailure } from '../shared/toasts/useTellFailure'
import { LANGUAGE_NAMES } from '../words/languageNames'
import { useWords, WORDS_OF } from '../words/words'

export const LanguageSetting = () => {
  const words = useWords()
  const { preferences } = useServices()
  const { language } = usePreferences()
  const tellFailure = useTellFailure()
  const select = useId()
  const choose = async (next: Language) => {
    try {
      await WORDS_OF[next]()
      preferences.change({ language: next })
    } catch (error) {
      forgetFailedParts()
      tellFailure(error)
    }
  }
  return (
    <div className="flex flex-col gap-1 text-sm text-text-soft">
      <label htmlFor={select}>{words.settings.language}</label>
      <select
        id={select}
        value={languageFor(language, navigator.languages)}
        onChange={(event) => void choose(languageFor(undefined, [event.target.value]))}
        className="min-h-11 rounded-lg border border-control bg-canvas pr-10 pl-3 text-base text-text"
      >
        {Object.entries(LANGUAGE_NAMES).map(([code, name]) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}
