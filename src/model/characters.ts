import { CODE_POINTS_PER_CHARACTER } from '../constants'

/** Letters of which each is a character of its own; a browser takes a tenth of a second to begin with all others. */
const PLAIN = /^[ -~]*$/

let segmenter: Intl.Segmenter | undefined

/**
 * The first characters of a text as people count them: a flag or an accented letter is one. One letter may bear any number
 * of marks, over which a browser takes minutes, so that code points are limited, too.
 */
export const charactersOf = (text: string, most: number): readonly string[] => {
  const beginning = withCodePoints(text, most * CODE_POINTS_PER_CHARACTER)
  if (PLAIN.test(beginning)) return Array.from(beginning).slice(0, most)
  segmenter ??= new Intl.Segmenter()
  return Array.from(segmenter.segment(beginning), ({ segment }) => segment).slice(0, most)
}

/** The first so many characters; none is cut in half unless it is very long. */
export const shortened = (text: string, most: number): string =>
  text.length <= most ? text : charactersOf(text, most).join('')

/** The first so many code points. */
export const withCodePoints = (text: string, most: number): string =>
  // Each takes at most two of what the length counts.
  text.length <= most
    ? text
    : Array.from(text.slice(0, 2 * most))
        .slice(0, most)
        .join('')
