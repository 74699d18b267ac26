import { CELL_PADDING, SMALLEST_TEXT } from '../../constants'
import type { Box } from '../../geometry/bounds'
import type { CellType, DistanceStack } from './cellType'
import type { DrawingItem, SheetItem } from './sheetItems'
import { BETWEEN_FACTS, boldOf, lineAt, typeSizeFor, type TextLine, type Typeface } from './sheetText'

/** Type sizes as a part of the width of a box: the total is nearly as large as a number, the interval smaller than a note. */
const TOTAL = { share: 0.125, least: SMALLEST_TEXT, most: 6.4 } as const
const INTERVAL = { share: 0.085, least: SMALLEST_TEXT, most: 3.6 } as const

/** Least space between a number and its total, in millimetres. */
const NUMBER_GAP = 0.8

/** Baseline of the total below the top of the box, in sizes of the total. */
const TOTAL_BASELINE = 1.05
/** Baseline of the number, in sizes of the number. */
export const NUMBER_BASELINE = 1.1
/** Line height of the interval, and the space below its baseline, in its size. */
const INTERVAL_LINE = 1.2
const INTERVAL_TAIL = 0.3

/**
 * The type of boxes with room for total and interval at the number, where some total is known. All boxes show them in
 * one way, so a single one without the room leaves them all as they are.
 */
export const withDistanceStack = (
  type: CellType,
  items: readonly SheetItem[],
  width: number,
  typeface: Typeface,
): CellType => {
  const stack = stackFor(
    type,
    items.filter((item) => item.kind === 'drawing'),
    width,
    typeface,
  )
  if (!stack) return type
  const foot = stack.interval.baseline + INTERVAL_TAIL * stack.interval.size
  return { ...type, stack, numberHeight: Math.max(type.numberHeight, foot) }
}

const stackFor = (
  { numberSize }: CellType,
  items: readonly DrawingItem[],
  width: number,
  typeface: Typeface,
): DistanceStack | undefined => {
  if (items.every(({ total }) => total === '')) return undefined
  const bold = boldOf(typeface)
  const whole = width - 2 * CELL_PADDING
  const beside =
    whole -
    NUMBER_GAP -
    widest(
      items.map(({ title }) => title),
      bold,
    ) *
      numberSize
  const intervals = widest(items.map(firstOf), typeface)
  const total = Math.min(
    typeSizeFor(width, TOTAL),
    beside /
      widest(
        items.map((item) => item.total),
        bold,
      ),
  )
  const wanted = typeSizeFor(width, INTERVAL)
  // An interval that is wider than the place beside the number stands below it.
  const isBelow = beside / intervals < SMALLEST_TEXT
  const room = isBelow ? whole : beside
  const interval = Math.min(wanted, room / intervals)
  if (total < SMALLEST_TEXT || interval < SMALLEST_TEXT) return undefined
  const above = TOTAL_BASELINE * total
  return {
    total: { size: total, baseline: above },
    interval: {
      size: interval,
      baseline: (isBelow ? NUMBER_BASELINE * numberSize : above) + INTERVAL_LINE * interval,
      room,
    },
  }
}

const widest = (texts: readonly string[], { widthOf }: Typeface): number => Math.max(...texts.map(widthOf))

const firstOf = ({ distance }: DrawingItem): string => distance.split(BETWEEN_FACTS)[0] ?? ''

/** The interval in the stack: all of it, or the first of two. */
export const stackedInterval = (
  item: DrawingItem,
  { interval: { size, room } }: DistanceStack,
  typeface: Typeface,
): string => (typeface.widthOf(item.distance) * size <= room ? item.distance : firstOf(item))

/** Total and interval, at the right edge of a box. */
export const stackLines = (
  total: string,
  interval: string,
  stack: DistanceStack,
  { x, y, width }: Box,
  typeface: Typeface,
): readonly TextLine[] => {
  const right = x + width - CELL_PADDING
  const at = (text: string, { size, baseline }: DistanceStack['total'], weight = typeface): TextLine =>
    lineAt({ text, size }, right, y + baseline, 'end', weight)
  return [
    ...(total === '' ? [] : [at(total, stack.total, boldOf(typeface))]),
    ...(interval === '' ? [] : [at(interval, stack.interval)]),
  ]
}
