/** The first name that says something, as the file has it. Whoever keeps it cleans it (`model/names`). */
export const recordedName = (names: readonly unknown[]): string =>
  names.map((name) => (typeof name === 'string' ? name.trim() : '')).find((name) => name !== '') ?? ''
