import type { OutdatedState } from '../../model/fieldCheck'
import type { IconName } from '../../model/icons'
import type { CumulativeDistances } from '../../model/legs'
import type { DISTANCES, EXPLANATIONS, SheetOptions } from '../../model/sheet/sheetOptions'
import type { Drawing, Size, Style } from '../../model/types'
import type { DrawnSample, Sign, SignGroup } from './signs'

/** What a caption of the worked example points to. */
export type ExampleCaption = 'entry' | 'exit' | 'leave' | 'distance'

export interface SheetContent {
  readonly name: string
  readonly phone: string
  /** Group, day, start and total distance, in the reader's language. */
  readonly facts: string
  /**
   * The facts without those that matter least, to be printed where not all have room: first without the weekday, then
   * also without the group.
   */
  readonly shorterFacts?: readonly string[]
  /** Date and code of the sheet's version: "23/11/2026 · K7QD" */
  readonly version: string
  /** The credit for road data, when its licence requires one on each page. */
  readonly credit?: string | undefined
  /** The code that loads the tocht, for a leaders' page; absent if none was made. */
  readonly code?: PaperCode | undefined
  readonly options: SheetOptions
  readonly style: Style
  readonly canvas: Size
  readonly drawings: readonly Drawing[]
  readonly words: SheetWords
}

/** A QR code that loads the tocht, or the reason why there is none. */
export type PaperCode =
  /** `side` is the number of modules per side, with the white border; `path` covers the dark modules. */
  | { readonly kind: 'made'; readonly side: number; readonly path: string }
  | { readonly kind: 'tooLong' }
  | { readonly kind: 'unable' }

/** The texts of the sheet in the reader's language. */
export interface SheetWords {
  /** "Page 1 of 2" */
  readonly pageOf: (page: number, pages: number) => string
  /** Emergency numbers in the order of calling; `phone` may be empty. */
  readonly emergency: (phone: string) => string
  /** @param decimals of kilometres; by default as many as they need, and metres below a kilometre */
  readonly distance: (metres: number, decimals?: number) => string
  /** The distance with a word that says from where: "after 120 m", "then 120 m" */
  readonly printedDistances: Readonly<Record<(typeof DISTANCES)[number], (distance: string) => string>>
  /** The total where no other total stands near: "2.4 km from the start" */
  readonly fromStart: (distance: string) => string
  /** Heading of a fish-bone: "Fish-bone 1" */
  readonly fishbone: (number: number) => string
  /** Below the first strip of a fish-bone: "Begin here ↑" */
  readonly beginHere: string
  /** The fields for a team: the names of those to write in, and a description of the squares for stamps. */
  readonly teamFields: {
    readonly team: string
    readonly out: string
    readonly in: string
    readonly stamps: (count: number) => string
  }
  /** Titles of the notes before the first drawing and after the last. */
  readonly stops: { readonly start: string; readonly finish: string }
  /** Instructions for people who do not know the drawings. */
  readonly explained: Readonly<Record<(typeof EXPLANATIONS)[number] | 'fishbone', string>>
  /** Headings of the legend. */
  readonly signGroups: Readonly<Record<SignGroup, string>>
  readonly signs: Readonly<Record<Exclude<Sign, number>, string>>
  /** What the samples of signs look like, for people who cannot see them. */
  readonly samples: Readonly<Record<DrawnSample, string>>
  /** Captions of the worked example, and what it shows, for people who cannot see it. */
  readonly example: Readonly<Record<ExampleCaption, string>> & {
    readonly description: string
    readonly distanceDescription: string
  }
  readonly icons: Readonly<Record<IconName, string>>
  /** For the pages with remarks from the field. */
  readonly forLeaders: {
    readonly title: string
    /** In the page corner and in the PDF's bookmarks: "Leaders 1 of 2" */
    readonly pageOf: SheetWords['pageOf']
    readonly wrong: string
    /** Instead of `title` on a page with the code alone. */
    readonly codeTitle: string
    /** Below the code: what it does, or why there is none. */
    readonly codeTexts: Readonly<Record<PaperCode['kind'], string>>
    readonly outdated: Readonly<Record<OutdatedState, string>>
    /** @param at in milliseconds since 1970 */
    readonly when: (at: number) => string
  }
  /** A number of a table, whose unit is in its head. @param decimals of kilometres; metres if undefined */
  readonly figure: (metres: number, decimals: number | undefined) => string
  /** The column heads of a table. */
  readonly heads: Readonly<Record<keyof CumulativeDistances | 'note', string>>
}
