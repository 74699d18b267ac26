import type { KeyboardEvent } from 'react'

/**
 * The keys of a tile as `aria-keyshortcuts`, without Enter, which opens every link. The texts `overview.keys` and
 * `drag.draggable` of each language name Space and M.
 */
export const TILE_SHORTCUTS = 'Space Shift+F10 M'

/** Space opens the preview, as for files on a Mac. The context menu keys open it on any system. */
export const isPreviewKey = ({ key, shiftKey }: KeyboardEvent): boolean =>
  key === ' ' || key === 'ContextMenu' || (key === 'F10' && shiftKey)

/** M by its position: on AZERTY it is beside the L, where other keyboards have the semicolon. */
const M = ['KeyM', 'Semicolon']

/** The keys, by position, that pick up a drawing, put it down and leave it where it was. */
export const MOVE_KEYS = { start: M, end: [...M, 'Enter', 'Space'], cancel: ['Escape', 'Tab'] }
