const segmenter = new Intl.Segmenter()

/** A text in characters as people count them: a flag or an accented letter is one. */
export const charactersOf = (text: string): readonly string[] =>
  Array.from(segmenter.segment(text), ({ segment }) => segment)

/** The first so many characters; nothing is cut in half. */
export const shortened = (text: string, most: number): string => charactersOf(text).slice(0, most).join('')
