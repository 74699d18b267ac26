import { checkStates, isSeen } from './fieldCheck'
import { rowNumber, type Row } from './fishbone'
import { ICONS } from './icons'
import type { MissingLegs } from './legs'
import { rowsOf } from './readFishbone'
import { routeDoubtsOf } from './routeDoubts'
import {
  FISH_BONE,
  isEraser,
  isInk,
  isStamp,
  isStroke,
  type Drawing,
  type DrawingElement,
  type Point,
  type Size,
  type Stroke,
  type Style,
} from './types'

/** What can be wrong with a drawing, in the order in which it is told: what may well be meant comes last. */
const FAULTS = [
  'unknown',
  'cutNote',
  'smallText',
  'crowded',
  'crowdedInTable',
  'iconCovers',
  'iconCoversInTable',
  'noDistance',
  'noWay',
  'doubtful',
  'wrongInField',
  'notChecked',
  'empty',
  'noBall',
  'manyBalls',
  'noArrow',
  'noRoute',
  'outside',
  'notBelow',
  'gap',
  'close',
  'noBallNoArrow',
] as const
export type Fault = (typeof FAULTS)[number]

/**
 * What the lines of a junction tell: no line joins ball and arrow, the ball is not at the bottom, a road ends just before
 * another, two roads lie too close to be told apart; and at the size at which they are printed: ball and arrow cover lines,
 * an icon covers ball, arrow or junction.
 */
export type InkFault = Extract<
  Fault,
  'noRoute' | 'notBelow' | 'gap' | 'close' | 'crowded' | 'crowdedInTable' | 'iconCovers' | 'iconCoversInTable'
>

/** What is said of the whole tocht and had no room on the sheet. */
export type CutText = 'name' | 'facts' | 'phone' | 'startNote' | 'finishNote'

/**
 * Something that is probably wrong with a sheet: one for all drawings that share a fault, since what is said thirty times
 * is read by nobody. Drawings are counted from zero, rows as they are walked.
 */
export type Remark =
  | { readonly kind: 'noPhone' | 'noToFirst' }
  | { readonly kind: 'cutText'; readonly text: CutText }
  | { readonly kind: Fault; readonly drawings: readonly number[] }
  | { readonly kind: 'emptyRows'; readonly drawing: number; readonly rows: readonly number[] }

export interface Checked {
  readonly phone: string
  readonly style: Style
  readonly drawings: readonly Drawing[]
  /** What the layout had to shorten: the texts, and the drawings with such a note. */
  readonly cut: readonly CutText[]
  readonly cutNotes: readonly number[]
  /** Those with text that is too small to be read on a copy. */
  readonly smallTexts: readonly number[]
  /** Those whose way was to be shown and is not, since it is not sure. */
  readonly noWays: readonly number[]
  readonly missingLegs: MissingLegs
}

/** Whether the path of an eraser takes away what lies at a place. */
export type Takes = (eraser: readonly Point[], place: Point) => boolean

/** What is wrong with the lines of a drawing. */
export type FaultsOfInk = (elements: readonly DrawingElement[]) => readonly InkFault[]

/** What is wrong with a drawing, as `faultsOfDrawing` reads it; nothing for one that was not read yet. */
export type FaultsOf = (elements: readonly DrawingElement[]) => readonly Fault[]

/** What a leader would want to know before printing. It advises; nothing here keeps anybody from printing. */
export const checkBeforePrint = (checked: Checked, faultsOf: FaultsOf): readonly Remark[] => {
  const { phone, style, drawings, cut, cutNotes, smallTexts, noWays, missingLegs } = checked
  const inks = drawings.map(({ elements }) => elements)
  const states = checkStates(drawings)
  const isBegun = states.some((state) => state !== undefined)
  const doubtful = new Set(drawings.flatMap((one, place) => (routeDoubtsOf(one).length > 0 ? [place] : [])))
  const faults = inks.map((ink, drawing) => [
    ...(ink.some(isFromNewer) ? ['unknown' as const] : []),
    ...(cutNotes.includes(drawing) ? ['cutNote' as const] : []),
    ...(smallTexts.includes(drawing) ? ['smallText' as const] : []),
    ...(noWays.includes(drawing) ? ['noWay' as const] : []),
    ...(missingLegs.from.includes(drawing) ? ['noDistance' as const] : []),
    ...(doubtful.has(drawing) ? ['doubtful' as const] : []),
    ...(states[drawing] === 'wrong' ? ['wrongInField' as const] : []),
    ...(isBegun && !isSeen(states[drawing]) ? ['notChecked' as const] : []),
    ...faultsOf(ink),
  ])
  return [
    ...(phone.trim() === '' ? [{ kind: 'noPhone' } as const] : []),
    ...(missingLegs.toFirst ? [{ kind: 'noToFirst' } as const] : []),
    ...cut.map((text) => ({ kind: 'cutText', text }) as const),
    ...FAULTS.flatMap((kind) => {
      const having = faults.flatMap((found, drawing) => (found.includes(kind) ? [drawing] : []))
      return having.length > 0 ? [{ kind, drawings: having }] : []
    }),
    ...(style === FISH_BONE ? inks.flatMap(emptyRows) : []),
  ]
}

/** Whether an element is of a newer version: a neutral square on paper, or nothing at all. */
const isFromNewer = (element: DrawingElement): boolean =>
  isStamp(element) ? element.icon.index >= ICONS.length : !isStroke(element)

interface DrawnOn {
  readonly style: Style
  readonly canvas: Size
}

/** What is wrong with the ink of a drawing: for hundreds of them it takes long to find. */
export const faultsOfDrawing = (
  ink: readonly DrawingElement[],
  { style, canvas }: DrawnOn,
  takes: Takes,
  faultsOfInk: FaultsOfInk,
): readonly Fault[] => (style === FISH_BONE ? faultsOfFishbone(ink) : faultsOfJunction(ink, canvas, takes, faultsOfInk))

const faultsOfFishbone = (ink: readonly DrawingElement[]): readonly Fault[] => {
  const rows = rowsOf(ink)
  const empty = rows ? rows.every(isEmptyRow) : !hasInk(ink)
  return empty ? ['empty'] : []
}

/** Of a spine without any road it is said that it is empty, and not of each of its rows. */
const emptyRows = (ink: readonly DrawingElement[], drawing: number): readonly Remark[] => {
  const all = rowsOf(ink) ?? []
  const rows = all.flatMap((row, index) => (isEmptyRow(row) ? [rowNumber(index, all.length)] : [])).toReversed()
  return rows.length > 0 && rows.length < all.length ? [{ kind: 'emptyRows', drawing, rows }] : []
}

const isEmptyRow = ({ left, right }: Row): boolean => left.length + right.length === 0

const faultsOfJunction = (
  ink: readonly DrawingElement[],
  canvas: Size,
  takes: Takes,
  faultsOfInk: FaultsOfInk,
): readonly Fault[] => {
  if (!hasInk(ink)) return ['empty']
  if (!ink.some(isInk)) return []
  const balls = count(ink, ({ circle, points }) => (circle ? points[0] : undefined), takes)
  const arrows = count(ink, ({ arrow, points }) => (arrow ? points.at(-1) : undefined), takes)
  return [
    ...endFaults(balls, arrows),
    ...(ink.some((one) => reachesOutside(one, canvas)) ? ['outside' as const] : []),
    // The roads of a map or a legend need not lead anywhere.
    ...(balls + arrows > 0 ? faultsOfInk(ink) : []),
  ]
}

/** A map or a legend among the junctions has neither, which is one thing to think about and not two. */
const endFaults = (balls: number, arrows: number): readonly Fault[] => {
  if (balls + arrows === 0) return ['noBallNoArrow']
  const atStart: readonly Fault[] = balls === 0 ? ['noBall'] : ['manyBalls']
  return [...(balls === 1 ? [] : atStart), ...(arrows === 0 ? ['noArrow' as const] : [])]
}

/** What a newer version drew is something, too: the box is not empty, it only looks so here. */
const hasInk = (elements: readonly DrawingElement[]): boolean => elements.some((element) => !isEraser(element))

/** How many strokes have something at a place that no later eraser took away. */
const count = (
  elements: readonly DrawingElement[],
  placeOf: (stroke: Stroke) => Point | undefined,
  takes: Takes,
): number =>
  elements.filter((element, index) => {
    if (!isStroke(element) || element.erase) return false
    const place = placeOf(element)
    return (
      place !== undefined && !elements.slice(index + 1).some((later) => isEraser(later) && takes(later.points, place))
    )
  }).length

const reachesOutside = (element: DrawingElement, { width, height }: Size): boolean => {
  if (!isInk(element) || isEraser(element)) return false
  const points = isStamp(element) ? [element.icon] : element.points
  return points.some(({ x, y }) => x < 0 || y < 0 || x > width || y > height)
}
