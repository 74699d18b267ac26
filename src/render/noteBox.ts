import { CELL_PADDING } from '../constants'
import type { Box } from '../geometry/bounds'
import { isTooSmall, topLines, type Foot } from './cellTexts'
import type { CellType } from './cellType'
import type { TextBox } from './page'
import type { NoteItem } from './sheetItems'
import { lineAt, type TextLine, type Typeface } from './sheetText'

/** How high the box of a note is that has so many lines below its title. */
export const noteBoxHeight = ({ numberHeight, lineHeight }: CellType, lines: number): number =>
  numberHeight + lines * lineHeight + 2 * CELL_PADDING

/** A note at the start or the finish, in a box: its title as large as a number, and its lines from there down. */
export const noteBox = (
  item: NoteItem,
  foot: Foot,
  frame: Box,
  border: boolean,
  type: CellType,
  typeface: Typeface,
): TextBox => {
  const { numberHeight, lineHeight } = type
  const lines = foot.lines.map((line, index): TextLine => {
    const baseline = frame.y + numberHeight + CELL_PADDING + index * lineHeight + line.size
    return lineAt(line, frame.x + CELL_PADDING, baseline, 'start', typeface)
  })
  return {
    frame,
    border,
    lines: [...topLines(item.title, foot.beside, frame, type, typeface), ...lines],
    samples: [],
    cut: foot.isCut ? `${item.at}Note` : undefined,
    small: foot.lines.some(isTooSmall) ? item.measured : undefined,
  }
}
