import { mix, mixNumber, mixText, mixWhole } from './hash'
import { LOOKS } from './looks'
import { sameValue } from './sameValue'
import { ofKind, type DrawingElement, type ElementKind, type ElementOf, type Point, type Stroke } from './types'

/** What the model asks of a kind of element. */
interface ElementModel<Element> {
  /** The points that place an element. */
  points(element: Element): readonly Point[]
  /** Mixes all that is printed of an element into a hash. */
  mixed(value: number, element: Element): number
}

/** Mark an icon and a label in the hash, where a stroke has its look bits. */
const ICON = 0xffff
const LABEL = 0xfffe

const ELEMENTS: { readonly [Kind in ElementKind]: ElementModel<ElementOf[Kind]> } = {
  stroke: {
    points: ({ points }) => points,
    mixed: (value, stroke) => {
      // Hash the point count, too: otherwise the first points of a stroke could pass for the last points of the stroke
      // before it.
      let mixed = mixWhole(mix(value, lookBits(stroke)), stroke.points.length)
      for (const { x, y } of stroke.points) mixed = mixNumber(mixNumber(mixed, x), y)
      return mixed
    },
  },
  icon: {
    points: ({ icon }) => [icon],
    mixed: (value, { icon: { x, y, index } }) => mixNumber(mixNumber(mixNumber(mix(value, ICON), x), y), index),
  },
  label: {
    points: ({ label }) => [label],
    mixed: (value, { label: { x, y, text } }) => mixWhole(mixNumber(mixNumber(mix(value, LABEL), x), y), mixText(text)),
  },
}

/** One bit for each look that is on. */
const lookBits = (stroke: Stroke): number =>
  LOOKS.reduce((bits, look, place) => (stroke[look] ? bits | (1 << place) : bits), 0)

const entryOf = (element: DrawingElement) => ofKind<ElementModel<DrawingElement>>(ELEMENTS, element)

/** The points of a stroke, or the place of any other element; none for an unknown element. */
export const pointsOf = (element: DrawingElement): readonly Point[] => entryOf(element)?.points(element) ?? []

/** Mixes an element into a hash. Unknown elements are not printed, so they are not hashed. */
export const mixElement = (value: number, element: DrawingElement): number =>
  entryOf(element)?.mixed(value, element) ?? value

/** Whether two elements are equal, including members that this version does not know. */
export const sameElement = (one: DrawingElement, other: DrawingElement): boolean => sameValue(one, other)

/**
 * The present index of an element, -1 once it is gone. Another tab may have moved it in the list, and a list that was
 * read again has new objects. Of several equal elements the top one is taken, because the others may have been erased.
 */
export const indexOfElement = (elements: readonly DrawingElement[], element: DrawingElement): number => {
  const index = elements.indexOf(element)
  return index < 0 ? elements.findLastIndex((one) => sameElement(one, element)) : index
}
