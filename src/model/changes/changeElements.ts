import { castDraft, original, type Draft } from 'immer'
import { indexOfElement, sameElement } from '../elements'
import type { Drawing, DrawingElement, State } from '../types'
import type { Action, Replacement } from './actions'

/** The elements that are not in `seen`. */
export const withoutSeen = (
  elements: readonly DrawingElement[],
  seen: readonly DrawingElement[],
): readonly DrawingElement[] =>
  elements === seen ? [] : elements.filter((element) => !seen.some((one) => sameElement(one, element)))

/** Replaces elements. Skips a replacement whose element is gone. */
export const withReplacements = (
  elements: readonly DrawingElement[],
  replaced: readonly Replacement[],
): readonly DrawingElement[] => {
  const by = new Map<number, readonly DrawingElement[]>()
  for (const { was, by: others } of replaced) {
    // The top one of several, as in indexOfElement.
    const index = elements.findLastIndex((element, place) => !by.has(place) && sameElement(element, was))
    if (index >= 0) by.set(index, others)
  }
  return elements.flatMap((element, index) => by.get(index) ?? [element])
}

/** The present index of an element that stood at `index`; -1 once it is gone. */
export const elementIndex = (
  { drawings }: State,
  { drawing, index, was }: Pick<Extract<Action, { type: 'removeElement' }>, 'drawing' | 'index' | 'was'>,
): number => {
  const elements = drawings[drawing]?.elements ?? []
  const there = elements[index]
  return there && sameElement(there, was) ? index : indexOfElement(elements, was)
}

/**
 * Writes only the elements that differ, so that a step in a long fish-bone stores one stroke and not all. When most
 * differ, replaces all at once, which takes a third of the time.
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
