import { grow, type Box } from '../geometry/bounds'
import { overlaps, type Extent } from '../geometry/extent'
import { LABEL_ROOM, labelWidth, setLabel } from '../geometry/label'
import { clamp } from '../geometry/points'
import { isLabel, type DrawingElement, type Label, type Point } from '../model/types'
import type { Pen } from './pen'
import { centredBaseline, cleanText, lineAt, type TextLine, type Typeface } from './sheet/sheetText'
import { doesHide, routePlaces, signPlaces, type SignPlace } from './signPlaces'
import { svg, type SvgNode } from './svgNode'
import { lineSvgIn } from './textSvg'

/** A label in its place, in canvas units. */
export interface PlacedLabel {
  /** The box around all its lines. */
  readonly box: Box
  readonly lines: readonly LabelLine[]
  /** Whether its type is smaller than it should be, because it would not fit in the box otherwise. */
  readonly isShrunk: boolean
  /** Whether it lies under the ink: it found no place where it hides nothing, and the way comes first. */
  readonly isUnder: boolean
}

interface LabelLine {
  readonly line: TextLine
  /** What it hides of the ink below: the halo. */
  readonly plate: Box
}

/** Radius of the corners of a plate, in sizes of the type. */
const CORNER = 0.2

/** Sets text by the widths of `labelWidth`, where the typeface is not loaded. */
const SCREEN_TYPEFACE: Typeface = {
  widthOf: labelWidth,
  textRunsOf: (text) => [{ text, width: labelWidth(text) }],
}

/** Keeps the halo off the frame of the paper on screens, in units. */
const EDGE = 2

/**
 * The labels of a drawing on screens, as large as `geometry/shapes` takes them to be.
 *
 * @param box `undefined` where nothing bounds them
 * @param size of the type, in units
 */
export const placedLabels = (
  elements: readonly DrawingElement[],
  box: Box | undefined,
  size: number,
): readonly PlacedLabel[] => {
  const room = box && grow(box, -EDGE)
  return elements
    .filter(isLabel)
    .map((label) => placedLabel(label, room, Math.min(LABEL_ROOM, room?.width ?? Infinity), size, SCREEN_TYPEFACE))
}

/**
 * The labels of a drawing on paper, where they are larger beside the roads than on screens. One that would hide what
 * shows the way moves aside, as little as it can; if there is no room near by, it lies under the ink.
 *
 * @param pen that draws the drawing; its `label` is the size of the type
 */
export const printedLabels = (
  elements: readonly DrawingElement[],
  box: Box,
  pen: Pen,
  typeface: Typeface,
): readonly PlacedLabel[] => {
  const labels = elements.filter(isLabel)
  if (labels.length === 0) return []
  const signs = signPlaces(elements, pen)
  const all = [...signs, ...routePlaces(elements)]
  const placedAt = ({ label }: Label, { x, y }: Point): PlacedLabel => {
    const moved = { ...label, x: label.x + x * pen.label, y: label.y + y * pen.label }
    return placedLabel({ label: moved }, box, box.width, pen.label, typeface)
  }
  const unmoved = labels.map((label) => placedAt(label, NO_MOVE))
  return labels.map((label, index) => {
    const others = unmoved.filter((_, other) => other !== index)
    const isClear = (places: readonly SignPlace[]) => (move: Point) => {
      const moved = placedAt(label, move)
      const isFree = move === NO_MOVE || !others.some((other) => doOverlap(moved, other))
      return isFree && !doesHide(moved.box, places)
    }
    const move = MOVES.find(isClear(all)) ?? MOVES.find(isClear(signs))
    return move ? placedAt(label, move) : underInk(placedAt(label, NO_MOVE))
  })
}

const underInk = (placed: PlacedLabel): PlacedLabel => ({ ...placed, isUnder: true })

/** Whether two labels cover each other, in part. */
export const doOverlap = (one: PlacedLabel, other: PlacedLabel): boolean =>
  overlaps(edgesOf(one.box), edgesOf(other.box), 0)

const edgesOf = ({ x, y, width, height }: Box): Extent => ({ left: x, top: y, right: x + width, bottom: y + height })

const NO_MOVE: Point = { x: 0, y: 0 }

/** How far a label moves aside at most, and in which steps, in sizes of its type. */
const FURTHEST_MOVE = 2
const MOVE_STEP = 0.5

const STEPS = Array.from(
  { length: 1 + (2 * FURTHEST_MOVE) / MOVE_STEP },
  (_, index) => index * MOVE_STEP - FURTHEST_MOVE,
)
/** The moves of a label, the shortest first. */
const MOVES: readonly Point[] = STEPS.flatMap((x) =>
  STEPS.map((y) => (x === 0 && y === 0 ? NO_MOVE : { x, y })),
).toSorted((one, other) => Math.hypot(one.x, one.y) - Math.hypot(other.x, other.y))

/** A label is upright and centred on its place, but moves inward so that it does not leave the box. */
const placedLabel = (
  { label }: Label,
  room: Box | undefined,
  widest: number,
  wanted: number,
  typeface: Typeface,
): PlacedLabel => {
  const set = setLabel(cleanText(label.text), wanted, widest, typeface.widthOf)
  const { size } = set
  const middle = room
    ? { x: within(label.x, room.x, room.width, set.width), y: within(label.y, room.y, room.height, set.height) }
    : label
  const top = middle.y - set.height / 2
  return {
    isShrunk: size < wanted,
    isUnder: false,
    box: { x: middle.x - set.width / 2, y: top, width: set.width, height: set.height },
    lines: set.lines.map(({ text, top: down, width, height }) => {
      const plate = { x: middle.x - width / 2, y: top + down, width, height }
      return { plate, line: lineAt({ text, size }, middle.x, centredBaseline(plate, { size }), 'middle', typeface) }
    }),
  }
}

/** The middle of a length so that it lies within the room, or in the middle of a room that is too small. */
const within = (middle: number, from: number, room: number, length: number): number =>
  length > room ? from + room / 2 : clamp(middle, from + length / 2, from + room - length / 2)

/**
 * A label as SVG. Its halo is a plate for each line: the outlines of letters as a halo would double the text in a PDF.
 *
 * @param paper the colour of the paper
 */
export const labelSvg = ({ lines }: PlacedLabel, colour: string, paper: string): SvgNode =>
  svg('g', {}, [
    ...lines.map(({ line, plate }) => svg('rect', { ...plate, rx: CORNER * line.size, fill: paper, stroke: 'none' })),
    ...lines.flatMap(({ line }) => lineSvgIn(colour, line)),
  ])
