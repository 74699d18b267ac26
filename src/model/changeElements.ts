import { castDraft, original, type Draft } from 'immer'
import type { Action, Replacement } from './actions'
import { sameElement } from './elements'
import type { Drawing, DrawingElement, State } from './types'

/** The elements that were not seen by whoever cleared the drawing. */
export const withoutSeen = (
  elements: readonly DrawingElement[],
  seen: readonly DrawingElement[],
): readonly DrawingElement[] =>
  elements === seen ? [] : elements.filter((element) => !seen.some((one) => sameElement(one, element)))

/** The elements with others in the place of some. A replacement of one that is gone is left out. */
export const withReplacements = (
  elements: readonly DrawingElement[],
  replaced: readonly Replacement[],
): readonly DrawingElement[] => {
  const by = new Map<number, readonly DrawingElement[]>()
  for (const { was, by: others } of replaced) {
    // Of several that say the same, the one on top: the others may have been erased.
    const index = elements.findLastIndex((element, place) => !by.has(place) && sameElement(element, was))
    if (index >= 0) by.set(index, others)
  }
  return elements.flatMap((element, index) => by.get(index) ?? [element])
}

/** Where an element is by now; -1 once it is gone. One that another tab has left alone may have moved in the list. */
export const placeOf = (
  { drawings }: State,
  { drawing, index, was }: Pick<Extract<Action, { type: 'removeElement' }>, 'drawing' | 'index' | 'was'>,
): number => {
  const elements = drawings[drawing]?.elements ?? []
  const there = elements[index]
  return there && sameElement(there, was) ? index : elements.findIndex((element) => sameElement(element, was))
}

/**
 * Writes what differs, so that a step in a long fish-bone remembers a stroke and not all of them; where most differ, all
 * at once, which is a third of the work.
 */
export const writeElements = (drawing: Draft<Drawing>, next: readonly DrawingElement[]): void => {
  const before = original(drawing)?.elements ?? []
  const elements = next.map((element, index) => unlessSame(before[index], element))
  const differing = elements.filter((element, index) => element !== before[index]).length
  if (differing + Math.max(before.length - next.length, 0) > before.length / 2) {
    drawing.elements = castDraft(elements)
    return
  }
  for (const [index, element] of elements.entries()) {
    if (element !== before[index]) drawing.elements[index] = castDraft(element)
  }
  drawing.elements.length = next.length
}

const unlessSame = (old: DrawingElement | undefined, element: DrawingElement): DrawingElement =>
  old && sameElement(old, element) ? old : element
