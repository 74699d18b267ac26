import type { Language } from '../../storage/settings/languages'

/** The name of each language in that language, for somebody who cannot read the current one. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', nl: 'Nederlands' }
