import { rowNumber } from './fishbone'
import { rowsOf } from './readFishbone'
import {
  FISH_BONE,
  isStamp,
  type Drawing,
  type DrawingElement,
  type Point,
  type Size,
  type Stroke,
  type Style,
} from './types'

/** Something that is probably wrong with a sheet. Drawings are counted from zero, rows as they are walked. */
export type Remark =
  | { readonly kind: 'noPhone' }
  | { readonly kind: 'empty' | 'noBall' | 'noArrow' | 'outside'; readonly drawing: number }
  | { readonly kind: 'manyBalls'; readonly drawing: number; readonly balls: number }
  | { readonly kind: 'emptyRow'; readonly drawing: number; readonly row: number }

export interface Checked {
  readonly phone: string
  readonly style: Style
  readonly canvas: Size
  readonly drawings: readonly Drawing[]
}

/** Whether the path of an eraser takes away what lies at a place. */
export type Takes = (eraser: readonly Point[], place: Point) => boolean

/** What a leader would want to know before printing. It advises; nothing here keeps anybody from printing. */
export const checkBeforePrint = ({ phone, style, canvas, drawings }: Checked, takes: Takes): readonly Remark[] => [
  ...(phone.trim() === '' ? [{ kind: 'noPhone' } as const] : []),
  ...drawings.flatMap(({ elements }, drawing) =>
    style === FISH_BONE ? checkFishbone(elements, drawing) : checkJunction(elements, canvas, drawing, takes),
  ),
]

const checkFishbone = (elements: readonly DrawingElement[], drawing: number): readonly Remark[] => {
  if (!hasInk(elements)) return [{ kind: 'empty', drawing }]
  const rows = rowsOf(elements) ?? []
  return rows.flatMap(({ left, right }, index) => {
    const row = rowNumber(index, rows.length)
    return left.length + right.length === 0 ? [{ kind: 'emptyRow' as const, drawing, row }] : []
  })
}

const checkJunction = (
  elements: readonly DrawingElement[],
  canvas: Size,
  drawing: number,
  takes: Takes,
): readonly Remark[] => {
  if (!hasInk(elements)) return [{ kind: 'empty', drawing }]
  const balls = count(elements, ({ circle, points }) => (circle ? points[0] : undefined), takes)
  const arrows = count(elements, ({ arrow, points }) => (arrow ? points.at(-1) : undefined), takes)
  return [
    ...(balls === 0 ? [{ kind: 'noBall' as const, drawing }] : []),
    ...(balls > 1 ? [{ kind: 'manyBalls' as const, drawing, balls }] : []),
    ...(arrows === 0 ? [{ kind: 'noArrow' as const, drawing }] : []),
    ...(elements.some((element) => reachesOutside(element, canvas)) ? [{ kind: 'outside' as const, drawing }] : []),
  ]
}

const isEraser = (element: DrawingElement): element is Stroke & { readonly erase: true } =>
  !isStamp(element) && element.erase

const hasInk = (elements: readonly DrawingElement[]): boolean => elements.some((element) => !isEraser(element))

/** How many strokes have something at a place that no later eraser took away. */
const count = (
  elements: readonly DrawingElement[],
  placeOf: (stroke: Stroke) => Point | undefined,
  takes: Takes,
): number =>
  elements.filter((element, index) => {
    if (isStamp(element) || element.erase) return false
    const place = placeOf(element)
    return (
      place !== undefined && !elements.slice(index + 1).some((later) => isEraser(later) && takes(later.points, place))
    )
  }).length

const reachesOutside = (element: DrawingElement, { width, height }: Size): boolean => {
  if (isEraser(element)) return false
  const points = isStamp(element) ? [element.icon] : element.points
  return points.some(({ x, y }) => x < 0 || y < 0 || x > width || y > height)
}
