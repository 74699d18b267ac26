import { memo } from 'react'
import type { Point } from '../../../model/types'
import { pointsText } from '../pointsText'

/** Margin around the picture of a route, as a part of its side. */
const ROUTE_PICTURE_MARGIN = 0.08

interface Props {
  /** The parts of the route, in metres. */
  readonly outline: readonly (readonly Point[])[]
  /** Absent for a small picture beside the name of the route. */
  readonly label?: string
}

/** The line of a route, scaled to fit a square. */
export const RouteOutline = memo(({ outline, label }: Props) => {
  const points = outline.flat()
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const size = Math.max(Math.max(...xs) - left, Math.max(...ys) - top, 1)
  const margin = size * ROUTE_PICTURE_MARGIN
  const box = [
    left - margin - (size - (Math.max(...xs) - left)) / 2,
    top - margin - (size - (Math.max(...ys) - top)) / 2,
    size + 2 * margin,
    size + 2 * margin,
  ]
  const [start] = points
  return (
    <svg
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      viewBox={box.join(' ')}
      className={`shrink-0 rounded-lg bg-canvas ${label === undefined ? 'size-16' : 'size-32 sm:size-40'}`}
    >
      {outline.map((part) => (
        <polyline
          key={pointsText(part)}
          points={pointsText(part)}
          className="fill-none stroke-accent-text stroke-3"
          strokeLinejoin="round"
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
        />
      ))}
      {start && <circle cx={start.x} cy={start.y} r={margin / 2} className="fill-text" />}
    </svg>
  )
})
