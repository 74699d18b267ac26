import { curveThrough } from '../../geometry/curve'
import { openPath, piecesPath } from '../../geometry/pathData'
import type { Point } from '../../model/types'

/**
 * The path of a line that grows: only what is new since the last time is written, so that a long stroke costs no more
 * per frame than a short one. A piece of the curve is settled as soon as the point after it is known. A line that does
 * not grow at its end, but is another one or has another end, is written anew, and so is one that was a dot, which has a
 * length of its own.
 */
export const createLivePath = (): ((points: readonly Point[]) => string) => {
  let first: Point | undefined
  let last: Point | undefined
  let written = 0
  /** The path up to the point with the index `settled`. */
  let path = ''
  let settled = 0
  let isDot = true
  return (points) => {
    const goesOn = !isDot && points[0] === first && points[written - 1] === last
    if (!goesOn) {
      const start = openPath(points.slice(0, 1))
      isDot = openPath(points) === start
      if (isDot) return start
      path = start.slice(0, start.indexOf('L'))
      settled = 0
    }
    first = points[0]
    last = points.at(-1)
    written = points.length
    const pieces = curveThrough(points, settled)
    const open = pieces.length - 1
    path += piecesPath(pieces.slice(0, open))
    settled += open
    return path + piecesPath(pieces.slice(open))
  }
}
