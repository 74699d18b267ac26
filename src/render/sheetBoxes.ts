import { isTable } from '../model/sheetOptions'
import type { LaidOut } from './page'
import { cellBodies } from './sheetCells'
import type { SheetContent } from './sheetContent'
import type { SheetItem } from './sheetItems'
import { tableBodies } from './sheetTable'
import type { Room } from './sheetPaper'
import type { Typeface } from './sheetText'

/** Lays out drawings and notes as boxes, or as rows of a table. */
export const boxBodies = (
  content: SheetContent,
  items: readonly SheetItem[],
  body: Room,
  typeface: Typeface,
): LaidOut => (isTable(content.options) ? tableBodies : cellBodies)(content, items, body, typeface)
