import type { MouseEvent } from 'react'

/** A click with which nobody asks for another tab, a window or a download. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
