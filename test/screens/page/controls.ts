import type { ShownControl } from '../shown'
import { SMALLEST_TARGET } from '../target'
import { boxOf, hasSize } from './boxes'
import { CONTROLS, isLookedAt } from './elements'
import { shown } from './texts'

/** All controls that can be used. */
export const controlsOf = (): readonly ShownControl[] => {
  const controls = [...document.querySelectorAll(CONTROLS)].filter(isUsed)
  // Measures all controls first, because finding their targets may scroll.
  const measured = controls.map((control) => shown(control, nameOf(control), [boxOf(control.getBoundingClientRect())]))
  return controls.flatMap((control, place) => {
    const one = measured[place]
    return one ? [{ ...one, target: targetOf(control), isInline: isInline(control) }] : []
  })
}

const isUsed = (control: Element): boolean =>
  isLookedAt(control) &&
  !control.closest('[aria-hidden=true]') &&
  !control.matches(':disabled') &&
  hasSize(control.getBoundingClientRect())

export const nameOf = (control: Element): string =>
  control.getAttribute('aria-label') ?? (control.textContent || control.tagName.toLowerCase())

const isInline = (control: Element): boolean =>
  getComputedStyle(control).display === 'inline' && control.parentElement?.textContent !== control.textContent

/**
 * The size of the area that reacts to a finger: the control, its label, and the space around it that its style adds.
 */
const targetOf = (control: Element): ShownControl['target'] => {
  control.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  const parts = [control, ...labelsOf(control)]
  const boxes = parts.map((part) => part.getBoundingClientRect())
  const { left, top, width, height } = control.getBoundingClientRect()
  const isHit = (dx: number, dy: number): boolean => {
    const hit = document.elementFromPoint(left + width / 2 + dx, top + height / 2 + dy)
    return hit !== null && parts.some((part) => part.contains(hit))
  }
  const far = SMALLEST_TARGET / 2 - 1
  return {
    width: Math.max(...boxes.map((box) => box.width), isHit(far, 0) && isHit(-far, 0) ? SMALLEST_TARGET : 0),
    height: Math.max(...boxes.map((box) => box.height), isHit(0, far) && isHit(0, -far) ? SMALLEST_TARGET : 0),
  }
}

const labelsOf = (control: Element): readonly Element[] =>
  control instanceof HTMLInputElement || control instanceof HTMLSelectElement ? [...(control.labels ?? [])] : []
