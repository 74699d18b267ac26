import type { Language } from '../storage/settings/languages'

/** The files of a build by address, as indexes into `files`. The build writes this list into `index.html`. */
export interface EarlyParts {
  readonly files: readonly string[]
  /** The files that every address needs and `index.html` does not name. */
  readonly start: readonly number[]
  /** The files of each screen, by the first word of its address. */
  readonly screens: Readonly<Record<string, readonly number[]>>
  readonly words: Readonly<Record<Language, readonly number[]>>
}

/** The URLs of the files that an address needs besides those in `index.html`; those of home for an unknown address. */
export const earlyFiles = (
  { files, start, screens, words }: EarlyParts,
  base: URL,
  pathname: string,
  language: Language,
): readonly string[] => {
  const [word = ''] = pathname.slice(base.pathname.length).split('/')
  const screen = screens[Object.hasOwn(screens, word) ? word : '']
  const places = [...start, ...(screen ?? []), ...words[language]]
  return [...new Set(places)].map((place) => new URL(files[place] ?? '', base).href)
}
