import { CELL_PADDING, NAME_SIZE_ABOVE_FACTS } from '../../constants'
import type { Box } from '../../geometry/bounds'
import { isTooSmall, topLines, type BoxTexts } from './cellTexts'
import { titleHeight, type CellType } from './cellType'
import type { TextBox } from './page'
import type { NoteItem } from './sheetItems'
import { lineAt, type TextLine, type Typeface } from './sheetText'

/** The height of a note's box with this many lines below its title. */
export const noteBoxHeight = (type: CellType, lines: number): number =>
  titleHeight(type) + lines * type.lineHeight + 2 * CELL_PADDING

/** No word on the sheet is larger than the name of the tocht. */
const titleType = (type: CellType): CellType => ({
  ...type,
  numberSize: Math.min(type.numberSize, NAME_SIZE_ABOVE_FACTS),
})

/** The box of a note at the start or finish: its title in the size of a number, its lines below. */
export const noteBox = (
  item: NoteItem,
  texts: BoxTexts,
  frame: Box,
  border: boolean,
  type: CellType,
  typeface: Typeface,
): TextBox => {
  const lines = texts.lines.map((line, index): TextLine => {
    const baseline = frame.y + titleHeight(type) + CELL_PADDING + index * type.lineHeight + line.size
    return lineAt(line, frame.x + CELL_PADDING, baseline, 'start', typeface)
  })
  return {
    frame,
    border,
    lines: [...topLines(item.title, texts.beside, frame, titleType(type), typeface), ...lines],
    samples: [],
    cut: texts.isCut ? `${item.at}Note` : undefined,
    small: texts.lines.some(isTooSmall) ? item.measured : undefined,
  }
}
