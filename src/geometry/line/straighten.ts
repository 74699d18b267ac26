import type { Point } from '../../model/types'
import { distanceToLine } from '../distance'
import { distance, lengthOf, meanOf, sideOf } from '../points'
import { simplifiedPoints } from './simplifiedPoints'
import { simplify } from './simplify'
import { snapEnd } from './snap'

/** A way is meant as a curve when three times as many straight lines reduce the deviation to this factor or less. */
const CURVE_GAIN = 0.4

/** The middle part of a road between two bends gives its direction, since a hand rounds the bends. */
const STRETCH_CORE = 0.7

/** Least average bulge of a line meant as a curve, as a part of its length. */
const BOW_LEAST = 0.035

/** A road with a smaller turn is meant to go straight on, in radians. */
const BEND_LEAST = (12 * Math.PI) / 180

/** Greatest deviation of a hand from a road meant to be straight, in units. */
const WOBBLE = 12

/** Turns a hand-drawn way into straight lines from corner to corner. A way that was drawn as a curve stays a curve. */
export const straightened = (drawn: readonly Point[]): readonly Point[] => {
  const stretches = stretchesOf(drawn)
  return isCurve(drawn, stretches) ? simplifiedPoints(drawn) : squared(cornersBetween(stretches))
}

/** The drawn points from one corner to the next, both included. */
type Stretch = readonly Point[]

/** Splits at rough corners, ignoring those with hardly any turn. */
const stretchesOf = (drawn: readonly Point[]): readonly Stretch[] => {
  const rough = simplify(drawn, WOBBLE).map((point) => drawn.indexOf(point))
  let stretches = rough.slice(1).map((end, index) => drawn.slice(rough[index], end + 1))
  for (;;) {
    const turns = stretches.slice(1).map((stretch, index) => turnOfStretches(stretches[index] ?? stretch, stretch))
    const least = turns.indexOf(Math.min(...turns))
    const [one, other] = [stretches[least], stretches[least + 1]]
    if (!one || !other || (turns[least] ?? 0) >= BEND_LEAST) return stretches
    stretches = stretches.toSpliced(least, 2, [...one, ...other.slice(1)])
  }
}

/** The turn from one stretch to the next, in radians. */
const turnOfStretches = (one: Stretch, other: Stretch): number => {
  const turn = Math.abs(fitted(one).angle - fitted(other).angle)
  return Math.min(turn, 2 * Math.PI - turn)
}

interface Fitted {
  readonly middle: Point
  readonly angle: number
}

/** The least-squares line of a stretch, without the points near its corners, which a hand rounds. */
const fitted = (stretch: Stretch): Fitted => {
  const spared = Math.floor(((1 - STRETCH_CORE) / 2) * stretch.length)
  const core = stretch.slice(spared, stretch.length - spared)
  const middle = meanOf(core)
  let [xx, xy, yy] = [0, 0, 0]
  for (const { x, y } of core) {
    const [dx, dy] = [x - middle.x, y - middle.y]
    xx += dx * dx
    xy += dx * dy
    yy += dy * dy
  }
  const [first, last] = [stretch[0] ?? middle, stretch.at(-1) ?? middle]
  const axis = Math.atan2(2 * xy, xx - yy) / 2
  // Points the line in the direction of the stretch.
  const ahead = Math.cos(axis) * (last.x - first.x) + Math.sin(axis) * (last.y - first.y)
  return { middle, angle: ahead >= 0 ? axis : axis > 0 ? axis - Math.PI : axis + Math.PI }
}

/** The two ends of the way, with the intersections of neighbouring lines between them. */
const cornersBetween = (stretches: readonly Stretch[]): readonly Point[] => {
  const [first, last] = [stretches[0]?.[0], stretches.at(-1)?.at(-1)]
  if (!first || !last) return []
  const corners = stretches.slice(1).map((stretch, index) => cornerBetween(stretches[index] ?? stretch, stretch))
  return [first, ...corners, last]
}

/** The intersection of two lines; the drawn corner when that is far away, as in a hairpin. */
const cornerBetween = (one: Stretch, other: Stretch): Point => {
  const drawn = other[0] ?? { x: 0, y: 0 }
  const [a, b] = [fitted(one), fitted(other)]
  const [ax, ay, bx, by] = [Math.cos(a.angle), Math.sin(a.angle), Math.cos(b.angle), Math.sin(b.angle)]
  const along = ((b.middle.x - a.middle.x) * by - (b.middle.y - a.middle.y) * bx) / (ax * by - ay * bx)
  const met = { x: a.middle.x + along * ax, y: a.middle.y + along * ay }
  return distance(met, drawn) <= 2 * WOBBLE ? met : drawn
}

/** Whether the whole way is a curve, or one stretch is a curve that bulges away from the turns beside it. */
const isCurve = (drawn: readonly Point[], stretches: readonly Stretch[]): boolean =>
  bows(drawn, stretches) ||
  (stretches.length > 1 &&
    stretches.some(
      (stretch, index) => bows(stretch, [stretch]) && isOutside(stretch, stretches[index - 1], stretches[index + 1]),
    ))

/** Three times as many straight lines fit a curve far better, but a wobbly straight line hardly better. */
const bows = (drawn: readonly Point[], stretches: readonly Stretch[]): boolean => {
  const last = drawn.slice(-1)
  const once = stretches.flatMap((stretch) => stretch.slice(0, 1)).concat(last)
  const thirds = stretches
    .flatMap((stretch) => [...stretch.slice(0, 1), pointOn(stretch, 1 / 3), pointOn(stretch, 2 / 3)])
    .concat(last)
  const off = deviation(drawn, once)
  return off > BOW_LEAST * (lengthOf(once) / stretches.length) && deviation(drawn, thirds) < CURVE_GAIN * off
}

/** Whether a stretch bulges to the right of its chord while the way turns left at both its ends, or the reverse. */
const isOutside = (stretch: Stretch, before: Stretch = stretch, after: Stretch = stretch): boolean => {
  const [from, middle, to] = [stretch[0], meanOf(stretch), stretch.at(-1)]
  const [entry, exit] = [before[0], after.at(-1)]
  if (!from || !to || !entry || !exit) return false
  const side = sideOf(from, to, middle)
  return side * sideOf(from, to, entry) <= 0 && side * sideOf(from, to, exit) <= 0
}

/** The mean of the points near a relative position on a stretch. */
const pointOn = (stretch: Stretch, part: number): Point =>
  meanOf(stretch.slice(Math.floor(stretch.length * (part - 0.1)), Math.ceil(stretch.length * (part + 0.1))))

/** Root mean square distance from a line. */
const deviation = (points: readonly Point[], line: readonly Point[]): number =>
  Math.sqrt(points.reduce((sum, point) => sum + distanceToLine(point, line) ** 2, 0) / points.length)

/** Snaps a nearly horizontal or vertical stretch, as for any straight line. */
const squared = (corners: readonly Point[]): readonly Point[] => {
  const done: Point[] = []
  for (const corner of corners) done.push(snapEnd(done.at(-1) ?? corner, corner))
  return done
}
