import type { DrawingElement } from '../model/types'
import { hash } from '../model/hash'

/** A drawing's elements as JSON, and a mark by which a change in them is noticed. */
export interface Ink {
  readonly text: string
  readonly mark: string
}

/** Elements never change in place, so the text of each is made once, however often its drawing is written. */
const known = new WeakMap<object, Ink>()

export const inkOf = (elements: readonly DrawingElement[]): Ink => {
  const ink = known.get(elements) ?? join(elements.map(elementInk))
  known.set(elements, ink)
  return ink
}

const elementInk = (element: DrawingElement): Ink => {
  const ink = known.get(element) ?? inkFrom(element)
  known.set(element, ink)
  return ink
}

/** The mark of elements as they stand in a text that may come from anybody. */
export const markOf = (elements: readonly unknown[]): string => join(elements.map(inkFrom)).mark

const inkFrom = (element: unknown): Ink => {
  const text = JSON.stringify(element)
  return { text, mark: hash(text) }
}

const join = (inks: readonly Ink[]): Ink => ({
  text: `[${inks.map(({ text }) => text).join(',')}]`,
  mark: hash(inks.map(({ mark }) => mark).join('')),
})
