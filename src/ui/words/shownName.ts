import type { Words } from './en'

/**
 * The name by which a screen calls a tocht. A leader may leave the name empty, so that the sheet has no title.
 *
 * @param tochtIndex the place of the tocht at Home; -1 for a tocht that is not there
 */
export const shownName = (name: string, tochtIndex: number, words: Pick<Words, 'defaultName' | 'nameless'>): string => {
  if (name.trim() !== '') return name
  return tochtIndex < 0 ? words.nameless : words.defaultName(tochtIndex + 1)
}
