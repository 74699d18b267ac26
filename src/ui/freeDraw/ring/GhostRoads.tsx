import { BALL_RADIUS, STROKE_WIDTH } from '../../../constants'
import type { RingOnPaper } from '../../../geometry/junction/ringOnPaper'
import { openPath } from '../../../geometry/line/pathData'

/** The roads that a tap would draw, faint, in their place and size; and the ball of the way in. */
export const GhostRoads = ({ onPaper: { places } }: { readonly onPaper: RingOnPaper }) => {
  const roads = places.filter(
    ({ target, isDrawn }) => (typeof target === 'number' || target === 'fromBelow') && !isDrawn,
  )
  const centre = places.find(({ target, isDrawn, isDisabled }) => target === 'roundabout' && !isDrawn && !isDisabled)
  const ball = roads.find(({ target }) => target === 'fromBelow')?.lines[0]?.at(-1)
  return (
    <g
      data-testid="ghosts"
      className="pointer-events-none fill-none stroke-line forced-colors:stroke-[GrayText]"
      strokeWidth={STROKE_WIDTH}
      strokeLinecap="round"
    >
      {roads.map(({ target, lines }) => (
        <path key={target} d={lines.map(openPath).join('')} />
      ))}
      {centre && <circle cx={centre.at.x} cy={centre.at.y} r={centre.reach} strokeWidth={3} />}
      {ball && (
        <circle
          cx={ball.x}
          cy={ball.y}
          r={BALL_RADIUS}
          className="fill-line stroke-none forced-colors:fill-[GrayText]"
        />
      )}
    </g>
  )
}
