import { FURTHEST_DISTANCE } from '../../constants'

/** Limit below which a fraction without a unit is read as kilometres. */
const FURTHEST_BARE_FRACTION = 100

/** A number and its unit, which may be written out in English or Dutch. */
const WRITTEN = /^(\d[\d.,\s]*)(km|m|kilomet(?:er|re)s?|met(?:er|re)s?)?$/
/** `1.200` and `12 500`: separators between groups of three digits. */
const GROUPED = /^\d{1,3}([.,\s]\d{3})+$/
const METRES_PER_KILOMETRE = 1_000

/**
 * Parses a distance into whole metres: "250 m", "400 metres", "1,2 km", "1.2km", or a bare number of metres. Before
 * "km" a comma or point is the decimal mark; in metres, a comma or point before three digits separates thousands. A
 * bare fraction ("0.5") is in kilometres up to `FURTHEST_BARE_FRACTION`: nobody measures half a metre. `undefined` for
 * anything else, and above `FURTHEST_DISTANCE`.
 */
export const parseMetres = (text: string): number | undefined => {
  const [, number, unit] = WRITTEN.exec(text.trim().toLowerCase()) ?? []
  if (number === undefined) return undefined
  const metres =
    unit?.startsWith('k') || (unit === undefined && isFraction(number.trim()))
      ? kilometres(number, unit)
      : wholeOrDecimal(number.trim())
  const rounded = Math.round(metres)
  return rounded <= FURTHEST_DISTANCE ? rounded : undefined
}

/** Whether a field may hold this text: a distance, or nothing. */
export const isReadable = (text: string): boolean => text.trim() === '' || parseMetres(text) !== undefined

const isFraction = (number: string): boolean => /[.,]\d/.test(number) && !GROUPED.test(number)

/** NaN for a fraction of FURTHEST_BARE_FRACTION or more without a unit, because it is ambiguous. */
const kilometres = (number: string, unit: string | undefined): number => {
  const far = decimal(number)
  return unit === undefined && far >= FURTHEST_BARE_FRACTION ? Number.NaN : far * METRES_PER_KILOMETRE
}

const wholeOrDecimal = (number: string): number =>
  GROUPED.test(number) ? Number(number.replace(/[.,\s]/g, '')) : decimal(number)

/** NaN for an invalid number, such as one with two decimal marks. */
const decimal = (number: string): number => Number(number.trim().replace(',', '.'))

/**
 * Formats a distance as "250 m" or "1.2 km", so that `parseMetres` returns the same distance.
 *
 * @param mark the language's decimal mark
 * @param decimals decimals of the kilometres; by default as many as needed, and a distance below a kilometre stays in
 * metres
 */
export const formatMetres = (metres: number, mark: string, decimals = decimalsOf([metres])): string =>
  `${formatFigure(metres, mark, decimals)} ${decimals === undefined ? 'm' : 'km'}`

/** A distance as a number alone. @param decimals of its kilometres; metres if undefined */
export const formatFigure = (metres: number, mark: string, decimals: number | undefined): string =>
  decimals === undefined ? String(metres) : (metres / METRES_PER_KILOMETRE).toFixed(decimals).replace('.', mark)

/** Whether a distance is written in kilometres. */
export const isInKilometres = (metres: number): boolean => metres >= METRES_PER_KILOMETRE

/**
 * The decimals that the kilometres of a column need, so that its numbers align in one unit. `undefined` when all are
 * below a kilometre and stay in metres.
 */
export const decimalsOf = (distances: readonly number[]): number | undefined =>
  distances.some(isInKilometres) ? Math.max(...distances.map(decimalsIn)) : undefined

const decimalsIn = (metres: number): number => [1_000, 100, 10, 1].findIndex((unit) => metres % unit === 0)
