import { CELL_PADDING } from '../../constants'
import type { SheetOptions } from '../../model/sheet/sheetOptions'
import type { Point } from '../../model/types'
import type { Legend } from './legend'
import { legendGrid, SAMPLE_ROOM, type LegendEntry, type LegendGrid } from './legendGrid'
import type { TextBox } from './page'
import { boldOf, centredLines, lineAt, unbrokenParts, wrapText, type TextLine, type Typeface } from './sheetText'
import { signSample, LEGEND_LINE_HEIGHT, LEGEND_PADDING, LEGEND_SAMPLE } from './signSample'

/** A legend laid out for a width, in millimetres. */
export interface SetLegend {
  readonly width: number
  readonly height: number
  readonly size: number
  readonly explanation: readonly string[]
  readonly grid: LegendGrid
  /** False when a word or a number had to be broken. */
  readonly isWhole: boolean
}

/** @param size type size */
export const setLegend = (legend: Legend, width: number, size: number, typeface: Typeface): SetLegend => {
  const { explanation, signs } = legend
  const room = width - 2 * LEGEND_PADDING
  const grid = legendGrid(legend, room, size, typeface)
  const lines = wrapText(explanation, room / size, Infinity, typeface)
  const above = lines.length * size * LEGEND_LINE_HEIGHT + (lines.length > 0 && signs.length > 0 ? CELL_PADDING : 0)
  return {
    width,
    height: 2 * LEGEND_PADDING + above + grid.height,
    size,
    explanation: lines,
    grid,
    isWhole:
      fits(explanation, room / size, typeface) && signs.every(({ text }) => fits(text, grid.textRoom / size, typeface)),
  }
}

/** Whether a text fits in lines of a width, in ems, without a word or number that is broken. */
const fits = (text: string, width: number, typeface: Typeface): boolean =>
  unbrokenParts(text).every((part) => typeface.widthOf(part) <= width)

/** The box of a legend at the given top left corner. */
export const legendBox = (
  { width, height, size, explanation, grid }: SetLegend,
  { x, y }: Point,
  options: SheetOptions,
  typeface: Typeface,
): TextBox => {
  const [left, top, lineHeight] = [x + LEGEND_PADDING, y + LEGEND_PADDING, size * LEGEND_LINE_HEIGHT]
  const above = explanation.map((text, index) =>
    lineAt({ text, size }, left, top + index * lineHeight + size, 'start', typeface),
  )
  const first = y + height - LEGEND_PADDING - grid.height
  const bold = boldOf(typeface)
  const groups = grid.groups.map((group) => ({
    heading:
      group.heading === undefined
        ? []
        : [lineAt({ text: group.heading, size }, left + group.x, first + group.y + size, 'start', bold)],
    entries: group.entries.map((entry) => ({ ...entry, x: left + entry.x, y: first + entry.y })),
  }))
  return {
    frame: { x, y, width, height },
    border: options.borders,
    lines: [
      ...above,
      ...groups.flatMap(({ heading, entries }) => [
        ...heading,
        ...entries.flatMap((entry) => entryLines(entry, size, typeface)),
      ]),
    ],
    samples: groups.flatMap(({ entries }) =>
      entries.map((entry) =>
        signSample(entry, { x: entry.x, y: entry.y + (entry.height - LEGEND_SAMPLE.height) / 2 }, options, typeface),
      ),
    ),
    cut: undefined,
  }
}

/** The lines of an entry, to the right of its sample and centred vertically on it. */
const entryLines = (entry: LegendEntry, size: number, typeface: Typeface): readonly TextLine[] =>
  centredLines(
    entry.lines,
    { size, lineHeight: size * LEGEND_LINE_HEIGHT },
    entry,
    entry.x + SAMPLE_ROOM,
    'start',
    typeface,
  )
