import { memo } from 'react'
import { SURROUNDINGS } from '../../../constants'
import type { Point } from '../../../model/types'
import type { NearRoad, Surroundings } from '../../../route/boxes/surroundings'
import { pointsText } from '../../route/pointsText'

interface Props {
  readonly around: Surroundings
  /** Absent if the picture is hidden from screen readers. */
  readonly label?: string
}

const BOX = [-SURROUNDINGS, -SURROUNDINGS, 2 * SURROUNDINGS, 2 * SURROUNDINGS].join(' ')

/** The real roads at a junction, with the matched and the recorded route, turned so that the route comes from below. */
export const RealRoads = memo(({ around: { roads, route, track }, label }: Props) => (
  <svg
    viewBox={BOX}
    className="size-full"
    {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
  >
    <g className="fill-none" strokeLinecap="round" strokeLinejoin="round">
      <Lines lines={route} className="stroke-accent" strokeWidth={13} opacity={0.55} />
      {roads.map((road) => (
        <polyline
          key={keyOf(road)}
          points={pointsText(road.points)}
          className="stroke-text-soft"
          strokeWidth={road.width}
          {...(road.unpaved && { strokeDasharray: '6 7', strokeLinecap: 'butt' as const })}
        />
      ))}
      <Lines lines={track} className="stroke-danger" strokeWidth={3.5} strokeDasharray="0 6" />
    </g>
  </svg>
))

const keyOf = ({ points }: NearRoad): string => pointsText(points)

interface LinesProps {
  readonly lines: readonly (readonly Point[])[]
  readonly className: string
  readonly strokeWidth: number
  readonly opacity?: number
  readonly strokeDasharray?: string
}

const Lines = ({ lines, ...look }: LinesProps) =>
  lines.map((line) => <polyline key={pointsText(line)} points={pointsText(line)} {...look} />)
