import { createCanvas } from '@napi-rs/canvas'
import { writeFileSync } from 'node:fs'
import { constants } from '../appModules.mjs'

/**
 * A picture of boxes side by side: on the left the real roads with the route and the recorded track, on the right the drawing.
 *
 * @typedef {import('../../src/route/routeDraft').RouteBox} RouteBox
 * @typedef {import('../../src/model/types').Stroke} Stroke
 * @typedef {import('@napi-rs/canvas').SKRSContext2D} Context
 * @typedef {{ number: number, box: RouteBox, strokes: readonly Stroke[] }} BoxCell
 */

const { DEFAULT_CANVAS, JUNCTION_CENTRE } = constants
const CENTRE = { x: DEFAULT_CANVAS.width / 2, y: DEFAULT_CANVAS.height * JUNCTION_CENTRE }
const COLUMNS = 5
const SIDE = 170
const CELL = { width: 2 * SIDE + 14, height: SIDE + 26 }
/** Pixels per metre, and per unit. */
const METRE = SIDE / 120
const UNIT = SIDE / 440
const COLOURS = { road: '#999999', route: '#1b62c4', track: '#e07000', ink: '#000000', doubt: '#b00020' }

/** @param {string} file @param {BoxCell[]} cells */
export const writePicture = (file, cells) => {
  const rows = Math.ceil(cells.length / COLUMNS)
  const canvas = createCanvas(COLUMNS * CELL.width, rows * CELL.height)
  const context = canvas.getContext('2d')
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  cells.forEach((cell, index) => {
    context.save()
    context.translate((index % COLUMNS) * CELL.width, Math.floor(index / COLUMNS) * CELL.height)
    drawCell(context, cell)
    context.restore()
  })
  writeFileSync(file, canvas.toBuffer('image/png'))
}

/** @param {Context} context @param {BoxCell} cell */
const drawCell = (context, { number, box, strokes }) => {
  context.strokeStyle = '#cccccc'
  context.strokeRect(3, 3, CELL.width - 6, CELL.height - 6)
  context.fillStyle = box.doubts.length > 0 ? COLOURS.doubt : COLOURS.ink
  context.font = '13px sans-serif'
  context.fillText(`${number}  ${box.isThroughRoad ? '(through) ' : ''}${box.doubts.join(', ')}`, 8, 18)
  within(context, 6, () => drawSurroundings(context, box))
  within(context, SIDE + 8, () => {
    context.scale(UNIT, UNIT)
    context.translate(-CENTRE.x, -CENTRE.y)
    for (const stroke of strokes) drawStroke(context, stroke)
  })
}

/** @param {Context} context @param {number} left @param {() => void} draw */
const within = (context, left, draw) => {
  context.save()
  context.beginPath()
  context.rect(left, 22, SIDE, SIDE)
  context.clip()
  context.translate(left + SIDE / 2, 22 + SIDE / 2)
  draw()
  context.restore()
}

/** @param {Context} context @param {RouteBox} box */
const drawSurroundings = (context, { surroundings: { roads, route, track } }) => {
  context.scale(METRE, METRE)
  for (const { points, unpaved, width } of roads)
    line(context, points, COLOURS.road, 0.7 * width, unpaved ? [4, 3] : [])
  for (const points of route) line(context, points, COLOURS.route, 1.6, [])
  for (const points of track) line(context, points, COLOURS.track, 0.8, [])
  context.fillStyle = COLOURS.route
  context.beginPath()
  context.arc(0, 0, 2.2, 0, 7)
  context.fill()
}

/** @param {Context} context @param {Stroke} stroke */
const drawStroke = (context, { points, dashed, circle, arrow }) => {
  line(context, points, COLOURS.ink, 10, dashed ? [18, 22] : [])
  const [first, last] = [points[0], points.at(-1)]
  if (circle && first) dot(context, first, 18)
  if (arrow && last) head(context, points.at(-2) ?? last, last)
}

/** @param {Context} context @param {{ x: number, y: number }} place @param {number} radius */
const dot = (context, { x, y }, radius) => {
  context.fillStyle = COLOURS.ink
  context.beginPath()
  context.arc(x, y, radius, 0, 7)
  context.fill()
}

/** @param {Context} context @param {{ x: number, y: number }} from @param {{ x: number, y: number }} to */
const head = (context, from, to) => {
  const angle = Math.atan2(to.y - from.y, to.x - from.x)
  const side = (/** @type {number} */ turn) => ({
    x: to.x - 44 * Math.cos(angle + turn),
    y: to.y - 44 * Math.sin(angle + turn),
  })
  line(context, [side(0.55), to, side(-0.55)], COLOURS.ink, 10, [])
}

/** @param {Context} context @param {readonly { x: number, y: number }[]} points @param {string} colour @param {number} width @param {number[]} dash */
const line = (context, points, colour, width, dash) => {
  context.strokeStyle = colour
  context.lineWidth = width
  context.setLineDash(dash)
  context.beginPath()
  for (const { x, y } of points) context.lineTo(x, y)
  context.stroke()
}
