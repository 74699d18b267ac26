/** The smallest target for a finger in either direction, in pixels. */
export const SMALLEST_TARGET = 44
