import { curveThrough } from '../../geometry/line/curve'
import { openPath, piecesPath } from '../../geometry/line/pathData'
import type { Point } from '../../model/types'

/**
 * Writes the path of a growing line. Only new pieces are written, so that a long stroke costs no more per frame than a
 * short one. A piece of the curve is settled once the next point is known. If earlier points change, or the line was a
 * dot, the whole path is written again.
 */
export const createLivePath = (): ((points: readonly Point[]) => string) => {
  let first: Point | undefined
  let last: Point | undefined
  let written = 0
  /** The path up to the point with index `settled`. */
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
