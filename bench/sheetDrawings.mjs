import simplifyJs from 'simplify-js'
import { CANVAS, wander } from './drawings.mjs'

/**
 * The drawings of the sheet's figures: 20 strokes of 80 points each, and three erasers among them, thinned out as the
 * app does on release.
 *
 * @typedef {import('./drawings.mjs').Stroke} Stroke
 */

const STROKES = 23
const ERASERS = new Set([8, 15, 22])
/** So that thinning leaves 29 of 80 points, as it did of the strokes by which the targets were set. */
const BEND = 0.68
/** As in src/constants.ts. */
const SIMPLIFY_TOLERANCE = 0.5

/** @param {number} count @returns {Stroke[][]} */
export const sheetDrawings = (count) => Array.from({ length: count }, (_, index) => sheetDrawing(index))

/** @param {number} seed @returns {Stroke[]} */
const sheetDrawing = (seed) => {
  const next = wander(seed + 1, BEND)
  return Array.from({ length: STROKES }, (_, index) => ({
    points: simplifyJs(next(), SIMPLIFY_TOLERANCE, true),
    dashed: index % 10 === 3,
    erase: ERASERS.has(index),
    arrow: index === 0,
    circle: index === 0,
  }))
}

/** A tocht as text, as it is shared. @param {string} name @param {unknown[][]} drawings */
export const tochtText = (name, drawings) => JSON.stringify({ name, style: 0, drawings, canvas: CANVAS })
