/** Letters of which each is a character of its own; a browser takes a tenth of a second to begin with all others. */
const PLAIN = /^[ -~]*$/

let segmenter: Intl.Segmenter | undefined

/** A text in characters as people count them: a flag or an accented letter is one. */
export const charactersOf = (text: string): readonly string[] => {
  if (PLAIN.test(text)) return Array.from(text)
  segmenter ??= new Intl.Segmenter()
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}

/** The first so many characters; nothing is cut in half. */
export const shortened = (text: string, most: number): string => charactersOf(text).slice(0, most).join('')
