import { CELL_GAP, CELL_PADDING } from '../../constants'
import type { Box } from '../../geometry/bounds'
import { wideTypeFor } from './cellType'
import { totalLine } from './distanceStack'
import type { LaidOutCells, TextBox } from './page'
import type { NoteItem, SheetItem } from './sheetItems'
import type { Room } from './sheetPaper'
import {
  boldOf,
  CAP_HEIGHT,
  centredBaseline,
  centredLines,
  isCut,
  lineAt,
  wrapText,
  type FittedText,
  type Typeface,
} from './sheetText'

/** A longer note keeps its box. */
const MOST_LINES = 3

interface NoteLine {
  readonly height: number
  /** The box at a height of the page. */
  readonly at: (y: number) => TextBox
}

/** The notes at start and finish as lines across the page, with the heights that they take. */
export interface NoteLines {
  readonly start: TextBox | undefined
  readonly finish: NoteLine | undefined
  readonly head: number
  readonly foot: number
}

/** `undefined` without notes, or where one has no room in a few lines. */
export const noteLines = (
  items: readonly SheetItem[],
  room: Room,
  border: boolean,
  typeface: Typeface,
): NoteLines | undefined => {
  const notes = items.filter((item) => item.kind === 'note')
  const lines = notes.map((note) => noteLine(note, room, border, typeface))
  if (lines.length === 0 || lines.includes(undefined)) return undefined
  const find = (at: NoteItem['at']): NoteLine | undefined => lines[notes.findIndex((note) => note.at === at)]
  const [start, finish] = [find('start'), find('finish')]
  return {
    start: start?.at(room.y + (room.head ?? 0)),
    finish,
    head: start ? start.height + CELL_GAP : 0,
    foot: finish ? finish.height + CELL_GAP : 0,
  }
}

/** The width of a distance, with the space before it. */
const takenBy = ({ text, size }: FittedText, { widthOf }: Typeface): number =>
  text === '' ? 0 : widthOf(text) * size + 2 * CELL_PADDING

/** The title on the left, the note beside it, and the distances on the right. */
const noteLine = (item: NoteItem, { x, width }: Box, border: boolean, typeface: Typeface): NoteLine | undefined => {
  const type = wideTypeFor(width)
  const { numberSize, size, lineHeight } = type
  const bold = boldOf(typeface)
  const left = x + CELL_PADDING + bold.widthOf(item.title) * numberSize + 2 * CELL_PADDING
  const right = x + width - CELL_PADDING
  // The total stands before the interval, which is at the right edge.
  const total = totalLine(item.total, type, width, typeface)
  const totalEnd = right - takenBy({ text: item.distance, size }, typeface)
  const end = totalEnd - takenBy(total, bold)
  const lines = wrapText(item.note, (end - left) / size, MOST_LINES, typeface)
  if (end <= left || isCut(item.note, lines)) return undefined
  const height = Math.max(CAP_HEIGHT * numberSize + CELL_PADDING, lines.length * lineHeight) + CELL_PADDING
  return {
    height,
    at: (y) => {
      const frame = { x, y, width, height }
      const title = { text: item.title, size: numberSize }
      return {
        frame,
        border,
        lines: [
          lineAt(title, x + CELL_PADDING, centredBaseline(frame, title), 'start', bold),
          ...(item.total === '' ? [] : [lineAt(total, totalEnd, centredBaseline(frame, total), 'end', typeface)]),
          ...(item.distance === ''
            ? []
            : [lineAt({ text: item.distance, size }, right, centredBaseline(frame, { size }), 'end', typeface)]),
          ...centredLines(lines, { size, lineHeight }, frame, left, 'start', typeface),
        ],
        samples: [],
        cut: undefined,
      }
    },
  }
}

/** Adds the lines: the start above the first row, the finish right below the last one. */
export const withNoteLines = ({ bodies, free }: LaidOutCells, { start, finish }: NoteLines): LaidOutCells => {
  const last = bodies.length - 1
  const foot = Math.max(...(bodies[last]?.cells ?? []).map(({ frame }) => frame.y + frame.height))
  const end = finish?.at(foot + CELL_GAP)
  const taken = end ? end.frame.height + CELL_GAP : 0
  return {
    bodies: bodies.map((body, page) => ({
      ...body,
      texts: [...(page === 0 && start ? [start] : []), ...body.texts, ...(page === last && end ? [end] : [])],
    })),
    // What is free below the last row begins below the finish.
    free: free.map((box) => (box.y >= foot ? { ...box, y: box.y + taken, height: box.height - taken } : box)),
  }
}
