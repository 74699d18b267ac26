import { CELL_ASPECT, CELL_PADDING, SMALLEST_TEXT } from '../../constants'
import type { Box } from '../../geometry/bounds'
import { titleHeight, type CellType, type DistanceStack } from './cellType'
import type { DrawingItem, SheetItem } from './sheetItems'
import { boldOf, fitText, lineAt, typeSizeFor, type FittedText, type TextLine, type Typeface } from './sheetText'

/** Type sizes as a part of the width of a box: the total is nearly as large as a number, the interval smaller than a note. */
const TOTAL = { share: 0.125, least: 3.6, most: 6.4 } as const
const INTERVAL = { share: 0.085, least: SMALLEST_TEXT, most: 3.6 } as const

/** Lines of total and interval if neither stands beside the number. */
const OWN_LINES = 2

/** Number and distances take at most this part of a box; in a smaller box the distances stand below the drawing. */
const MOST_HEIGHT = 0.6

/** The total is larger than the interval by this factor, or more. */
export const LARGER = 1.08
/** The same where a total on a line of its own would take another page: it is at least bold. */
export const NOT_SMALLER = 1

/** Least space between a number and its total, in millimetres. */
const NUMBER_GAP = 0.8

/** Baseline of the total below the top of the box, in sizes of the total. */
const TOTAL_BASELINE = 1.05
/** The same below the line of the number. */
const BELOW_NUMBER = 0.8
/** Baseline of the number, in sizes of the number. */
export const NUMBER_BASELINE = 1.1
/** Line height of the interval, and the space below its baseline, in its size. */
const INTERVAL_LINE = 1.2
const INTERVAL_TAIL = 0.3

/**
 * The type of boxes with total and interval at the number, where some total is known. The total stands beside the number
 * if it is the larger figure there, otherwise below it. All boxes of a sheet show them in one way.
 */
export const withDistanceStack = (
  type: CellType,
  items: readonly SheetItem[],
  width: number,
  larger: number,
  typeface: Typeface,
): CellType => {
  const drawings = items.filter((item) => item.kind === 'drawing')
  if (drawings.every(({ total }) => total === '')) return type
  const stack = stackFor(type, drawings, width, larger, typeface)
  const foot = stack.interval.baseline + INTERVAL_TAIL * stack.interval.size
  if (foot > MOST_HEIGHT * width * CELL_ASPECT) return type
  return { ...type, stack, numberHeight: Math.max(type.numberHeight, foot) }
}

const stackFor = (
  { numberSize }: CellType,
  items: readonly DrawingItem[],
  width: number,
  larger: number,
  typeface: Typeface,
): DistanceStack => {
  const bold = boldOf(typeface)
  const titles = items.map(({ title }) => title)
  const intervals = widest(
    items.map(({ mainDistance }) => mainDistance),
    typeface,
  )
  const whole = width - 2 * CELL_PADDING
  const beside = whole - NUMBER_GAP - widest(titles, bold) * numberSize
  const wanted = { total: typeSizeFor(width, TOTAL), interval: typeSizeFor(width, INTERVAL) }
  const totals = widest(
    items.map(({ total }) => total),
    bold,
  )
  const isTotalBelow = beside / totals < larger * SMALLEST_TEXT
  const total = Math.min(wanted.total, (isTotalBelow ? whole : beside) / totals)
  const above = isTotalBelow ? titleHeight({ numberSize }) + BELOW_NUMBER * total : TOTAL_BASELINE * total
  // An interval that is wider than the place beside the number stands below it.
  const isBelow = isTotalBelow || beside / intervals < SMALLEST_TEXT
  const room = isBelow ? whole : beside
  const interval = Math.min(wanted.interval, total / larger, Math.max(SMALLEST_TEXT, room / intervals))
  return {
    total: { size: total, baseline: above },
    interval: {
      size: interval,
      baseline: (isBelow ? Math.max(above, NUMBER_BASELINE * numberSize) : above) + INTERVAL_LINE * interval,
      room,
    },
    takenLines: isTotalBelow ? OWN_LINES : 0,
  }
}

const widest = (texts: readonly string[], { widthOf }: Typeface): number => Math.max(...texts.map(widthOf))

/** The interval in the stack: all of it, or the one of two that every box has. */
export const stackedInterval = (
  item: DrawingItem,
  { interval: { size, room } }: DistanceStack,
  typeface: Typeface,
): string => (typeface.widthOf(item.distance) * size <= room ? item.distance : item.mainDistance)

/** A total without a place at the number is larger than the note by this factor, at most. */
const LARGER_THAN_NOTE = 1.2

/** The total at the finish, and in boxes that are too small to have it at the number. */
export const totalLine = (text: string, { size }: CellType, width: number, typeface: Typeface): FittedText => ({
  ...fitText(text, { largest: size * LARGER_THAN_NOTE, smallest: 0 }, width - 2 * CELL_PADDING, boldOf(typeface)),
  isBold: true,
})

/** Total and interval, at the right edge of a box. An interval that is wider than its box shrinks. */
export const stackLines = (
  total: string,
  interval: string,
  stack: DistanceStack,
  { x, y, width }: Box,
  typeface: Typeface,
): readonly TextLine[] => {
  const right = x + width - CELL_PADDING
  const at = (text: FittedText, baseline: number, weight = typeface): TextLine =>
    lineAt(text, right, y + baseline, 'end', weight)
  const { size, room, baseline } = stack.interval
  const fitted = fitText(interval, { largest: size, smallest: 0 }, room, typeface)
  return [
    ...(total === '' ? [] : [at({ text: total, size: stack.total.size }, stack.total.baseline, boldOf(typeface))]),
    ...(interval === '' ? [] : [at(fitted, baseline)]),
  ]
}
