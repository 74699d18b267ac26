import type { Language } from '../../storage/settings/languages'

/** Each in its own language, for somebody who is lost in another. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', nl: 'Nederlands' }
