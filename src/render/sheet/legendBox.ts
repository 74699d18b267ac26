import { CELL_GAP, CELL_PADDING } from '../../constants'
import type { Box } from '../../geometry/bounds'
import type { SheetOptions } from '../../model/sheet/sheetOptions'
import type { Point } from '../../model/types'
import type { Legend } from './legend'
import type { TextBox } from './page'
import { centredLines, lineAt, unbrokenParts, wrapText, type TextLine, type Typeface } from './sheetText'
import type { Sign } from './signs'
import { signSample, LEGEND_LINE_HEIGHT, LEGEND_PADDING, LEGEND_SAMPLE, LEGEND_ENTRY } from './signSample'

/** A legend laid out for a width, in millimetres. */
export interface SetLegend {
  readonly width: number
  readonly height: number
  readonly size: number
  readonly explanation: readonly string[]
  /** Rows of as many entries as fit side by side. */
  readonly rows: readonly { readonly entries: readonly LegendEntry[]; readonly height: number }[]
  /** False when a word or a number had to be broken. */
  readonly isWhole: boolean
}

interface LegendEntry {
  readonly sign: Sign
  readonly sample: string
  readonly lines: readonly string[]
}

const SAMPLE_ROOM = LEGEND_SAMPLE.width + CELL_PADDING

/** @param size type size */
export const setLegend = (
  { explanation, signs }: Legend,
  width: number,
  size: number,
  typeface: Typeface,
): SetLegend => {
  const room = width - 2 * LEGEND_PADDING
  const columns = Math.max(1, Math.min(signs.length, Math.floor(room / LEGEND_ENTRY)))
  const textRoom = (room - (columns - 1) * CELL_GAP) / columns - SAMPLE_ROOM
  const entries = signs.map(({ sign, text, sample }): LegendEntry => ({
    sign,
    sample,
    lines: wrapText(text, textRoom / size, Infinity, typeface),
  }))
  const lineHeight = size * LEGEND_LINE_HEIGHT
  const rows = Array.from({ length: Math.ceil(entries.length / columns) }, (_, row) => {
    const own = entries.slice(row * columns, (row + 1) * columns)
    const most = Math.max(...own.map(({ lines }) => lines.length))
    return { entries: own, height: Math.max(LEGEND_SAMPLE.height + CELL_GAP, most * lineHeight) }
  })
  const lines = wrapText(explanation, room / size, Infinity, typeface)
  const above = lines.length * lineHeight + (lines.length > 0 && rows.length > 0 ? CELL_PADDING : 0)
  return {
    width,
    height: 2 * LEGEND_PADDING + above + rows.reduce((sum, row) => sum + row.height, 0),
    size,
    explanation: lines,
    rows,
    isWhole:
      fits(explanation, room / size, typeface) && signs.every(({ text }) => fits(text, textRoom / size, typeface)),
  }
}

/** Whether a text fits in lines of a width, in ems, without a word or number that is broken. */
const fits = (text: string, width: number, typeface: Typeface): boolean =>
  unbrokenParts(text).every((part) => typeface.widthOf(part) <= width)

/** The box of a legend at the given top left corner. */
export const legendBox = (
  { width, height, size, explanation, rows }: SetLegend,
  { x, y }: Point,
  options: SheetOptions,
  typeface: Typeface,
): TextBox => {
  const [left, top, lineHeight] = [x + LEGEND_PADDING, y + LEGEND_PADDING, size * LEGEND_LINE_HEIGHT]
  const above = explanation.map((text, index) =>
    lineAt({ text, size }, left, top + index * lineHeight + size, 'start', typeface),
  )
  const columns = Math.max(1, ...rows.map(({ entries }) => entries.length))
  const step = (width - 2 * LEGEND_PADDING + CELL_GAP) / columns
  const first = y + height - LEGEND_PADDING - rows.reduce((sum, row) => sum + row.height, 0)
  const placed = rows.flatMap(({ entries, height: own }, row) => {
    const before = rows.slice(0, row).reduce((sum, one) => sum + one.height, first)
    return entries.map((entry, column) => ({ entry, at: { x: left + column * step, y: before }, height: own }))
  })
  return {
    frame: { x, y, width, height },
    border: options.borders,
    lines: [
      ...above,
      ...placed.flatMap(({ entry, at, height: own }) => entryLines(entry, { ...at, height: own }, size, typeface)),
    ],
    samples: placed.map(({ entry, at, height: own }) =>
      signSample(entry, { x: at.x, y: at.y + (own - LEGEND_SAMPLE.height) / 2 }, options, typeface),
    ),
    cut: undefined,
  }
}

/** The lines of an entry, to the right of its sample and centred vertically on it. */
const entryLines = (
  { lines }: LegendEntry,
  at: Pick<Box, 'x' | 'y' | 'height'>,
  size: number,
  typeface: Typeface,
): readonly TextLine[] =>
  centredLines(lines, { size, lineHeight: size * LEGEND_LINE_HEIGHT }, at, at.x + SAMPLE_ROOM, 'start', typeface)
