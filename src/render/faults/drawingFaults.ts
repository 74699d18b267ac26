import { routeEnds, type RouteEnds } from '../../geometry/erasing/routeEnds'
import { type JunctionFault, junctionFaults } from '../../geometry/junction/junctionFaults'
import { pointsOf } from '../../model/elements'
import type { Row } from '../../model/fishbone/fishbone'
import { rowsOf } from '../../model/fishbone/readFishbone'
import { FISH_BONE, hasInk, isEraser, isKnown, type DrawingElement, type Size, type Style } from '../../model/types'
import type { Cell, Page } from '../sheet/page'
import { isCrowded } from './crowded'

/** The faults of a drawing in the order of the report: those that may be intended come last. */
export const DRAWING_FAULTS = [
  'unknown',
  /** Another leader's version of the drawing before it: a merge kept both. */
  'keptTwice',
  'cutNote',
  'smallText',
  /** At printed size, a ball or an arrowhead covers lines. */
  'crowded',
  'crowdedInTable',
  /** At printed size, a label hides an end of a road, a ball, an arrow, an icon or another label, or is too wide. */
  'hidingLabel',
  'wideLabel',
  'noDistance',
  'uncertainRoute',
  'doubtful',
  'wrongInField',
  'notChecked',
  'empty',
  'noBall',
  'manyBalls',
  'noArrow',
  /** No line joins ball and arrow. */
  'noRoute',
  'outside',
  /** The ball is not at the bottom. */
  'notBelow',
  /** A road ends just before another. */
  'gap',
  /** Two roads lie too close together. */
  'close',
  'noBallNoArrow',
] as const
export type DrawingFault = (typeof DRAWING_FAULTS)[number]

/** Faults in the lines of a junction, alone or at printed size. */
export type InkFault = JunctionFault | Extract<DrawingFault, 'crowded' | 'crowdedInTable'>

/** The faults in the lines of a drawing. */
export type FaultsOfInk = (elements: readonly DrawingElement[]) => readonly InkFault[]

/** The results of `faultsOfDrawing`; empty for a drawing that was not examined yet. */
export type FaultsOf = (elements: readonly DrawingElement[]) => readonly DrawingFault[]

interface DrawnOn {
  readonly style: Style
  readonly canvas: Size
}

/** The faults in the ink of a drawing. Slow for hundreds of drawings. */
export const faultsOfDrawing = (
  ink: readonly DrawingElement[],
  { style, canvas }: DrawnOn,
  faultsOfInk: FaultsOfInk,
): readonly DrawingFault[] => (style === FISH_BONE ? faultsOfFishbone(ink) : faultsOfJunction(ink, canvas, faultsOfInk))

const faultsOfFishbone = (ink: readonly DrawingElement[]): readonly DrawingFault[] => {
  const rows = rowsOf(ink)
  const empty = rows ? rows.every(isEmptyRow) : !hasInk(ink)
  return empty ? ['empty'] : []
}

export const isEmptyRow = ({ left, right }: Row): boolean => left.length + right.length === 0

const faultsOfJunction = (
  ink: readonly DrawingElement[],
  canvas: Size,
  faultsOfInk: FaultsOfInk,
): readonly DrawingFault[] => {
  if (!hasInk(ink)) return ['empty']
  if (!ink.some(isKnownInk)) return []
  const ends = routeEnds(ink)
  return [
    ...endFaults(ends),
    ...(ink.some((one) => reachesOutside(one, canvas)) ? ['outside' as const] : []),
    // The roads of a map or a legend need not lead anywhere.
    ...(ends.balls + ends.arrows > 0 ? faultsOfInk(ink) : []),
  ]
}

/** Without ball and arrow the drawing may be a map or a legend: one fault, not two. */
const endFaults = ({ balls, arrows }: RouteEnds): readonly DrawingFault[] => {
  if (balls + arrows === 0) return ['noBallNoArrow']
  const atStart: readonly DrawingFault[] = balls === 0 ? ['noBall'] : ['manyBalls']
  return [...(balls === 1 ? [] : atStart), ...(arrows === 0 ? ['noArrow' as const] : [])]
}

const isKnownInk = (element: DrawingElement): boolean => isKnown(element) && !isEraser(element)

const reachesOutside = (element: DrawingElement, { width, height }: Size): boolean =>
  isKnownInk(element) && pointsOf(element).some(({ x, y }) => x < 0 || y < 0 || x > width || y > height)

/** Returns a function that finds mistakes in the lines of a drawing, including those at its size on these pages. */
export const inkFaultsOn = (pages: readonly Page[]): FaultsOfInk => {
  const cells = new Map(
    pages.flatMap(({ body }) =>
      body.kind === 'cells' ? body.cells.map((cell) => [cell.drawing.elements, cell] as const) : [],
    ),
  )
  return (elements) => [...junctionFaults(elements), ...sizeFaults(cells.get(elements))]
}

/**
 * The faults of a drawing at its printed size. The usual advice, fewer drawings in a row, does not help in a table, so
 * its faults have their own texts.
 */
const sizeFaults = (cell: Cell | undefined): readonly InkFault[] => {
  if (!cell) return []
  const { elements } = cell.drawing
  return isCrowded(elements, cell.pen) ? [cell.row ? 'crowdedInTable' : 'crowded'] : []
}
