import type { MouseEvent } from 'react'

/** True for a click without a modifier key that opens a tab, a window or a download. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
