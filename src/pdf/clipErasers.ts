import { ERASER_THINNING, OUTLINE_THINNING } from '../constants'
import { drawnLine } from '../geometry/curve'
import { closedPath } from '../geometry/pathData'
import { strokeOutlines } from '../geometry/eraserOutline'
import { simplify } from '../geometry/simplify'
import { uncovered } from '../geometry/uncovered'
import type { Point } from '../model/types'
import type { EraseWith } from '../render/erase'
import { svg } from '../render/svgNode'

/**
 * For paper: the PDF writer drops masks without a word, and browsers print them as bitmaps. The ink is clipped to
 * everything but the outline of the erasers. One path with the even-odd rule, because clip paths of several children
 * lose their overlaps.
 */
export const clipErasers: EraseWith = ({ id, erasers, width, region }) => {
  const { x, y, width: across, height: down } = region
  const frame = `M${x} ${y}H${x + across}V${y + down}H${x}Z`
  const outline = strokeOutlines(uncovered(erasers.map(lineOf), width, region), width)
    .map(thinned)
    .map(closedPath)
    .join('')
  // Masks of the same ink may be in the same document, on screen.
  const name = `${id}-clip`
  return {
    definition: svg('clipPath', { id: name }, [svg('path', { d: `${frame}${outline}`, 'clip-rule': 'evenodd' })]),
    reference: { 'clip-path': `url(#${name})` },
  }
}

/** A curve has more points than anybody sees of the edge of an eraser, and each of them takes time. */
const lineOf = (eraser: readonly Point[]): readonly Point[] => simplify(drawnLine(eraser), ERASER_THINNING)

/** An outline has many points on little bends, which would make up half of the file. */
const thinned = (ring: readonly Point[]): readonly Point[] => simplify(ring, OUTLINE_THINNING)
