import type { Language } from '../../storage/settings/languages'

/** Each in its own words, for whoever landed in the wrong one. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', nl: 'Nederlands' }
