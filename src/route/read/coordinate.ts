/**
 * The degrees of a coordinate, which may be written with a decimal comma.
 *
 * @returns NaN if it is missing or no number
 */
export const coordinateOf = (value: unknown): number => {
  if (typeof value === 'number') return value
  if (typeof value !== 'string' || value.trim() === '') return NaN
  return Number(value.replace(',', '.'))
}
