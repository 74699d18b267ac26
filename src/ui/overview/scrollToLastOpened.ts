import { FRAMES_OF_BACK } from '../../constants'
import type { DrawingId } from '../../model/types'
import { tileOf } from './tiles'

/**
 * Scrolls the drawing that was left to the middle of the window and keeps it there: after Back, the browser scrolls to
 * its old position, where another drawing may be now.
 */
export const scrollToLastOpened = (drawing: DrawingId, frames = FRAMES_OF_BACK): void => {
  tileOf(drawing)?.scrollIntoView({ block: 'center' })
  if (frames > 0) requestAnimationFrame(() => scrollToLastOpened(drawing, frames - 1))
}
