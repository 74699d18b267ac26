/** Joins texts as sentences, so that a screen reader pauses between them. Empty texts are left out. */
export const sentences = (...texts: readonly (string | undefined)[]): string =>
  texts.flatMap((text = '') => (text.trim() === '' ? [] : [ended(text.trim())])).join(' ')

const ended = (text: string): string => (/[.!?…:]$/.test(text) ? text : `${text}.`)
