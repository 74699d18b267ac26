import { cleanName } from '../model/names'

/** The first name that says something, as the name of a tocht is kept. */
export const recordedName = (names: readonly unknown[]): string =>
  names.map((name) => (typeof name === 'string' ? cleanName(name.trim()) : '')).find((name) => name !== '') ?? ''
