import type { Box } from '../../src/geometry/bounds'

/** Whether two boxes share an area more than `slack` wide and high, in their own units. */
export const overlap = (one: Box, other: Box, slack: number): boolean =>
  one.x + one.width > other.x + slack &&
  other.x + other.width > one.x + slack &&
  one.y + one.height > other.y + slack &&
  other.y + other.height > one.y + slack
