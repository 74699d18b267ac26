import { strokeOutlines } from '../geometry/erasing/eraserOutline'
import { uncovered } from '../geometry/erasing/uncovered'
import { drawnLine } from '../geometry/line/curve'
import { closedPath } from '../geometry/line/pathData'
import { simplify } from '../geometry/line/simplify'
import { roundCoordinate } from '../geometry/points'
import type { Point } from '../model/types'
import type { EraseWith } from '../render/erase'
import { svg } from '../render/svgNode'

/**
 * Erases by clip path, for paper: the PDF writer ignores masks silently, and browsers print them as bitmaps. Clips the
 * ink to the region outside the outline of the erasers. Uses one path with the even-odd rule, because a clip path with
 * several children loses their overlaps.
 */
export const clipErasers: EraseWith = ({ id, erasers, width, region, flatness }) => {
  const [left, right] = [region.x, region.x + region.width].map(roundCoordinate)
  const [top, bottom] = [region.y, region.y + region.height].map(roundCoordinate)
  const frame = `M${left} ${top}H${right}V${bottom}H${left}Z`
  // Simplifies the outline, whose points would otherwise be half of the file. The tolerance is half of the pen's
  // `flatness`, because the curve and its outline are both simplified.
  const thinned = (line: readonly Point[]): readonly Point[] => simplify(line, flatness / 2)
  const lines = erasers.map((eraser) => thinned(drawnLine(eraser)))
  const outline = strokeOutlines(uncovered(lines, width, region), width)
    .map(thinned)
    .map(closedPath)
    .join('')
  // The suffix makes the id differ from that of the mask of the same ink on screen.
  const name = `${id}-clip`
  return {
    definition: svg('clipPath', { id: name }, [svg('path', { d: `${frame}${outline}`, 'clip-rule': 'evenodd' })]),
    reference: { 'clip-path': `url(#${name})` },
  }
}
