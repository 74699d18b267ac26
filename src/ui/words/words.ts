import { createContext, use } from 'react'
import type { Language } from '../../storage/settings/languages'
import { fetchOnce } from '../shared/loading/fetchOnce'
import type { Words } from './en'
import type { EditorWords } from './editorEn'

/** The catalogue of each language, loaded on demand. */
export const WORDS_OF: Readonly<Record<Language, () => Promise<Words>>> = {
  en: fetchOnce(async () => (await import('./en')).en),
  nl: fetchOnce(async () => (await import('./nl')).nl),
}

export const EDITOR_WORDS_OF: Readonly<Record<Language, () => Promise<EditorWords>>> = {
  en: fetchOnce(async () => (await import('./editorEn')).editorEn),
  nl: fetchOnce(async () => (await import('./editorNl')).editorNl),
}

/** A language with its texts for the start. */
export interface ShownLanguage {
  readonly language: Language
  readonly words: EditorWords
}

export const ShownLanguageContext = createContext<ShownLanguage | undefined>(undefined)

const useShown = (): ShownLanguage => {
  const shown = use(ShownLanguageContext)
  if (!shown) throw new Error('No language above this component')
  return shown
}

export const useShownLanguage = (): Language => useShown().language

/** Texts of the free-draw editor and its messages; always available. */
export const useEditorWords = (): EditorWords => useShown().words

/** The texts of `en` and `nl`, for every screen but the free-draw editor; loaded with the first such screen. */
export const useWords = (): Words => use(WORDS_OF[useShown().language]())
