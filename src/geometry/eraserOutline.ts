import type { Paths64 } from 'clipper2-ts/dist/Core.js'
import { ClipperOffset, EndType, JoinType } from 'clipper2-ts/dist/Offset.js'
import { OUTLINE_TOLERANCE } from '../constants'
import type { Point } from '../model/types'

/** Clipper works on integers: a thousandth of a unit is far below what any printer shows. */
const PRECISION = 1_000

/**
 * The outlines of round-capped, round-joined strokes of one width, merged where they overlap: closed rings, holes
 * turning the other way, so that the even-odd rule fills exactly what the strokes would cover.
 */
export const strokeOutlines = (strokes: readonly (readonly Point[])[], width: number): Point[][] => {
  const offset = new ClipperOffset(2, OUTLINE_TOLERANCE * PRECISION)
  for (const stroke of strokes) {
    const path = stroke.map(({ x, y }) => ({ x: Math.round(x * PRECISION), y: Math.round(y * PRECISION) }))
    offset.addPath(path, JoinType.Round, EndType.Round)
  }
  const rings: Paths64 = []
  offset.execute((width / 2) * PRECISION, rings)
  return rings.map((ring) => ring.map(({ x, y }) => ({ x: x / PRECISION, y: y / PRECISION })))
}
