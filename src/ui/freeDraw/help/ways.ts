import { writeJunction } from '../../../geometry/junction/writeJunction'
import { DIRECTIONS, NO_JUNCTION, type Direction, type Junction } from '../../../model/junction'
import { PLAIN, type Looks } from '../../../model/looks'
import type { Point, Size, Stroke } from '../../../model/types'
import type { ToolCommand } from '../commands'

/** A drawing on the way to a T. */
interface Step {
  readonly elements: readonly Stroke[]
  /** On the ring: the faint roads that a tap would draw, and the place of the next tap. */
  readonly ring?: { readonly faint: readonly Stroke[]; readonly tap: Point }
}

/** A way to draw a T. Its name and its sentence stand under the same key in the language catalogue. */
interface WayToDraw {
  readonly tool: Extract<ToolCommand, 'junction' | 'route' | 'draw'>
  readonly steps: readonly Step[]
}

/** The paper of the pictures. */
export const WAYS_PAPER: Size = { width: 480, height: 480 }

const drawn = (points: readonly Point[], looks: Partial<Looks> = {}): Stroke => ({ points, ...PLAIN, ...looks })

const [LEFT, RIGHT]: readonly [Direction, Direction] = [2, 6]
const road = (direction: Direction) => ({ direction, unpaved: false, blocked: false, at: 0 })
const written = (junction: Partial<Junction>): readonly Stroke[] =>
  writeJunction({ ...NO_JUNCTION, ...junction }, WAYS_PAPER)
const exit = { direction: RIGHT, unpaved: false }

/** What the first tap of the ring would draw, and what the next ones would, without balls and arrows. */
const FAINT_EXITS = DIRECTIONS.flatMap((direction) => written({ exit: { direction, unpaved: false } })).map(
  ({ points }) => drawn(points),
)
const FAINT_ROADS = written({ arms: DIRECTIONS.map(road) }).filter(({ circle }) => !circle)

const [CORNER, BELOW]: readonly [Point, Point] = [
  { x: 240, y: 230 },
  { x: 240, y: 422 },
]
const [FAR_LEFT, FAR_RIGHT]: readonly [Point, Point] = [
  { x: 60, y: 230 },
  { x: 430, y: 230 },
]
const ROUTE = drawn([BELOW, CORNER, FAR_RIGHT], { circle: true, arrow: true })
const OTHER_ROAD = drawn([FAR_LEFT, CORNER])
const BALL = drawn([BELOW, CORNER], { circle: true })
const ARROW = drawn([CORNER, FAR_RIGHT], { arrow: true })

/** The three ways to draw a T, step by step. The tools of the first two make ball and arrow by themselves. */
export const WAYS_TO_DRAW: readonly WayToDraw[] = [
  {
    tool: 'junction',
    steps: [
      { elements: [], ring: { faint: FAINT_EXITS, tap: { x: 370, y: 230 } } },
      { elements: written({ exit }), ring: { faint: FAINT_ROADS, tap: { x: 140, y: 230 } } },
      { elements: written({ exit, arms: [road(LEFT)] }) },
    ],
  },
  { tool: 'route', steps: [{ elements: [ROUTE] }, { elements: [ROUTE, OTHER_ROAD] }] },
  { tool: 'draw', steps: [{ elements: [BALL] }, { elements: [BALL, ARROW] }, { elements: [BALL, ARROW, OTHER_ROAD] }] },
]
