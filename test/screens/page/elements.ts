/** Elements that can be pressed or filled in. */
export const CONTROLS =
  'a[href], button, input, select, textarea, summary, [role=radio], [role=checkbox], [role=switch], [role^=menuitem]'

/** Elements that cover the page on purpose for a while. Fixed and sticky elements count, too. */
const PANELS = '[role=dialog], [role=menu], [role=listbox], [data-headlessui-portal] > *'

/** Headless UI's element at the edge of a popover passes the focus on at once, so users never reach it. */
export const FOCUS_GUARD = '[data-headlessui-focus-guard]'

/** Drawings and printed sheets have checks of their own; inert elements lie below a dialog. */
const ELSEWHERE = `svg, [data-testid=sheet], [inert], [hidden], ${FOCUS_GUARD}`

export const isLookedAt = (element: Element): boolean =>
  !element.closest(ELSEWHERE) &&
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
  !around(element).some(isForReaders)

/** Clipped to a pixel, so that only screen readers present it. */
const isForReaders = (one: Element): boolean =>
  one.clientWidth <= 1 && one.clientHeight <= 1 && getComputedStyle(one).overflow === 'hidden'

/** The element and its ancestors, from the inside out. */
export const around = (element: Element): readonly Element[] => {
  const parent = element.parentElement
  return parent ? [element, ...around(parent)] : [element]
}

const numbers = new Map<Element, number>()

/** A number per element, from 1; always the same for the same element. */
export const elementNumber = (element: Element): number => {
  const known = numbers.get(element) ?? numbers.size + 1
  numbers.set(element, known)
  return known
}

export const panelOf = (element: Element): number => {
  const panel = around(element).find((one) => !one.matches(CONTROLS) && (one.matches(PANELS) || isFloating(one)))
  return panel ? elementNumber(panel) : 0
}

const isFloating = (one: Element): boolean => ['fixed', 'sticky'].includes(getComputedStyle(one).position)
