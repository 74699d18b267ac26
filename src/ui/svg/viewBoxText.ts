import type { Box } from '../../geometry/bounds'

/** What an `svg` element shows, as its `viewBox` says it. */
export const viewBoxText = ({ x, y, width, height }: Box): string => `${x} ${y} ${width} ${height}`
