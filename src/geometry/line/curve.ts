import { CURVE_FLATNESS } from '../../constants'
import { oncePer } from '../../model/oncePer'
import type { Point } from '../../model/types'
import { clamp, distance, polar } from '../points'

/**
 * Greatest deviation of a smooth line from the chord between two points, in units. A turn of 30° between lines of 20
 * units or more is then a corner.
 */
export const CURVE_DEPTH = 1.25

/** A turn by this angle is a corner, which other strokes can join, in radians. */
const CORNER_TURN = Math.PI / 6

/** Greatest angle between a smooth line and its chord at a point, in radians; a larger one would overshoot. */
const CURVE_TURN = Math.PI / 3

/** A segment of a smooth line between two points: straight, or a cubic Bézier curve with two control points. */
export interface CurvePiece {
  readonly from: Point
  readonly to: Point
  readonly controls?: readonly [Point, Point]
  /** The greatest distance of the piece from its chord, in units. */
  readonly depth: number
}

/**
 * The smooth line through the points, in pieces, beginning at index `from`. At each point its tangent is that of the
 * circle through the point and its two neighbours (Bessel tangents: G. Farin, Curves and Surfaces for CAGD), so that
 * each piece is nearly an arc and a drawn circle stays a circle.
 *
 * A piece deviates from its chord by at most CURVE_DEPTH, the tolerance within which points are kept. Where two pieces
 * cannot join smoothly within this tolerance, the point is a corner.
 */
export const curveThrough = (points: readonly Point[], from = 0): readonly CurvePiece[] =>
  points.slice(from + 1).map((to, index) => {
    const at = from + index
    const [start, before, after] = [points[at] ?? to, points[at - 1], points[at + 2]]
    const [entry, exit] = [bendAt(before, start, to)?.leaving, bendAt(start, to, after)?.arriving]
    // At an end of the line or a corner, a piece bends as much as at its other point.
    return piece(start, to, [entry ?? exit ?? 0, exit ?? entry ?? 0])
  })

/**
 * The turn of the line at a point, in radians: from the piece before into the tangent, and from the tangent into the
 * piece after.
 */
interface Bend {
  readonly arriving: number
  readonly leaving: number
}

/** `undefined` at an end and at a corner. */
const bendAt = (before: Point | undefined, at: Point, after: Point | undefined): Bend | undefined => {
  if (!before || !after) return undefined
  const [one, other] = [distance(before, at), distance(at, after)]
  if (one === 0 || other === 0) return undefined
  const turn = turnBetween(direction(before, at), direction(at, after))
  const [most, mostAfter] = [largestBend(one), largestBend(other)]
  const whole = Math.abs(turn)
  if (whole > most + mostAfter) return undefined
  // Shares the turn by the lengths of the chords, as on a circle, up to the most that each may bend.
  const share = clamp((whole * one) / (one + other), whole - mostAfter, most)
  return { arriving: Math.sign(turn) * share, leaving: Math.sign(turn) * (whole - share) }
}

/** The points at which the line turns by CORNER_TURN or more. */
export const cornersOf = oncePer((points: readonly Point[]): readonly Point[] =>
  points.filter((at, index) => {
    const [before, after] = [points[index - 1], points[index + 1]]
    if (!before || !after || bendAt(before, at, after)) return false
    return Math.abs(turnBetween(direction(before, at), direction(at, after))) >= CORNER_TURN
  }),
)

const direction = (from: Point, to: Point): number => Math.atan2(to.y - from.y, to.x - from.x)

/** The turn from one direction to another, between -π and π. */
const turnBetween = (one: number, other: number): number => Math.atan2(Math.sin(other - one), Math.cos(other - one))

/** The largest angle between chord and tangent that keeps the arc within CURVE_DEPTH of a chord of this length. */
const largestBend = (chord: number): number => Math.min(2 * Math.atan((2 * CURVE_DEPTH) / chord), CURVE_TURN)

const piece = (from: Point, to: Point, [entry, exit]: readonly [number, number]): CurvePiece => {
  const chord = distance(from, to)
  // The distance of the middle of an arc from its chord.
  const depth = (chord / 2) * Math.tan(Math.max(Math.abs(entry), Math.abs(exit)) / 2)
  if (depth < CURVE_FLATNESS) return { from, to, depth: 0 }
  const along = direction(from, to)
  return {
    from,
    to,
    controls: [polar(from, along - entry, reach(chord, entry)), polar(to, along + exit, -reach(chord, exit))],
    depth,
  }
}

/** Distance of a control point from its end; equal bends at both ends give a circular arc. */
const reach = (chord: number, bend: number): number => (chord * 2) / (3 * (1 + Math.cos(bend)))

/** The smooth line as straight segments within CURVE_FLATNESS, for measuring. */
export const drawnLine = oncePer((points: readonly Point[]): readonly Point[] =>
  points.slice(0, 1).concat(curveThrough(points).flatMap(flattened)),
)

/** The points of a flattened piece, without the first. */
export const flattened = (curved: CurvePiece): readonly Point[] => {
  const { to, controls, depth } = curved
  if (!controls) return [to]
  // The error falls with the square of the number of segments. The controls are 4/3 of `depth` from the chord.
  const parts = Math.ceil(Math.sqrt((depth * 4) / (3 * CURVE_FLATNESS)))
  const line: Point[] = []
  for (let part = 1; part < parts; part += 1) line.push(onCubic(curved, controls, part / parts))
  line.push(to)
  return line
}

/** The place on a cubic Bézier curve at `t`, from 0 to 1. */
const onCubic = ({ from, to }: CurvePiece, [one, two]: readonly [Point, Point], t: number): Point => {
  const rest = 1 - t
  const [a, b, c, d] = [rest * rest * rest, 3 * rest * rest * t, 3 * rest * t * t, t * t * t]
  return { x: a * from.x + b * one.x + c * two.x + d * to.x, y: a * from.y + b * one.y + c * two.y + d * to.y }
}
