import { hash } from '../model/hash'
import type { DrawingElement } from '../model/types'

/** A drawing's elements as JSON, and a checksum that reveals a change in them. */
export interface Ink {
  readonly text: string
  readonly checksum: string
}

/** Elements never change in place, so their text is cached. */
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

/** The checksum of elements from an untrusted text. */
export const checksumOf = (elements: readonly unknown[]): string => join(elements.map(inkFrom)).checksum

const inkFrom = (element: unknown): Ink => {
  const text = JSON.stringify(element)
  return { text, checksum: hash(text) }
}

const join = (inks: readonly Ink[]): Ink => ({
  text: `[${inks.map(({ text }) => text).join(',')}]`,
  checksum: hash(inks.map(({ checksum }) => checksum).join('')),
})
