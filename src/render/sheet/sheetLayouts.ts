import { layoutOf, type Layout } from '../../model/sheet/sheetOptions'
import type { LaidOut } from './page'
import { boxBodies } from './sheetBoxes'
import type { SheetContent } from './sheetContent'
import type { SheetItem } from './sheetItems'
import type { Room } from './sheetPaper'
import { tableBodies } from './sheetTable'
import type { Typeface } from './sheetText'

type LayOut = (content: SheetContent, items: readonly SheetItem[], room: Room, typeface: Typeface) => LaidOut

const BODIES_OF: Readonly<Record<Layout, LayOut>> = { boxes: boxBodies, table: tableBodies }

/** Lays out drawings and notes as boxes, or as rows of a table. */
export const layoutBodies: LayOut = (content, ...rest) => BODIES_OF[layoutOf(content.options)](content, ...rest)
