import { FEWEST_DASHES } from '../constants'

/** Lengths of the dash and of the gap, in units. */
export type Dash = readonly [on: number, off: number]

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
 * Stretches dashes so that a line of this length begins and ends with one. They get shorter where too few of them would
 * be visible. They always begin at the start of the line: with an offset, screen and PDF differ in more pixels.
 */
export const fittedDash = ([on, off]: Dash, length: number, visible: Stretch = { from: 0, to: length }): Dash => {
  let count = Math.max(2, Math.floor((length + off) / (on + off)))
  const fitted = (): Dash => {
    const share = length / (count * on + (count - 1) * off)
    return [on * share, off * share]
  }
  while (dashesIn(visible, fitted()) < FEWEST_DASHES) count += 1
  return fitted()
}

/** How many dashes of a line show at least half of their length in a stretch of it. */
const dashesIn = ({ from, to }: Stretch, [on, off]: Dash): number => {
  const period = on + off
  const first = Math.ceil((from - on / 2) / period)
  const last = Math.floor((to - on / 2) / period)
  return last - Math.max(0, first) + 1
}
