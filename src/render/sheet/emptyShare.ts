import { CELL_GAP } from '../../constants'
import type { Box } from '../../geometry/bounds'
import type { Page } from './page'
import { roomOn } from './sheetPaper'

/** From this part on, a page is empty enough to offer filling it. */
const MUCH = 1 / 3

/** Whether boxes leave much of a page empty; a page of a fish-bone or with a legend alone does not count. */
export const leavesMuchEmpty = (pages: readonly Page[]): boolean => pages.some((page) => emptyShareOf(page) >= MUCH)

/** The part of a page of boxes that is empty; the gaps between boxes do not count. */
export const emptyShareOf = ({ size, safety, body }: Page): number => {
  if (body.kind === 'fishbone' || body.cells.length === 0) return 0
  const frames = [...body.cells, ...body.texts].map(({ frame }) => frame)
  return 1 - frames.reduce((sum, frame) => sum + areaOf(frame), 0) / areaOf(roomOn(size, safety.box.height))
}

const areaOf = ({ width, height }: Pick<Box, 'width' | 'height'>): number => (width + CELL_GAP) * (height + CELL_GAP)
