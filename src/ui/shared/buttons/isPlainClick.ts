import type { MouseEvent } from 'react'
import { hasModifier } from '../keys/shortcuts'

/** True for a click without a modifier key. Such a key opens the link in a tab or a window, or downloads it. */
export const isPlainClick = (event: MouseEvent): boolean => event.button === 0 && !event.shiftKey && !hasModifier(event)
