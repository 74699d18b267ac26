import { distance } from '../../src/geometry/points'
import type { Point } from '../../src/model/types'
import { median } from '../figures.mjs'
import { isBlack, type Copy } from './photocopy.mjs'
import { readDigit, readIcon } from './readShape'
import type { EndKind, SignEnd, SignLine, Signs } from './signs'

/** Reads signs from the dots of a copy, given their places but not their kinds. */

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
