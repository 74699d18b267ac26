import type { Language } from '../src/storage/settings/languages.ts'

/** The modules with the texts of a language: for the free-draw editor, for the other screens, and for the route screen. */
export const textsOf = (language: Language) => {
  const ending = `${language[0]?.toUpperCase()}${language.slice(1)}.ts`
  return {
    editor: `src/ui/words/editor${ending}`,
    screens: `src/ui/words/${language}.ts`,
    route: `src/ui/words/route/route${ending}`,
  }
}

export type Texts = ReturnType<typeof textsOf>
