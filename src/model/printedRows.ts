import type { Fishbone } from './fishbone'
import { rowsOf } from './readFishbone'
import { FISH_BONE, type Drawing, type DrawingElement, type Style } from './types'

/** The rows as which a drawing is printed; undefined for one that stands in a box: what is no fish-bone, or empty. */
export const printedRows = (elements: readonly DrawingElement[]): Fishbone | undefined =>
  elements.length === 0 ? undefined : rowsOf(elements)

/** Whether it matters how boxes are printed. A fish-bone that was not begun yet does not make it so. */
export const needsBoxes = (style: Style, drawings: readonly Drawing[]): boolean =>
  style !== FISH_BONE || drawings.some(({ elements }) => elements.length > 0 && rowsOf(elements) === undefined)
