import { createCanvas, GlobalFonts, Path2D, type SKRSContext2D } from '@napi-rs/canvas'
import { BOLD_STROKE, CAP_HEIGHT, ICON_SIZE } from '../../src/constants'
import type { Box } from '../../src/geometry/bounds'
import { ICON_SHAPES } from '../../src/render/iconShapes'
import { sheetFont } from '../../test/support/paper/sheetFont'
import type { Copy } from './photocopy.mjs'
import type { Digit, SignIcon } from './signs'

/** Reads digits and icons from the dots of a copy: compares each with all of its kind, drawn sharply. */

const FONT = 'Digits of the sheet'
GlobalFonts.register(Buffer.from(sheetFont()), FONT)

const DRAWN_SIZE = 100
const DIGITS = Array.from('0123456789')
/** The offsets at which a shape is compared, in dots, and the steps per dot to which its place is rounded. */
const SHIFTS = [-1, -0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75, 1]
const PHASES = 4
/** Shapes are drawn larger by this factor and reduced, since canvases set text on whole dots. */
const FINER = 8
/** The range of opacity. */
const WHOLE = 255
/** Dots around a shape that are also compared. */
const AROUND = 1

/** A shape, in millimetres to the right of its origin and below it. */
interface Shape {
  /** Unique per shape and size. */
  readonly name: string
  readonly draw: (context: SKRSContext2D) => void
}

export const readDigit = (copy: Copy, { x, baseline, size, width, isBold }: Digit): string | undefined => {
  const ascent = CAP_HEIGHT * size
  const shapes = DIGITS.map((digit): Shape => ({
    name: `digit ${digit} ${size} ${isBold}`,
    draw: (context) => {
      context.translate(0, ascent)
      context.scale(size / DRAWN_SIZE, size / DRAWN_SIZE)
      context.font = `${DRAWN_SIZE}px "${FONT}"`
      context.fillText(digit, 0, 0)
      context.lineWidth = BOLD_STROKE * DRAWN_SIZE
      if (isBold) context.strokeText(digit, 0, 0)
    },
  }))
  return DIGITS[nearest(copy, { x, y: baseline - ascent, width, height: ascent }, shapes)]
}

export const readIcon = (copy: Copy, { x, y, side }: SignIcon): number => {
  const shapes = ICON_SHAPES.map((parts, index): Shape => ({
    name: `icon ${index} ${side}`,
    draw: (context) => {
      context.scale(side / ICON_SIZE, side / ICON_SIZE)
      context.translate(ICON_SIZE / 2, ICON_SIZE / 2)
      context.lineCap = 'round'
      context.lineJoin = 'round'
      for (const part of parts) {
        const path = new Path2D(part.d)
        context.lineWidth = part.paint === 'stroke' ? part.width : 0
        if (part.paint === 'stroke') context.stroke(path)
        // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- this is no array
        else context.fill(path, 'evenodd')
      }
    },
  }))
  return nearest(copy, { x: x - side / 2, y: y - side / 2, width: side, height: side }, shapes)
}

/** The sharp shape that is most similar to the copy in a box, at its place or slightly beside it. */
const nearest = (copy: Copy, { x, y, width, height }: Box, shapes: readonly Shape[]): number => {
  const scale = copy.dotsPerMillimetre
  const size = { width: Math.ceil(width * scale) + 2 * AROUND, height: Math.ceil(height * scale) + 2 * AROUND }
  const differences = shapes.map((shape) =>
    Math.min(
      ...SHIFTS.flatMap((dx) =>
        SHIFTS.map((dy) => {
          const [left, top] = [inPhases(x * scale + dx), inPhases(y * scale + dy)]
          const sharp = sharpDots(shape, AROUND + (left % 1), AROUND + (top % 1), size, scale)
          return difference(copy, Math.floor(left) - AROUND, Math.floor(top) - AROUND, sharp)
        }),
      ),
    ),
  )
  return differences.indexOf(Math.min(...differences))
}

/** A place in dots, rounded to the steps in which shapes are drawn. */
const inPhases = (dots: number): number => Math.round(dots * PHASES) / PHASES

interface Dots {
  readonly width: number
  readonly height: number
  /** The amount of ink in each dot, from 0 to 1. */
  readonly ink: Float32Array
}

const drawn = new Map<string, Dots>()

/** The dots of a shape whose origin is `left` dots to the right of the first dot, and `top` dots below it. */
const sharpDots = (
  { name, draw }: Shape,
  left: number,
  top: number,
  { width, height }: Pick<Dots, 'width' | 'height'>,
  scale: number,
): Dots => {
  const key = [name, left, top, width, height].join(' ')
  const known = drawn.get(key)
  if (known) return known
  const context = createCanvas(FINER * width, FINER * height).getContext('2d')
  context.scale(FINER, FINER)
  context.translate(left, top)
  context.scale(scale, scale)
  draw(context)
  const { data } = context.getImageData(0, 0, FINER * width, FINER * height)
  const ink = new Float32Array(width * height)
  for (let row = 0; row < FINER * height; row += 1)
    for (let column = 0; column < FINER * width; column += 1) {
      const at = Math.floor(row / FINER) * width + Math.floor(column / FINER)
      ink[at] = (ink[at] ?? 0) + (data[4 * (row * FINER * width + column) + 3] ?? 0) / (WHOLE * FINER ** 2)
    }
  const made = { width, height, ink }
  drawn.set(key, made)
  return made
}

/** The difference between a part of a copy and a shape, in dots. */
const difference = (copy: Copy, left: number, top: number, { width, height, ink }: Dots): number => {
  let sum = 0
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1) {
      const dot = copy.dots[(top + row) * copy.width + left + column] ?? 0
      sum += Math.abs(dot - (ink[row * width + column] ?? 0))
    }
  return sum
}
