import { FRAMES_OF_BACK } from '../../constants'
import type { DrawingId } from '../../model/types'
import { tileOf } from './tiles'

/**
 * Brings the tile of the drawing that was left into the middle of the window, and keeps it there: after Back the browser
 * scrolls to where the screen was when it was left, which is where another drawing may stand.
 */
export const scrollToLeft = (drawing: DrawingId, frames = FRAMES_OF_BACK): void => {
  tileOf(drawing)?.scrollIntoView({ block: 'center' })
  if (frames > 0) requestAnimationFrame(() => scrollToLeft(drawing, frames - 1))
}
