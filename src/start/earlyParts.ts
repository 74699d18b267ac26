import type { Language } from '../storage/settings/languages'

/** Which files of a build an address needs, as places in the list of all; the build writes it into the page. */
export interface EarlyParts {
  readonly files: readonly string[]
  /** What every address needs: the page names the start, which names these only once it is there. */
  readonly start: readonly number[]
  /** By the first word of the address. */
  readonly screens: Readonly<Record<string, { readonly files: readonly number[]; readonly words: 'table' | 'all' }>>
  readonly words: Readonly<Record<Language, Readonly<Record<'table' | 'all', readonly number[]>>>>
}

/** The addresses of the files that an address needs besides what the page names; home's where it is not known. */
export const earlyFiles = (
  { files, start, screens, words }: EarlyParts,
  base: URL,
  pathname: string,
  language: Language,
): readonly string[] => {
  const [word = ''] = pathname.slice(base.pathname.length).split('/')
  const screen = screens[Object.hasOwn(screens, word) ? word : '']
  const places = [...start, ...(screen ? [...screen.files, ...words[language][screen.words]] : [])]
  return [...new Set(places)].map((place) => new URL(files[place] ?? '', base).href)
}
