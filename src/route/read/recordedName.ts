/**
 * The first name that is not empty, as written in the file. The name is cleaned when it is stored
 * (`model/texts/names`).
 */
export const recordedName = (names: readonly unknown[]): string =>
  names.map((name) => (typeof name === 'string' ? name.trim() : '')).find((name) => name !== '') ?? ''
