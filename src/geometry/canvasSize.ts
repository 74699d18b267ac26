import { DEFAULT_CANVAS } from '../constants'
import type { Size } from '../model/types'
import { clamp, roundCoordinate } from './points'

/** Limits of width divided by height. */
const NARROWEST_ASPECT = 1 / 2
const WIDEST_ASPECT = 1

const AREA = DEFAULT_CANVAS.width * DEFAULT_CANVAS.height

/**
 * The canvas for a displayed size, in any unit. It keeps the proportions, within the limits. All canvases have the same
 * area, so that a pen of one width looks alike on each.
 */
export const canvasFor = (displayed: Size): Size => {
  const aspect = clamp(displayed.width / displayed.height, NARROWEST_ASPECT, WIDEST_ASPECT)
  const width = roundCoordinate(Math.sqrt(AREA * aspect))
  return { width, height: roundCoordinate(AREA / width) }
}
