import { useId } from 'react'
import { usePreferences, useServices } from '../../store/context'
import { LANGUAGES, languageFor, useWords } from '../words/words'

/** Each language is named in its own words, for whoever landed in the wrong one. */
export const LanguageSetting = () => {
  const words = useWords().settings
  const { preferences } = useServices()
  const { language } = usePreferences()
  const select = useId()
  return (
    <div className="flex flex-col gap-1 text-sm text-text-soft">
      <label htmlFor={select}>{words.language}</label>
      <select
        id={select}
        value={languageFor(language, navigator.languages)}
        onChange={(event) => preferences.change({ language: languageFor(undefined, [event.target.value]) })}
        className="min-h-11 rounded-lg border border-control bg-canvas px-3 text-base text-text"
      >
        {Object.entries(LANGUAGES).map(([code, { languageName }]) => (
          <option key={code} value={code} lang={code}>
            {languageName}
          </option>
        ))}
      </select>
    </div>
  )
}
