import { charactersOf } from '../texts/characters'
import { LONGEST_NAME } from '../texts/names'

/** The number that tells a tocht that arrived from one of the same name. */
const NUMBER = / \(\d{1,4}\)$/

/** A name without the number that this app added to it: on another device the tocht may have none. */
export const withoutNumber = (name: string): string => name.replace(NUMBER, '')

/** A name for a tocht that arrives: with a number if another tocht has this name. An empty name stays. */
export const numberedName = (name: string, others: readonly string[]): string => {
  const taken = new Set(others)
  if (name === '' || !taken.has(name)) return name
  const plain = withoutNumber(name)
  for (let number = 2; ; number += 1) {
    const end = ` (${number})`
    const numbered = charactersOf(plain, LONGEST_NAME - end.length).join('') + end
    if (!taken.has(numbered)) return numbered
  }
}
