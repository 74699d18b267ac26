import { FEWEST_COLUMNS, MOST_COLUMNS } from '../constants'

export const PAPERS = ['A4', 'A5', 'Letter'] as const
export const ORIENTATIONS = ['portrait', 'landscape'] as const
/** Row by row from the top, or column by column from the left. */
export const READING_ORDERS = ['rows', 'columns'] as const
export const LINE_WEIGHTS = ['light', 'normal', 'heavy'] as const

/** Drawings side by side. */
export const COLUMN_COUNTS = Array.from(
  { length: MOST_COLUMNS - FEWEST_COLUMNS + 1 },
  (_, index) => FEWEST_COLUMNS + index,
)

export const FILL = 'fill'
/** Distances from each drawing to the next, or at each since the previous one. */
export const DISTANCES = ['next', 'since'] as const

/** Drawings in boxes, or one below the other with what is said of the way. */
export const LAYOUTS = ['boxes', 'table'] as const
/** How the boxes are to be read; a leader may say it in words of her own. */
export const EXPLANATIONS = ['shortest', 'longest'] as const
/** How many pages stand on one side of the paper: two to cut apart, or two of a booklet; else one. */
export const IMPOSITIONS = ['two', 'booklet'] as const

/** How a tocht is printed, and the facts at the top of each page. */
export interface SheetOptions {
  readonly paper: (typeof PAPERS)[number]
  readonly orientation: (typeof ORIENTATIONS)[number]
  /** Drawings side by side, 2 to 8, or as many as make the fewest pages. */
  readonly columns: number | typeof FILL
  readonly order: (typeof READING_ORDERS)[number]
  /** A hairline around each drawing. */
  readonly borders: boolean
  readonly lineWeight: (typeof LINE_WEIGHTS)[number]
  /** Whether the rows of a fish-bone bear their numbers; absent until it was chosen, and then they do. */
  readonly rowNumbers?: boolean
  /** Whether all boxes show no more than the ink of the tocht takes; absent until it was chosen, and then they do not. */
  readonly crop?: boolean
  /** What a distance is said of; absent until it was chosen, and then it is that to the next drawing, without a mark. */
  readonly distances?: (typeof DISTANCES)[number]
  /** From the start to the first drawing, in metres. */
  readonly toFirst?: number | undefined
  /** Boxes where it is absent. */
  readonly layout?: (typeof LAYOUTS)[number]
  /** Whether the signs on the sheet are explained. */
  readonly legend?: boolean
  /** Whether the way to go is shown by a broad grey line under it. */
  readonly emphasis?: boolean
  readonly explain?: (typeof EXPLANATIONS)[number] | { readonly text: string } | undefined
  /** What is to be known before the first drawing, and after the last one. */
  readonly startNote?: string
  readonly finishNote?: string
  readonly imposition?: (typeof IMPOSITIONS)[number] | undefined
  /** Whether pages for the leaders tell what was found wrong in the field. */
  readonly remarks?: boolean
  /** The code of the version that was printed last. */
  readonly printed?: string
  readonly group: string
  /** A day as `2026-11-21`; empty for none. */
  readonly date: string
  /** Hour and place of departure, in the leader's own words. */
  readonly start: string
}

export const hasRowNumbers = ({ rowNumbers = true }: SheetOptions): boolean => rowNumbers

export const isTable = ({ layout }: SheetOptions): boolean => layout === 'table'

export const isCropped = ({ crop = false }: SheetOptions): boolean => crop

/** The choices as they were read. A newer version may have written other members and values, which are kept. */
export type StoredSheet = { readonly [Member in keyof SheetOptions]?: unknown }
