import type { Point, Size } from '../model/types'
import type { Box } from './bounds'
import { clamp, distance, meanOf } from './points'

/** Limits of the view's scale; 1 shows the whole paper. */
export const LOWEST_ZOOM = 0.5
export const HIGHEST_ZOOM = 8

/** Position and scale of the paper in CSS pixels: place p of the fitted paper appears at p × scale + (x, y). */
export interface View {
  readonly scale: number
  readonly x: number
  readonly y: number
}

/** The whole paper, as large as fits. */
export const FIT: View = { scale: 1, x: 0, y: 0 }

export const isFit = ({ scale, x, y }: View): boolean => scale === 1 && x === 0 && y === 0

export const panned = ({ scale, x, y }: View, by: Point): View => ({ scale, x: x + by.x, y: y + by.y })

/** Zooms by a factor, within the limits; the place under `at` stays there. */
export const zoomed = ({ scale, x, y }: View, factor: number, at: Point): View => {
  const next = clamp(scale * factor, LOWEST_ZOOM, HIGHEST_ZOOM)
  const grown = next / scale
  return { scale: next, x: at.x - (at.x - x) * grown, y: at.y - (at.y - y) * grown }
}

type Fingers = readonly [Point, Point]

/** Pinch: the paper moves with the middle of two fingers and scales with their distance. */
export const pinched = (view: View, from: Fingers, to: Fingers): View => {
  const [middle, next] = [meanOf(from), meanOf(to)]
  const apart = distance(...from)
  const grown = apart === 0 ? view : zoomed(view, distance(...to) / apart, middle)
  return panned(grown, { x: next.x - middle.x, y: next.y - middle.y })
}

/** The box of the fitted paper in this view. */
export const boxInView = ({ scale, x, y }: View, fitted: Box): Box => ({
  x: fitted.x * scale + x,
  y: fitted.y * scale + y,
  width: fitted.width * scale,
  height: fitted.height * scale,
})

/** The fitted paper and its room. */
export interface Laid {
  readonly fitted: Box
  readonly room: Size
}

/**
 * The view after the room or the paper has changed shape. It keeps the scale, and centres the place that was nearest to
 * the middle, so that some paper is always in sight.
 */
export const relaid = (view: View, before: Laid, now: Laid): View => {
  if (isFit(view)) return FIT
  const was = boxInView(view, before.fitted)
  const across = clamp((before.room.width / 2 - was.x) / was.width, 0, 1)
  const down = clamp((before.room.height / 2 - was.y) / was.height, 0, 1)
  const { fitted, room } = now
  return {
    scale: view.scale,
    x: room.width / 2 - (fitted.x + across * fitted.width) * view.scale,
    y: room.height / 2 - (fitted.y + down * fitted.height) * view.scale,
  }
}
