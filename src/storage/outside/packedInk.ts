import { pointsOf, sameElement } from '../../model/elements'
import type { DrawingElement, Point } from '../../model/types'
import { codeOf, elementFromCode } from './elementFormats'

/**
 * Drawings in few letters, for links. An element is a list of whole numbers in tenths of a unit: its code, then its
 * points. The first point is relative to the first point of the previous element (the roads of a junction begin at one
 * place), every other to the point before it. An element that is not whole in tenths, or has other members, stays
 * unpacked, so that nothing is lost.
 */
type PackedElement = readonly number[] | DrawingElement

/** Tenths in a unit: a part of the format, whatever precision drawings are stored with. */
const TENTHS = 10
const ORIGIN: Point = { x: 0, y: 0 }

export const packDrawing = (elements: readonly DrawingElement[]): readonly PackedElement[] => {
  let before = ORIGIN
  return elements.map((element) => {
    const code = codeOf(element)
    const points = pointsOf(element).map(({ x, y }) => ({ x: Math.round(x * TENTHS), y: Math.round(y * TENTHS) }))
    const [first] = points
    if (!first || code === undefined || !Number.isSafeInteger(code)) return element
    const unpacked = unpackElement(code, points)
    if (!unpacked || !sameElement(unpacked, element)) return element
    const packed = [code, ...deltasFrom(before, points)]
    before = first
    return packed
  })
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
    const [code = 0, ...steps] = element
    const points = pointsFrom(before, steps)
    before = points[0] ?? before
    return unpackElement(code, points)
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

const unpackElement = (code: number, tenths: readonly Point[]): DrawingElement | undefined =>
  elementFromCode(
    code,
    tenths.map(({ x, y }) => ({ x: x / TENTHS, y: y / TENTHS })),
  )
