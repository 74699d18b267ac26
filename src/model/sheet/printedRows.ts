import type { Fishbone } from '../fishbone/fishbone'
import { rowsOf } from '../fishbone/readFishbone'
import { FISH_BONE, type Drawing, type DrawingElement, type Style } from '../types'

/**
 * The rows of a drawing that is printed as a fish-bone; `undefined` for a drawing that is printed in a box, because it
 * is empty or not a fish-bone.
 */
export const printedRows = (elements: readonly DrawingElement[]): Fishbone | undefined =>
  elements.length === 0 ? undefined : rowsOf(elements)

/**
 * Whether the choices for boxes and rows of a table are offered. An empty drawing among fish-bones is printed in a box,
 * too, but not a reason to offer them.
 */
export const hasCellChoices = (style: Style, drawings: readonly Drawing[]): boolean =>
  style !== FISH_BONE || drawings.some(({ elements }) => elements.length > 0 && rowsOf(elements) === undefined)
