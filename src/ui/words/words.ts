import { createContext, use } from 'react'
import type { Language } from '../../storage/preferences'
import { en } from './en'
import { nl } from './nl'

/** The language catalogue: English sets its shape, every other language fills it. */
export type Words = typeof en

export const LANGUAGES: Readonly<Record<Language, Words>> = { en, nl }

/** The language to show: the chosen one, else the first of the browser's that we speak. */
export const languageFor = (chosen: Language | undefined, browser: readonly string[]): Language => {
  const spoken = browser.map((tag) => tag.slice(0, 2).toLowerCase())
  return chosen ?? spoken.find((tag): tag is Language => tag in LANGUAGES) ?? 'en'
}

export const WordsContext = createContext<Words>(en)

export const useWords = (): Words => use(WordsContext)
