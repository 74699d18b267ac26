/** How the top of a screen lies, and in it, beside the way back, what the screen is. */
export const HEADER = 'pad-safe-x pad-safe-top flex min-h-14 shrink-0 flex-wrap items-center justify-end gap-1'
export const HEADER_TITLE = 'flex min-w-24 flex-1 items-center gap-1'
