import { FEWEST_DASHES } from '../constants'

/** Lengths of the dash and of the gap, in units. */
export type Dash = readonly [on: number, off: number]

/**
 * Stretches dashes so that a line of this length begins and ends with one. They get shorter only on a very short line.
 */
export const fittedDash = ([on, off]: Dash, length: number): Dash => {
  const count = Math.max(FEWEST_DASHES, Math.floor((length + off) / (on + off)))
  const share = length / (count * on + (count - 1) * off)
  return [on * share, off * share]
}
