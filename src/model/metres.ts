import { FURTHEST_BARE_FRACTION, FURTHEST_DISTANCE } from '../constants'

const WRITTEN = /^(\d[\d.,\s]*)(km|m)?$/
/** `1.200` and `12 500`: marks between groups of three digits only make a number easier to read. */
const GROUPED = /^\d{1,3}([.,\s]\d{3})+$/
const METRES_PER_KILOMETRE = 1_000

/**
 * A distance as a leader types it, in whole metres: "250 m", "1,2 km", "1.2km", or a bare number of metres. Before
 * "km" a comma or point is the decimal mark; in metres, which are whole, one before three digits groups them.
 * A bare fraction is of kilometres ("0.5") up to `FURTHEST_BARE_FRACTION`: nobody measures half a metre.
 * Undefined for anything else, and for more than `FURTHEST_DISTANCE`.
 */
export const parseMetres = (text: string): number | undefined => {
  const [, number, unit] = WRITTEN.exec(text.trim().toLowerCase()) ?? []
  if (number === undefined) return undefined
  const metres =
    unit === 'km' || (unit === undefined && isFraction(number.trim()))
      ? kilometres(number, unit)
      : wholeOrDecimal(number.trim())
  const rounded = Math.round(metres)
  return rounded <= FURTHEST_DISTANCE ? rounded : undefined
}

const isFraction = (number: string): boolean => /[.,]/.test(number) && !GROUPED.test(number)

/** NaN for a fraction without a unit that may mean anything. */
const kilometres = (number: string, unit: string | undefined): number => {
  const far = decimal(number)
  return unit === undefined && far >= FURTHEST_BARE_FRACTION ? Number.NaN : far * METRES_PER_KILOMETRE
}

const wholeOrDecimal = (number: string): number =>
  GROUPED.test(number) ? Number(number.replace(/[.,\s]/g, '')) : decimal(number)

/** NaN for what is no number, such as one with two decimal marks. */
const decimal = (number: string): number => Number(number.trim().replace(',', '.'))

/**
 * "250 m", "1.2 km": read by `parseMetres` as the same distance again.
 *
 * @param mark the language's decimal mark
 * @param decimals of kilometres, as many as they need or more; by default just those
 */
export const formatMetres = (metres: number, mark: string, decimals = decimalsOf([metres])): string =>
  metres < METRES_PER_KILOMETRE
    ? `${metres} m`
    : `${(metres / METRES_PER_KILOMETRE).toFixed(decimals).replace('.', mark)} km`

/** With so many decimals each of some distances that are told in kilometres is whole: in a column they stand in line. */
export const decimalsOf = (distances: readonly number[]): number =>
  Math.max(0, ...distances.filter((metres) => metres >= METRES_PER_KILOMETRE).map(decimalsIn))

const decimalsIn = (metres: number): number => [1_000, 100, 10, 1].findIndex((unit) => metres % unit === 0)
