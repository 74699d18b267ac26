import { isStamp, type DrawingElement, type IconStamp, type Stroke } from './types'

/** Whether two elements make the same ink. */
export const sameElement = (one: DrawingElement, other: DrawingElement): boolean => {
  if (one === other) return true
  if (isStamp(one)) return isStamp(other) && sameStamp(one, other)
  return !isStamp(other) && sameStroke(one, other)
}

const sameStamp = ({ icon: a }: IconStamp, { icon: b }: IconStamp): boolean =>
  a.x === b.x && a.y === b.y && a.index === b.index

const sameStroke = (a: Stroke, b: Stroke): boolean =>
  a.dashed === b.dashed &&
  a.erase === b.erase &&
  a.arrow === b.arrow &&
  a.circle === b.circle &&
  a.points.length === b.points.length &&
  a.points.every(({ x, y }, index) => x === b.points[index]?.x && y === b.points[index]?.y)
