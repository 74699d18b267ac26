import { createContext, use } from 'react'
import { loadChunk } from '../../platform/chunk'
import type { Language } from '../../storage/settings/languages'
import type { Words } from './en'

/** Fetches the texts of each language, which are one chunk. @throws ChunkLoadError */
export const WORDS_OF: Readonly<Record<Language, () => Promise<Words>>> = {
  en: async () => (await loadChunk(() => import('./en'))).en,
  nl: async () => (await loadChunk(() => import('./nl'))).nl,
}

/** The name of each language in that language, for somebody who cannot read the current one. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', nl: 'Nederlands' }

/** A language with its texts. */
export interface ShownLanguage {
  readonly language: Language
  readonly words: Words
}

export const ShownLanguageContext = createContext<ShownLanguage | undefined>(undefined)

const useShown = (): ShownLanguage => {
  const shown = use(ShownLanguageContext)
  if (!shown) throw new Error('No language above this component')
  return shown
}

export const useShownLanguage = (): Language => useShown().language

/** The texts of the shown language. */
export const useWords = (): Words => useShown().words
