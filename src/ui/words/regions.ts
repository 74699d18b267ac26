import type { Language } from '../../storage/settings/languages'

/** The region whose dates a language writes. */
export const REGION_OF: Readonly<Record<Language, string>> = { en: 'en-GB', nl: 'nl-BE' }
