import type { DrawingId } from '../../../model/types'
import { tileOf } from './tiles'

/** Frames after Back within which the browser itself may scroll. */
const FRAMES_OF_BACK = 3

/**
 * Scrolls the drawing that was last open to the middle of the window, and keeps it there for some frames. After Back,
 * the browser itself scrolls to the old position, where another drawing may be now.
 */
export const scrollToLastOpened = (drawing: DrawingId, frames = FRAMES_OF_BACK): void => {
  tileOf(drawing)?.scrollIntoView({ block: 'center' })
  if (frames > 0) requestAnimationFrame(() => scrollToLastOpened(drawing, frames - 1))
}
