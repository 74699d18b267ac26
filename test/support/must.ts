/** The value; throws if there is none. */
export const must = <T>(value: T | null | undefined): T => {
  if (value === null || value === undefined) throw new Error('The test expected something here')
  return value
}
