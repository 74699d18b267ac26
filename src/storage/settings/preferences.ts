import { INTRO_HIDDEN_KEY, LANGUAGE_KEY, PEN_ONLY_KEY, PHONE_KEY, ROUTE_KEY, THEME_KEY } from '../../constants'
import { LANGUAGES, type Language } from './languages'
import { createListeners } from '../listeners'
import { writeQuietly, type SafeStorage } from './safeStorage'

export const THEMES = ['light', 'dark', 'system'] as const
export type Theme = (typeof THEMES)[number]

/** The user's preferences on this device; never part of a tocht and never shared. */
export interface Preferences {
  readonly theme: Theme
  /** `undefined` follows the browser. */
  readonly language: Language | undefined
  readonly phone: string
  readonly penOnly: boolean
  /** Whether the first stroke of a drawing becomes its route. */
  readonly route: boolean
  readonly introHidden: boolean
}

export interface PreferenceStore {
  readonly get: () => Preferences
  readonly change: (changes: Partial<Preferences>) => void
  readonly subscribe: (listener: () => void) => () => void
}

/**
 * Reads the preferences and writes each change at once. Without storage they last until the app is closed. Only what
 * changes is written: another tab may have changed the others.
 */
export const openPreferences = (storage: SafeStorage): PreferenceStore => {
  const { notify, subscribe } = createListeners()
  let preferences: Preferences = {
    theme: THEMES.find((theme) => theme === storage.getItem(THEME_KEY)) ?? 'dark',
    language: LANGUAGES.find((language) => language === storage.getItem(LANGUAGE_KEY)),
    phone: storage.getItem(PHONE_KEY) ?? '',
    penOnly: storage.getItem(PEN_ONLY_KEY) === 'true',
    route: storage.getItem(ROUTE_KEY) === 'true',
    introHidden: storage.getItem(INTRO_HIDDEN_KEY) !== null,
  }
  return {
    get: () => preferences,
    change: (changes) => {
      preferences = { ...preferences, ...changes }
      const texts = textsOf(preferences)
      for (const name of Object.keys(changes) as (keyof Preferences)[]) writeQuietly(storage, ...texts[name])
      notify()
    },
    subscribe,
  }
}

/** The key of each preference, and its text; `undefined` removes the key. */
const textsOf = ({
  theme,
  language,
  phone,
  penOnly,
  route,
  introHidden,
}: Preferences): Readonly<Record<keyof Preferences, readonly [key: string, text: string | undefined]>> => ({
  theme: [THEME_KEY, theme],
  language: [LANGUAGE_KEY, language],
  phone: [PHONE_KEY, phone],
  penOnly: [PEN_ONLY_KEY, String(penOnly)],
  route: [ROUTE_KEY, String(route)],
  introHidden: [INTRO_HIDDEN_KEY, introHidden ? 'false' : undefined],
})
