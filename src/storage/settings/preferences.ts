import { INTRO_HIDDEN_KEY, LANGUAGE_KEY, PEN_ONLY_KEY, PHONE_KEY, ROUTE_KEY, THEME_KEY } from '../../constants'
import { LANGUAGES, type Language } from './languages'
import { createListeners } from '../listeners'
import { writeQuietly } from './safeStorage'

export const THEMES = ['light', 'dark', 'system'] as const
export type Theme = (typeof THEMES)[number]

/** The user's preferences on this device; never part of a tocht and never shared. */
export interface Preferences {
  readonly theme: Theme
  /** `undefined` follows the browser. */
  readonly language: Language | undefined
  readonly phone: string
  readonly penOnly: boolean
  /** Whether the first stroke in a box becomes its route. */
  readonly route: boolean
  readonly introHidden: boolean
}

export interface PreferenceStore {
  readonly get: () => Preferences
  readonly change: (changes: Partial<Preferences>) => void
  readonly subscribe: (listener: () => void) => () => void
}

/** Reads the preferences and writes each change at once. Without storage they last until the app is closed. */
export const openPreferences = (storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): PreferenceStore => {
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
      for (const [key, value] of stored(preferences)) writeQuietly(storage, key, value)
      notify()
    },
    subscribe,
  }
}

const stored = ({
  theme,
  language,
  phone,
  penOnly,
  route,
  introHidden,
}: Preferences): readonly (readonly [string, string | undefined])[] => [
  [THEME_KEY, theme],
  [LANGUAGE_KEY, language],
  [PHONE_KEY, phone],
  [PEN_ONLY_KEY, String(penOnly)],
  [ROUTE_KEY, String(route)],
  [INTRO_HIDDEN_KEY, introHidden ? 'false' : undefined],
]
