import type { Box, Shown, ShownText } from '../shown'
import { boxOf, hasSize } from './boxes'
import { around, CONTROLS, isLookedAt, elementNumber, panelOf } from './elements'
import { isCut, seenOf } from './frames'

export const shown = (element: Element, name: string, boxes: readonly Box[]): Shown => ({
  name: name.trim().replaceAll(/\s+/g, ' ').slice(0, 60),
  path: around(element).map(elementNumber),
  panel: panelOf(element),
  seen: seenOf(boxes, element),
})

/** All texts that are visible or can be scrolled into view. */
export const textsOf = (): ShownText[] => {
  const found: ShownText[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    if (element && node.textContent?.trim() && isLookedAt(element)) found.push(...textOf(node, element))
  }
  return found
}

/** One text, or none if it has no size. */
const textOf = (node: Node, element: Element): readonly ShownText[] => {
  const range = document.createRange()
  range.selectNodeContents(node)
  const boxes = [...range.getClientRects()].map(boxOf).filter(hasSize)
  const control = element.closest(CONTROLS)
  if (boxes.length === 0) return []
  return [
    {
      ...shown(element, node.textContent ?? '', boxes),
      control: control ? boxOf(control.getBoundingClientRect()) : undefined,
      isCut: isCut(boxes, element) && !isTold(element),
    },
  ]
}

/**
 * A title or a tooltip has the whole text, or a link leads to it; a tile counts as a link also while drawings are being
 * chosen.
 */
const isTold = (element: Element): boolean =>
  element.closest('[title], button[data-state], a[href], .drawing-tile') !== null

/** Placeholders of fields and chosen options of lists that do not fit. */
export const cutInFields = (): readonly ShownText[] =>
  [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input[placeholder], select')]
    .filter(isLookedAt)
    .flatMap((field) => {
      const text = field.matches('select') ? chosenText(field) : (field.getAttribute('placeholder') ?? '')
      if (widthOf(text, field) <= roomIn(field)) return []
      return [{ ...shown(field, text, []), control: undefined, isCut: !isTold(field) }]
    })

const chosenText = (list: Element): string => list.querySelector('option:checked')?.textContent ?? ''

const roomIn = (field: Element): number => {
  const { paddingLeft, paddingRight } = getComputedStyle(field)
  return field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) + 1
}

const widthOf = (text: string, field: Element): number => {
  const pencil = document.createElement('canvas').getContext('2d')
  if (!pencil) throw new Error('No text can be measured here')
  pencil.font = getComputedStyle(field).font
  return pencil.measureText(text).width
}
