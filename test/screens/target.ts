/** The smallest target of a finger, either way, in pixels. */
export const SMALLEST_TARGET = 44
