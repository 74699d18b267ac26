import { importModule } from '../appModules.mjs'
import { tochtOf, wander } from '../drawings.mjs'

/**
 * The drawings for figures of the sheet: 20 strokes and three erasers each, simplified by the app's own rule.
 *
 * @typedef {import('../drawings.mjs').Stroke} Stroke
 * @typedef {import('../drawings.mjs').Point} Point
 */

const STROKES = 23
const ERASERS = new Set([8, 15, 22])
/**
 * The bend with which simplification to straight lines left 29 of 80 points, like the strokes for which the targets
 * were set.
 */
const BEND = 0.68
const ARC_POINTS = 80

/** @type {{ keptPoints: (points: readonly Point[]) => Point[] }} */
const { keptPoints } = await importModule('src/geometry/line/keptPoints.ts')

/** Wandering lines of 80 points, as jagged as by a hasty hand. @param {number} count @returns {Stroke[][]} */
export const sheetDrawings = (count) => Array.from({ length: count }, (_, index) => drawingOf(wander(index + 1, BEND)))

/** Circles and arcs with radii of 20 to 100 units. @param {number} count @returns {Stroke[][]} */
export const roundDrawings = (count) =>
  Array.from({ length: count }, (_, index) => {
    let place = index * STROKES
    return drawingOf(() => arc((place += 1)))
  })

/** An arc, the same one for the same number. @param {number} number @returns {Point[]} */
const arc = (number) => {
  const radius = 20 + ((number * 37) % 80)
  const [x, y] = [100 + ((number * 53) % 196), 100 + ((number * 97) % 485)]
  const [from, sweep] = [number, 1 + ((number * 29) % 53) / 10]
  return Array.from({ length: ARC_POINTS }, (_, step) => {
    const angle = from + (sweep * step) / (ARC_POINTS - 1)
    return { x: tenth(x + radius * Math.cos(angle)), y: tenth(y + radius * Math.sin(angle)) }
  })
}

/** @param {number} value */
const tenth = (value) => Math.round(value * 10) / 10

/** @param {() => Point[]} next @returns {Stroke[]} */
const drawingOf = (next) =>
  Array.from({ length: STROKES }, (_, index) => ({
    points: keptPoints(next()),
    dashed: index % 10 === 3,
    erase: ERASERS.has(index),
    arrow: index === 0,
    circle: index === 0,
  }))

/** A tocht as shared text. @param {string} name @param {(readonly unknown[])[]} drawings */
export const tochtText = (name, drawings) => JSON.stringify(tochtOf(name, drawings))
