import type { SheetOptions } from '../model/sheetOptions'
import type { Drawing, Size, Style } from '../model/types'
import type { LineSign } from '../geometry/signsIn'
import type { LayoutSign } from './signs'

export interface SheetContent {
  readonly name: string
  readonly phone: string
  /** Group, day and start, in the reader's language. */
  readonly facts: string
  /** The day on which it was made and the code of all else: "23/11/2026 · K7QD" */
  readonly version: string
  /** From where the roads of the drawings are, where a notice of that has to stand on each page. */
  readonly credit?: string | undefined
  readonly options: SheetOptions
  readonly style: Style
  readonly canvas: Size
  readonly drawings: readonly Drawing[]
  readonly words: SheetWords
}

/** What stands on the sheet in the reader's language. */
export interface SheetWords {
  /** "Page 1 of 2" */
  readonly pageOf: (page: number, pages: number) => string
  /** Whom to call, and in which order; the number is empty where there is none. */
  readonly emergency: (phone: string) => string
  /** @param decimals of kilometres; by default as many as they need, and metres below a kilometre */
  readonly distance: (metres: number, decimals?: number) => string
  /** What stands above the strips of a fish-bone: "Fish-bone 1" */
  readonly fishbone: (number: number) => string
  /** What stands below the first strip of a fish-bone: "Begin here ↑" */
  readonly beginHere: string
  /** Above what is to be known before the first drawing, and after the last. */
  readonly stops: { readonly start: string; readonly finish: string }
  /** How the drawings are to be read, for whoever was never told. */
  readonly explained: Readonly<Record<'shortest' | 'longest' | 'fishbone', string>>
  readonly signs: Readonly<Record<LineSign | LayoutSign, string>>
  /** What each icon of the catalogue shows. */
  readonly icons: readonly string[]
  /** On the pages that tell what was found wrong in the field. */
  readonly forLeaders: {
    readonly title: string
    /** In the corner and in the bookmarks of the PDF: "Leaders 1 of 2" */
    readonly pageOf: SheetWords['pageOf']
    readonly wrong: string
    readonly changed: string
    /** @param at in milliseconds since 1970 */
    readonly when: (at: number) => string
  }
  /** Above the columns of a table. */
  readonly heads: Readonly<Record<'since' | 'total' | 'remaining' | 'note', string>>
}
