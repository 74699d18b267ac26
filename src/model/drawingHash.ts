import { mix, mixText } from './hash'
import { LOOKS } from './looks'
import { isStamp, isStroke, type Drawing, type DrawingElement, type Stroke } from './types'

/** A thousandth of a unit moves nothing on paper. */
const STEPS_PER_UNIT = 1_000
/** In the place of the looks of a stroke. */
const ICON = 0xffff
/** In the place of a distance. */
const NOT_MEASURED = -1

/** Hashes 32 bits onto what was hashed before. */
export const mixWhole = (value: number, bits: number): number => mix(mix(value, bits & 0xffff), bits >>> 16)

const mixNumber = (value: number, number: number): number => mixWhole(value, Math.round(number * STEPS_PER_UNIT))

/** Ink never changes in place, and there may be a million points of it. */
const inkHashes = new WeakMap<readonly DrawingElement[], number>()

/** 32 bits that follow from what is printed of a drawing: ink, note and distance. Its id is not among them. */
export const hashOfDrawing = ({ elements, note = '', distance = NOT_MEASURED }: Omit<Drawing, 'id'>): number =>
  mixNumber(mixWhole(hashOfInk(elements), mixText(note)), distance)

const hashOfInk = (elements: readonly DrawingElement[]): number => {
  const known = inkHashes.get(elements)
  if (known !== undefined) return known
  const value = elements.reduce(mixElement, 0)
  inkHashes.set(elements, value)
  return value
}

/** What this version does not know is not printed either. */
const mixElement = (value: number, element: DrawingElement): number => {
  if (isStroke(element)) return mixStroke(value, element)
  if (!isStamp(element)) return value
  const { x, y, index } = element.icon
  return mixNumber(mixNumber(mixNumber(mix(value, ICON), x), y), index)
}

const mixStroke = (value: number, stroke: Stroke): number => {
  // Without their count, the first points of a stroke could be the last ones of the stroke before.
  let mixed = mixWhole(mix(value, lookBits(stroke)), stroke.points.length)
  for (const { x, y } of stroke.points) mixed = mixNumber(mixNumber(mixed, x), y)
  return mixed
}

/** A bit for each look that is on: a look that is absent is off. */
const lookBits = (stroke: Stroke): number =>
  LOOKS.reduce((bits, look, place) => (stroke[look] ? bits | (1 << place) : bits), 0)
