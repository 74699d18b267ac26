import { CELL_GAP, CELL_PADDING, FACTS_SIZE } from '../../constants'
import type { Box } from '../../geometry/bounds'
import { boxSvg, CELL_BORDER } from '../boxSvg'
import { svg, type PlacedSvg, type SvgNode } from '../svgNode'
import { INK_COLOUR } from '../textSvg'
import type { TextBox } from './page'
import { SAFETY_RULE } from './safetyStrip'
import type { SheetContent } from './sheetContent'
import { lineAt, type TextLine, type Typeface } from './sheetText'

/** The distance from the fields to the drawings, in millimetres. */
export const TEAM_GAP = 2 * CELL_GAP

/** The side of a square for a stamp, and the space between two, in millimetres. */
const STAMP = 13
const STAMP_GAP = 1
/** The most squares in a row; where fewer than the least fit beside the fields, the row stands below them. */
const MOST_STAMPS = 10
const FEWEST_STAMPS = 4

/** Two lines to write on are as high as a stamp. */
const LINE = STAMP / 2
/** The room to write a time of the day by hand. */
const TIME = 15
/** The part of its size by which a letter reaches below its baseline. */
const DESCENT = 0.2
/** The least part of the page's width that the lines take, for the name of a team. */
const LEAST_SHARE = 1 / 3

type FieldWords = SheetContent['words']['teamFields']

/**
 * The fields that a team or its leaders fill in with a pen, at the head of the first page: lines for the name and for
 * both times, and a row of squares for stamps.
 */
export const teamFields = (words: FieldWords, { x, y, width }: Box, typeface: Typeface): TextBox => {
  const beside = stampsIn(width - leastWidth(words, width, typeface) - TEAM_GAP)
  const isBeside = beside >= FEWEST_STAMPS
  const count = isBeside ? beside : stampsIn(width)
  const across = count * (STAMP + STAMP_GAP) - STAMP_GAP
  const row = { width: across, height: STAMP }
  const stamps = isBeside ? { ...row, x: x + width - across, y } : { ...row, x, y: y + 2 * LINE + CELL_GAP }
  const lines = { x, y, width: isBeside ? width - across - TEAM_GAP : width, height: 2 * LINE }
  const fields = fieldsIn(lines, words, typeface)
  const labels = fields.map(({ label }) => label)
  const samples = [placed(lines, fields.map(ruleSvg)), placed(stamps, stampsSvg(stamps, count))]
  return {
    frame: { x, y, width, height: stamps.y + STAMP - y },
    border: false,
    lines: labels,
    samples,
    parts: [
      { kind: 'paragraph', lines: labels },
      { kind: 'picture', pictures: samples, lines: [], description: words.stamps(count) },
    ],
    cut: undefined,
  }
}

const stampsIn = (width: number): number => Math.min(MOST_STAMPS, Math.floor((width + STAMP_GAP) / (STAMP + STAMP_GAP)))

const leastWidth = (words: FieldWords, width: number, typeface: Typeface): number => {
  const labels = [words.out, words.in].reduce((sum, word) => sum + labelWidth(word, typeface), 0)
  return Math.max(width * LEAST_SHARE, labels + 2 * TIME + CELL_GAP)
}

/** The width of a label with the space behind it. */
const labelWidth = (word: string, typeface: Typeface): number => typeface.widthOf(word) * FACTS_SIZE + CELL_PADDING

interface Field {
  readonly label: TextLine
  /** The line to write on. */
  readonly rule: Pick<Box, 'x' | 'y' | 'width'>
}

/** The name of the team on the upper line; both times, equally wide, on the lower one. */
const fieldsIn = ({ x, y, width }: Box, words: FieldWords, typeface: Typeface): readonly Field[] => {
  const field = (word: string, from: number, to: number, foot: number): Field => {
    const left = from + labelWidth(word, typeface)
    const baseline = foot - FACTS_SIZE * DESCENT
    return {
      label: lineAt({ text: word, size: FACTS_SIZE }, from, baseline, 'start', typeface),
      rule: { x: left, y: foot, width: to - left },
    }
  }
  const [upper, lower] = [y + LINE, y + 2 * LINE]
  const labels = labelWidth(words.out, typeface) + labelWidth(words.in, typeface)
  const time = (width - labels - CELL_GAP) / 2
  const middle = x + labelWidth(words.out, typeface) + time
  return [
    field(words.team, x, x + width, upper),
    field(words.out, x, middle, lower),
    field(words.in, middle + CELL_GAP, x + width, lower),
  ]
}

/** Filled, for the reason at `blankBox`. */
const ruleSvg = ({ rule }: Field): SvgNode =>
  svg('rect', { ...rule, y: rule.y - SAFETY_RULE, height: SAFETY_RULE, fill: INK_COLOUR, stroke: 'none' })

const stampsSvg = ({ x, y }: Box, count: number): readonly SvgNode[] =>
  Array.from({ length: count }, (_, index) =>
    boxSvg({ x: x + index * (STAMP + STAMP_GAP), y, width: STAMP, height: STAMP }, CELL_BORDER),
  )

/** Content in millimetres of the page. */
const placed = (at: Box, children: readonly SvgNode[]): PlacedSvg => ({ at, viewBox: at, node: svg('g', {}, children) })
