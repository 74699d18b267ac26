/** The room around the paper, which receives all gestures. */
export const ROOM = 'relative size-full touch-none overflow-hidden select-none'
export const PAPER = 'absolute origin-top-left rounded-lg bg-canvas text-text [box-shadow:0_0_0_1px_var(--line)]'
/** Layers on the paper, each a compositor layer. */
export const LAYER = 'absolute inset-0 size-full will-change-transform'
/** The layer that receives ink. */
export const CANVAS_LAYER = `${LAYER} cursor-crosshair touch-none select-none`
