import { isPlainStamp, isPlainStroke } from '../../model/elements'
import { LOOKS, looksOf, type Look } from '../../model/looks'
import { isStamp, type DrawingElement, type KnownElement, type Point } from '../../model/types'

/**
 * Drawings in few letters, for links. An element is a list of whole numbers in tenths of a unit: its kind, then its
 * points. The first point is relative to the first point of the previous element (the roads of a junction begin at one
 * place), every other to the point before it. An element that is not whole in tenths, or has other members, stays
 * unpacked, so that nothing is lost.
 */
type PackedElement = readonly number[] | DrawingElement

/** Tenths in a unit: a part of the format, whatever precision drawings are stored with. */
const TENTHS = 10
const ORIGIN: Point = { x: 0, y: 0 }

/**
 * The kind of a stroke is a sum of these bits; a negative kind is an icon, -1 for the first. A new look must get no
 * bit, because older builds drop unknown bits: its strokes stay unpacked.
 */
const BITS: Readonly<Partial<Record<Look, number>>> = { dashed: 1, erase: 2, arrow: 4, circle: 8 }
const bitOf = (look: Look): number => BITS[look] ?? 0

export const packDrawing = (elements: readonly DrawingElement[]): readonly PackedElement[] => {
  let before = ORIGIN
  return elements.map((element) => {
    if (!isPackable(element)) return element
    const points = pointsOf(element).map(({ x, y }) => ({ x: Math.round(x * TENTHS), y: Math.round(y * TENTHS) }))
    const [first] = points
    if (!first) return element
    const packed = [kindOf(element), ...deltasFrom(before, points)]
    before = first
    return packed
  })
}

const pointsOf = (element: KnownElement): readonly Point[] => (isStamp(element) ? [element.icon] : element.points)

const isPackable = (element: DrawingElement): element is KnownElement =>
  (isPlainStroke(element) || isPlainStamp(element)) &&
  Number.isSafeInteger(kindOf(element)) &&
  (isStamp(element) || LOOKS.every((look) => !element[look] || look in BITS)) &&
  pointsOf(element).every(({ x, y }) => [x, y].every((value) => Math.round(value * TENTHS) / TENTHS === value))

const kindOf = (element: KnownElement): number => {
  if (isStamp(element)) return -1 - element.icon.index
  return LOOKS.reduce((kind, look) => kind + (element[look] ? bitOf(look) : 0), 0)
}

const deltasFrom = (start: Point, points: readonly Point[]): number[] =>
  points.flatMap(({ x, y }, index) => {
    const from = points[index - 1] ?? start
    return [x - from.x, y - from.y]
  })

/** Unpacks drawings. Anything else stays, so that validation names its place. */
export const drawingsFromPacked = (ink: unknown): unknown =>
  Array.isArray(ink) ? ink.map((drawing: unknown) => (Array.isArray(drawing) ? unpackDrawing(drawing) : drawing)) : ink

const unpackDrawing = (elements: readonly unknown[]): unknown[] => {
  let before = ORIGIN
  return elements.map((element) => {
    if (!isPacked(element)) return element
    const [kind = 0, ...steps] = element
    const points = pointsFrom(before, steps)
    before = points[0] ?? before
    return unpackElement(kind, points)
  })
}

const isPacked = (element: unknown): element is readonly number[] =>
  Array.isArray(element) && element.length > 2 && element.every((part) => Number.isSafeInteger(part))

const pointsFrom = (start: Point, steps: readonly number[]): Point[] => {
  const points: Point[] = []
  let { x, y } = start
  for (let index = 0; index + 1 < steps.length; index += 2) {
    x += steps[index] ?? 0
    y += steps[index + 1] ?? 0
    points.push({ x, y })
  }
  return points
}

const unpackElement = (kind: number, tenths: readonly Point[]): DrawingElement => {
  const points = tenths.map(({ x, y }) => ({ x: x / TENTHS, y: y / TENTHS }))
  const [place] = points
  return kind < 0 && place
    ? { icon: { ...place, index: -1 - kind } }
    : { points, ...looksOf((look) => (kind & bitOf(look)) !== 0) }
}
