import { FEWEST_DASHES } from '../constants'

/** Lengths of the dash and of the gap, in units. */
export type Dash = readonly [on: number, off: number]

/** Dashes that begin at a distance along the line; the offset is SVG's, never negative, as the PDF needs. */
export type FittedDash = readonly [...dash: Dash, offset: number]

/** The part of a dashed line between what covers its ends, by distances along the line. */
export interface Stretch {
  readonly from: number
  readonly to: number
}

/** The least visible stretch for dashes, in pen widths: of three dashes in less, a copy shows a solid line. */
const LEAST_DASHED = 1.5

export const hasDashes = (stretch: Stretch | undefined, { width }: { readonly width: number }): stretch is Stretch =>
  stretch !== undefined && stretch.to - stretch.from >= LEAST_DASHED * width

/**
 * Stretches dashes so that the visible stretch of a line begins and ends with one. They get shorter only on a very short
 * stretch.
 */
export const fittedDash = ([on, off]: Dash, { from, to }: Stretch): Dash | FittedDash => {
  const length = to - from
  const count = Math.max(FEWEST_DASHES, Math.floor((length + off) / (on + off)))
  const share = length / (count * on + (count - 1) * off)
  const period = (on + off) * share
  return from === 0 ? [on * share, off * share] : [on * share, off * share, period - (from % period)]
}
