import { INTRO_HIDDEN_KEY, LANGUAGE_KEY, PEN_ONLY_KEY, PHONE_KEY, ROUTE_KEY, THEME_KEY } from '../../constants'
import { LANGUAGES, type Language } from './languages'
import { createListeners } from '../listeners'
import { writeQuietly } from './safeStorage'

export const THEMES = ['light', 'dark', 'system'] as const
export type Theme = (typeof THEMES)[number]

/** What the user chose on this device. It is no part of any tocht and is never shared. */
export interface Preferences {
  readonly theme: Theme
  /** Undefined follows the browser. */
  readonly language: Language | undefined
  readonly phone: string
  readonly penOnly: boolean
  /** The first stroke of a box becomes its route. */
  readonly route: boolean
  readonly introHidden: boolean
}

export interface PreferenceStore {
  readonly get: () => Preferences
  readonly change: (changes: Partial<Preferences>) => void
  readonly subscribe: (listener: () => void) => () => void
}

/** Reads the preferences, and writes each change at once. A device that keeps nothing still works until it is closed. */
export const openPreferences = (storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): PreferenceStore => {
  const { tell, subscribe } = createListeners()
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
      tell()
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
