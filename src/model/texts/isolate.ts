import { phoneNumbersIn } from './phoneNumbers'

/** Letters of scripts that run from right to left. */
export const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/** Unicode's isolates: from left to right, by the first letter, and the end of either. */
const [LEFT_TO_RIGHT, FIRST_LETTER, END] = ['\u2066', '\u2068', '\u2069']

/**
 * A text that runs in its own direction, and whose neighbours on the line run in theirs. Its phone numbers stay in
 * order: between right-to-left letters, the groups of a number would be read from the last to the first.
 */
export const isolated = (text: string): string =>
  RIGHT_TO_LEFT.test(text) ? `${FIRST_LETTER}${inParts(text, (part) => part)}${END}` : text

/** A list of names and numbers, each isolated, so that every number stays beside its name. */
export const isolatedParts = (text: string): string =>
  RIGHT_TO_LEFT.test(text) ? inParts(text, (part) => part.replace(NAME, isolated)) : text

/** From the first letter to the last; commas and spaces around belong to the list. */
const NAME = /[\p{L}\p{N}](?:.*[\p{L}\p{M}\p{N}])?/u

/** Isolates each phone number, and changes the parts between them. */
const inParts = (text: string, change: (part: string) => string): string => {
  let from = 0
  const parts = phoneNumbersIn(text).map((number) => {
    const before = change(text.slice(from, number.from))
    from = number.from + number.text.length
    return `${before}${LEFT_TO_RIGHT}${number.text}${END}`
  })
  return [...parts, change(text.slice(from))].join('')
}
