import type { Language } from '../src/storage/settings/languages.ts'

/** The module with the texts of a language. */
export const textsOf = (language: Language): string => `src/ui/words/${language}.ts`
