import { showsFishbone, rowsOf } from './fishbone/readFishbone'
import { FISH_BONE, FREE_DRAW, type DrawingElement, type Style } from './types'

interface Loaded {
  /** The style in the text; texts of other apps call everything free drawing. */
  readonly style: Style
  readonly drawings: readonly (readonly DrawingElement[])[]
}

/**
 * The style of a tocht after loading these drawings. A style other than free drawing is taken as it is. Else the style
 * follows from the ink, and without any ink the tocht keeps its own.
 */
export const loadedStyle = (own: Style, { style, drawings }: Loaded): Style => {
  if (style !== FREE_DRAW) return style
  const inked = drawings.filter((elements) => elements.length > 0)
  if (inked.length === 0) return own
  return inked.every(showsFishbone) ? FISH_BONE : FREE_DRAW
}

/** The number of drawings that the fish-bone editor cannot read. */
export const countFreeDrawings = (drawings: Loaded['drawings']): number =>
  drawings.filter((elements) => rowsOf(elements) === undefined).length
