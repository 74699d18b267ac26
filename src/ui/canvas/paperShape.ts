/** The room in which the paper lies: it takes all gestures. */
export const ROOM = 'relative size-full touch-none overflow-hidden select-none'
export const PAPER = 'absolute origin-top-left rounded-lg bg-canvas text-text ring-1 ring-line'
/** What lies upon the paper, each a layer of the compositor. */
export const LAYER = 'absolute inset-0 size-full will-change-transform'
/** The layer that is drawn on. */
export const CANVAS = `${LAYER} cursor-crosshair touch-none select-none`
