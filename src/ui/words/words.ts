import { createContext, use } from 'react'
import type { Language } from '../../storage/preferences'
import type { en } from './en'

/** The language catalogue: English sets its shape, every other language fills it. */
export type Words = typeof en

/** Each in its own words, for whoever landed in the wrong one. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', nl: 'Nederlands' }

/** The catalogue of one language, fetched on demand: nobody reads both. */
export const WORDS_OF: Readonly<Record<Language, () => Promise<Words>>> = {
  en: async () => (await import('./en')).en,
  nl: async () => (await import('./nl')).nl,
}

/** The language to show: the chosen one, else the first of the browser's that we speak. */
export const languageFor = (chosen: Language | undefined, browser: readonly string[]): Language => {
  const spoken = browser.map((tag) => tag.slice(0, 2).toLowerCase())
  return chosen ?? spoken.find((tag): tag is Language => tag in LANGUAGE_NAMES) ?? 'en'
}

export const WordsContext = createContext<Words | undefined>(undefined)

export const useWords = (): Words => {
  const words = use(WordsContext)
  if (!words) throw new Error('No language above this component')
  return words
}
