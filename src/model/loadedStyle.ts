import { showsFishbone, rowsOf } from './readFishbone'
import { FISH_BONE, FREE_DRAW, type DrawingElement, type Style } from './types'

interface Loaded {
  /** What the text calls them; texts that others wrote call everything free drawing. */
  readonly style: Style
  readonly drawings: readonly (readonly DrawingElement[])[]
}

/**
 * What a tocht becomes when these drawings take the place of its own. They keep their type where they bring one; those
 * that say nothing are what they look like, and where nothing was drawn the tocht stays what it is.
 */
export const loadedStyle = (own: Style, { style, drawings }: Loaded): Style => {
  if (style !== FREE_DRAW) return style
  const inked = drawings.filter((elements) => elements.length > 0)
  if (inked.length === 0) return own
  return inked.every(showsFishbone) ? FISH_BONE : FREE_DRAW
}

/** How many of the drawings the grid editor cannot read. */
export const countFreeDrawings = (drawings: Loaded['drawings']): number =>
  drawings.filter((elements) => rowsOf(elements) === undefined).length
