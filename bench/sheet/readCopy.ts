import { createCanvas, GlobalFonts, Path2D, type SKRSContext2D } from '@napi-rs/canvas'
import { BOLD_STROKE, CAP_HEIGHT, ICON_SIZE } from '../../src/constants'
import type { Box } from '../../src/geometry/bounds'
import { distance } from '../../src/geometry/points'
import type { Point } from '../../src/model/types'
import { ICON_SHAPES } from '../../src/render/iconShapes'
import { sheetFont } from '../../test/support/paper/sheetFont'
import type { Digit, SignEnd, EndKind, SignIcon, SignLine, Signs } from './knownSigns'
import { isBlack, type Copy } from './photocopy.mjs'

/** Reads signs from the dots of a copy, given their places but not their kinds. */

const FONT = 'Digits of the sheet'
GlobalFonts.register(Buffer.from(sheetFont()), FONT)

const DRAWN_SIZE = 100
const DIGITS = Array.from('0123456789')
/** Distance between samples along or across a line, in dots. */
const STEP = 0.25
/** White shorter than this along a line, in dots, is no gap. */
const LEAST_GAP = 1
/** Half of the width in which gaps are searched, in pen widths. */
const LOOKED_AT = 0.3
/** Range in which an end is examined, from outside to inside, in pen widths. */
const END_REACH = { outside: 1.5, inside: 2.5 }
/** A shape wider than the shaft by this factor is a ball or an arrowhead. */
const BROADER = 1.6
/** A shape whose centre is further inside its line than this, in pen widths, is an arrowhead, otherwise a ball. */
const ARROWHEAD_FROM = 0.5
/** The offsets at which a shape is compared, in dots, and the steps per dot to which its place is rounded. */
const SHIFTS = [-1, -0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75, 1]
const PHASES = 4
/** Shapes are drawn larger by this factor and reduced, since canvases set text on whole dots. */
const FINER = 8
/** The range of opacity. */
const WHOLE = 255
/** Dots around a shape that are also compared. */
const AROUND = 1

export type SignKind = keyof Signs

/** The number of misread signs per kind. */
export const misreadOn = (copy: Copy, { lines, ends, digits, icons }: Signs): Readonly<Record<SignKind, number>> => ({
  lines: lines.filter((line) => readIsDashed(copy, line) !== line.isDashed).length,
  ends: ends.filter((end) => readEnd(copy, end) !== end.kind).length,
  digits: digits.filter((digit) => readDigit(copy, digit) !== digit.digit).length,
  icons: icons.filter((icon) => readIcon(copy, icon) !== icon.index).length,
})

// --- Lines ----------------------------------------------------------------------------------------------------------

/** A place on a line, with the unit vector of its direction. */
interface Place {
  readonly at: Point
  readonly along: Point
}

/** Whether there is white across the line between inked places. */
const readIsDashed = (copy: Copy, { points, pen }: SignLine): boolean => {
  const runs = runsOf(placesOn(points, STEP / copy.dotsPerMillimetre).map((place) => isInked(copy, place, pen)))
  return runs.slice(1, -1).some(({ isInk, length }) => !isInk && length * STEP >= LEAST_GAP)
}

const placesOn = (points: readonly Point[], step: number): readonly Place[] =>
  points.slice(1).flatMap((to, index) => {
    const from = points[index] ?? to
    const length = distance(from, to)
    const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length }
    return Array.from({ length: Math.floor(length / step) }, (_, count) => ({
      at: inward({ at: from, along }, (count + 0.5) * step),
      along,
    }))
  })

const inward = ({ at, along }: Place, by: number): Point => ({ x: at.x + along.x * by, y: at.y + along.y * by })
const beside = ({ at, along }: Place, by: number): Point => ({ x: at.x - along.y * by, y: at.y + along.x * by })

/** Whether most of the line's width is black. */
const isInked = (copy: Copy, place: Place, pen: number): boolean => {
  const seen = [-LOOKED_AT, 0, LOOKED_AT].map((share) => isBlackAt(copy, beside(place, share * pen)))
  return seen.filter(Boolean).length > 1
}

const isBlackAt = (copy: Copy, { x, y }: Point): boolean => isBlack(copy, x, y)

interface RunOfDots {
  readonly isInk: boolean
  readonly length: number
}

const runsOf = (inked: readonly boolean[]): readonly RunOfDots[] => {
  const runs: { isInk: boolean; length: number }[] = []
  for (const isInk of inked) {
    const last = runs.at(-1)
    if (last?.isInk === isInk) last.length += 1
    else runs.push({ isInk, length: 1 })
  }
  return runs
}

// --- Ends -----------------------------------------------------------------------------------------------------------

const readEnd = (copy: Copy, { line: { points, pen } }: SignEnd): EndKind => {
  const step = STEP / copy.dotsPerMillimetre
  const places = placesOn(points, step)
  const shaft = median(
    places
      .slice(Math.floor(places.length / 4), Math.ceil((places.length * 3) / 4))
      .map((place) => widthAt(copy, place))
      .filter((width) => width > 0),
  )
  const [end] = points
  const [first] = places
  if (!end || !first) return 'plain'
  const count = Math.round(((END_REACH.outside + END_REACH.inside) * pen) / step)
  const widths = Array.from({ length: count }, (_, index) => {
    const depth = index * step - END_REACH.outside * pen
    const at = inward({ at: end, along: first.along }, depth)
    return { depth, width: widthAt(copy, { at, along: first.along }) }
  })
  if (Math.max(...widths.map(({ width }) => width)) < BROADER * shaft) return 'plain'
  return middleOfBroadest(widths, shaft) > ARROWHEAD_FROM * pen ? 'arrowhead' : 'ball'
}

/** The mean depth of the part wider than the shaft. */
const middleOfBroadest = (widths: readonly { readonly depth: number; readonly width: number }[], shaft: number) => {
  const broader = widths.map(({ depth, width }) => ({ depth, excess: Math.max(0, width - shaft) }))
  const whole = broader.reduce((sum, { excess }) => sum + excess, 0)
  return broader.reduce((sum, { depth, excess }) => sum + depth * excess, 0) / whole
}

/** The width of the ink across a line, in millimetres; 0 when its middle is white. */
const widthAt = (copy: Copy, place: Place): number => {
  const step = STEP / copy.dotsPerMillimetre
  if (!isBlackAt(copy, place.at)) return 0
  const reach = (side: number): number => {
    let steps = 1
    while (isBlackAt(copy, beside(place, side * steps * step))) steps += 1
    return steps
  }
  return (reach(-1) + reach(1) - 1) * step
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

// --- Digits and icons -----------------------------------------------------------------------------------------------

/** A shape, in millimetres to the right of its origin and below it. */
interface Shape {
  /** Unique per shape and size. */
  readonly name: string
  readonly draw: (context: SKRSContext2D) => void
}

const readDigit = (copy: Copy, { x, baseline, size, width, isBold }: Digit): string | undefined => {
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

const readIcon = (copy: Copy, { x, y, side }: SignIcon): number => {
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
