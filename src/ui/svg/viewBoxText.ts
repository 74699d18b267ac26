import type { Box } from '../../geometry/bounds'

/** A box as a `viewBox` attribute. */
export const viewBoxText = ({ x, y, width, height }: Box): string => `${x} ${y} ${width} ${height}`
