import {
  CELL_GAP,
  CELL_PADDING,
  STRIP_NOTE_LINE_HEIGHT,
  STRIP_NOTE_LINES,
  STRIP_NOTE_SIZE,
  STRIP_START_HEIGHT,
  STRIP_START_SIZE,
} from '../constants'
import type { Box } from '../geometry/bounds'
import { SPINE_X, type Fishbone } from '../model/fishbone'
import { printedRows } from '../model/printedRows'
import { hasRowNumbers } from '../model/sheetOptions'
import type { Drawing } from '../model/types'
import { stripPen } from './pen'
import type { PageBody } from './page'
import type { MeasuredContent, SheetWords } from './sheetContent'
import { cellTypeFor } from './cellType'
import { noteText, topLines } from './cellTexts'
import { cellBodies } from './sheetCells'
import { isCut, lineAt, wrapText, type TextLine, type Typeface } from './sheetText'
import { layOutStrips, type Strip } from './strips'

/** Each fish-bone as strips, from a new page on; the drawings between them that are none stand in boxes, as ever. */
export const fishboneBodies = (content: MeasuredContent, body: Box, typeface: Typeface): readonly PageBody[] =>
  stretchesOf(content.drawings).flatMap(({ drawings, rows, before }) => {
    const [drawing] = drawings
    return rows && drawing
      ? stripBodies(content, { drawing, rows, number: before + 1 }, body, typeface)
      : cellBodies({ ...content, drawings }, body, typeface, before)
  })

/** One fish-bone, or neighbouring drawings that are none. */
interface Stretch {
  readonly drawings: readonly Drawing[]
  readonly rows: Fishbone | undefined
  /** How many drawings come before it. */
  readonly before: number
}

const stretchesOf = (drawings: readonly Drawing[]): readonly Stretch[] => {
  const stretches: Stretch[] = []
  for (const [before, drawing] of drawings.entries()) {
    const rows = printedRows(drawing.elements)
    const last = stretches.at(-1)
    if (rows || !last || last.rows) stretches.push({ drawings: [drawing], rows, before })
    else stretches[stretches.length - 1] = { ...last, drawings: [...last.drawings, drawing] }
  }
  return stretches
}

interface Numbered {
  readonly drawing: Drawing
  readonly rows: Fishbone
  readonly number: number
}

/** What is known of a fish-bone stands above its strips on each of its pages: they may go different ways. */
const stripBodies = (
  { options, words, distances }: MeasuredContent,
  { drawing, rows, number }: Numbered,
  body: Box,
  typeface: Typeface,
): readonly PageBody[] => {
  const title = words.fishbone(number)
  const note = noteLines(drawing, body, typeface)
  const isNoteCut = isCut(
    noteText(drawing),
    note.map(({ text }) => text),
  )
  const lines = [...topLines(title, distances[number - 1] ?? '', body, typeface), ...note]
  const heading = cellTypeFor(body.width).numberHeight + note.length * STRIP_NOTE_LINE_HEIGHT + CELL_GAP
  const room = { ...body, y: body.y + heading, height: body.height - heading - STRIP_START_HEIGHT }
  const pages = layOutStrips({ rows, room, numbered: hasRowNumbers(options), pen: stripPen(options), typeface })
  return pages.map((strips, page) => ({
    kind: 'fishbone',
    fishbone: {
      number,
      title,
      lines: page === 0 ? [...lines, ...startLine(strips, words, typeface)] : lines,
      strips,
      isNoteCut,
    },
  }))
}

/** Where to begin, below the ball of the first strip. */
const startLine = ([first]: readonly Strip[], words: SheetWords, typeface: Typeface): readonly TextLine[] => {
  if (!first) return []
  const { x, y, width, height } = first.at
  const size = STRIP_START_SIZE
  const place = placeOfSpine(first)
  return [lineAt({ text: words.beginHere, size }, x + width * place, y + height + size, 'middle', typeface)]
}

/** How far from the left side of a strip its spine stands, as a part of its width. */
const placeOfSpine = ({ viewBox }: Strip): number => (SPINE_X - viewBox.x) / viewBox.width

const noteLines = (drawing: Drawing, { x, y, width }: Box, typeface: Typeface): readonly TextLine[] =>
  wrapText(noteText(drawing), (width - 2 * CELL_PADDING) / STRIP_NOTE_SIZE, STRIP_NOTE_LINES, typeface).map(
    (text, index) => {
      const baseline = y + cellTypeFor(width).numberHeight + (index + 1) * STRIP_NOTE_LINE_HEIGHT
      return lineAt({ text, size: STRIP_NOTE_SIZE }, x + CELL_PADDING, baseline, 'start', typeface)
    },
  )
