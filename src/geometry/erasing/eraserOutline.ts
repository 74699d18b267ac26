import { ClipType, FillRule, type Path64, type Paths64 } from 'clipper2-ts/dist/Core.js'
import { Clipper64 } from 'clipper2-ts/dist/Engine.js'
import { ClipperOffset, EndType, JoinType } from 'clipper2-ts/dist/Offset.js'
import type { Point } from '../../model/types'

/** Segments of an eraser outlined in one go: more are slow because they cross, fewer because of merging. */
const OUTLINED_AT_ONCE = 24

/** Greatest distance between an eraser's outline and its true round ends, in units. */
const OUTLINE_TOLERANCE = 0.05

/** Clipper works on integers: a thousandth of a unit is far finer than any printer. */
const PRECISION = 1_000

/**
 * The merged outlines of strokes of one width with round caps and joins. The outlines are closed rings; holes turn the
 * other way, so that the even-odd rule fills exactly what the strokes cover. Time grows with the square of the number
 * of crossings. A scribble is therefore outlined in short pieces that are merged in pairs: inner edges are gone before
 * they can be crossed again.
 */
export const strokeOutlines = (strokes: readonly (readonly Point[])[], width: number): Point[][] => {
  const outlines = strokes.flatMap(piecesOf).map((piece) => outlineOf(piece, (width / 2) * PRECISION))
  return merged(outlines).map((ring) => ring.map(({ x, y }) => ({ x: x / PRECISION, y: y / PRECISION })))
}

/** Each piece begins with the last point of the previous one. */
const piecesOf = (stroke: readonly Point[]): readonly Path64[] => {
  const path = stroke.map(({ x, y }) => ({ x: Math.round(x * PRECISION), y: Math.round(y * PRECISION) }))
  const count = Math.ceil(Math.max(1, path.length - 1) / OUTLINED_AT_ONCE)
  return Array.from({ length: count }, (_, index) =>
    path.slice(index * OUTLINED_AT_ONCE, (index + 1) * OUTLINED_AT_ONCE + 1),
  )
}

const outlineOf = (path: Path64, radius: number): Paths64 => {
  const offset = new ClipperOffset(2, OUTLINE_TOLERANCE * PRECISION)
  offset.addPath(path, JoinType.Round, EndType.Round)
  const rings: Paths64 = []
  offset.execute(radius, rings)
  return rings
}

const merged = (outlines: readonly Paths64[]): Paths64 => {
  const [first = [], second] = outlines
  if (!second) return first
  const middle = Math.ceil(outlines.length / 2)
  return union(merged(outlines.slice(0, middle)), merged(outlines.slice(middle)))
}

const union = (one: Paths64, other: Paths64): Paths64 => {
  const clipper = new Clipper64()
  clipper.addSubject(one)
  clipper.addSubject(other)
  const rings: Paths64 = []
  clipper.execute(ClipType.Union, FillRule.NonZero, rings)
  return rings
}
