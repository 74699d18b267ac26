import type { Point } from '../../src/model/types'

export const distanceToSegment = (p: Point, a: Point, b: Point): number => {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const lengthSquared = dx * dx + dy * dy
  const along = lengthSquared === 0 ? 0 : ((p.x - a.x) * dx + (p.y - a.y) * dy) / lengthSquared
  const t = Math.min(1, Math.max(0, along))
  return Math.hypot(p.x - a.x - t * dx, p.y - a.y - t * dy)
}

export const plainDistance = (p: Point, line: readonly Point[]): number =>
  Math.min(...line.map((a, index) => distanceToSegment(p, a, line[index + 1] ?? a)))

/** The even-odd rule over all rings at once, as in a clip path. */
export const isInside = (rings: readonly (readonly Point[])[], p: Point): boolean => {
  let inside = false
  for (const ring of rings) {
    ring.forEach((a, index) => {
      const b = ring[(index + 1) % ring.length] ?? a
      if (a.y > p.y !== b.y > p.y && p.x < a.x + ((p.y - a.y) / (b.y - a.y)) * (b.x - a.x)) inside = !inside
    })
  }
  return inside
}
