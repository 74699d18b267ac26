import type { Fishbone } from '../fishbone/fishbone'
import { rowsOf } from '../fishbone/readFishbone'
import { FISH_BONE, type Drawing, type DrawingElement, type Style } from '../types'

/**
 * The rows of a drawing that is printed as a fish-bone; `undefined` for a drawing that is printed in a box, because it
 * is empty or not a fish-bone.
 */
export const printedRows = (elements: readonly DrawingElement[]): Fishbone | undefined =>
  elements.length === 0 ? undefined : rowsOf(elements)

/** Whether the sheet has boxes. An empty fish-bone needs none. */
export const needsBoxes = (style: Style, drawings: readonly Drawing[]): boolean =>
  style !== FISH_BONE || drawings.some(({ elements }) => elements.length > 0 && rowsOf(elements) === undefined)
