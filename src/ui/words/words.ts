import { createContext, use } from 'react'
import type { Language } from '../../storage/settings/languages'
import { fetchOnce } from '../shared/fetchOnce'
import type { Words } from './en'
import type { TableWords } from './tableEn'

/** The catalogue of one language, fetched on demand: nobody reads both. */
export const WORDS_OF: Readonly<Record<Language, () => Promise<Words>>> = {
  en: fetchOnce(async () => (await import('./en')).en),
  nl: fetchOnce(async () => (await import('./nl')).nl),
}

export const TABLE_WORDS_OF: Readonly<Record<Language, () => Promise<TableWords>>> = {
  en: fetchOnce(async () => (await import('./tableEn')).tableEn),
  nl: fetchOnce(async () => (await import('./tableNl')).tableNl),
}

/** A language and the words of its start, which were fetched. */
export interface Spoken {
  readonly language: Language
  readonly words: TableWords
}

export const SpokenContext = createContext<Spoken | undefined>(undefined)

const useSpoken = (): Spoken => {
  const spoken = use(SpokenContext)
  if (!spoken) throw new Error('No language above this component')
  return spoken
}

export const useSpokenLanguage = (): Language => useSpoken().language

/** For the drawing table, and for what can be seen over it: always there. */
export const useTableWords = (): TableWords => useSpoken().words

/** For every other screen: all words, which are fetched with the first of those. */
export const useWords = (): Words => use(WORDS_OF[useSpoken().language]())
