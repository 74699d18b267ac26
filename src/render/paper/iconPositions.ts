import { grow, type Box } from '../../geometry/bounds'
import { mapWithErasers, type Eraser } from '../../geometry/erasing/erasers'
import { clamp, polar } from '../../geometry/points'
import { iconReach } from '../../geometry/shapes'
import { isStamp, type DrawingElement, type IconStamp, type Point } from '../../model/types'
import { partsOf } from '../inks'
import type { Pen } from '../pen'
import { eraserPart, type IconSquare, type Ink, type InkPart } from './inkParts'

/** The share of an icon's reach within which its middle lies on ink: a barrier on its road. Such an icon stays there. */
const ON_INK = 0.5
/** The gap to ink that a larger icon keeps if the drawing has it, in pen widths: half a millimetre, or copies merge. */
const LEAST_GAP = 0.6
/** Sizes to try between the least size on paper and the drawn one, and below it, in shares of the drawn one. */
const STEPS = 4
const SMALLER = [0.75, 0.55, 0.4] as const
/** Moves to try: in so many directions, over so many distances. */
const DIRECTIONS = 24
const DISTANCES = 12

/**
 * The places of icons on paper, where they have a least size, and lines, balls and arrowheads are larger than on the
 * canvas. An icon that would touch ink that it does not touch on the canvas moves away, on its own side of the ink, or
 * stays smaller.
 */
export const iconPositions = (
  elements: readonly DrawingElement[],
  pen: Pen,
  box: Box,
): ReadonlyMap<DrawingElement, IconSquare> => {
  const found = new Map<DrawingElement, IconSquare>()
  if (!pen.paper || !elements.some(isStamp)) return found
  const parts = mapWithErasers(elements, (element, later) => partsOf(element, later, pen)).flat()
  const squares = elements.filter(isStamp).map((stamp) => ({ stamp, drawn: squareOf(stamp) }))
  mapWithErasers(elements, (element, later) => {
    if (!isStamp(element)) return
    const others = squares.flatMap(({ stamp, drawn }): readonly InkPart[] =>
      stamp === element ? [] : [{ drawn: inkOf(drawn), printed: inkOf(found.get(stamp) ?? drawn) }],
    )
    found.set(element, positionFor(squareOf(element), [...parts, ...others], later, pen, box))
  })
  return found
}

const squareOf = ({ icon: { x, y, index } }: IconStamp): IconSquare => ({ x, y, reach: iconReach(index) })

const inkOf = (square: IconSquare): Ink => ({ places: [square], reach: square.reach })

const positionFor = (
  drawn: IconSquare,
  parts: readonly InkPart[],
  later: readonly Eraser[],
  pen: Pen,
  box: Box,
): IconSquare => {
  const erasers = later.map((eraser) => eraserPart(eraser, pen))
  // Moved or enlarged, an icon that is partly erased would show what was erased.
  if (erasers.some((eraser) => clearanceOf(drawn, eraser) < 0)) return drawn
  const largest = Math.max(drawn.reach, (pen.paper?.smallestIcon ?? 0) / 2)
  const rules = [...parts, ...erasers].map((part) => ruleOf(part, drawn, largest, pen))
  const room = grow(box, -LEAST_GAP * pen.width)
  for (const reach of sizesFor(drawn.reach, largest)) {
    const place = positionsNear(drawn, reach, largest, room).find((at) => rules.every((rule) => rule(at, reach)))
    if (place) return { ...place, reach }
  }
  return { ...drawn, reach: drawn.reach * Math.min(...SMALLER) }
}

const sizesFor = (drawn: number, largest: number): readonly number[] => [
  ...Array.from({ length: STEPS }, (_, step) => largest + ((drawn - largest) * step) / STEPS),
  drawn,
  ...SMALLER.map((share) => share * drawn),
]

/** Whether an icon of this size may lie at a place, as far as one part of the ink is concerned. */
type Rule = (at: Point, reach: number) => boolean

const ruleOf = (part: InkPart, drawn: IconSquare, largest: number, { width }: Pen): Rule => {
  const { printed } = part
  const far = 2 * largest + drawn.reach + printed.reach + width
  const near = printed.places.filter((place) => gapBetween(drawn, place) <= far)
  if (gapTo(drawn, part.drawn.places) <= drawn.reach * ON_INK)
    return (at) => gapTo(at, near) <= Math.max(drawn.reach * ON_INK, gapTo(drawn, near))
  const wanted = printed.reach + Math.min(clearanceOf(drawn, part), LEAST_GAP * width)
  return (at, reach) => gapTo(at, near) >= reach + wanted
}

/** The width of the gap between an icon and ink on the canvas; negative where they touch. */
const clearanceOf = (square: IconSquare, { drawn }: InkPart): number =>
  gapTo(square, drawn.places) - square.reach - drawn.reach

const gapTo = (at: Point, places: readonly Point[]): number => {
  let least = Infinity
  for (const place of places) least = Math.min(least, gapBetween(at, place))
  return least
}

/** The half side of the square around a point that reaches another. */
const gapBetween = (one: Point, other: Point): number => Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))

/**
 * Places for an icon within the box, the nearest first. None is so far that the icon could come to the other side of a
 * line.
 */
const positionsNear = (drawn: IconSquare, reach: number, largest: number, box: Box): readonly Point[] => {
  const inside = insideOf(box, drawn, reach)
  if (!inside) return []
  const base = inside(drawn)
  const furthest = Math.min(largest, drawn.reach + reach)
  const moves = Array.from({ length: DISTANCES }, (_, step) => (furthest * (step + 1)) / DISTANCES).flatMap((far) =>
    Array.from({ length: DIRECTIONS }, (__, turn) => polar(base, (turn / DIRECTIONS) * 2 * Math.PI, far)),
  )
  return [base, ...moves.map(inside).filter((at) => gapBetween(at, drawn) <= furthest)]
}

/** Brings a place so far into the box that the icon lies inside; `undefined` where the icon is too large for the box. */
const insideOf = (box: Box, drawn: IconSquare, reach: number): ((at: Point) => Point) | undefined => {
  // The box of a sample in the legend has no size: nothing else lies in it.
  if (box.width <= 0 || reach <= drawn.reach) return (at) => at
  if (2 * reach > Math.min(box.width, box.height)) return undefined
  return ({ x, y }) => ({
    x: clamp(x, box.x + reach, box.x + box.width - reach),
    y: clamp(y, box.y + reach, box.y + box.height - reach),
  })
}
