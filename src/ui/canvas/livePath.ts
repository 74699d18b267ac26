import { linePart, openPath } from '../../geometry/pathData'
import type { Point } from '../../model/types'

/**
 * The path of a line that grows: only the points that are new since the last time are written, so that a long stroke
 * costs no more per frame than a short one. A line that does not grow at its end, but is another
 * one or has another end, is written anew, and so is one that was a dot, which has a length of its own.
 */
export const createLivePath = (): ((points: readonly Point[]) => string) => {
  let first: Point | undefined
  let last: Point | undefined
  let written = 0
  let path = ''
  let isDot = true
  return (points) => {
    const goesOn = written > 1 && !isDot && points[0] === first && points[written - 1] === last
    if (goesOn) path += points.slice(written).map(linePart).join('')
    else {
      path = openPath(points)
      isDot = path === openPath(points.slice(0, 1))
    }
    first = points[0]
    last = points.at(-1)
    written = points.length
    return path
  }
}
