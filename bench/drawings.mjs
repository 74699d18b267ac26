/**
 * Drawings to measure with, the same in every run.
 *
 * @typedef {{ x: number, y: number }} Point
 * @typedef {{ points: Point[], dashed: boolean, erase: boolean, arrow: boolean, circle: boolean }} Stroke
 */

import { randomFrom } from '../test/fixtures/random.mjs'
import { constants } from './appModules.mjs'

const CANVAS = constants.DEFAULT_CANVAS
const POINTS = 80
const ERASERS = 15
/** The distance between points of a stroke, in canvas units. */
const STEP = 5
const MARGIN = 10

/** @param {number} value @param {number} length */
const inside = (value, length) => Math.round(Math.min(Math.max(value, MARGIN), length - MARGIN) * 10) / 10

/** The turn of a line at each point, in radians. */
const BEND = 0.8

/** Creates wandering lines like handwriting, equal for equal seeds. @param {number} seed */
export const wander = (seed, bend = BEND) => {
  const random = randomFrom(seed)
  return () => wanderOnce(random, bend)
}

/** @param {() => number} random @param {number} bend */
const wanderOnce = (random, bend) => {
  let [x, y, angle] = [random() * CANVAS.width, random() * CANVAS.height, random() * 2 * Math.PI]
  return Array.from({ length: POINTS }, () => {
    angle += (random() - 0.5) * bend
    x = inside(x + Math.cos(angle) * STEP, CANVAS.width)
    y = inside(y + Math.sin(angle) * STEP, CANVAS.height)
    return { x, y }
  })
}

/**
 * Strokes of 80 points; from a size of 50 on, fifteen of them are erasers, spread so that none follows another.
 *
 * @param {number} size
 * @returns {Stroke[]}
 */
export const drawingOf = (size) => {
  const next = wander(size)
  const every = size < 50 ? Infinity : Math.floor(size / ERASERS)
  return Array.from({ length: size }, (_, index) => ({
    points: next(),
    dashed: false,
    erase: index % every === every - 1 && index < every * ERASERS,
    arrow: false,
    circle: false,
  }))
}

const SKETCH_STROKES = 5
/** Keeps every fourth point: about as many points as a simplified stroke has. */
const SKETCH_POINTS = 4

/** Different drawings with a few strokes each, like typical junctions. @param {number} count @returns {Stroke[][]} */
export const sketchesOf = (count) => {
  const random = randomFrom(count)
  return Array.from({ length: count }, () =>
    Array.from({ length: SKETCH_STROKES }, (_, index) => ({
      points: wanderOnce(random, BEND).filter((_point, at) => at % SKETCH_POINTS === 0),
      dashed: index === 3,
      erase: index === 4,
      arrow: index === 1,
      circle: index === 0,
    })),
  )
}

export const TOCHT_NAME = 'Bench'

/** A tocht as it is stored and shared. @param {(readonly unknown[])[]} drawings @param {string} [name] */
export const tochtOf = (drawings, name = TOCHT_NAME) => ({ name, style: 0, drawings, canvas: CANVAS })

/** The storage of a browser that contains tochten. @param {string} address @param {object[]} tochten */
export const storageWith = (address, ...tochten) => {
  const mirror = { name: constants.MIRROR_KEY, value: JSON.stringify(tochten) }
  return { cookies: [], origins: [{ origin: new URL(address).origin, localStorage: [mirror] }] }
}
