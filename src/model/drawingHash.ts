import { DETAIL_NAMES, type DetailName, type DrawingDetails } from './details'
import { mix, mixText } from './hash'
import { LOOKS } from './looks'
import { oncePer } from './oncePer'
import { isStamp, isStroke, type Drawing, type DrawingElement, type Stroke } from './types'

/**
 * Steps per unit or metre, whatever precision is stored. Part of the hash: with another number, every drawing that was
 * checked counts as changed.
 */
const HASH_STEPS = 1_000
/** Marks an icon in the hash, where a stroke has its look bits. */
const ICON = 0xffff
/** Stands for a missing distance. */
const NOT_MEASURED = -1

/** Mixes 32 bits into a hash. */
export const mixWhole = (value: number, bits: number): number => mix(mix(value, bits & 0xffff), bits >>> 16)

const mixNumber = (value: number, number: number): number => mixWhole(value, Math.round(number * HASH_STEPS))

/**
 * How each detail is mixed into a hash. A new one must leave the hash of a drawing without it as it is: otherwise every
 * check in the field and every printed code is outdated.
 */
const MIX: { readonly [One in DetailName]: (value: number, detail: DrawingDetails[One]) => number } = {
  note: (value, note = '') => mixWhole(value, mixText(note)),
  distance: (value, distance = NOT_MEASURED) => mixNumber(value, distance),
}

/** A hash of everything that is printed of a drawing: ink and details, but not the id. */
export const hashOfDrawing = ({ elements, ...details }: Omit<Drawing, 'id'>): number =>
  DETAIL_NAMES.reduce((value, name) => MIX[name](value, details[name] as never), hashOfInk(elements))

const hashOfInk = oncePer((elements: readonly DrawingElement[]): number => elements.reduce(mixElement, 0))

/** Unknown elements are not printed, so they are not hashed. */
const mixElement = (value: number, element: DrawingElement): number => {
  if (isStroke(element)) return mixStroke(value, element)
  if (!isStamp(element)) return value
  const { x, y, index } = element.icon
  return mixNumber(mixNumber(mixNumber(mix(value, ICON), x), y), index)
}

const mixStroke = (value: number, stroke: Stroke): number => {
  // Hash the point count, too: otherwise the first points of a stroke could pass for the last points of the stroke
  // before it.
  let mixed = mixWhole(mix(value, lookBits(stroke)), stroke.points.length)
  for (const { x, y } of stroke.points) mixed = mixNumber(mixNumber(mixed, x), y)
  return mixed
}

/** One bit for each look that is on. */
const lookBits = (stroke: Stroke): number =>
  LOOKS.reduce((bits, look, place) => (stroke[look] ? bits | (1 << place) : bits), 0)
