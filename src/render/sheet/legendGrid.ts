import { CELL_GAP, CELL_PADDING } from '../../constants'
import type { Legend, LegendSign } from './legend'
import { wrapText, type Typeface } from './sheetText'
import { groupOf, SIGN_GROUPS } from './signs'
import { LEGEND_ENTRY, LEGEND_LINE_HEIGHT, LEGEND_SAMPLE } from './signSample'

/** The distance from the left edge of a sample to its text. */
export const SAMPLE_ROOM = LEGEND_SAMPLE.width + CELL_PADDING

/** Line height of a heading, in type sizes, and the space above one that stands below other groups, in millimetres. */
const HEADING_HEIGHT = 1.5
const HEADING_GAP = 1

/** The signs of a legend in columns of one width, in millimetres from their top left corner. */
export interface LegendGrid {
  readonly height: number
  /** The width of the texts beside the samples. */
  readonly textRoom: number
  readonly groups: readonly PlacedGroup[]
}

interface PlacedGroup {
  readonly heading: string | undefined
  readonly x: number
  readonly y: number
  readonly entries: readonly LegendEntry[]
}

export interface LegendEntry extends LegendSign {
  readonly lines: readonly string[]
  readonly x: number
  readonly y: number
  readonly height: number
}

/**
 * Lays out the signs in as many columns as have room. Groups with headings stand side by side, each in the columns that
 * it needs to be no longer than the others, or one below the other: whatever is lower.
 *
 * @param size type size
 */
export const legendGrid = (
  { headings, signs }: Pick<Legend, 'headings' | 'signs'>,
  width: number,
  size: number,
  typeface: Typeface,
): LegendGrid => {
  if (signs.length === 0) return NO_SIGNS
  const most = Math.max(1, Math.floor(width / LEGEND_ENTRY))
  const [first, ...others] = runsOf(headings ? groupsOf(signs, headings) : [{ heading: undefined, signs }])
    .filter((bands) => bands.every((band) => band.length <= most))
    .map((bands) => gridOf(bands, most, width, size, typeface))
  return others.reduce((best, one) => (one.height < best.height ? one : best), first ?? NO_SIGNS)
}

const NO_SIGNS: LegendGrid = { height: 0, textRoom: 0, groups: [] }

interface Group {
  readonly heading: string | undefined
  readonly signs: readonly LegendSign[]
}

const groupsOf = (signs: readonly LegendSign[], headings: NonNullable<Legend['headings']>): readonly Group[] =>
  SIGN_GROUPS.map((group) => ({
    heading: headings[group],
    signs: signs.filter(({ sign }) => groupOf(sign) === group),
  })).filter((group) => group.signs.length > 0)

/** All ways to cut a list into runs, the longest first run first. */
const runsOf = <Item>(list: readonly Item[]): readonly Runs<Item>[] =>
  list.length === 0
    ? [[]]
    : list
        .flatMap((_, index) => runsOf(list.slice(index + 1)).map((rest) => runFirst(list.slice(0, index + 1), rest)))
        .toReversed()

type Runs<Item> = readonly (readonly Item[])[]

const runFirst = <Item>(run: readonly Item[], rest: Runs<Item>): Runs<Item> => [run, ...rest]

/** @param bands groups side by side, in bands one below the other */
const gridOf = (
  bands: readonly (readonly Group[])[],
  most: number,
  width: number,
  size: number,
  typeface: Typeface,
): LegendGrid => {
  const spread = bands.map((band) => inColumns(band, most))
  const columns = Math.max(1, ...spread.map(columnsOf))
  const step = (width + CELL_GAP) / columns
  const textRoom = step - CELL_GAP - SAMPLE_ROOM
  let height = 0
  const groups = spread.flatMap((band, index) => {
    const y = height + (index > 0 ? HEADING_GAP : 0)
    const top = y + (band.some(({ heading }) => heading !== undefined) ? HEADING_HEIGHT * size : 0)
    const written = band.map((group) => ({
      ...group,
      entries: group.signs.map((sign) => ({
        ...sign,
        lines: wrapText(sign.text, textRoom / size, Infinity, typeface),
      })),
    }))
    const heights = rowHeights(written, size)
    const placed = written.map(({ heading, entries, columns: own }, place): PlacedGroup => {
      const x = columnsOf(band.slice(0, place)) * step
      return {
        heading,
        x,
        y,
        entries: entries.map((entry, at) => {
          const row = Math.floor(at / own)
          return {
            ...entry,
            x: x + (at % own) * step,
            y: top + sumOf(heights.slice(0, row)),
            height: heights[row] ?? 0,
          }
        }),
      }
    })
    height = top + sumOf(heights)
    return placed
  })
  return { height, textRoom, groups }
}

interface SpreadGroup extends Group {
  readonly columns: number
}

/** Groups side by side, with as few rows as the columns allow, in as few columns as these rows need. */
const inColumns = (groups: readonly Group[], most: number): readonly SpreadGroup[] => {
  for (let rows = 1; ; rows += 1) {
    const spread = groups.map((group) => ({ ...group, columns: Math.ceil(group.signs.length / rows) }))
    if (columnsOf(spread) <= Math.max(most, groups.length)) return spread
  }
}

const columnsOf = (groups: readonly SpreadGroup[]): number => sumOf(groups.map(({ columns }) => columns))

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0)

/** The heights of the rows that groups side by side share. */
const rowHeights = (
  groups: readonly { readonly columns: number; readonly entries: readonly Pick<LegendEntry, 'lines'>[] }[],
  size: number,
): readonly number[] => {
  const rows = Math.max(...groups.map(({ columns, entries }) => Math.ceil(entries.length / columns)))
  return Array.from({ length: rows }, (_, row) => {
    const here = groups.flatMap(({ columns, entries }) => entries.slice(row * columns, (row + 1) * columns))
    const most = Math.max(...here.map(({ lines }) => lines.length))
    return Math.max(LEGEND_SAMPLE.height + CELL_GAP, most * size * LEGEND_LINE_HEIGHT)
  })
}
