import {
  BACKUP_ADVISED_KEY,
  FILL_PAGE_KEY,
  INTRO_HIDDEN_KEY,
  LANGUAGE_KEY,
  LAST_BACKUP_KEY,
  OFFER_JUNCTION_KEY,
  PEN_ONLY_KEY,
  PHONE_KEY,
  ROUTE_SWITCH_KEY,
  THEME_KEY,
} from '../../constants'
import { createListeners } from '../listeners'
import { LANGUAGES, type Language } from './languages'
import { writeQuietly, type SafeStorage } from './safeStorage'

export const THEMES = ['light', 'dark', 'system'] as const
export type Theme = (typeof THEMES)[number]

/** The user's preferences on this device, and what the app remembers there; never part of a tocht and never shared. */
export interface Preferences {
  readonly theme: Theme
  /** `undefined` follows the browser. */
  readonly language: Language | undefined
  readonly phone: string
  readonly penOnly: boolean
  /** Whether the first stroke of a drawing becomes its route. */
  readonly route: boolean
  /** Whether an empty drawing offers the ring. */
  readonly offerJunction: boolean
  /** Whether the sheets of new tochten fill their pages. */
  readonly fillPage: boolean
  readonly introHidden: boolean
  /** When all tochten were last saved as a file, in milliseconds since 1970; `undefined` if never. */
  readonly lastBackup: number | undefined
  /** Whether a backup was advised. */
  readonly backupAdvised: boolean
}

export interface PreferenceStore {
  readonly get: () => Preferences
  readonly change: (changes: Partial<Preferences>) => void
  readonly subscribe: (listener: () => void) => () => void
}

const KEYS: Readonly<Record<keyof Preferences, string>> = {
  theme: THEME_KEY,
  language: LANGUAGE_KEY,
  phone: PHONE_KEY,
  penOnly: PEN_ONLY_KEY,
  route: ROUTE_SWITCH_KEY,
  offerJunction: OFFER_JUNCTION_KEY,
  fillPage: FILL_PAGE_KEY,
  introHidden: INTRO_HIDDEN_KEY,
  lastBackup: LAST_BACKUP_KEY,
  backupAdvised: BACKUP_ADVISED_KEY,
}

/** The text to store; `undefined` removes it. The intro's key says whether to show it, but any text hides it. */
const textOf = (name: keyof Preferences, value: Preferences[typeof name]): string | undefined => {
  if (name === 'introHidden') return value ? 'false' : undefined
  return value?.toString()
}

/**
 * Reads the preferences and writes each change at once. Without storage they last until the app is closed. Only what
 * changes is written: another tab may have changed the others.
 */
export const openPreferences = (storage: SafeStorage): PreferenceStore => {
  const { notify, subscribe } = createListeners()
  let preferences: Preferences = {
    theme: THEMES.find((theme) => theme === storage.getItem(KEYS.theme)) ?? 'dark',
    language: LANGUAGES.find((language) => language === storage.getItem(KEYS.language)),
    phone: storage.getItem(KEYS.phone) ?? '',
    penOnly: storage.getItem(KEYS.penOnly) === 'true',
    route: storage.getItem(KEYS.route) === 'true',
    offerJunction: storage.getItem(KEYS.offerJunction) !== 'false',
    fillPage: storage.getItem(KEYS.fillPage) === 'true',
    introHidden: storage.getItem(KEYS.introHidden) !== null,
    // Anything but a date is read as none.
    lastBackup: new Date(Number(storage.getItem(KEYS.lastBackup))).getTime() || undefined,
    backupAdvised: storage.getItem(KEYS.backupAdvised) === 'true',
  }
  return {
    get: () => preferences,
    change: (changes) => {
      preferences = { ...preferences, ...changes }
      for (const name of Object.keys(changes) as (keyof Preferences)[])
        writeQuietly(storage, KEYS[name], textOf(name, preferences[name]))
      notify()
    },
    subscribe,
  }
}
