import { BACK, pointTowards, QUARTER } from '../../../geometry/junction/writeJunction'
import type { ArmState, Direction } from '../../../model/junction'
import type { Point } from '../../../model/types'

interface Props {
  readonly direction: Direction
  readonly state: ArmState
}

/** Sizes are in units of the picture, whose side is 24. */
const MIDDLE = { x: 12, y: 12 }
const ROAD = { length: 15, entry: 8 }
const HEAD = { length: 7, half: 4 }
const BAR = { at: 10, half: 4.5 }
const BALL = { y: 19, radius: 3.5 }
const DASHES = '3.2 2.4'

const PICTURE = { viewBox: '0 0 24 24', className: 'size-9', fill: 'none', stroke: 'currentColor', 'aria-hidden': true }
const ROAD_LINE = { strokeWidth: 2.5 }
const FAINT_LINE = { strokeWidth: 1.5, opacity: 0.6 }

/** The way in and one road of a junction, as on paper; an absent road is thin and faint. */
export const RoadPicture = ({ direction, state }: Props) => {
  const centre = centreFor(direction)
  const [entry, tip] = [pointTowards(centre, BACK, ROAD.entry), pointTowards(centre, direction, ROAD.length)]
  if (state === 'none')
    return (
      <svg {...PICTURE}>
        <path d={lineText(entry, centre, tip)} {...FAINT_LINE} />
      </svg>
    )
  const isExit = state === 'exit' || state === 'exit-unpaved'
  const isUnpaved = state === 'unpaved' || state === 'exit-unpaved'
  const foot = pointTowards(tip, direction, -HEAD.length)
  return (
    <svg {...PICTURE}>
      <path d={lineText(entry, centre)} {...FAINT_LINE} />
      <path d={lineText(centre, isExit ? foot : tip)} strokeDasharray={isUnpaved ? DASHES : undefined} {...ROAD_LINE} />
      {isExit && <path d={`${acrossText(foot, direction, HEAD.half)}L${tip.x} ${tip.y}Z`} fill="currentColor" />}
      {state === 'blocked' && (
        <path d={acrossText(pointTowards(centre, direction, BAR.at), direction, BAR.half)} {...ROAD_LINE} />
      )}
    </svg>
  )
}

/** The way in with its ball. */
export const EntryPicture = ({ isUnpaved }: { readonly isUnpaved: boolean }) => (
  <svg {...PICTURE}>
    <path
      d={lineText({ x: MIDDLE.x, y: BALL.y }, { x: MIDDLE.x, y: 2 })}
      strokeDasharray={isUnpaved ? DASHES : undefined}
      {...ROAD_LINE}
    />
    <circle cx={MIDDLE.x} cy={BALL.y} r={BALL.radius} fill="currentColor" stroke="none" />
  </svg>
)

/** The place where the roads meet, chosen so that the drawn roads are centred in the picture. */
const centreFor = (direction: Direction): Point => {
  const tip = pointTowards({ x: 0, y: 0 }, direction, ROAD.length)
  const [top, bottom] = [Math.min(tip.y, 0), Math.max(tip.y, ROAD.entry)]
  return { x: MIDDLE.x - tip.x / 2, y: MIDDLE.y - (top + bottom) / 2 }
}

const lineText = (...points: readonly Point[]): string => `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`

const acrossText = (middle: Point, direction: Direction, half: number): string =>
  lineText(pointTowards(middle, direction - QUARTER, half), pointTowards(middle, direction + QUARTER, half))
