import { drawnLine } from '../geometry/curve'
import { closedPath } from '../geometry/pathData'
import { strokeOutlines } from '../geometry/eraserOutline'
import { roundCoordinate } from '../geometry/points'
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
export const clipErasers: EraseWith = ({ id, erasers, width, region, flatness }) => {
  const [left, right] = [region.x, region.x + region.width].map(roundCoordinate)
  const [top, bottom] = [region.y, region.y + region.height].map(roundCoordinate)
  const frame = `M${left} ${top}H${right}V${bottom}H${left}Z`
  // A curve and its outline have more points than anybody sees, which take time and would make up half of the file. Each
  // may go half as far from the eraser's edge as the pen's lines from theirs.
  const thinned = (line: readonly Point[]): readonly Point[] => simplify(line, flatness / 2)
  const lines = erasers.map((eraser) => thinned(drawnLine(eraser)))
  const outline = strokeOutlines(uncovered(lines, width, region), width)
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
