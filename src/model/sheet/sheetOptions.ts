import { FEWEST_COLUMNS, MOST_COLUMNS, PAPER_SIZES } from '../../constants'

type Paper = keyof typeof PAPER_SIZES
export const PAPERS = Object.keys(PAPER_SIZES) as readonly Paper[]
export const ORIENTATIONS = ['portrait', 'landscape'] as const
/** Row by row from the top, or column by column from the left. */
export const READING_ORDERS = ['rows', 'columns'] as const
export const LINE_WEIGHTS = ['light', 'normal', 'heavy'] as const

/** Numbers of drawings side by side. */
export const COLUMN_COUNTS = Array.from(
  { length: MOST_COLUMNS - FEWEST_COLUMNS + 1 },
  (_, index) => FEWEST_COLUMNS + index,
)

export const FILL = 'fill'
/** Distances to the next drawing, or since the previous one. */
export const DISTANCES = ['next', 'since'] as const

/** Drawings in boxes, or in a table with distances and notes. */
export const LAYOUTS = ['boxes', 'table'] as const
export type Layout = (typeof LAYOUTS)[number]
/** The explanation of the boxes; a leader may also write her own. */
export const EXPLANATIONS = ['shortest', 'longest'] as const
/** Pages on one side of the paper: two to cut apart, or two of a booklet; absent for one. */
export const IMPOSITIONS = ['two', 'booklet'] as const

/** The print options of a tocht, and the facts at the top of each page. */
export interface SheetOptions {
  readonly paper: Paper
  readonly orientation: (typeof ORIENTATIONS)[number]
  /** One of `COLUMN_COUNTS`, or as many drawings side by side as make the fewest pages. */
  readonly columns: number | typeof FILL
  readonly order: (typeof READING_ORDERS)[number]
  /** Whether a hairline surrounds each drawing. */
  readonly borders: boolean
  readonly lineWeight: (typeof LINE_WEIGHTS)[number]
  /** Whether the rows of a fish-bone show their numbers; on when absent. */
  readonly rowNumbers?: boolean
  /** Whether all boxes are cropped to the ink of the tocht; off when absent. */
  readonly crop?: boolean
  /**
   * The kind of distances. When absent, distances to the next drawing are printed without a mark for their direction.
   */
  readonly distances?: (typeof DISTANCES)[number]
  /** Whether each box shows the total from the start; when absent, only if a kind of distances was chosen. */
  readonly totals?: boolean
  /** The distance from the start to the first drawing, in metres. */
  readonly toFirst?: number | undefined
  /** Boxes when absent. */
  readonly layout?: Layout
  /** Whether the sheet has a legend of its signs. */
  readonly legend?: boolean
  /** Whether the route is wider than the roads to leave. */
  readonly emphasis?: boolean
  readonly explain?: (typeof EXPLANATIONS)[number] | { readonly text: string } | undefined
  /** Notes before the first drawing and after the last one. */
  readonly startNote?: string
  readonly finishNote?: string
  readonly imposition?: (typeof IMPOSITIONS)[number] | undefined
  /** Whether each box or row has a square to tick off. */
  readonly ticks?: boolean
  /** Whether marks at the edges show where to fold the paper in quarters. */
  readonly folds?: boolean
  /** Whether the first page has fields for a team: its name, its times, and stamps. */
  readonly team?: boolean
  /** Whether leaders' pages list the remarks from the field. */
  readonly remarks?: boolean
  /** Whether a leaders' page has a code that loads this tocht. */
  readonly code?: boolean
  /** The code of the version that was printed last. */
  readonly printed?: string
  readonly group: string
  /** A day as `2026-11-21`; empty for none. */
  readonly date: string
  /** Time and place of departure, in the leader's own words. */
  readonly start: string
}

/** The choices of a sheet that does not state them. */
export const ABSENT_CHOICES = {
  rowNumbers: true,
  crop: false,
  layout: 'boxes',
  legend: false,
  emphasis: false,
  startNote: '',
  finishNote: '',
} as const satisfies Partial<SheetOptions>

export const hasRowNumbers = ({ rowNumbers = ABSENT_CHOICES.rowNumbers }: SheetOptions): boolean => rowNumbers

export const layoutOf = ({ layout = ABSENT_CHOICES.layout }: SheetOptions): Layout => layout

/**
 * The choices that each layout leaves to the leader: a table has one drawing in a row, and a column for each kind of
 * distance.
 */
const CHOICES_OF: Readonly<Record<Layout, { readonly columns: boolean; readonly distances: boolean }>> = {
  boxes: { columns: true, distances: true },
  table: { columns: false, distances: false },
}

/** Whether the leader chooses how many drawings stand side by side, and in which order. */
export const choosesColumns = (options: SheetOptions): boolean => CHOICES_OF[layoutOf(options)].columns

/** Whether the leader chooses which distances are printed. */
export const choosesDistances = (options: SheetOptions): boolean => CHOICES_OF[layoutOf(options)].distances

/** Whether each box shows the total from the start, and not the interval only. */
export const showsTotals = (options: SheetOptions): boolean =>
  choosesDistances(options) && (options.totals ?? options.distances !== undefined)

export const isCropped = ({ crop = ABSENT_CHOICES.crop }: SheetOptions): boolean => crop

/** The choices as stored. Members and values of newer versions are kept. */
export type StoredSheet = { readonly [Member in keyof SheetOptions]?: unknown }
