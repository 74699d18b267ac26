import { leaderSides, sidesOf } from './imposition'
import { leaderPages } from './leaderPages'
import type { Page } from './page'
import { layOutSheet } from './sheet'
import type { SheetContent } from './sheetContent'
import type { Typeface } from './sheetText'
import type { SheetSide } from './side'

/** The participants' pages, and all sides of paper: theirs, then those of the leaders. */
export const layOutSides = (
  content: SheetContent,
  typeface: Typeface,
): { readonly pages: readonly Page[]; readonly sides: readonly SheetSide[] } => {
  const pages = layOutSheet(content, typeface)
  const own = sidesOf(pages, content.options)
  return { pages, sides: [...own, ...leaderSides(leaderPages(content, pages.length, typeface), own)] }
}
