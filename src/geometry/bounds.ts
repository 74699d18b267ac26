import type { DrawingElement, Point, Size } from '../model/types'
import { extentOf } from './extent'
import { clamp } from './points'
import { extremesOf } from './shapes'

/** Least length of each side of a picture or printed box of the ink alone, in units. */
export const CLOSE_UP_LEAST = 260

/** Padding around the canvas in a picture, in units: room for the largest arrowhead at the edge. */
export const PICTURE_PADDING = 32

/** Space shown around ink that was stored outside the canvas, in units. */
const OUTSIDE_MARGIN = 24

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The canvas, enlarged to show ink that was stored outside it. */
export const viewBoxOf = (canvas: Size, elements: readonly DrawingElement[]): Box => {
  const ink = extentOf(elements.flatMap(extremesOf))
  const left = ink.left < 0 ? ink.left - OUTSIDE_MARGIN : 0
  const top = ink.top < 0 ? ink.top - OUTSIDE_MARGIN : 0
  const right = ink.right > canvas.width ? ink.right + OUTSIDE_MARGIN : canvas.width
  const bottom = ink.bottom > canvas.height ? ink.bottom + OUTSIDE_MARGIN : canvas.height
  return { x: left, y: top, width: right - left, height: bottom - top }
}

/** The view box of a small picture: everything, with padding for its heavier pen. */
export const pictureBoxOf = (canvas: Size, elements: readonly DrawingElement[]): Box =>
  grow(viewBoxOf(canvas, elements), PICTURE_PADDING)

/** The view box of the ink alone, with padding; each side is at least CLOSE_UP_LEAST long. */
export const closeUpBoxOf = (canvas: Size, elements: readonly DrawingElement[]): Box => {
  const box = inkBoundsOf(elements)
  return box ? notTooNear(grow(box, PICTURE_PADDING)) : pictureBoxOf(canvas, elements)
}

/** The box around the ink of several drawings, each side at least CLOSE_UP_LEAST long; `undefined` when all are empty. */
export const unionBoxOf = (inks: readonly (readonly DrawingElement[])[]): Box | undefined => {
  const box = inkBoundsOf(inks.flat())
  return box && notTooNear(box)
}

const inkBoundsOf = (elements: readonly DrawingElement[]): Box | undefined => {
  const { left, top, right, bottom } = extentOf(elements.flatMap(extremesOf))
  return left > right ? undefined : { x: left, y: top, width: right - left, height: bottom - top }
}

/** Each side counts: the ink of a straight line has a side of 0, at which no scale could be computed. */
const notTooNear = ({ x, y, width, height }: Box): Box => {
  const [wide, high] = [Math.max(width, CLOSE_UP_LEAST), Math.max(height, CLOSE_UP_LEAST)]
  return { x: x - (wide - width) / 2, y: y - (high - height) / 2, width: wide, height: high }
}

export const grow = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
})

/** The smallest box that contains all of these. */
export const boxAround = (boxes: readonly Box[]): Box => {
  const { left, top, right, bottom } = extentOf(
    boxes.flatMap(({ x, y, width, height }) => [
      { x, y },
      { x: x + width, y: y + height },
    ]),
  )
  return { x: left, y: top, width: right - left, height: bottom - top }
}

/** The place in a box that is nearest to a point. */
export const clampTo = ({ x, y, width, height }: Box, point: Point): Point => ({
  x: clamp(point.x, x, x + width),
  y: clamp(point.y, y, y + height),
})

/** The largest box with the content's proportions, centred in the frame. */
export const contain = (content: Size, frame: Box): Box => {
  const scale = Math.min(frame.width / content.width, frame.height / content.height)
  const [width, height] = [content.width * scale, content.height * scale]
  return { x: frame.x + (frame.width - width) / 2, y: frame.y + (frame.height - height) / 2, width, height }
}
