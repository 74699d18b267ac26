/** Code points allowed per grapheme. Most scripts need one or two, a flag two, a family emoji seven. */
export const CODE_POINTS_PER_CHARACTER = 4

/**
 * A text of printable ASCII, in which each letter is one character. Other texts need the segmenter, which takes 0.1 s
 * to load.
 */
const ASCII = /^[ -~]*$/

let segmenter: Intl.Segmenter | undefined

/**
 * The first characters of a text as people count them: a flag or an accented letter is one. Code points are limited,
 * too: segmenting a letter with very many marks takes minutes.
 */
export const charactersOf = (text: string, most: number): readonly string[] => {
  const beginning = withCodePoints(text, most * CODE_POINTS_PER_CHARACTER)
  if (ASCII.test(beginning)) return Array.from(beginning).slice(0, most)
  // Firefox before 125 has no segmenter. There a flag counts as two characters.
  if (!('Segmenter' in Intl)) return Array.from(beginning).slice(0, most)
  segmenter ??= new Intl.Segmenter()
  return Array.from(segmenter.segment(beginning), ({ segment }) => segment).slice(0, most)
}

/** The first `most` characters. A character is cut only if it has very many code points. */
export const shortened = (text: string, most: number): string =>
  text.length <= most ? text : charactersOf(text, most).join('')

/** The first `most` code points. */
export const withCodePoints = (text: string, most: number): string =>
  // A code point takes at most two UTF-16 units, which `length` counts.
  text.length <= most
    ? text
    : Array.from(text.slice(0, 2 * most))
        .slice(0, most)
        .join('')
