import { CELL_PADDING } from '../../constants'
import type { SheetOptions } from '../../model/sheet/sheetOptions'
import type { Point } from '../../model/types'
import type { Legend } from './legend'
import { legendGrid, SAMPLE_ROOM, type LegendEntry, type LegendGrid } from './legendGrid'
import type { TextBox, TextPart } from './page'
import { boldOf, centredLines, lineAt, unbrokenParts, wrapText, type TextLine, type Typeface } from './sheetText'
import { signSample, LEGEND_LINE_HEIGHT, LEGEND_PADDING, LEGEND_SAMPLE } from './signSample'
import { movedLine, setExample, type SetExample } from './workedExample'

/** A legend laid out for a width, in millimetres. */
export interface SetLegend {
  readonly width: number
  readonly height: number
  readonly size: number
  readonly explanation: readonly string[]
  /** The place of the worked example, like that of the grid, from the top left corner of the legend's content. */
  readonly example?: { readonly set: SetExample; readonly at: Point } | undefined
  readonly grid: LegendGrid
  readonly gridTop: number
  /** False when a word or a number had to be broken. */
  readonly isWhole: boolean
}

/** Least width of an explanation beside an example, and the space between them. */
const LEAST_BESIDE = 40
const EXAMPLE_GAP = 4

/**
 * Lays out a legend: the explanation, then its signs. An example stands on the right of both or of the explanation, or
 * between them: wherever the legend is lowest.
 *
 * @param size type size
 */
export const setLegend = (
  legend: Legend,
  width: number,
  size: number,
  options: SheetOptions,
  typeface: Typeface,
): SetLegend => {
  const room = width - 2 * LEGEND_PADDING
  const set = (wordsRoom: number, gridRoom: number, example: SetLegend['example']): SetLegend =>
    setIn({ words: wordsRoom, grid: gridRoom }, legend, example, { width, size, typeface })
  if (!legend.example) return set(room, room, undefined)
  const example = setExample(legend.example, size, options, typeface)
  const beside = room - example.width - EXAMPLE_GAP
  const below = wordsHeight(legend, room, size, typeface) + CELL_PADDING
  const between = set(room, room, { set: example, at: { x: 0, y: below } })
  if (beside < LEAST_BESIDE) return between
  const onRight = { set: example, at: { x: room - example.width, y: 0 } }
  return [set(beside, beside, onRight), set(beside, room, onRight)].reduce(better, between)
}

/** The lower one of two legends; rather one without a broken word. */
const better = (one: SetLegend, other: SetLegend): SetLegend =>
  one.isWhole === other.isWhole ? (other.height < one.height ? other : one) : one.isWhole ? one : other

const wordsHeight = ({ explanation }: Legend, room: number, size: number, typeface: Typeface): number =>
  wrapText(explanation, room / size, Infinity, typeface).length * size * LEGEND_LINE_HEIGHT

const setIn = (
  room: { readonly words: number; readonly grid: number },
  legend: Legend,
  example: SetLegend['example'],
  { width, size, typeface }: { readonly width: number; readonly size: number; readonly typeface: Typeface },
): SetLegend => {
  const { explanation, signs } = legend
  const grid = legendGrid(legend, room.grid, size, typeface)
  const lines = wrapText(explanation, room.words / size, Infinity, typeface)
  const words = lines.length * size * LEGEND_LINE_HEIGHT
  const exampleFoot = example ? example.at.y + example.set.height : 0
  // Signs as wide as the legend stand below the example.
  const isBelow = example !== undefined && room.grid > example.at.x
  const above = isBelow ? Math.max(words, exampleFoot) : words
  const gridTop = above + (above > 0 && signs.length > 0 ? CELL_PADDING : 0)
  return {
    width,
    height: 2 * LEGEND_PADDING + Math.max(exampleFoot, gridTop + grid.height),
    size,
    explanation: lines,
    example,
    grid,
    gridTop,
    isWhole:
      fits(explanation, room.words / size, typeface) &&
      signs.every(({ text }) => fits(text, grid.textRoom / size, typeface)) &&
      (example?.set.width ?? 0) <= width - 2 * LEGEND_PADDING,
  }
}

/** Whether a text fits in lines of a width, in ems, without a word or number that is broken. */
const fits = (text: string, width: number, typeface: Typeface): boolean =>
  unbrokenParts(text).every((part) => typeface.widthOf(part) <= width)

/** The box of a legend at the given top left corner. */
export const legendBox = (
  { width, height, size, explanation, example, grid, gridTop }: SetLegend,
  { x, y }: Point,
  options: SheetOptions,
  typeface: Typeface,
): TextBox => {
  const [left, top, lineHeight] = [x + LEGEND_PADDING, y + LEGEND_PADDING, size * LEGEND_LINE_HEIGHT]
  const words = explanation.map((text, index) =>
    lineAt({ text, size }, left, top + index * lineHeight + size, 'start', typeface),
  )
  const first = top + gridTop
  const bold = boldOf(typeface)
  const parts: readonly TextPart[] = [
    { kind: 'paragraph', lines: words },
    ...(example ? [examplePart(example.set, { x: left + example.at.x, y: top + example.at.y })] : []),
    ...grid.groups.flatMap(({ heading, x: across, y: down, entries }): readonly TextPart[] => [
      ...(heading === undefined
        ? []
        : [
            {
              kind: 'heading' as const,
              lines: [lineAt({ text: heading, size }, left + across, first + down + size, 'start', bold)],
            },
          ]),
      ...entries.flatMap((entry) =>
        entryParts({ ...entry, x: left + entry.x, y: first + entry.y }, size, options, typeface),
      ),
    ]),
  ]
  return {
    frame: { x, y, width, height },
    border: options.borders,
    lines: parts.flatMap(({ lines }) => lines),
    samples: parts.flatMap((part) => (part.kind === 'picture' ? part.pictures : [])),
    parts,
    cut: undefined,
  }
}

const examplePart = ({ pictures, lines, description }: SetExample, { x, y }: Point): TextPart => ({
  kind: 'picture',
  pictures: pictures.map(({ at, viewBox, node }) => ({ at: { ...at, x: at.x + x, y: at.y + y }, viewBox, node })),
  lines: lines.map((line) => movedLine(line, { x, y })),
  description,
})

/** The sample of an entry, and its lines to the right, centred vertically on it. */
const entryParts = (
  entry: LegendEntry,
  size: number,
  options: SheetOptions,
  typeface: Typeface,
): readonly TextPart[] => {
  const at = { x: entry.x, y: entry.y + (entry.height - LEGEND_SAMPLE.height) / 2 }
  const [pictures, type] = [[signSample(entry, at, options, typeface)], { size, lineHeight: size * LEGEND_LINE_HEIGHT }]
  const lines: readonly TextLine[] = centredLines(entry.lines, type, entry, entry.x + SAMPLE_ROOM, 'start', typeface)
  return [
    { kind: 'picture', pictures, lines: [], description: entry.description },
    { kind: 'paragraph', lines },
  ]
}
