import { FEWEST_DASHES } from '../constants'

/** How long a dash is, and the gap behind it, in units. */
export type Dash = readonly [on: number, off: number]

/** Dashes as near to these as let a line of this length begin and end with one: no shorter, but for a very short line. */
export const fittedDash = ([on, off]: Dash, length: number): Dash => {
  const count = Math.max(FEWEST_DASHES, Math.floor((length + off) / (on + off)))
  const share = length / (count * on + (count - 1) * off)
  return [on * share, off * share]
}
