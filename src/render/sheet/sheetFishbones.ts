import { CELL_GAP, CELL_PADDING, ROW_SPACING } from '../../constants'
import type { Box } from '../../geometry/bounds'
import { clamp } from '../../geometry/points'
import { SPINE_X, type Fishbone } from '../../model/fishbone/fishbone'
import { printedRows } from '../../model/sheet/printedRows'
import { hasRowNumbers } from '../../model/sheet/sheetOptions'
import { stripPen } from '../printPen'
import { layOutStrips, SMALLEST_ROW_HEIGHT, type PlacedStrip } from '../strips'
import { ENDS_HEIGHT } from '../stripSvg'
import type { PlacedSvg } from '../svgNode'
import { besideOf, boxTextsOf, topLines } from './cellTexts'
import { wideTypeFor } from './cellType'
import { noteBox, noteBoxHeight } from './noteBox'
import type { LaidOut, PageBody, PrintedFishbone, TextBox } from './page'
import type { SheetContent, SheetWords } from './sheetContent'
import { joinedDistance, type DrawingItem, type NoteItem, type SheetItem } from './sheetItems'
import { layoutBodies } from './sheetLayouts'
import type { Room } from './sheetPaper'
import { isCut, lineAt, wrapText, type TextLine, type Typeface } from './sheetText'

/** Strips nearer to each other than this have a rule between them, in millimetres. */
const STRIPS_APART = 10

/** Text below the first strip, and the room for it, in millimetres. */
const STRIP_START_SIZE = 3.2
const STRIP_START_HEIGHT = 5

/** Text of the note above the strips, and its line height in type sizes; the longest note still fits on an A5. */
const STRIP_NOTE_SIZE = 3.2
const STRIP_NOTE_LINE_HEIGHT = 1.25
const STRIP_NOTE_LINES = 5

/** Lays out each fish-bone as strips, beginning on a new page; other drawings stand in boxes. */
export const fishboneBodies = (
  content: SheetContent,
  items: readonly SheetItem[],
  whole: Room,
  typeface: Typeface,
): LaidOut =>
  stretchesOf(items).reduce<LaidOut>(
    ({ bodies }, stretch, index, { length }) => {
      const room = { ...whole, ...(index > 0 && { head: 0 }), ...(index < length - 1 && { foot: 0 }) }
      const next =
        stretch.kind === 'fishbone'
          ? {
              bodies: fishbonePages(content, stretch, aboveFoot(room), typeface),
              free: [],
            }
          : layoutBodies(content, stretch.items, room, typeface)
      return { bodies: [...bodies, ...next.bodies], free: next.free }
    },
    { bodies: [], free: [] },
  )

/** A room in which the space at the foot is left out of all pages. */
const aboveFoot = ({ foot = 0, ...room }: Room): Room => ({ ...room, height: room.height - foot })

/** A fish-bone with the notes beside it, or consecutive drawings that are not fish-bones. */
type Stretch =
  | {
      readonly kind: 'fishbone'
      readonly item: DrawingItem
      readonly rows: Fishbone
      readonly notes: readonly NoteItem[]
    }
  | { readonly kind: 'cells'; readonly items: readonly SheetItem[] }

/** A note at the start or finish shares the page of an adjacent fish-bone. */
const stretchesOf = (items: readonly SheetItem[]): readonly Stretch[] => {
  const stretches: Stretch[] = []
  for (const item of items) {
    const rows = item.kind === 'drawing' ? printedRows(item.drawing.elements) : undefined
    const last = stretches.at(-1)
    if (item.kind === 'drawing' && rows) {
      const isStart = last?.kind === 'cells' && last.items.every(({ kind }) => kind === 'note')
      const notes = isStart ? last.items.flatMap((one) => (one.kind === 'note' ? [one] : [])) : []
      if (isStart) stretches.pop()
      stretches.push({ kind: 'fishbone', item, rows, notes })
    } else if (item.kind === 'note' && last?.kind === 'fishbone')
      stretches[stretches.length - 1] = { ...last, notes: [...last.notes, item] }
    else if (last?.kind === 'cells') stretches[stretches.length - 1] = { ...last, items: [...last.items, item] }
    else stretches.push({ kind: 'cells', items: [item] })
  }
  return stretches
}

type FishboneStretch = Extract<Stretch, { kind: 'fishbone' }>

/** Notes that would leave the strips and the fish-bone's own note too little room stand on pages of their own. */
const fishbonePages = (
  content: SheetContent,
  stretch: FishboneStretch,
  room: Room,
  typeface: Typeface,
): readonly PageBody[] => {
  const { item, notes } = stretch
  const withThem = withNotes(notes, room, content.options.borders, typeface)
  const said = noteTexts(item.note, room.width, STRIP_NOTE_LINES, typeface)
  if (said.length * NOTE_LINE_HEIGHT <= heightForNote(withThem.between))
    return stripBodies(content, stretch, withThem, typeface)
  const alone = (at: NoteItem['at']): readonly PageBody[] => {
    const these = notes.filter((note) => note.at === at)
    const own = at === 'start' ? room : { ...room, head: 0 }
    return these.length > 0 ? layoutBodies(content, these, own, typeface).bodies : []
  }
  const before = alone('start')
  const after = { ...room, ...(before.length > 0 && { head: 0 }) }
  const without = withNotes([], after, content.options.borders, typeface)
  return [...before, ...stripBodies(content, stretch, without, typeface), ...alone('finish')]
}

/** The least height of a strip: one row, as low as can be read. In millimetres. */
const LEAST_STRIP = (SMALLEST_ROW_HEIGHT / ROW_SPACING) * (ROW_SPACING + ENDS_HEIGHT)

/** The height left for the note of a fish-bone if the strips keep the least height. */
const heightForNote = ({ width, height }: Box): number =>
  height - wideTypeFor(width).numberHeight - CELL_GAP - STRIP_START_HEIGHT - LEAST_STRIP

/**
 * The title of a fish-bone is repeated on each of its pages, since these may be handed out separately. Its note, its
 * distances, the start and the finish stand once, where they are true.
 */
const stripBodies = (
  { options, words }: SheetContent,
  { item, rows }: FishboneStretch,
  { between, whole, head, foot, texts }: WithNotes,
  typeface: Typeface,
): readonly PageBody[] => {
  const { number, note } = item
  const title = words.fishbone(number)
  const mostLines = clamp(Math.floor(heightForNote(between) / NOTE_LINE_HEIGHT), 1, STRIP_NOTE_LINES)
  const said = noteTexts(note, whole.width, mostLines, typeface)
  const type = wideTypeFor(whole.width)
  const short = joinedDistance(item)
  const worded = joinedDistance({ ...item, total: item.total === '' ? '' : words.fromStart(item.total) })
  const beside = besideOf({ title, distance: worded, mainDistance: short }, whole.width, type, typeface) || short
  const heading = type.numberHeight + CELL_GAP
  const pages = layOutStrips({
    rows,
    room: { ...whole, y: whole.y + heading, height: whole.height - heading - STRIP_START_HEIGHT },
    head: head + said.length * NOTE_LINE_HEIGHT,
    foot,
    numbered: hasRowNumbers(options),
    emphasis: options.emphasis === true,
    pen: stripPen(options),
    typeface,
  })
  return pages.map((strips, page) => {
    const isFirst = page === 0
    const at = { ...whole, y: whole.y + (isFirst ? head : 0) }
    return {
      kind: 'fishbone',
      fishbone: {
        number,
        title,
        lines: [
          ...topLines(title, isFirst ? beside : '', at, type, typeface),
          ...(isFirst ? [...noteLines(said, at, typeface), ...startLine(strips, words, typeface)] : []),
        ],
        strips,
        rules: rulesBetween(strips),
        rows: rowsIn(strips),
        isNoteCut: isFirst && isCut(note, said),
      },
      texts: [...(isFirst ? texts.start : []), ...(page === pages.length - 1 ? texts.finish : [])],
    }
  })
}

/** The numbers of the first and the last row in strips. */
const rowsIn = (strips: readonly PlacedStrip[]): PrintedFishbone['rows'] => ({
  first: strips[0]?.rows.first ?? 1,
  last: strips.at(-1)?.rows.last ?? 0,
})

/** Rules between strips so near to each other that a number might be read with the wrong one. */
const rulesBetween = (strips: readonly PlacedSvg[]): PrintedFishbone['rules'] => {
  const top = Math.min(...strips.map(({ at }) => at.y))
  return strips.slice(1).flatMap(({ at }, index) => {
    const left = strips[index]?.at
    const end = left ? left.x + left.width : at.x
    return at.x - end < STRIPS_APART ? [{ x: (end + at.x) / 2, y: top, height: at.y + at.height - top }] : []
  })
}

interface WithNotes {
  readonly whole: Room
  /** The room between both notes, as on a single page. */
  readonly between: Room
  /** The heights taken at the head of the first page, also by what stands above the note, and at the foot of the last. */
  readonly head: number
  readonly foot: number
  readonly texts: Readonly<Record<NoteItem['at'], readonly TextBox[]>>
}

/** A note at the start stands above the strips of the first page, one at the finish below those of the last. */
const withNotes = (notes: readonly NoteItem[], whole: Room, border: boolean, typeface: Typeface): WithNotes => {
  const { head: above = 0 } = whole
  const type = wideTypeFor(whole.width)
  const boxed = notes.map((item) => {
    const said = { ...item, distance: joinedDistance(item) }
    const beside = besideOf(said, whole.width, type, typeface)
    const inBox = boxTextsOf(said, { width: whole.width, type, mostLines: STRIP_NOTE_LINES, beside }, typeface)
    return { item, inBox, height: noteBoxHeight(type, inBox.lines.length) }
  })
  const at = (place: NoteItem['at']) => boxed.filter(({ item }) => item.at === place)
  const taken = (place: NoteItem['at']): number => at(place).reduce((sum, { height }) => sum + height + CELL_GAP, 0)
  const textsAt = (place: NoteItem['at']): readonly TextBox[] =>
    at(place).map(({ item, inBox, height }) => {
      const y = place === 'start' ? whole.y + above : whole.y + whole.height - height
      return noteBox(item, inBox, { x: whole.x, y, width: whole.width, height }, border, type, typeface)
    })
  const [head, foot] = [above + taken('start'), taken('finish')]
  return {
    whole,
    between: { ...whole, y: whole.y + head, height: whole.height - head - foot },
    head,
    foot,
    texts: { start: textsAt('start'), finish: textsAt('finish') },
  }
}

/** "Begin here", below the ball of the first strip. */
const startLine = ([first]: readonly PlacedSvg[], words: SheetWords, typeface: Typeface): readonly TextLine[] => {
  if (!first) return []
  const { x, y, width, height } = first.at
  const size = STRIP_START_SIZE
  const place = spineX(first)
  return [lineAt({ text: words.beginHere, size }, x + width * place, y + height + size, 'middle', typeface)]
}

/** The position of the spine in its strip, as a part of the strip's width. */
const spineX = ({ viewBox }: PlacedSvg): number => (SPINE_X - viewBox.x) / viewBox.width

/** In millimetres. */
const NOTE_LINE_HEIGHT = STRIP_NOTE_SIZE * STRIP_NOTE_LINE_HEIGHT

const noteTexts = (note: string, width: number, mostLines: number, typeface: Typeface): readonly string[] =>
  wrapText(note, (width - 2 * CELL_PADDING) / STRIP_NOTE_SIZE, mostLines, typeface)

const noteLines = (said: readonly string[], { x, y, width }: Box, typeface: Typeface): readonly TextLine[] =>
  said.map((text, index) => {
    const baseline = y + wideTypeFor(width).numberHeight + (index + 1) * NOTE_LINE_HEIGHT
    return lineAt({ text, size: STRIP_NOTE_SIZE }, x + CELL_PADDING, baseline, 'start', typeface)
  })
